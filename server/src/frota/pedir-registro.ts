import { placaUnica } from '@outorga/lei'
import { z } from 'zod'
import { abrirCaso, registrarAto } from '../platform/atos/ato.js'
import { comoJson, type Json } from '../platform/atos/canonico.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { erroDoBanco } from '../platform/db/conexao.js'
import { Problema } from '../platform/problema.js'
import { exigir } from '../procedimentos/exame.js'
import { FormularioDoVeiculoJson, ReciboDoVeiculoJson } from './esquemas.js'
import { examinarRegistro } from './exames.js'
import { NOME_DO_EQUIPAMENTO, NOME_DO_ESTADO, NOME_DO_TIPO, TIPOS_DA_NORMA } from './nomes.js'
import {
  camposDaLei,
  conferirPedido,
  operadoraQueRecebe,
  type Pedido,
  PedidoDeRegistro,
  REPETIDO,
} from './pedido.js'
import { type FichaDoVeiculo, inserirVeiculo } from './veiculo.js'

const QUEM_PEDE: readonly string[] = ['operadora', 'analista']

/**
 * Runs a write whose plate or vessel number another vehicle may hold, even since the last look.
 * @throws Problema 409 naming the field.
 */
export async function semRepetir<T>(gravar: () => Promise<T>): Promise<T> {
  try {
    return await gravar()
  } catch (erro) {
    const restricao = erroDoBanco(erro)?.restricao ?? ''
    const repetido = REPETIDO[restricao]
    if (!repetido) throw erro
    throw new Problema(409, 'ja-existe', repetido[1], { campo: repetido[0] })
  }
}

/** A request that was checked, and the operator that it is of. */
export interface PedidoConferido {
  operadora: { id: string; razao_social: string }
  ficha: FichaDoVeiculo
}

/**
 * Checks a request by the register and by the law.
 * @throws Problema 403, 404, 422 naming the field or the provision.
 */
export async function conferirNovo(c: Contexto, e: Pedido): Promise<PedidoConferido> {
  if (!QUEM_PEDE.includes(c.ator.papel)) {
    const cargo = c.autoridade.cargos[c.ator.papel]
    throw new Problema(
      403,
      'papel-sem-competencia',
      `${cargo} não pede registro de veículo nesta autoridade.`,
    )
  }
  const { id, razao_social } = await operadoraQueRecebe(c, e.operadora_id)
  const ficha = conferirPedido(c, e)
  exigir(await examinarRegistro(c, ficha, c.hoje))
  return { operadora: { id, razao_social }, ficha }
}

/**
 * Enters a request that was already checked; the import uses it row by row.
 * @throws Problema 409 where the plate is already there.
 */
export async function inserirPedido(c: Contexto, { operadora, ficha }: PedidoConferido) {
  const id = await abrirCaso(c, 'veiculo', operadora.id)
  const colunas = { ...ficha, placa_unica: placaUnica(ficha.placa), estado: 'em-exame' as const }
  await semRepetir(() => inserirVeiculo(c, { id, operadora_id: operadora.id, colunas }))
  const dados = { ...(comoJson(ficha) as Record<string, Json>), operadora: { ...operadora } }
  const { ordem } = await registrarAto(c, id, 'pedir-registro', dados)
  return { id, versao: ordem }
}

/** Asks for the registration of a vehicle (RR art. 27), once whatever the spelling of its plate. */
export const pedirRegistro = casoDeUso({
  resumo: 'Pedir o registro de um veículo',
  entrada: PedidoDeRegistro,
  saida: ReciboDoVeiculoJson,
  permissao: 'procedimento:abrir',
  async executar(c, e) {
    const pedido = await conferirNovo(c, e)
    const { id, versao } = await inserirPedido(c, pedido)
    const mensagem = `Registro do veículo ${pedido.ficha.placa} pedido: está em exame.`
    return { id, versao, estado: 'em-exame' as const, mensagem, documento: null }
  },
})

const opcoes = (nomes: Readonly<Record<string, string>>, chaves: readonly string[] = Object.keys(nomes)) =>
  chaves.map((valor) => ({ valor, rotulo: nomes[valor] ?? valor }))

/** What the pages of the fleet ask for and filter by. */
export const formularioDoVeiculo = casoDeUso({
  resumo: 'O que se pergunta no registro de um veículo',
  entrada: z.object({}),
  saida: FormularioDoVeiculoJson,
  permissao: 'cadastro:ver',
  async executar(c) {
    const nomes = Object.entries(NOME_DO_ESTADO).map(([valor, { nome }]) => ({ valor, rotulo: nome }))
    return {
      nome: 'Veículo',
      pode_pedir: QUEM_PEDE.includes(c.ator.papel),
      estados: nomes,
      tipos: opcoes(NOME_DO_TIPO, TIPOS_DA_NORMA[c.lei.norma]),
      equipamentos: opcoes(NOME_DO_EQUIPAMENTO),
      campos: camposDaLei(c, PedidoDeRegistro),
    }
  },
})
