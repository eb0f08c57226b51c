import type { Calculo, NormaDoCalculo } from '@outorga/lei'

export type Valores = Readonly<Record<string, string>>

/** How a field is drawn and in which shape its value goes into the request. */
export type TipoDeCampo =
  | 'texto'
  | 'data'
  | 'mes'
  | 'data-e-hora'
  | 'numero'
  | 'inteiro'
  | 'dinheiro'
  | 'escolha'
  | 'sim-ou-nao'
  | 'marcar'

export interface CampoDoCalculo {
  nome: string
  /** Path in the request, dots between levels; the name itself where not given. Empty is not sent. */
  caminho?: string
  rotulo: string
  tipo: TipoDeCampo
  dica?: string
  unidade?: string
  opcional?: boolean
  /** A choice that the request takes as a number. */
  comoNumero?: boolean
  opcoes?: readonly { valor: string; rotulo: string }[]
  /** What it starts with; `hoje` is the day where the law holds. */
  inicial?: string
  /** Only where the other values say so. */
  quando?: (v: Valores) => boolean
}

/** A calculation where a page offers it: what the page already knows is not asked. */
export interface Oferta {
  calculo: Calculo
  norma: NormaDoCalculo
  /** By name of field. */
  fixos: Valores
  iniciais: Valores
}

export const ZONA = {
  RR: { iana: 'America/Boa_Vista', fuso: '-04:00' },
  RS: { iana: 'America/Sao_Paulo', fuso: '-03:00' },
} as const

export const zonaDa = (norma: NormaDoCalculo) => ZONA[norma.startsWith('rr') ? 'RR' : 'RS']
