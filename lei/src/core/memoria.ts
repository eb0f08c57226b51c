import type { Dispositivo } from './dispositivo.js'

/** One step of a calculation, enough to do it again by hand. */
export interface Passo {
  dispositivo: Dispositivo | null
  /** What was done, in pt-BR. */
  descricao: string
  /** The value after this step, as text (number, amount, date, or what was found). */
  resultado: string
  /** The parameter used, with its validity and the act that set it. */
  parametro?: ParametroUsado
  /** Ids of the readings adopted where the text is ambiguous (`AMB-RR-30`). */
  leituras?: readonly string[]
  /** False where a rule was looked at and not applied; the description says why. */
  aplicado?: boolean
}

export interface ParametroUsado {
  nome: string
  valor: string
  de: string
  ate: string | null
  ato: string
  /** True where the value is for demonstration and no authority set it. */
  demonstracao: boolean
}

/** The steps, in the order in which a person would take them. */
export type Memoria = readonly Passo[]
