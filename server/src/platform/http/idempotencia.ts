import sql from 'sql-template-tag'
import { canonico, type Json, sha256 } from '../atos/canonico.js'
import type { Tx } from '../db/conexao.js'
import { Problema } from '../problema.js'

export interface PedidoDeEscrita {
  usuarioId: string
  chave: string | undefined
  rota: string
  entrada: unknown
}

/**
 * Runs `executar` once per key and person. The same request again gets the first one's answer; a second one that comes
 * while the first runs waits for it (the key's row is taken in the same transaction).
 * @throws Problema 400 without a key, 422 where the key was used for another request.
 */
export async function umaVez<T>(
  tx: Tx,
  pedido: PedidoDeEscrita,
  agora: string,
  executar: () => Promise<T>,
): Promise<{ valor: T; repetido: boolean }> {
  const { usuarioId, chave, rota } = pedido
  if (!chave || chave.length > 100) {
    throw new Problema(
      400,
      'chave-ausente',
      'Falta a chave do pedido: mande o cabeçalho Idempotency-Key, diferente a cada ato.',
    )
  }
  const resumo = sha256(Buffer.isBuffer(pedido.entrada) ? pedido.entrada : canonico(pedido.entrada as Json))
  const nova = await tx.executar(sql`
    insert into requisicao (usuario_id, chave, rota, resumo, criada_em) values (${usuarioId}, ${chave}, ${rota}, ${resumo}, ${agora})
    on conflict do nothing`)
  if (nova === 0) {
    const antes = await tx.uma<{ rota: string; resumo: Buffer; resposta: string | null }>(
      sql`select rota, resumo, resposta from requisicao where usuario_id = ${usuarioId} and chave = ${chave}`,
    )
    if (!antes || antes.rota !== rota || !antes.resumo.equals(resumo)) {
      throw new Problema(
        422,
        'chave-reutilizada',
        'Esta chave já serviu a outro pedido. Use uma chave nova a cada ato.',
      )
    }
    return { valor: JSON.parse(antes.resposta ?? 'null') as T, repetido: true }
  }
  const valor = await executar()
  await tx.executar(
    sql`update requisicao set resposta = ${JSON.stringify(valor)} where usuario_id = ${usuarioId} and chave = ${chave}`,
  )
  return { valor, repetido: false }
}
