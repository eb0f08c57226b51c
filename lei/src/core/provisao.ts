import type { Dispositivo } from './dispositivo.js'

export type TipoDeProvisao =
  | 'definicao'
  | 'cadastro'
  | 'elegibilidade'
  | 'calculo'
  | 'prazo'
  | 'procedimento'
  | 'infracao'
  | 'penalidade'
  | 'competencia'
  | 'final'

/** What the software does about it: decides by itself, checks for a person, keeps the record, or holds its value. */
export type Computavel = 'executa' | 'confere' | 'registra' | 'parametro' | 'nao'

/** One row of the matrix: a provision, what it says, and what in this library answers for it. */
export interface Provisao<Nome extends string = string> {
  /** LexML, unique inside the law; items of a table have the law's own id (`XII.1.I`). */
  dispositivo: Dispositivo
  /** Where several rows stand on one provision (two sentences, text from elsewhere), what tells them apart. */
  parte?: string
  /** Our own words, pt-BR. */
  resumo: string
  tipo: TipoDeProvisao
  computavel: Computavel
  /** Exported names of this library that carry it out; empty only where `computavel` is `nao`. */
  implementacao: readonly Nome[]
  /** Why there is nothing to do, where `computavel` is `nao`. */
  motivo?: string
  /** Ids of readings (AMB-…) and of scan faults (OCR-…) that bear on it. */
  leituras: readonly string[]
  correcoes: readonly string[]
  /** Text known from elsewhere, not in the source. */
  externa?: boolean
}
