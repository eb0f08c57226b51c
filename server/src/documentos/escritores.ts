import { ESCRITOR_DO_CERTIFICADO } from '../cadastro/certificar-licitante.js'
import { ESCRITOR_DO_AUTO } from '../fiscalizacao/documentos/escritor-do-auto.js'
import { ESCRITOR_DO_VEICULO } from '../frota/cartao.js'
import { ESCRITOR_DO_QUADRO } from '../linhas/escritor-do-quadro.js'
import type { TipoDeCaso } from '../platform/atos/ato.js'
import { escritorDosProcedimentos } from '../procedimentos/escritor.js'
import { PROCEDIMENTOS } from '../procedimentos.js'
import type { Escritor } from './escritor.js'

const ESCRITORES: Partial<Record<TipoDeCaso, Escritor>> = {
  auto: ESCRITOR_DO_AUTO,
  operadora: ESCRITOR_DO_CERTIFICADO,
  linha: ESCRITOR_DO_QUADRO,
  veiculo: ESCRITOR_DO_VEICULO,
  procedimento: escritorDosProcedimentos(PROCEDIMENTOS),
}

/** Who writes the documents of a kind of case. */
export function escritorDe(tipo: TipoDeCaso): Escritor {
  const escritor = ESCRITORES[tipo]
  if (!escritor) throw new Error(`no documents of ${tipo}`)
  return escritor
}
