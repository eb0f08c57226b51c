import { grafiasDaPlaca } from '@outorga/lei'
import sql from 'sql-template-tag'
import { type Veiculo, veiculosOnde } from '../frota/veiculo.js'
import type { Contexto } from '../platform/contexto.js'
import { naoEncontrado, Problema } from '../platform/problema.js'
import { registrosOnde } from '../registros/registro.js'
import type { Autorizacao, Dados } from './dados.js'

/** Whatever is looked at before it is granted: a request being made, or one on file. */
export interface Pedido {
  /** Null before it has a number. */
  numero: string | null
  especie: string
  operadoraId: string
  linhaId: string | null
  dados: Dados
  veiculos: readonly Veiculo[]
}

export const lugaresDe = (veiculos: readonly Veiculo[]) => veiculos.reduce((soma, v) => soma + v.lugares, 0)

/**
 * The chosen vehicles, in the order chosen, all of the operator's own fleet.
 * @throws Problema 422 naming `veiculos`.
 */
export async function veiculosProprios(
  c: Contexto,
  operadoraId: string,
  ids: readonly string[],
): Promise<Veiculo[]> {
  const achados = await veiculosOnde(
    c,
    sql`v.id = any(${[...ids]}::uuid[]) and v.operadora_id = ${operadoraId}`,
    undefined,
    500,
  )
  const porId = new Map(achados.map((v) => [v.id, v]))
  const faltam = ids.filter((id) => !porId.has(id)).length
  if (faltam > 0) {
    throw new Problema(
      422,
      'veiculo-de-outra',
      faltam === 1
        ? 'Um dos veículos não é da frota desta operadora.'
        : `${faltam} dos veículos não são da frota desta operadora.`,
      { campo: 'veiculos' },
    )
  }
  return ids.flatMap((id) => porId.get(id) ?? [])
}

/** @throws Problema 422 naming `motoristas`, where one is not of the operator's staff or is no longer. */
export async function exigirMotoristasProprios(
  c: Contexto,
  operadoraId: string,
  ids: readonly string[],
): Promise<void> {
  const achados = await pessoalDe(c, operadoraId, ids)
  if (achados.length === ids.length) return
  throw new Problema(422, 'motorista-de-outra', 'Há motorista que não é do pessoal desta operadora.', {
    campo: 'motoristas',
  })
}

export type Pessoa = {
  nome: string
  funcao: string
  vinculo: string | null
  categoria: string | null
  habilitacao_ate: string | null
  curso_em: string | null
  primeiros_socorros_em: string | null
}

/** Of the chosen people, those who work for the operator today. */
export const pessoalDe = (c: Contexto, operadoraId: string, ids: readonly string[]) =>
  registrosOnde<Pessoa>(
    c,
    sql`r.tipo = 'pessoal' and r.id = any(${[...ids]}::uuid[]) and r.operadora_id = ${operadoraId} and r.encerrado_em is null`,
    undefined,
    500,
  )

/** Vehicles of a title on file. */
export const veiculosDaAutorizacao = (c: Contexto, id: string) =>
  veiculosOnde(
    c,
    sql`v.id in (select pv.veiculo_id from procedimento_veiculo pv where pv.procedimento_id = ${id})`,
    undefined,
    500,
  )

/** A procedure on file as what is looked at before it is granted. */
export async function pedidoDe(c: Contexto, p: Autorizacao): Promise<Pedido> {
  if (p.operadora === null) throw naoEncontrado('A operadora desta autorização')
  return {
    numero: p.numero,
    especie: p.especie,
    operadoraId: p.operadora.id,
    linhaId: p.linha?.id ?? null,
    dados: p.dados,
    veiculos: await veiculosDaAutorizacao(c, p.id),
  }
}

/** Why a vehicle is out of circulation today, in words; null where it is not. */
export async function retiradaDe(c: Contexto, v: Pick<Veiculo, 'placa' | 'placa_unica' | 'estado'>) {
  const medida = await c.tx.uma<{ total: number }>(sql`
    select count(*)::int as total from medida m
     where m.autoridade_id = ${c.autoridade.id} and m.estado = 'em-vigor'
       and m.placa = any(${grafiasDaPlaca(v.placa_unica)}::text[])`)
  if (v.estado !== 'retirado' && (medida?.total ?? 0) === 0) return null
  return `${v.placa}: retirado de circulação, espera liberação.`
}
