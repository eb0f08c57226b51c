import sql from 'sql-template-tag'
import type { Contexto } from '../platform/contexto.js'

/**
 * Runs a part of an operator's act with the authority's sight: the law compares it with rows of others (a line without
 * holder, the company that it transfers to), which the operator itself does not see. Nothing of them is answered.
 */
export async function comoAutoridade<T>(c: Contexto, f: () => Promise<T>): Promise<T> {
  if (c.ator.operadoraId === null) return f()
  const ver = (operadora: string) =>
    c.tx.executar(sql`select set_config('outorga.operadora', ${operadora}, true)`)
  await ver('')
  try {
    return await f()
  } finally {
    // Where the database already refused something the transaction is lost, and with it this setting.
    await ver(c.ator.operadoraId).catch(() => 0)
  }
}
