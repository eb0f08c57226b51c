import type { LightMyRequestResponse } from 'fastify'
import type { Cenario, Cliente, Uf } from './cenario.js'

/** The papers of art. 27. */
export const PAPEIS = ['certificado-de-propriedade', 'declaracao-de-manutencao']

/** The body of a valid request of registration, to be changed by each test. */
export const pedidoValido = (c: Cenario, uf: Uf, mudancas: Record<string, unknown> = {}) => ({
  operadora_id: c.ids[uf].operadora,
  placa: 'JXA4567',
  tipo: 'microonibus',
  marca_modelo: 'Volare Attack',
  ano_fabricacao: 2022,
  lugares: 28,
  numero_ordem: '12',
  equipamentos: ['primeiros-socorros', 'cintos'],
  seguro_ate: '2026-12-31',
  ...mudancas,
})

/** Asks over HTTP for the registration of a vehicle and has it decided: its id, at version 2. */
export async function registrarVeiculo(
  c: Cenario,
  uf: Uf,
  mudancas: Record<string, unknown>,
): Promise<string> {
  const analista = await c.entrar(uf, 'analista')
  const pedido = await analista.post('/api/v1/veiculos', pedidoValido(c, uf, mudancas))
  if (pedido.statusCode !== 200) throw new Error(pedido.body)
  const { id } = pedido.json() as { id: string }
  const decisao = await agir(
    analista,
    id,
    'decidir-registro',
    { resultado: 'registrado', documentos: PAPEIS },
    1,
  )
  if (decisao.statusCode !== 200) throw new Error(decisao.body)
  return id
}

/** One act on a vehicle, over HTTP. */
export const agir = (
  quem: Cliente,
  id: string,
  ato: string,
  corpo: unknown,
  versao: number,
): Promise<LightMyRequestResponse> => quem.post(`/api/v1/veiculos/${id}/${ato}`, corpo, { versao })
