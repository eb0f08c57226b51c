import type { DataCivil, EstadoDoVeiculo, Instante } from '@outorga/lei'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Contexto } from '../platform/contexto.js'
import { naoEncontrado } from '../platform/problema.js'
import { PRIMEIRO_DOCUMENTO } from '../registros/de-outro.js'
import type { Equipamento, ResultadoDoLaudo, ServicoDoVeiculo, TipoDeVeiculo } from './nomes.js'

/** What the newest act of its kind said, where no list asks for it. */
export type DadosDoVeiculo = {
  retirada?: { em: Instante; requisitos: string[]; descricao: string } | null
  /** `tarde`: what the law says of a communication out of time; null in time. */
  desativacao?: { data: DataCivil; comunicada_em: DataCivil; tarde: string | null } | null
  publicidade?: { numero: string; de: DataCivil; ate: DataCivil; anunciante: string } | null
}

/** What a person states of a vehicle, as its row holds it. */
export interface FichaDoVeiculo {
  placa: string
  inscricao: string | null
  renavam: string | null
  chassi: string | null
  tipo: TipoDeVeiculo
  servico: ServicoDoVeiculo
  marca_modelo: string
  ano_fabricacao: number
  lugares: number
  cor: string | null
  numero_ordem: string | null
  equipamentos: readonly Equipamento[]
  seguro_apolice: string | null
  seguro_seguradora: string | null
  seguro_ate: DataCivil | null
  laudo_numero: string | null
  laudo_ate: DataCivil | null
}

/** The row of a vehicle. */
export interface Veiculo extends FichaDoVeiculo {
  id: string
  versao: number
  operadora_id: string
  operadora_razao_social: string
  operadora_documento: string
  placa_unica: string
  laudo_resultado: ResultadoDoLaudo | null
  laudo_em: DataCivil | null
  numero_registro: string | null
  registrado_em: DataCivil | null
  estado: EstadoDoVeiculo
  dados: DadosDoVeiculo
  /** Of its papers in the register, the one that expires first. */
  documento: string | null
  documento_ate: DataCivil | null
}

const COLUNAS = sql`
  v.id, (select k.versao from caso k where k.id = v.id) as versao, v.operadora_id, o.razao_social as operadora_razao_social,
  o.documento as operadora_documento, v.placa, v.placa_unica, v.inscricao, v.renavam,
  v.chassi, v.tipo, v.servico, v.marca_modelo, v.ano_fabricacao, v.lugares, v.cor, v.numero_ordem, v.equipamentos,
  v.seguro_apolice, v.seguro_seguradora, v.seguro_ate, v.laudo_numero, v.laudo_ate, v.laudo_resultado, v.laudo_em,
  v.numero_registro, v.registrado_em, v.estado, v.dados, d.titulo as documento, d.vale_ate as documento_ate`

const DE_VEICULO = sql`
  veiculo v join operadora o on o.id = v.operadora_id
  left join ${PRIMEIRO_DOCUMENTO} d on d.de_id = v.id`

/** Gone from the register: its plate may be entered again. */
export const FORA_DO_REGISTRO: readonly EstadoDoVeiculo[] = ['recusado', 'cancelado']

/** The query of vehicles under a condition, all of them in order. */
export const consultaDeVeiculos = (c: Contexto, condicao: Sql, ordem: Sql): Sql => sql`
  select ${COLUNAS} from ${DE_VEICULO}
   where v.autoridade_id = ${c.autoridade.id} and ${condicao} order by ${ordem}`

export function veiculosOnde(
  c: Contexto,
  condicao: Sql,
  ordem: Sql = sql`v.placa`,
  limite = 1,
  salto = 0,
): Promise<Veiculo[]> {
  return c.tx.linhas<Veiculo>(sql`${consultaDeVeiculos(c, condicao, ordem)} limit ${limite} offset ${salto}`)
}

export async function contarVeiculos(c: Contexto, condicao: Sql): Promise<number> {
  const contado = await c.tx.uma<{ total: number }>(
    sql`select count(*)::int as total from ${DE_VEICULO} where v.autoridade_id = ${c.autoridade.id} and ${condicao}`,
  )
  return contado?.total ?? 0
}

