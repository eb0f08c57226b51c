import { createHash } from 'node:crypto'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [chave: string]: Json }

/**
 * The one text of a JSON value: keys in order, no spaces, whole numbers only. Two equal acts have equal texts.
 * @throws TypeError for a number that is not a safe integer: amounts are text.
 */
export function canonico(valor: Json): string {
  if (typeof valor === 'number' && !Number.isSafeInteger(valor))
    throw new TypeError(`not canonical: ${valor}`)
  if (valor === null || typeof valor !== 'object') return JSON.stringify(valor)
  if (Array.isArray(valor)) return `[${valor.map(canonico).join(',')}]`
  const pares = Object.entries(valor as Record<string, Json>).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${pares.map(([k, v]) => `${JSON.stringify(k)}:${canonico(v)}`).join(',')}}`
}

/** What a result of the law is as plain JSON: amounts become text, absent fields are left out. */
export const comoJson = (valor: unknown): Json => JSON.parse(JSON.stringify(valor)) as Json

export function sha256(conteudo: string | Buffer | Uint8Array): Buffer {
  return createHash('sha256').update(conteudo).digest()
}
