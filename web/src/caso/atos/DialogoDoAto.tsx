import { type ComponentType, useState } from 'react'
import type { Eu } from '../../sessao/sessao'
import type { AtoAberto, AtoDoAuto, Auto } from '../tipos'
import { AdotarMedida } from './AdotarMedida'
import { AnotarErro } from './AnotarErro'
import { CienciaDoRecurso } from './CienciaDoRecurso'
import { Cobrar } from './Cobrar'
import { Correcao } from './Correcao'
import type { PropsDoAto } from './comum'
import { DarCiencia } from './DarCiencia'
import { Julgar, JulgarRecurso } from './Decidir'
import { Definitivo } from './Definitivo'
import { Despesa } from './Despesa'
import { JuntarEvidencia } from './JuntarEvidencia'
import { Liberar } from './Liberar'
import { Pagar } from './Pagar'
import { ApresentarDefesa, Recorrer } from './Protocolar'
import { Publicar } from './Publicar'
import { Transbordo } from './Transbordo'
import './atos.css'

const DO_AUTO: Record<AtoDoAuto, ComponentType<PropsDoAto>> = {
  'dar-ciencia': DarCiencia,
  'apresentar-defesa': ApresentarDefesa,
  julgar: Julgar,
  'publicar-decisao': Publicar,
  recorrer: Recorrer,
  'julgar-recurso': JulgarRecurso,
  'dar-ciencia-do-recurso': CienciaDoRecurso,
  'declarar-definitivo': Definitivo,
  'registrar-pagamento': Pagar,
  'encaminhar-cobranca': Cobrar,
  'anotar-erro': AnotarErro,
  'juntar-evidencia': JuntarEvidencia,
}

interface DialogoDoAtoProps {
  aberto: AtoAberto
  auto: Auto
  eu: Eu
  aoFechar: () => void
}

/**
 * The window of the act that was asked for. It stays open, with what was typed, even where the case has moved on
 * meanwhile: the server then says why the act no longer fits.
 */
export default function DialogoDoAto({ aberto, auto, eu, aoFechar }: DialogoDoAtoProps) {
  const [titulo] = useState(() =>
    aberto.de === 'auto' ? (auto.atos_possiveis.find((p) => p.ato === aberto.ato)?.titulo ?? '') : '',
  )
  const comuns = { auto, eu, aoFechar }
  if (aberto.de === 'auto') {
    const Ato = DO_AUTO[aberto.ato]
    return <Ato {...comuns} titulo={titulo} />
  }
  if (aberto.de === 'adotar') return <AdotarMedida {...comuns} tipo={aberto.tipo} />
  const medida = auto.medidas.find((m) => m.id === aberto.medida)
  if (!medida) return null
  if (aberto.ato === 'comprovar-correcao') {
    return <Correcao {...comuns} medida={medida} correcao={aberto.correcao ?? 0} />
  }
  const Ato = { 'registrar-transbordo': Transbordo, 'registrar-despesa': Despesa, liberar: Liberar }[
    aberto.ato
  ]
  return <Ato {...comuns} medida={medida} />
}
