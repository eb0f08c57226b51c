import { randomUUID } from 'node:crypto'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Tx } from './conexao.js'

/**
 * The rows of a query, a batch at a time through a cursor of the transaction: as many as there are, in memory that does
 * not grow.
 */
export async function* percorrer<T>(tx: Tx, consulta: Sql, lote = 1000): AsyncGenerator<T> {
  const cursor = raw(`"percurso-${randomUUID()}"`)
  await tx.executar(sql`declare ${cursor} no scroll cursor for ${consulta}`)
  for (;;) {
    const linhas = await tx.linhas<T>(sql`fetch ${raw(String(lote))} from ${cursor}`)
    yield* linhas
    if (linhas.length < lote) break
  }
  await tx.executar(sql`close ${cursor}`)
}
