import sql from 'sql-template-tag'
import { acharOperadora } from '../cadastro/operadora.js'
import { registrarAto } from '../platform/atos/ato.js'
import type { Contexto } from '../platform/contexto.js'
import { acharLinha } from './linha.js'

/** Holds a line until the transaction ends: who may run it is decided by one request at a time. */
export async function travarLinha(c: Contexto, linhaId: string): Promise<void> {
  await c.tx.executar(sql`select 1 from caso where id = ${linhaId} for update`)
}

/**
 * Says who runs a line from now on, null for nobody: an act on the line's case with `porQue`, and its row. Nothing is
 * appended where that operator already runs it.
 * @throws Problema 404 for the line or the operator.
 */
export async function definirDelegataria(
  c: Contexto,
  linhaId: string,
  operadoraId: string | null,
  porQue: string,
): Promise<void> {
  await travarLinha(c, linhaId)
  const { operadora: antes } = await acharLinha(c, linhaId)
  if ((antes?.id ?? null) === operadoraId) return
  const nova = operadoraId === null ? null : await acharOperadora(c, operadoraId)
  const depois = nova && { id: nova.id, razao_social: nova.razao_social }
  await registrarAto(c, linhaId, 'alterar', {
    antes: { operadora: antes && { ...antes } },
    depois: { operadora: depois },
    motivo: porQue,
  })
  await c.tx.executar(sql`update caso set operadora_id = ${operadoraId} where id = ${linhaId}`)
  await c.tx.executar(sql`update linha set operadora_id = ${operadoraId} where id = ${linhaId}`)
}
