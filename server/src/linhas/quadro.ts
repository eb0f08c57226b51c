import {
  ALTERACOES_DE_LINHA_RR,
  type ConteudoDoQuadro,
  type DataCivil,
  type QuadroDeRegime,
} from '@outorga/lei'
import sql, { type Sql } from 'sql-template-tag'
import type { Contexto } from '../platform/contexto.js'
import type { TipoDeLocalidade } from './ponto.js'

export const PISOS = {
  pavimentado: 'Pavimentado',
  'nao-pavimentado': 'Não pavimentado',
  urbano: 'Urbano',
  aquaviario: 'Por água',
} as const
export type Piso = keyof typeof PISOS

export const SENTIDOS = { ida: 'Ida', volta: 'Volta' } as const
export type Sentido = keyof typeof SENTIDOS

export const TIPOS_DE_HORARIO = { comum: 'Comum', semidireto: 'Semidireto', direto: 'Direto' } as const
export type TipoDeHorario = keyof typeof TIPOS_DE_HORARIO

type Alteracao = keyof typeof ALTERACOES_DE_LINHA_RR

/** Why a Quadro was made: the kinds of alteration of the law, and what comes before and after them. */
export const MOTIVOS_DO_QUADRO: Readonly<Record<MotivoDoQuadro, string>> = {
  fixacao: 'Fixação do regime',
  criacao: 'Criação da linha',
  ...(Object.fromEntries(
    Object.entries(ALTERACOES_DE_LINHA_RR).map(([chave, a]) => [chave, a.nome]),
  ) as Record<Alteracao, string>),
  restauracao: 'Volta ao quadro anterior',
}
export type MotivoDoQuadro = 'fixacao' | 'criacao' | Alteracao | 'restauracao'

/** A point of the itinerary, as it was on the day of the act. */
export type PontoDaLinha = {
  ponto_id: string
  localidade: string
  municipio_ibge: string
  tipo: TipoDeLocalidade
  /** Degrees, as text. */
  lat: string
  lon: string
  /** From the first point along the itinerary, one decimal: «54.0». */
  km: string
  /** From the first point. */
  minutos: number
  secao: boolean
  parada: boolean
  terminal: string | null
}

/** A stretch between a point and the next one, by pavement; `de` is the index of the point that it leaves. */
export type TrechoDaLinha = { de: number; km: string; piso: Piso }

/** A departure: `HH:MM`, on days 1 (Monday) to 7 (Sunday), from the first point (ida) or from the last one (volta). */
export type HorarioDaLinha = { hora: string; dias: number[]; sentido: Sentido; tipo: TipoDeHorario }

/** What a Quadro says. */
export type ConteudoDaLinha = {
  pontos: PontoDaLinha[]
  trechos: TrechoDaLinha[]
  horarios: HorarioDaLinha[]
  /** Pairs of `ponto_id` between which no ticket is sold, either way (art. 45). */
  restricoes: [string, string][]
  /** Act of the council that lets stops be more than 3 hours apart (art. 44). */
  paradas_pelo_conselho: string | null
}

/** A version of a line's Quadro, in force on `[de, ate)`. */
export type Quadro = ConteudoDaLinha & {
  linha_id: string
  versao: number
  ato_id: string
  de: DataCivil
  ate: DataCivil | null
  ato: string
  razoes: string
  motivo: MotivoDoQuadro
  restaura: number | null
  desfaz: number[]
  extensao_km: string
  documento: string | null
}

const COLUNAS = sql`
  q.linha_id, q.versao, q.ato_id, q.de, q.ato, q.razoes, q.motivo, q.restaura, q.desfaz, q.pontos, q.trechos, q.horarios,
  q.restricoes, q.paradas_pelo_conselho, q.extensao_km::text as extensao_km,
  lead(q.de) over (partition by q.linha_id order by q.versao) as ate,
  (select d.codigo from documento d where d.ato_id = q.ato_id and d.especie = 'quadro-de-regime' limit 1) as documento`

/** Every version of a line's Quadro, oldest first. */
export function versoesDoQuadro(c: Contexto, linhaId: string): Promise<Quadro[]> {
  return c.tx.linhas<Quadro>(
    sql`select ${COLUNAS} from quadro q where q.linha_id = ${linhaId} order by q.versao`,
  )
}

async function umQuadro(c: Contexto, linhaId: Sql, condicao: Sql): Promise<Quadro | null> {
  const [achado] = await c.tx.linhas<Quadro>(sql`
    select * from (select ${COLUNAS} from quadro q where q.linha_id = ${linhaId}) q
     where ${condicao} order by q.versao desc limit 1`)
  return achado ?? null
}

/** The line's Quadro in force on `data`; null before the first. */
export const quadroDaLinha = (c: Contexto, linhaId: string, data: DataCivil): Promise<Quadro | null> =>
  umQuadro(c, sql`${linhaId}`, sql`q.de <= ${data}`)

/** The Quadro that an act of a line's case made; null for any other act. */
export const quadroDoAto = (c: Contexto, atoId: string): Promise<Quadro | null> =>
  umQuadro(c, sql`(select linha_id from quadro where ato_id = ${atoId})`, sql`q.ato_id = ${atoId}`)

/** The content as the law's functions take it. */
export function paraALei(q: ConteudoDaLinha): ConteudoDoQuadro {
  const nome = new Map(q.pontos.map((p) => [p.ponto_id, p.localidade]))
  return {
    pontos: q.pontos.map(({ localidade, km, minutos, secao, terminal }) => ({
      localidade,
      km,
      minutos,
      secao,
      terminal,
    })),
    partidas: partidasDe(q, 'ida'),
    restricoes: q.restricoes.map(([a, b]) => [nome.get(a) ?? a, nome.get(b) ?? b]),
  }
}

/** A stored version as the law's functions take it. */
export const versaoParaALei = (q: Quadro): QuadroDeRegime => ({
  ...paraALei(q),
  versao: q.versao,
  de: q.de,
  ate: q.ate,
  ato: q.ato,
})

/** Hours of departure in a direction, in order, each once, whatever the day. */
export const partidasDe = (q: Pick<ConteudoDaLinha, 'horarios'>, sentido: Sentido): string[] =>
  [...new Set(q.horarios.filter((h) => h.sentido === sentido).map((h) => h.hora))].sort()

/** The two ends of an itinerary. */
export function extremosDe<P>(pontos: readonly P[]): [P, P] {
  const [a, b] = [pontos[0], pontos.at(-1)]
  if (a === undefined || b === undefined) throw new Error('an itinerary has points')
  return [a, b]
}
