import type { DataCivil } from '@outorga/lei'
import sql, { type Sql } from 'sql-template-tag'
import type { Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import { textoDeBusca } from '../platform/db/busca.js'
import { naoEncontrado } from '../platform/problema.js'
import type { Procedimento, TipoDeProcedimento } from './definicao.js'

const COLUNAS = sql`
  p.id, (select k.versao from caso k where k.id = p.id) as versao, p.tipo, p.especie, p.numero, p.titulo, p.estado, p.aberto_em, p.de, p.ate, p.dados,
  p.operadora_id, p.linha_id,
  case when o.id is not null
    then jsonb_build_object('id', o.id, 'razao_social', o.razao_social, 'documento', o.documento) end as operadora,
  case when l.id is not null then jsonb_build_object('id', l.id, 'numero', l.numero, 'nome', l.nome) end as linha`

const DE_PROCEDIMENTO = sql`
  procedimento p left join operadora o on o.id = p.operadora_id left join linha l on l.id = p.linha_id`

/** The query of procedures under a condition, all of them in order. */
export const consultaDeProcedimentos = (c: Contexto, condicao: Sql, ordem: Sql): Sql => sql`
  select ${COLUNAS} from ${DE_PROCEDIMENTO} where p.autoridade_id = ${c.autoridade.id} and ${condicao} order by ${ordem}`

/** Procedures that the person may see. */
export function procedimentosOnde<E extends string = string, D = Record<string, Json>>(
  c: Contexto,
  condicao: Sql,
  ordem: Sql = sql`p.aberto_em desc, p.numero desc`,
  limite = 1,
  salto = 0,
): Promise<Procedimento<E, D>[]> {
  return c.tx.linhas<Procedimento<E, D>>(
    sql`${consultaDeProcedimentos(c, condicao, ordem)} limit ${limite} offset ${salto}`,
  )
}

export async function contarProcedimentos(c: Contexto, condicao: Sql): Promise<number> {
  const contado = await c.tx.uma<{ total: number }>(
    sql`select count(*)::int as total from ${DE_PROCEDIMENTO} where p.autoridade_id = ${c.autoridade.id} and ${condicao}`,
  )
  return contado?.total ?? 0
}

/**
 * The procedure of a number, among those the person may see.
 * @throws Problema 404.
 */
export async function acharProcedimento<E extends string = string, D = Record<string, Json>>(
  c: Contexto,
  tipo: TipoDeProcedimento,
  numero: string,
): Promise<Procedimento<E, D>> {
  const [achado] = await procedimentosOnde<E, D>(c, sql`p.tipo = ${tipo} and p.numero = ${numero}`)
  if (!achado) throw naoEncontrado('Este procedimento')
  return achado
}

export interface Projecao {
  titulo: string
  estado: string
  operadora_id: string | null
  linha_id: string | null
  de: DataCivil | null
  ate: DataCivil | null
  dados: Record<string, Json>
}

const buscaDe = (numero: string, p: Projecao) => textoDeBusca(numero, p.titulo)

export async function inserirProcedimento(
  c: Contexto,
  p: Projecao & { id: string; tipo: TipoDeProcedimento; especie: string; numero: string },
): Promise<void> {
  await c.tx.executar(sql`
    insert into procedimento (id, autoridade_id, tipo, especie, numero, titulo, operadora_id, linha_id, estado, aberto_em,
      de, ate, dados, busca)
    values (${p.id}, ${c.autoridade.id}, ${p.tipo}, ${p.especie}, ${p.numero}, ${p.titulo}, ${p.operadora_id}, ${p.linha_id},
      ${p.estado}, ${c.hoje}, ${p.de}, ${p.ate}, ${JSON.stringify(p.dados)}::jsonb, ${buscaDe(p.numero, p)})`)
}

export async function projetarProcedimento(
  c: Contexto,
  id: string,
  numero: string,
  p: Projecao,
): Promise<void> {
  await c.tx.executar(sql`
    update procedimento set titulo = ${p.titulo}, operadora_id = ${p.operadora_id}, linha_id = ${p.linha_id},
      estado = ${p.estado}, de = ${p.de}, ate = ${p.ate}, dados = ${JSON.stringify(p.dados)}::jsonb,
      busca = ${buscaDe(numero, p)}
    where id = ${id}`)
}

/** The vehicles of a title become these. */
export async function gravarVeiculos(
  c: Contexto,
  id: string,
  operadoraId: string | null,
  veiculos: readonly string[],
): Promise<void> {
  await c.tx.executar(sql`delete from procedimento_veiculo where procedimento_id = ${id}`)
  await c.tx.executar(sql`
    insert into procedimento_veiculo (procedimento_id, autoridade_id, operadora_id, veiculo_id, placa_unica)
    select ${id}, v.autoridade_id, ${operadoraId}, v.id, v.placa_unica from veiculo v where v.id = any(${[...veiculos]}::uuid[])`)
}
