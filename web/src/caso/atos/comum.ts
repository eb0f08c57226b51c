import type { Eu } from '../../sessao/sessao'
import type { Auto, Evento, Medida } from '../tipos'

export interface PropsDoAto {
  auto: Auto
  eu: Eu
  /** How the act is called for this person. */
  titulo: string
  aoFechar: () => void
}

export interface PropsDoAtoDaMedida {
  auto: Auto
  medida: Medida
  eu: Eu
  aoFechar: () => void
}

/** `/api/v1/autos/RR-2026-000142/defesa` */
export const caminhoDoAuto = (auto: Pick<Auto, 'numero'>, ato: string) =>
  `/api/v1/autos/${encodeURIComponent(auto.numero)}/${ato}`

export const caminhoDaMedida = (medida: Pick<Medida, 'id'>, ato: string) =>
  `/api/v1/medidas/${medida.id}/${ato}`

/** What was done since a version: told to whoever was writing meanwhile. */
export const novidadesDesde = (eventos: readonly Evento[], versao: number) =>
  eventos.filter((e) => e.ordem > versao)

/** Lines of a text field as items: blanks out, edges trimmed. */
export const itensDe = (texto: string) =>
  texto
    .split('\n')
    .map((l) => l.trim())
    .filter((l) => l !== '')

export const MODOS_DE_CIENCIA = [
  { valor: 'assinatura', rotulo: 'Assinatura no local' },
  { valor: 'recusa', rotulo: 'Recusa de assinatura, atestada pelo fiscal' },
  { valor: 'recibo', rotulo: 'Entrega contra recibo' },
  { valor: 'ar', rotulo: 'Aviso de recebimento (AR)' },
  { valor: 'eletronica', rotulo: 'Ciência eletrônica' },
] as const

export type ModoDeCiencia = (typeof MODOS_DE_CIENCIA)[number]['valor']
