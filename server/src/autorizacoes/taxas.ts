import {
  type DataCivil,
  type FretamentoRS,
  type ItemPedido,
  itensDoFretamentoRS,
  lerData,
  RecusaDaLei,
  somarMeses,
  taxaDeServico,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Contexto } from '../platform/contexto.js'
import type { ExameTitulado } from '../procedimentos/definicao.js'
import type { Dados, Taxas } from './dados.js'
import type { Pedido } from './pedido.js'

/** States in which a delegation holds. */
export const DELEGACAO_VIVA: readonly string[] = [
  'em-operacao',
  'transferencia-em-exame',
  'cancelamento-em-exame',
  'mais-viagens-determinadas',
  'operacao-provisoria',
]

async function ehConcessionaria(c: Contexto, operadoraId: string): Promise<boolean> {
  const achada = await c.tx.uma<{ sim: boolean }>(sql`
    select exists (select 1 from procedimento p where p.tipo = 'delegacao' and p.operadora_id = ${operadoraId}
        and p.estado = any(${[...DELEGACAO_VIVA]}::text[]) and (p.ate is null or p.ate >= ${c.hoje}))
      or exists (select 1 from linha l where l.operadora_id = ${operadoraId} and l.situacao = 'ativa') as sim`)
  return achada?.sim ?? false
}

/** Vehicles of a granted continuous charter that began in the last 12 months: their authorisation was paid. */
async function veiculosPagos(c: Contexto, p: Pedido): Promise<Set<string>> {
  const desde = somarMeses(c.hoje, -12)
  const linhas = await c.tx.linhas<{ id: string }>(sql`
    select distinct pv.veiculo_id as id from procedimento_veiculo pv join procedimento a on a.id = pv.procedimento_id
     where a.tipo = 'autorizacao' and a.especie = 'fretamento-continuo-rodoviario' and a.operadora_id = ${p.operadoraId}
       and a.de is not null and a.de > ${desde} and a.numero is distinct from ${p.numero}`)
  return new Set(linhas.map((l) => l.id))
}

/** Reports that an earlier request already had homologated, as «vehicle/last day». */
async function laudosHomologados(c: Contexto, p: Pedido): Promise<Set<string>> {
  const linhas = await c.tx.linhas<{ laudo: string }>(sql`
    select (l->>'veiculo') || '/' || (l->>'ate') as laudo
      from procedimento a, jsonb_array_elements(a.dados->'laudos') l
     where a.tipo = 'autorizacao' and a.operadora_id = ${p.operadoraId} and a.de is not null
       and a.numero is distinct from ${p.numero}`)
  return new Set(linhas.map((l) => l.laudo))
}

export const laudosDe = (p: Pick<Pedido, 'veiculos'>) =>
  p.veiculos.flatMap((v) => (v.laudo_ate === null ? [] : [{ veiculo: v.id, ate: v.laudo_ate as string }]))

const itensPedidos = (itens: Taxas['itens']): ItemPedido[] =>
  itens.map(({ item, quantidade }) => ({
    item,
    quantidade,
    areaHa: null,
    comOficioDeDiretrizes: false,
    promotor: 'outro',
    indeferidoEm: null,
  }))

async function calcular(c: Contexto, data: DataCivil, itens: Taxas['itens']) {
  const parametros = await c.parametros()
  const inicio = parametros.inicio_do_titulo_xii?.at(-1)
  return taxaDeServico(data, itensPedidos(itens), {
    upf: parametros.upf_rs,
    fator: parametros.fator_ufir_upf,
    inicio: inicio ? lerData(inicio.valor) : undefined,
  })
}

/** The fees that a request owes on the day it is made (Título XII, item 2); null where none can be computed. */
export async function taxasDoPedido(c: Contexto, p: Pedido): Promise<Taxas | null> {
  const pagos = await veiculosPagos(c, p)
  const homologados = await laudosHomologados(c, p)
  const itens = itensDoFretamentoRS({
    servico: p.especie as FretamentoRS,
    veiculosSemAutorizacao: p.veiculos.filter((v) => !pagos.has(v.id)).length,
    laudosAHomologar: laudosDe(p).filter((l) => !homologados.has(`${l.veiculo}/${l.ate}`)).length,
    concessionaria: await ehConcessionaria(c, p.operadoraId),
    comNegativaDeMulta: p.dados.com_negativa,
  }).map(({ item, quantidade }) => ({ item, quantidade }))
  try {
    return { itens, valor: (await calcular(c, c.hoje, itens)).valor.toString() }
  } catch (erro) {
    // Before the título is in force, or without the year's UPF, nothing is charged by guess.
    if (erro instanceof RecusaDaLei) return null
    throw erro
  }
}

/** The fees of a request, step by step, at the values of the day it was made. */
export async function memoriaDasTaxas(
  c: Contexto,
  aberto: DataCivil,
  { taxas }: Pick<Dados, 'taxas'>,
): Promise<ExameTitulado[]> {
  if (taxas === null) return []
  const { memoria } = await calcular(c, aberto, taxas.itens)
  return [{ titulo: 'Taxas devidas', permitido: true, motivos: [], depende_de: [], memoria }]
}
