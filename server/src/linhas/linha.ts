import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { conferirMunicipio } from '../cadastro/listar-municipios.js'
import type { Ficha } from '../cadastro/mudanca.js'
import { acharOperadora } from '../cadastro/operadora.js'
import { Km, Texto, TextoOpcional } from '../esquemas/comuns.js'
import type { Contexto } from '../platform/contexto.js'
import { ondeBusca, textoDeBusca } from '../platform/db/busca.js'
import { naoEncontrado, Problema } from '../platform/problema.js'

/** A line, as it is read. */
export interface Linha {
  id: string
  versao: number
  numero: string
  nome: string
  extremo_a: string
  extremo_b: string
  municipio_a: string
  municipio_b: string
  municipio_a_nome: string
  municipio_b_nome: string
  /** Kilometres, one decimal: «120.5». */
  extensao_km: string
  servico: 'regular' | 'alternativo' | 'hidroviario'
  /** `HH:MM`, in order, each once. */
  partidas: string[]
  situacao: 'ativa' | 'inativa'
  operadora: { id: string; razao_social: string } | null
}

const COLUNAS = sql`
  l.id, k.versao, l.numero, l.nome, l.extremo_a, l.extremo_b, l.municipio_a, l.municipio_b, a.nome as municipio_a_nome,
  b.nome as municipio_b_nome, l.extensao_km::text as extensao_km, l.servico, l.partidas, l.situacao,
  case when o.id is not null then jsonb_build_object('id', o.id, 'razao_social', o.razao_social) end as operadora`

const DE_LINHA = sql`
  linha l join caso k on k.id = l.id join municipio a on a.ibge = l.municipio_a join municipio b on b.ibge = l.municipio_b
  left join operadora o on o.id = l.operadora_id`

/** «9» before «104», and «104A» after «104». */
export const CHAVE_DO_NUMERO = sql`lpad(coalesce(substring(l.numero from '\\d+'), ''), 12, '0')`
export const POR_NUMERO = sql`${CHAVE_DO_NUMERO}, l.numero`

export function linhasOnde(
  c: Contexto,
  condicao: Sql,
  ordem: Sql = POR_NUMERO,
  limite = 1,
  salto = 0,
): Promise<Linha[]> {
  return c.tx.linhas<Linha>(sql`
    select ${COLUNAS} from ${DE_LINHA}
     where l.autoridade_id = ${c.autoridade.id} and ${condicao} order by ${ordem} limit ${limite} offset ${salto}`)
}

export async function contarLinhas(c: Contexto, condicao: Sql): Promise<number> {
  const contado = await c.tx.uma<{ total: number }>(
    sql`select count(*)::int as total from ${DE_LINHA} where l.autoridade_id = ${c.autoridade.id} and ${condicao}`,
  )
  return contado?.total ?? 0
}

/**
 * The line of an id, among those the person may see.
 * @throws Problema 404.
 */
export async function acharLinha(c: Contexto, id: string): Promise<Linha> {
  const [linha] = await linhasOnde(c, sql`l.id = ${id}`)
  if (!linha) throw naoEncontrado('Esta linha')
  return linha
}

const Municipio = z.string().regex(/^\d{7}$/, 'Escolha o município.')

/** What a person states of a line. */
export const DadosDaLinha = z.object({
  numero: Texto(20),
  nome: TextoOpcional(200).describe('Sem nome, a linha chama-se pelos extremos'),
  extremo_a: Texto(100, 2),
  extremo_b: Texto(100, 2),
  municipio_a: Municipio,
  municipio_b: Municipio,
  extensao_km: Km.refine((km) => Number(km) > 0, 'A extensão é maior que zero.'),
  servico: z.enum(['regular', 'alternativo', 'hidroviario']),
  partidas: z
    .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora como 13:30.'))
    .max(300, 'No máximo 300 partidas.')
    .default([])
    .transform((horas) => [...new Set(horas)].sort())
    .describe('Partidas, HH:MM; repetidas contam uma vez'),
  operadora_id: z.uuid().nullish(),
  situacao: z.enum(['ativa', 'inativa']).default('ativa'),
})

const CAMPOS = [
  'numero',
  'nome',
  'extremo_a',
  'extremo_b',
  'municipio_a',
  'municipio_b',
  'extensao_km',
  'servico',
  'partidas',
  'situacao',
] as const satisfies (keyof Linha)[]

export type FichaDaLinha = Ficha & Pick<Linha, (typeof CAMPOS)[number] | 'operadora'>

export function fichaDaLinha(l: Pick<Linha, (typeof CAMPOS)[number] | 'operadora'>): FichaDaLinha {
  const {
    numero,
    nome,
    extremo_a,
    extremo_b,
    municipio_a,
    municipio_b,
    servico,
    partidas,
    situacao,
    operadora,
  } = l
  // «42» and «42.0» are one length: the database gives it back with its decimal.
  const extensao_km = l.extensao_km.includes('.') ? l.extensao_km : `${l.extensao_km}.0`
  return {
    numero,
    nome,
    extremo_a,
    extremo_b,
    municipio_a,
    municipio_b,
    extensao_km,
    servico,
    partidas,
    situacao,
    operadora: operadora && { id: operadora.id, razao_social: operadora.razao_social },
  }
}

/** Services that each law knows. */
const SERVICOS: Record<Contexto['lei']['norma'], readonly Linha['servico'][]> = {
  'rr-664-2008': ['regular', 'alternativo'],
  'rs-11127-1998': ['regular', 'hidroviario'],
}

/**
 * Checks what a person states of a line and completes it: its name, its operator.
 * @throws Problema 404 for the operator, 422 naming the field.
 */
export async function conferirLinha(c: Contexto, e: z.output<typeof DadosDaLinha>): Promise<FichaDaLinha> {
  if (!SERVICOS[c.lei.norma].includes(e.servico)) {
    throw new Problema(422, 'servico-sem-cabimento', `A ${c.lei.nome} não trata deste serviço.`, {
      campo: 'servico',
    })
  }
  await conferirMunicipio(c, 'municipio_a', e.municipio_a)
  await conferirMunicipio(c, 'municipio_b', e.municipio_b)
  const operadora = e.operadora_id ? await acharOperadora(c, e.operadora_id) : null
  return fichaDaLinha({ ...e, nome: e.nome ?? `${e.extremo_a} – ${e.extremo_b}`, operadora })
}

/** Lines by number, name, extreme or operator. */
export const ondeLinha = (q: string | null): Sql =>
  ondeBusca(q, sql`concat_ws(' ', lower(l.numero), l.busca, o.busca)`)

export const buscaDaLinha = (l: FichaDaLinha): string => textoDeBusca(l.nome, l.extremo_a, l.extremo_b)

export const NUMERO_REPETIDO = ['numero', 'Já há uma linha com este número.'] as const
