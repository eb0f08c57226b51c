import {
  type AtoDaMedida,
  type Dispositivo,
  type EstadoDaMedida,
  type ExameDaLiberacao,
  grafiasDaPlaca,
  type Instante,
  instanteEm,
  NOME_DO_ESTADO_DA_MEDIDA,
  proximoEstado,
  type RegraDaMedida,
  type TipoDeMedida,
} from '@outorga/lei'
import sql, { type Sql } from 'sql-template-tag'
import { registrarAto, travarCaso } from '../../platform/atos/ato.js'
import type { Json } from '../../platform/atos/canonico.js'
import type { Contexto } from '../../platform/contexto.js'
import { naoEncontrado, Problema } from '../../platform/problema.js'
import { exigirCabimento } from '../exigir-cabimento.js'

export interface Medida {
  id: string
  auto_id: string
  auto_numero: string
  autuado_nome: string
  tipo: TipoDeMedida
  placa: string
  causas: Dispositivo[]
  correcoes: { descricao: string; sanada: boolean }[]
  inicio: Instante
  recolhido_em: string
  estado: EstadoDaMedida
  operadora_id: string | null
  versao: number
}

async function medidasOnde(c: Contexto, condicao: Sql): Promise<Medida[]> {
  const medidas = await c.tx.linhas<Medida>(sql`
    select m.id, m.auto_id, a.numero as auto_numero, a.autuado_nome, m.tipo, m.placa, m.causas, m.correcoes, m.inicio, m.recolhido_em, m.estado,
           m.operadora_id, k.versao
      from medida m join auto a on a.id = m.auto_id join caso k on k.id = m.id
     where m.autoridade_id = ${c.autoridade.id} and ${condicao} order by m.inicio, m.id`)
  // Hours are told on the authority's clock, in every sentence that cites them.
  return medidas.map((m) => ({ ...m, inicio: instanteEm(m.inicio, c.autoridade.fuso) }))
}

export const medidasDoAuto = (c: Contexto, autoId: string) => medidasOnde(c, sql`m.auto_id = ${autoId}`)

/** Measures that hold a vehicle today, under either spelling of its plate. */
export const medidasEmVigor = (c: Contexto, placa: string) =>
  medidasOnde(c, sql`m.estado = 'em-vigor' and ${doVeiculo(placa)}`)

const doVeiculo = (placa: string) => sql`m.placa = any(${grafiasDaPlaca(placa)}::text[])`

export const todasEmVigor = (c: Contexto) => medidasOnde(c, sql`m.estado = 'em-vigor'`)

export function regraDe(c: Contexto, tipo: TipoDeMedida): RegraDaMedida {
  const regra = c.lei.medidas.find((m) => m.tipo === tipo)
  if (!regra)
    throw new Problema(422, 'medida-de-outra-lei', `A ${c.lei.nome} não tem esta medida.`, { campo: 'tipo' })
  return regra
}

/** Whether this vehicle was held before, under the same kind of measure: recidivism (RR art. 90, § 4). */
export async function reincidente(
  c: Contexto,
  m: Pick<Medida, 'tipo' | 'placa' | 'inicio' | 'operadora_id'>,
): Promise<boolean> {
  const anteriores = await medidasOnde(
    c,
    sql`m.tipo = ${m.tipo} and m.inicio < ${m.inicio} and a.estado <> 'anulado'
        and (${doVeiculo(m.placa)} or m.operadora_id = ${m.operadora_id})`,
  )
  return anteriores.length > 0
}

/** What stands between the vehicle and its release, for whoever asks. */
export async function examinarLiberacao(
  c: Contexto,
  m: Medida,
): Promise<ExameDaLiberacao & { reincidente: boolean }> {
  const repetida = await reincidente(c, m)
  const { inicio, correcoes } = m
  const exame = regraDe(c, m.tipo).examinarLiberacao({
    inicio,
    agora: c.agora,
    correcoes,
    reincidente: repetida,
    papel: c.ator.papel,
  })
  return { ...exame, reincidente: repetida }
}

/**
 * A measure, locked, where `ato` is allowed now to whoever asks.
 * @throws Problema 404, 412, 428, 409 or 403, as for an auto.
 */
export async function abrirMedida(c: Contexto, id: string, ato: AtoDaMedida): Promise<Medida> {
  await travarCaso(c, id)
  const [medida] = await medidasOnde(c, sql`m.id = ${id}`)
  if (!medida) throw naoEncontrado('Esta medida')
  const onde = NOME_DO_ESTADO_DA_MEDIDA[medida.estado].toLowerCase()
  exigirCabimento(c, regraDe(c, medida.tipo).tabela, medida.estado, ato, onde)
  return medida
}

/** Appends an act that `abrirMedida` allowed and moves the measure. */
export async function praticarAtoDaMedida(
  c: Contexto,
  m: Medida,
  ato: AtoDaMedida,
  dados: Record<string, Json>,
  correcoes: Medida['correcoes'] = m.correcoes,
): Promise<{ ordem: number }> {
  const estado = proximoEstado(regraDe(c, m.tipo).tabela, m.estado, ato) ?? m.estado
  const registrado = await registrarAto(c, m.id, ato, dados)
  await c.tx.executar(
    sql`update medida set estado = ${estado}, correcoes = ${JSON.stringify(correcoes)}::jsonb where id = ${m.id}`,
  )
  return registrado
}