/**
 * The vehicle of an id, among those the person may see.
 * @throws Problema 404.
 */
export async function acharVeiculo(c: Contexto, id: string): Promise<Veiculo> {
  const [veiculo] = await veiculosOnde(c, sql`v.id = ${id}`)
  if (!veiculo) throw naoEncontrado('Este veículo')
  return veiculo
}

/**
 * The vehicle of a plate in its one spelling (`placaUnica`): the one in the register, or the newest that left it; null
 * where there is none.
 */
export async function acharVeiculoPorPlaca(c: Contexto, unica: string): Promise<Veiculo | null> {
  const ordem = sql`(v.estado = any(${[...FORA_DO_REGISTRO]}::text[])), v.registrado_em desc nulls last, v.id`
  return (await veiculosOnde(c, sql`v.placa_unica = ${unica}`, ordem))[0] ?? null
}

/** Columns that acts write; the names are the compiler's, never a person's. */
export type ColunasDoVeiculo = FichaDoVeiculo &
  Pick<
    Veiculo,
    'placa_unica' | 'laudo_resultado' | 'laudo_em' | 'numero_registro' | 'registrado_em' | 'estado'
  >

const COLUNA: Readonly<Record<keyof ColunasDoVeiculo, Sql>> = {
  placa: sql`placa`,
  placa_unica: sql`placa_unica`,
  inscricao: sql`inscricao`,
  renavam: sql`renavam`,
  chassi: sql`chassi`,
  tipo: sql`tipo`,
  servico: sql`servico`,
  marca_modelo: sql`marca_modelo`,
  ano_fabricacao: sql`ano_fabricacao`,
  lugares: sql`lugares`,
  cor: sql`cor`,
  numero_ordem: sql`numero_ordem`,
  equipamentos: sql`equipamentos`,
  seguro_apolice: sql`seguro_apolice`,
  seguro_seguradora: sql`seguro_seguradora`,
  seguro_ate: sql`seguro_ate`,
  laudo_numero: sql`laudo_numero`,
  laudo_ate: sql`laudo_ate`,
  laudo_resultado: sql`laudo_resultado`,
  laudo_em: sql`laudo_em`,
  numero_registro: sql`numero_registro`,
  registrado_em: sql`registrado_em`,
  estado: sql`estado`,
}

const pares = (colunas: Partial<ColunasDoVeiculo>) =>
  (Object.keys(colunas) as (keyof ColunasDoVeiculo)[]).map((nome) => ({
    coluna: COLUNA[nome],
    valor: colunas[nome],
  }))

export async function inserirVeiculo(
  c: Contexto,
  v: { id: string; operadora_id: string; colunas: FichaDoVeiculo & Partial<ColunasDoVeiculo> },
): Promise<void> {
  const p = pares(v.colunas)
  await c.tx.executar(sql`
    insert into veiculo (id, autoridade_id, operadora_id, ${join(p.map((x) => x.coluna))})
    values (${v.id}, ${c.autoridade.id}, ${v.operadora_id}, ${join(p.map((x) => x.valor))})`)
}

/** Rewrites a vehicle's row, in the transaction that appended the act. */
export async function projetarVeiculo(
  c: Contexto,
  v: Pick<Veiculo, 'id' | 'dados'>,
  m: { colunas?: Partial<ColunasDoVeiculo>; dados?: DadosDoVeiculo; operadora_id?: string },
): Promise<void> {
  const escritas = pares(m.colunas ?? {}).map((p) => sql`${p.coluna} = ${p.valor}`)
  const dados = JSON.stringify({ ...v.dados, ...m.dados })
  await c.tx.executar(
    sql`update veiculo set ${join([...escritas, sql`dados = ${dados}::jsonb`])} where id = ${v.id}`,
  )
  if (m.operadora_id === undefined) return
  await c.tx.executar(sql`update veiculo set operadora_id = ${m.operadora_id} where id = ${v.id}`)
  await c.tx.executar(sql`update caso set operadora_id = ${m.operadora_id} where id = ${v.id}`)
}
