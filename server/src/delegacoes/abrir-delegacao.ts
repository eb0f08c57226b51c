import { abrirCaso, atosDoCaso, registrarAto } from '../platform/atos/ato.js'
import { comoJson, type Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import { emitirDaOutorga } from '../platform/documentos/emitir.js'
import { proximoNumero } from '../platform/numeracao.js'
import { conteudoDoProcedimento } from '../procedimentos/escritor.js'
import { acharProcedimento, inserirProcedimento } from '../procedimentos/procedimento.js'
import { inicioDaDelegacao, type PedidoDeDelegacao } from './abertura.js'
import { DELEGACAO } from './delegacao.js'

/**
 * Opens the delegation that a tender ended in, in the transaction that signs the contract, and issues the contract's
 * extract. Whoever calls it has had `examinarDelegacao` answer, which holds the line.
 * @returns its number and the document's verification code.
 */
export async function abrirDelegacao(
  c: Contexto,
  pedido: PedidoDeDelegacao,
): Promise<{ numero: string; documento: string }> {
  const inicio = await inicioDaDelegacao(c, pedido)
  const id = await abrirCaso(c, 'procedimento', inicio.operadora_id)
  const numero = await proximoNumero(c, 'delegacao')
  await inserirProcedimento(c, { id, tipo: 'delegacao', especie: pedido.especie, numero, ...inicio })
  const dados = comoJson({
    especie: pedido.especie,
    operadora_id: pedido.operadora_id,
    linha_id: pedido.linha_id,
    terminal_id: pedido.terminal_id,
    licitacao: pedido.licitacao,
    homologada_em: pedido.homologacao,
    contrato: pedido.contrato,
    pecas: pedido.pecas,
    assinado_em: pedido.assinatura,
    requisitos: pedido.requisitos.map((requisito) => ({ requisito })),
  }) as Record<string, Json>
  const { id: atoId } = await registrarAto(c, id, 'abrir', dados)
  const p = await acharProcedimento(c, 'delegacao', numero)
  const ato = (await atosDoCaso(c, id)).find((a) => a.id === atoId)
  if (!ato) throw new Error(`act ${atoId} was not appended`)
  const conteudo = await conteudoDoProcedimento(c, DELEGACAO, p, ato, 'contrato')
  return { numero, documento: await emitirDaOutorga(c, id, atoId, 'contrato', conteudo) }
}
