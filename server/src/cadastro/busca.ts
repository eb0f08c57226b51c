import sql, { join, type Sql } from 'sql-template-tag'
import { semAcento } from '../esquemas/comuns.js'

const MAXIMO_DE_PALAVRAS = 8
const literal = (texto: string) => `%${texto.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Rows whose `coluna` holds every word of `q`, whatever the case, the accents and the punctuation of a CNPJ or a plate.
 * `outras` gives further spellings of a word (already lower case, no punctuation).
 */
export function ondeBusca(
  q: string | null,
  coluna: Sql,
  outras: (palavra: string) => string[] = () => [],
): Sql {
  const palavras = semAcento(q ?? '')
    .split(/\s+/)
    .filter((p) => /[\p{L}\p{N}]/u.test(p))
    .slice(0, MAXIMO_DE_PALAVRAS)
  const condicoes = palavras.map((p) => {
    const limpa = p.replace(/[./-]/g, '')
    const formas = [...new Set([p, limpa, ...outras(limpa)])].map(literal)
    return sql`${coluna} like any(${formas}::text[])`
  })
  return join([sql`true`, ...condicoes], ' and ')
}

/** What `ondeBusca` looks into: lower case, no accents, in the order in which the list is sorted. */
export const textoDeBusca = (...partes: (string | null)[]): string =>
  semAcento(partes.filter((p) => p !== null).join(' '))
