import { placaUnica } from '@outorga/lei'
import sql, { join, type Sql } from 'sql-template-tag'

/** For accent-blind search: lower case, no marks. */
const semAcento = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const MAXIMO_DE_PALAVRAS = 8

/** A whole plate finds its vehicle under either spelling: `coluna` holds the new one too. */
const outraGrafia = (palavra: string) =>
  /^[a-z]{3}\d[a-z0-9]\d{2}$/.test(palavra) ? [placaUnica(palavra.toUpperCase()).toLowerCase()] : []

const literal = (texto: string) => `%${texto.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Rows whose `coluna` holds every word of `q`, whatever the case, the accents, the punctuation of a CNPJ, and which of
 * its two spellings a plate is typed in.
 */
export function ondeBusca(q: string | null, coluna: Sql): Sql {
  const palavras = semAcento(q ?? '')
    .split(/\s+/)
    .filter((p) => /[\p{L}\p{N}]/u.test(p))
    .slice(0, MAXIMO_DE_PALAVRAS)
  const condicoes = palavras.map((p) => {
    const limpa = p.replace(/[./-]/g, '')
    const formas = [...new Set([p, limpa, ...outraGrafia(limpa)])].map(literal)
    return sql`${coluna} like any(${formas}::text[])`
  })
  return join([sql`true`, ...condicoes], ' and ')
}

/** What `ondeBusca` looks into: lower case, no accents, in the order in which the list is sorted. */
export const textoDeBusca = (...partes: (string | null)[]): string =>
  semAcento(partes.filter((p) => p !== null).join(' '))
