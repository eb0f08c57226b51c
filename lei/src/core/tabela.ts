import type { Dispositivo } from './dispositivo.js'

/** One line of a procedure: in `de`, `papel` may do `ato`, and the case goes to one of `para`. */
export interface Transicao<Estado extends string, Ato extends string, Papel extends string> {
  ato: Ato
  de: readonly Estado[]
  /** Result of the act → next state. An act without a choice has the one result `feito`. `mesmo`: the state stays. */
  para: Readonly<Record<string, Estado | 'mesmo'>>
  papeis: readonly Papel[]
  /** The provision that gives the act; null where the authority's own rule does. */
  dispositivo: Dispositivo | null
  /** The term that must have ended before the act is possible. */
  depoisDoPrazo?: string
  /** The term that the act starts. */
  iniciaPrazo?: string
}

export type Tabela<Estado extends string, Ato extends string, Papel extends string> = readonly Transicao<
  Estado,
  Ato,
  Papel
>[]

/** The lines that leave `estado`; for `papel` where one is given. */
export function transicoesDe<E extends string, A extends string, P extends string>(
  tabela: Tabela<E, A, P>,
  estado: E,
  papel?: P,
): Transicao<E, A, P>[] {
  return tabela.filter((t) => t.de.includes(estado) && (papel === undefined || t.papeis.includes(papel)))
}

/** The state after `ato` with `resultado`; null where the table does not allow it. */
export function proximoEstado<E extends string, A extends string, P extends string>(
  tabela: Tabela<E, A, P>,
  estado: E,
  ato: A,
  resultado = 'feito',
): E | null {
  const linha = tabela.find((t) => t.ato === ato && t.de.includes(estado))
  if (!linha || !Object.hasOwn(linha.para, resultado)) return null
  const para = linha.para[resultado]
  if (para === undefined) return null
  return para === 'mesmo' ? estado : para
}
