import sql, { type Sql } from 'sql-template-tag'
import type { Contexto } from '../platform/contexto.js'

/** The paper of each case that expires first: `de_id`, `titulo`, `vale_ate`. A row source, to be joined by `de_id`. */
export const PRIMEIRO_DOCUMENTO: Sql = sql`
  (select distinct on (r.de_id) r.de_id, r.titulo, r.vale_ate from registro r
    where r.tipo = 'documento' and r.de_id is not null and r.vale_ate is not null and r.encerrado_em is null
    order by r.de_id, r.vale_ate)`

/** The papers of a case follow it to another operator: who may see the case sees what its validity is made of. */
export async function passarDocumentos(c: Contexto, deId: string, operadoraId: string): Promise<void> {
  await c.tx.executar(sql`
    update caso set operadora_id = ${operadoraId}
     where id in (select r.id from registro r where r.de_id = ${deId} and r.tipo = 'documento')`)
  await c.tx.executar(
    sql`update registro set operadora_id = ${operadoraId} where de_id = ${deId} and tipo = 'documento'`,
  )
}
