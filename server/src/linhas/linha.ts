import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { conferirMunicipio } from '../cadastro/listar-municipios.js'
import type { Ficha } from '../cadastro/mudanca.js'
import { acharOperadora } from '../cadastro/operadora.js'
import { Km, Texto, TextoOpcional } from '../esquemas/comuns.js'
import { campo, escolha, procura, texto } from '../formulario/campos.js'
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
  /** Number of the Quadro in force; null where the line has none, and its route and hours are the register's. */
  quadro: number | null
  operadora: { id: string; razao_social: string } | null
}

const COLUNAS = sql`
  l.id, (select k.versao from caso k where k.id = l.id) as versao, l.numero, l.nome, coalesce(q.extremo_a, l.extremo_a) as extremo_a,
  coalesce(q.extremo_b, l.extremo_b) as extremo_b, a.ibge as municipio_a, b.ibge as municipio_b,
  a.nome as municipio_a_nome, b.nome as municipio_b_nome, coalesce(q.extensao_km, l.extensao_km)::text as extensao_km,
  l.servico, coalesce(q.partidas, l.partidas) as partidas, l.situacao, q.versao as quadro,
  case when o.id is not null then jsonb_build_object('id', o.id, 'razao_social', o.razao_social) end as operadora`

/** A line with its Quadro in force on the day: where it has one, its route and hours are the Quadro's. */
const deLinha = (c: Contexto) => sql`
  linha l left join lateral (
    select v.versao, v.extremo_a, v.extremo_b, v.municipio_a, v.municipio_b, v.municipios, v.extensao_km, v.partidas, v.busca
      from quadro v where v.linha_id = l.id and v.de <= ${c.hoje} order by v.de desc limit 1) q on true
  join municipio a on a.ibge = coalesce(q.municipio_a, l.municipio_a)
  join municipio b on b.ibge = coalesce(q.municipio_b, l.municipio_b)
  left join operadora o on o.id = l.operadora_id`

/** «9» before «104», and «104A» after «104». */
export const CHAVE_DO_NUMERO = sql`lpad(coalesce(substring(l.numero from '\\d+'), ''), 12, '0')`
export const POR_NUMERO = sql`${CHAVE_DO_NUMERO}, l.numero`

/** The query of lines under a condition, all of them in order. */
export const consultaDeLinhas = (c: Contexto, condicao: Sql, ordem: Sql = POR_NUMERO): Sql => sql`
  select ${COLUNAS} from ${deLinha(c)} where l.autoridade_id = ${c.autoridade.id} and ${condicao} order by ${ordem}`

export function linhasOnde(
  c: Contexto,
  condicao: Sql,
  ordem: Sql = POR_NUMERO,
  limite = 1,
  salto = 0,
): Promise<Linha[]> {
  return c.tx.linhas<Linha>(sql`${consultaDeLinhas(c, condicao, ordem)} limit ${limite} offset ${salto}`)
}

export async function contarLinhas(c: Contexto, condicao: Sql): Promise<number> {
  const contado = await c.tx.uma<{ total: number }>(
    sql`select count(*)::int as total from ${deLinha(c)} where l.autoridade_id = ${c.autoridade.id} and ${condicao}`,
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

const SERVICOS_DA_LINHA = {
  regular: 'Regular',
  alternativo: 'Alternativo',
  hidroviario: 'Hidroviário',
} as const
const SITUACOES = { ativa: 'Ativa', inativa: 'Inativa' } as const
const NomeDaLinha = TextoOpcional(200).describe('Sem nome, a linha chama-se pelos extremos')
const Partidas = z
  .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora como 13:30.'))
  .max(300, 'No máximo 300 partidas.')
  .transform((horas) => [...new Set(horas)].sort())
  .optional()
  .describe('Partidas, HH:MM, enquanto a linha não tem quadro; repetidas contam uma vez')

/** What a person states of a line. */
export const DadosDaLinha = z.object({
  numero: campo(Texto(20), { rotulo: 'Número', tipo: 'codigo' }),
  nome: campo(NomeDaLinha, { rotulo: 'Nome', tipo: 'texto', opcional: true }),
  extremo_a: texto('Primeiro extremo', { minimo: 2, maximo: 100 }),
  municipio_a: procura('Município do primeiro extremo', 'municipio'),
  extremo_b: texto('Segundo extremo', { minimo: 2, maximo: 100 }),
  municipio_b: procura('Município do segundo extremo', 'municipio'),
  extensao_km: campo(
    Km.refine((km) => Number(km) > 0, 'A extensão é maior que zero.'),
    { rotulo: 'Extensão em km', tipo: 'quilometros' },
  ),
  servico: escolha('Serviço', SERVICOS_DA_LINHA),
  partidas: campo(Partidas, { rotulo: 'Partidas', tipo: 'horas', opcional: true }),
  operadora_id: campo(z.uuid().nullish(), {
    rotulo: 'Operadora',
    tipo: 'procura',
    procura: 'operadora',
    opcional: true,
  }),
  situacao: campo(z.enum(['ativa', 'inativa']).default('ativa'), {
    rotulo: 'Situação',
    tipo: 'escolha',
    opcoes: SITUACOES,
    opcional: true,
  }),
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
export async function conferirLinha(
  c: Contexto,
  e: z.output<typeof DadosDaLinha>,
  antes: FichaDaLinha | null = null,
): Promise<FichaDaLinha> {
  if (!SERVICOS[c.lei.norma].includes(e.servico)) {
    throw new Problema(422, 'servico-sem-cabimento', `A ${c.lei.nome} não trata deste serviço.`, {
      campo: 'servico',
    })
  }
  await conferirMunicipio(c, 'municipio_a', e.municipio_a)
  await conferirMunicipio(c, 'municipio_b', e.municipio_b)
  const operadora = e.operadora_id ? await acharOperadora(c, e.operadora_id) : null
  const partidas = e.partidas ?? antes?.partidas ?? []
  return fichaDaLinha({ ...e, partidas, nome: e.nome ?? `${e.extremo_a} – ${e.extremo_b}`, operadora })
}

/** What a Quadro says, and only another Quadro changes (art. 42, § 2). */
const DO_QUADRO = [
  'extremo_a',
  'extremo_b',
  'municipio_a',
  'municipio_b',
  'extensao_km',
  'partidas',
] as const satisfies (keyof FichaDaLinha)[]

/**
 * That a change of the register leaves alone what the line's Quadro says.
 * @throws Problema 422 `so-por-quadro` naming the field.
 */
export function exigirQuadroIntacto(linha: Linha, antes: FichaDaLinha, depois: FichaDaLinha): void {
  if (linha.quadro === null) return
  const mudado = DO_QUADRO.find((k) => String(antes[k]) !== String(depois[k]))
  if (!mudado) return
  throw new Problema(
    422,
    'so-por-quadro',
    'Itinerário, extensão e horários só mudam por um novo quadro de regime.',
    { campo: mudado, dispositivo: 'art42_par2' },
  )
}

/** Lines by number, name, extreme or operator. */
export const ondeLinha = (q: string | null): Sql =>
  ondeBusca(q, sql`concat_ws(' ', lower(l.numero), l.busca, q.busca, o.busca)`)

export const buscaDaLinha = (l: FichaDaLinha): string => textoDeBusca(l.nome, l.extremo_a, l.extremo_b)

export const NUMERO_REPETIDO = ['numero', 'Já há uma linha com este número.'] as const
