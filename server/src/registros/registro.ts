import type { DataCivil } from '@outorga/lei'
import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { acharOperadora } from '../cadastro/operadora.js'
import { camposDe } from '../formulario/campos.js'
import { dizerCampo } from '../formulario/dizer.js'
import { comoJson, type Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import { textoDeBusca } from '../platform/db/busca.js'
import { naoEncontrado, Problema } from '../platform/problema.js'
import { exigir } from '../procedimentos/exame.js'
import { primeiraValidade, type QualquerRegistro, type Registro, type TipoDeRegistro } from './definicao.js'

const COLUNAS = sql`
  r.id, (select k.versao from caso k where k.id = r.id) as versao, r.tipo, r.de_id, r.chave, r.titulo, r.dados, r.vale_ate, r.encerrado_em, o.documento as cnpj,
  case when o.id is not null then jsonb_build_object('id', o.id, 'razao_social', o.razao_social) end as operadora`

const DE_REGISTRO = sql`registro r left join operadora o on o.id = r.operadora_id`

/** The query of files under a condition, all of them in order. */
export const consultaDeRegistros = (c: Contexto, condicao: Sql, ordem: Sql): Sql => sql`
  select ${COLUNAS} from ${DE_REGISTRO} where r.autoridade_id = ${c.autoridade.id} and ${condicao} order by ${ordem}`

/** Files that the person may see. */
export function registrosOnde<D = Record<string, Json>>(
  c: Contexto,
  condicao: Sql,
  ordem: Sql = sql`r.busca collate "C", r.id`,
  limite = 1,
  salto = 0,
): Promise<Registro<D>[]> {
  return c.tx.linhas<Registro<D>>(
    sql`${consultaDeRegistros(c, condicao, ordem)} limit ${limite} offset ${salto}`,
  )
}

export async function contarRegistros(c: Contexto, condicao: Sql): Promise<number> {
  const contado = await c.tx.uma<{ total: number }>(
    sql`select count(*)::int as total from ${DE_REGISTRO} where r.autoridade_id = ${c.autoridade.id} and ${condicao}`,
  )
  return contado?.total ?? 0
}

/**
 * The file of an id, among those the person may see.
 * @throws Problema 404.
 */
export async function acharRegistro<D = Record<string, Json>>(
  c: Contexto,
  tipo: TipoDeRegistro,
  id: string,
): Promise<Registro<D>> {
  const [achado] = await registrosOnde<D>(c, sql`r.tipo = ${tipo} and r.id = ${id}`)
  if (!achado) throw naoEncontrado('Este cadastro')
  return achado
}

const CAMPOS = new WeakMap<QualquerRegistro, ReturnType<typeof camposDe>>()

/** The fields of a kind of file, worked out once. */
function camposDoRegistro(d: QualquerRegistro) {
  const campos = CAMPOS.get(d) ?? camposDe(d.entrada)
  CAMPOS.set(d, campos)
  return campos
}

/** What the row of a file holds, made of what a person stated. */
export interface Linha {
  operadora_id: string | null
  de_id: string | null
  chave: string
  titulo: string
  dados: Record<string, Json>
  vale_ate: DataCivil | null
  busca: string
}

/** Whose the file is: the operator stated, the one that the file it belongs to is of, or whoever asks. */
async function operadoraDe(c: Contexto, dados: Record<string, unknown>): Promise<string | null> {
  if (typeof dados.de_id === 'string') {
    const caso = await c.tx.uma<{ operadora_id: string | null }>(
      sql`select operadora_id from caso where id = ${dados.de_id} and autoridade_id = ${c.autoridade.id}`,
    )
    if (!caso) throw naoEncontrado('O cadastro a que isto pertence')
    return caso.operadora_id
  }
  const operadora = (dados.operadora_id as string | undefined) ?? c.ator.operadoraId
  if (operadora) await acharOperadora(c, operadora)
  return operadora
}

/**
 * Checks what a person states of a file, by the law and by the register.
 * @throws Problema 403 for another operator's, 404, 422 naming the field or the provision.
 */
export async function conferirRegistro(
  c: Contexto,
  d: QualquerRegistro,
  dados: Record<string, unknown>,
): Promise<Linha> {
  if (!d.normas.includes(c.lei.norma))
    throw new Problema(422, 'sem-cabimento', `A ${c.lei.nome} não trata de ${d.nome.muitos.toLowerCase()}.`)
  if (!d.papeis.includes(c.ator.papel)) {
    throw new Problema(
      403,
      'papel-sem-competencia',
      `${c.autoridade.cargos[c.ator.papel]} não cadastra ${d.nome.muitos.toLowerCase()} nesta autoridade.`,
    )
  }
  const operadora = await operadoraDe(c, dados)
  if (d.examinar) exigir(await d.examinar(c, dados))
  return linhaDoRegistro(d, dados, operadora)
}

/** The row of a file that was checked; `operadora` is whose it is. */
export function linhaDoRegistro(
  d: QualquerRegistro,
  dados: Record<string, unknown>,
  operadora: string | null,
): Linha {
  const ditos = camposDoRegistro(d)
    .filter((f) => d.colunas.includes(f.nome))
    .map((f) => dizerCampo(f, comoJson(dados[f.nome] ?? null)))
  return {
    operadora_id: operadora,
    de_id: (dados.de_id as string | undefined) ?? null,
    chave: d.chave(dados),
    titulo: d.titulo(dados),
    dados: comoJson(dados) as Record<string, Json>,
    vale_ate: primeiraValidade(d.validades?.(dados) ?? [])?.ate ?? null,
    busca: textoDeBusca(d.titulo(dados), d.chave(dados), ...ditos),
  }
}

/** A file as lists and pages show it, with what today makes of its expiries. */
export function resumoDoRegistro(c: Contexto, d: QualquerRegistro, r: Registro) {
  const primeira = primeiraValidade(d.validades?.(r.dados as z.output<z.ZodObject>) ?? [])
  const { id, versao, tipo, titulo, chave, operadora, de_id, encerrado_em } = r
  return {
    id,
    versao,
    tipo,
    titulo,
    chave,
    operadora,
    de_id,
    encerrado_em,
    dados: r.dados,
    validade: primeira && { ...primeira, vencida: primeira.ate < c.hoje },
  }
}
