import sql from 'sql-template-tag'
import { registrarAto } from '../platform/atos/ato.js'
import type { Contexto } from '../platform/contexto.js'
import { travarLinha } from './delegataria.js'
import { acharLinha, type Linha } from './linha.js'

/**
 * Puts a line in or out of service in the register: an act on the line's case with `porQue`, and its row. Nothing is
 * appended where it already is so.
 * @throws Problema 404.
 */
export async function definirSituacao(
  c: Contexto,
  linhaId: string,
  situacao: Linha['situacao'],
  porQue: string,
): Promise<void> {
  await travarLinha(c, linhaId)
  const { situacao: antes } = await acharLinha(c, linhaId)
  if (antes === situacao) return
  await registrarAto(c, linhaId, 'alterar', {
    antes: { situacao: antes },
    depois: { situacao },
    motivo: porQue,
  })
  await c.tx.executar(sql`update linha set situacao = ${situacao} where id = ${linhaId}`)
}
