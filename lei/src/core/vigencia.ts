import { type DataCivil, escreverData } from './data.js'
import { RecusaDaLei } from './erro.js'
import type { ParametroUsado } from './memoria.js'

/** A value in force on `[de, ate)`, with the act that set it. `ate` null: until another takes its place. */
export interface ValorDatado<T = string> {
  de: DataCivil
  ate: DataCivil | null
  valor: T
  /** The act or publication that set it, as people cite it. */
  ato: string
  demonstracao: boolean
}

/** A dated series; the later row wins from its `de` on. Never edited: a correction is another row. */
export type Serie<T = string> = readonly ValorDatado<T>[]

/**
 * The value in force at `data`: of the rows that reach it, the one that began last (of two that began on one day, the
 * later in the list, which is the later act).
 * @throws RecusaDaLei `sem-valor-na-data`: never zero, never the newest.
 */
export function valorEm<T>(
  serie: Serie<T>,
  data: DataCivil,
  nome: string,
  campo: string | null = null,
): ValorDatado<T> {
  let achado: ValorDatado<T> | null = null
  for (const linha of serie) {
    const vale = linha.de <= data && (linha.ate === null || data < linha.ate)
    if (vale && (achado === null || linha.de >= achado.de)) achado = linha
  }
  if (achado) return achado
  throw new RecusaDaLei({
    codigo: 'sem-valor-na-data',
    mensagem: `Não há valor de ${nome} em vigor em ${escreverData(data)}.`,
    campo,
  })
}

export function parametroUsado(nome: string, v: ValorDatado): ParametroUsado {
  return { nome, valor: v.valor, de: v.de, ate: v.ate, ato: v.ato, demonstracao: v.demonstracao }
}
