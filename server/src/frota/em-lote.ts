import { type DataCivil, placaUnica } from '@outorga/lei'
import sql, { join, raw } from 'sql-template-tag'
import { diferenca, type Ficha } from '../cadastro/mudanca.js'
import { abrirCasos, registrarAtos } from '../platform/atos/ato.js'
import { comoJson, type Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import { emitirVarios } from '../platform/documentos/emitir.js'
import { proximosNumeros } from '../platform/numeracao.js'
import { exigir } from '../procedimentos/exame.js'
import { VISTORIAR } from './atos-da-circulacao.js'
import { DECIDIR_REGISTRO } from './atos-do-registro.js'
import { conteudoDoCartao } from './cartao.js'
import { examinarEntrada, examinarPapeis, examinarRegistro, juntar } from './exames.js'
import { semRepetir } from './pedir-registro.js'
import type { ColunasDoVeiculo, FichaDoVeiculo, Veiculo } from './veiculo.js'

/**
 * The acts of a fleet, many vehicles at a time: what `pedirRegistro`, `praticar('decidir-registro')`, `alterarVeiculo` and
 * `praticar('vistoriar')` do to one, with the same exams, acts, numbers and cards, in a handful of statements. Nobody is
 * written to: whoever enters a whole fleet knows it.
 */

type Operadora = { id: string; razao_social: string; documento: string }
export type PedidoDaFrota = { operadora: Operadora; ficha: FichaDoVeiculo }

/** Rewrites the same columns of many vehicles. */
async function projetar<K extends keyof ColunasDoVeiculo>(
  c: Contexto,
  nomes: readonly K[],
  linhas: readonly ({ id: string } & Pick<ColunasDoVeiculo, K>)[],
): Promise<void> {
  // The names are the compiler's, never a person's.
  const escritas = nomes.map((n) => raw(`${n} = t.${n}`))
  await c.tx.executar(sql`
    update veiculo v set ${join(escritas)}
      from jsonb_populate_recordset(null::veiculo, ${JSON.stringify(linhas)}::jsonb) t where t.id = v.id`)
}

/**
 * Asks for the registration of vehicles that the register checked (`conferirPedido`).
 * @throws Problema 409 where a plate is already there, 422 naming the provision.
 */
export async function pedirRegistros(c: Contexto, pedidos: readonly PedidoDaFrota[]): Promise<Veiculo[]> {
  for (const { ficha } of pedidos) exigir(await examinarRegistro(c, ficha, c.hoje))
  const ids = await abrirCasos(
    c,
    'veiculo',
    pedidos.map((p) => p.operadora.id),
  )
  const veiculos = pedidos.map(({ operadora, ficha }, i): Veiculo => {
    return {
      ...ficha,
      id: ids[i] ?? '',
      versao: 1,
      operadora_id: operadora.id,
      operadora_razao_social: operadora.razao_social,
      operadora_documento: operadora.documento,
      placa_unica: placaUnica(ficha.placa),
      laudo_resultado: null,
      laudo_em: null,
      numero_registro: null,
      registrado_em: null,
      estado: 'em-exame',
      dados: {},
      documento: null,
      documento_ate: null,
    }
  })
  const linhas = veiculos.map((v) => ({ ...v, autoridade_id: c.autoridade.id }))
  await semRepetir(() =>
    c.tx.executar(sql`
      insert into veiculo select * from jsonb_populate_recordset(null::veiculo, ${JSON.stringify(linhas)}::jsonb)`),
  )
  const atos = pedidos.map(({ operadora, ficha }, i) => ({
    casoId: ids[i] ?? '',
    tipo: 'pedir-registro',
    dados: {
      ...(comoJson(ficha) as Record<string, Json>),
      operadora: { id: operadora.id, razao_social: operadora.razao_social },
    },
  }))
  await registrarAtos(c, atos)
  return veiculos
}

/**
 * Registers vehicles whose requests wait, all with the papers of art. 27: a number and a card for each.
 * @throws Problema 422 naming the provision.
 */
export async function registrarVeiculos(c: Contexto, pedidos: readonly Veiculo[]): Promise<Veiculo[]> {
  const documentos = ['certificado-de-propriedade', 'declaracao-de-manutencao'] as const
  const decisao = DECIDIR_REGISTRO.entrada.parse({ resultado: 'registrado', documentos })
  const papeis = examinarPapeis(c, documentos)
  for (const v of pedidos) exigir(juntar(papeis, await examinarEntrada(c, v)))
  const numeros = await proximosNumeros(c, 'registro-de-veiculo', pedidos.length)
  const veiculos = pedidos.map((v, i): Veiculo => {
    const numero_registro = numeros[i] ?? ''
    return { ...v, versao: v.versao + 1, estado: 'registrado', numero_registro, registrado_em: c.hoje }
  })
  const atos = await registrarAtos(
    c,
    veiculos.map((v) => ({
      casoId: v.id,
      tipo: 'decidir-registro',
      dados: { ...(comoJson(decisao) as Record<string, Json>), numero_registro: v.numero_registro },
    })),
  )
  await projetar(c, ['estado', 'numero_registro', 'registrado_em'], veiculos)
  const cartoes = veiculos.map((v, i) => ({
    casoId: v.id,
    atoId: atos[i]?.id ?? '',
    conteudo: conteudoDoCartao(c, v),
  }))
  await emitirVarios(c, 'cartao-de-registro', cartoes)
  return veiculos
}

export type SeguroNovo = Pick<FichaDoVeiculo, 'seguro_seguradora' | 'seguro_apolice' | 'seguro_ate'>

/** Renews the insurance of vehicles in the register. */
export async function renovarSeguros(
  c: Contexto,
  renovados: readonly { veiculo: Veiculo; seguro: SeguroNovo }[],
): Promise<Veiculo[]> {
  const atos = renovados.map(({ veiculo, seguro }) => {
    const { seguro_seguradora, seguro_apolice, seguro_ate } = veiculo
    const antes: Ficha = { seguro_seguradora, seguro_apolice, seguro_ate }
    return { casoId: veiculo.id, tipo: 'alterar', dados: diferenca(antes, { ...seguro }) ?? {} }
  })
  await registrarAtos(c, atos)
  const veiculos = renovados.map(({ veiculo, seguro }) => ({ ...veiculo, ...seguro }))
  await projetar(c, ['seguro_seguradora', 'seguro_apolice', 'seguro_ate'], veiculos)
  return veiculos
}

export interface VistoriaFeita {
  ordem: string
  itens: readonly string[]
  laudo_numero: string
  laudo_ate: DataCivil
}

/** Records the inspections of a day, all found fit. */
export async function vistoriarVarios(
  c: Contexto,
  vistorias: readonly { veiculo: Veiculo; vistoria: VistoriaFeita }[],
): Promise<void> {
  const lidas = vistorias.map(({ veiculo, vistoria: { itens, ...v } }) => ({
    id: veiculo.id,
    e: VISTORIAR.entrada.parse({
      ...v,
      data: c.hoje,
      itens: itens.map((item) => ({ item, atende: true })),
      resultado: 'apto',
    }),
  }))
  await registrarAtos(
    c,
    lidas.map(({ id, e }) => ({
      casoId: id,
      tipo: 'vistoriar',
      dados: comoJson(e) as Record<string, Json>,
    })),
  )
  await projetar(
    c,
    ['laudo_numero', 'laudo_em', 'laudo_resultado', 'laudo_ate'],
    vistorias.map(({ veiculo: { id }, vistoria: { laudo_numero, laudo_ate } }) => ({
      id,
      laudo_numero,
      laudo_em: c.hoje,
      laudo_resultado: 'apto' as const,
      laudo_ate,
    })),
  )
}
