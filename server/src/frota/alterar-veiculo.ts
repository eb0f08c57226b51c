import { placaUnica } from '@outorga/lei'
import { z } from 'zod'
import { ReciboDeCadastroJson } from '../cadastro/esquemas.js'
import { type Ficha, registrarAlteracao } from '../cadastro/mudanca.js'
import { canonico, comoJson } from '../platform/atos/canonico.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { exigir } from '../procedimentos/exame.js'
import { examinarRegistro } from './exames.js'
import { NOME_DO_ESTADO } from './nomes.js'
import { conferirPedido, type Pedido, PedidoDeRegistro } from './pedido.js'
import { semRepetir } from './pedir-registro.js'
import { abrirVeiculo } from './praticar.js'
import { type FichaDoVeiculo, projetarVeiculo, type Veiculo } from './veiculo.js'

/** States in which what the register says of a vehicle may still be corrected or renewed. */
export const ALTERAVEL: readonly Veiculo['estado'][] = ['em-exame', 'registrado', 'retirado']

const CAMPOS = Object.keys(PedidoDeRegistro.shape).filter(
  (k) => k !== 'operadora_id',
) as (keyof FichaDoVeiculo)[]

const fichaDe = (v: FichaDoVeiculo): Ficha =>
  Object.fromEntries(CAMPOS.map((k) => [k, comoJson(v[k] ?? null)]))

/**
 * Checks what a vehicle's record is to say. Its operator changes by transfer alone, and what the law examined at
 * registration is examined again.
 * @throws Problema 409 in a state where nothing changes, 422 naming the field or the provision.
 */
export async function conferirAlteracao(c: Contexto, v: Veiculo, e: Pedido): Promise<FichaDoVeiculo> {
  if (!ALTERAVEL.includes(v.estado)) {
    const onde = NOME_DO_ESTADO[v.estado].nome
    throw new Problema(409, 'ato-nao-cabe', `O cadastro não se altera: o veículo está em «${onde}».`)
  }
  if (e.operadora_id !== null && e.operadora_id !== v.operadora_id) {
    const mensagem = 'O veículo passa a outra operadora por transferência, com os documentos dela.'
    throw new Problema(422, 'pede-transferencia', mensagem, { campo: 'operadora_id' })
  }
  const ficha = conferirPedido(c, e)
  exigir(await examinarRegistro(c, ficha, v.registrado_em ?? c.hoje))
  return ficha
}

/** Whether a record says already what it is to say. */
export const jaDiz = (v: Veiculo, ficha: FichaDoVeiculo): boolean =>
  canonico(fichaDe(v)) === canonico(fichaDe(ficha))

/** Changes a record to what was already checked; answers its new version. */
export async function mudarVeiculo(c: Contexto, v: Veiculo, ficha: FichaDoVeiculo): Promise<number> {
  const versao = await registrarAlteracao(c, v.id, fichaDe(v), fichaDe(ficha))
  const colunas = { ...ficha, placa_unica: placaUnica(ficha.placa) }
  await semRepetir(() => projetarVeiculo(c, v, { colunas }))
  return versao
}

/** Changes what the register says of a vehicle: a renewed insurance, a plate of the new spelling, a mistake. */
export const alterarVeiculo = casoDeUso({
  resumo: 'Alterar o cadastro de um veículo',
  entrada: PedidoDeRegistro.extend({ id: z.uuid() }),
  saida: ReciboDeCadastroJson,
  permissao: 'cadastro:mudar',
  async executar(c, { id, ...e }) {
    const v = await abrirVeiculo(c, id)
    const ficha = await conferirAlteracao(c, v, e)
    const versao = await mudarVeiculo(c, v, ficha)
    return { id, versao, mensagem: `Cadastro do veículo ${ficha.placa} alterado.` }
  },
})
