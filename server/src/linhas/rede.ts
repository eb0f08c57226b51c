import type { DataCivil, LinhaRegular, OrigemDoServico, Partida } from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Contexto } from '../platform/contexto.js'
import { textoDeBusca } from '../platform/db/busca.js'
import { acharLinha, type Linha } from './linha.js'
import {
  type HorarioDaLinha,
  type MotivoDoQuadro,
  type PontoDaLinha,
  type Quadro,
  versoesDoQuadro,
} from './quadro.js'

/** A place that a line serves; `ponto_id` null where the line has no Quadro and only the register names it. */
export interface LugarDaRede {
  ponto_id: string | null
  localidade: string
  municipio_ibge: string
}

/** A line as far as others' alterations are measured against it. */
export interface LinhaDaRede {
  id: string
  numero: string
  nome: string
  servico: Linha['servico']
  operadora_id: string | null
  extremos: [LugarDaRede, LugarDaRede]
  extensao_km: string
  /** In the order of the itinerary; the two ends where it has no Quadro. */
  lugares: LugarDaRede[]
  horarios: Pick<HorarioDaLinha, 'hora' | 'dias' | 'sentido'>[]
}

/** What the exams of an alteration ask of the register (arts. 5, 50, 57 to 60, 68). */
export interface FotografiaDaRede {
  linha: Linha
  /** In force today, and the newest one, which may begin later; null where the line has none. */
  quadro: Quadro | null
  ultimo: Quadro | null
  /** Length of the first Quadro, or of the register: the itinerary of the contract (art. 58, II). */
  extensao_inicial_km: string
  ja_prolongada: boolean
  ja_encurtada: boolean
  origem: Required<OrigemDoServico>
  /** Other itineraries of the line in use (art. 60, par. único). */
  itinerarios_alem_do_contrato: number
  /** The other active lines of the authority, whoever runs them. */
  outras: LinhaDaRede[]
}

interface LinhaLida extends Omit<LinhaDaRede, 'extremos' | 'lugares' | 'horarios'> {
  extremo_a: string
  extremo_b: string
  municipio_a: string
  municipio_b: string
  partidas: string[]
  pontos: PontoDaLinha[] | null
  horarios: HorarioDaLinha[] | null
}

const TODOS_OS_DIAS = [1, 2, 3, 4, 5, 6, 7]

function montar(l: LinhaLida): LinhaDaRede {
  const doCadastro: LugarDaRede[] = [
    { ponto_id: null, localidade: l.extremo_a, municipio_ibge: l.municipio_a },
    { ponto_id: null, localidade: l.extremo_b, municipio_ibge: l.municipio_b },
  ]
  const lugares = l.pontos?.map(lugarDe) ?? doCadastro
  const { id, numero, nome, servico, operadora_id, extensao_km } = l
  return {
    id,
    numero,
    nome,
    servico,
    operadora_id,
    extensao_km,
    lugares,
    extremos: [lugares[0] as LugarDaRede, lugares.at(-1) as LugarDaRede],
    horarios:
      l.horarios ?? l.partidas.map((hora) => ({ hora, dias: TODOS_OS_DIAS, sentido: 'ida' as const })),
  }
}

/** Every active line of the authority on a day, whoever runs it: their routes and hours are public. */
export async function redeEm(c: Contexto, data: DataCivil): Promise<LinhaDaRede[]> {
  return (await c.tx.linhas<LinhaLida>(sql`select * from rede_em(${data})`)).map(montar)
}

export const lugarDe = (
  p: Pick<PontoDaLinha, 'ponto_id' | 'localidade' | 'municipio_ibge'>,
): LugarDaRede => ({
  ponto_id: p.ponto_id,
  localidade: p.localidade,
  municipio_ibge: p.municipio_ibge,
})

/**
 * Whether two are one place: the same point, or the same name in one Município; where one of them is known by the register
 * alone, the Município decides.
 */
export function mesmoLugar(a: LugarDaRede, b: LugarDaRede): boolean {
  if (a.municipio_ibge !== b.municipio_ibge) return false
  if (a.ponto_id === null || b.ponto_id === null) return true
  return a.ponto_id === b.ponto_id || textoDeBusca(a.localidade) === textoDeBusca(b.localidade)
}

/** Lines that join the same two end points, either way (arts. 5, 58, III, and 59, I). */
export function linhasComExtremos(
  rede: readonly LinhaDaRede[],
  [a, b]: readonly [LugarDaRede, LugarDaRede],
): LinhaDaRede[] {
  return rede.filter(({ extremos: [x, y] }) => {
    return (mesmoLugar(a, x) && mesmoLugar(b, y)) || (mesmoLugar(a, y) && mesmoLugar(b, x))
  })
}

/**
 * The regular lines beside an itinerary that leaves from its first place, as art. 68, § 3, compares them: each direction
 * of each line that starts at the same place, and whether it goes on through another place of the itinerary.
 */
export function regularesAoLado(
  rede: readonly LinhaDaRede[],
  itinerario: readonly LugarDaRede[],
): LinhaRegular[] {
  const [origem, ...adiante] = itinerario
  if (!origem) return []
  return rede
    .filter((l) => l.servico === 'regular')
    .flatMap((l) => [
      { l, sentido: 'ida' as const, lugares: l.lugares },
      { l, sentido: 'volta' as const, lugares: l.lugares.toReversed() },
    ])
    .map(({ l, sentido, lugares: [saida, ...resto] }) => ({
      numero: l.numero,
      delegataria: l.operadora_id ?? l.id,
      partidas: partidasNoSentido(l.horarios, sentido),
      mesmaOrigem: saida !== undefined && mesmoLugar(origem, saida),
      trajetoEmComum: resto.some((x) => adiante.some((y) => mesmoLugar(x, y))),
    }))
    .filter((r) => r.mesmaOrigem && r.partidas.length > 0)
}

export const partidasNoSentido = (
  horarios: readonly Pick<HorarioDaLinha, 'hora' | 'dias' | 'sentido'>[],
  sentido: HorarioDaLinha['sentido'],
): Partida[] => horarios.filter((h) => h.sentido === sentido).map(({ hora, dias }) => ({ hora, dias }))

/** What each alteration in the line's history did, those undone left out (arts. 57, § 2, and 62). */
export function historiaDasAlteracoes(versoes: readonly Pick<Quadro, 'versao' | 'motivo' | 'desfaz'>[]) {
  const desfeitas = new Set(versoes.flatMap((v) => v.desfaz))
  const valem = versoes.filter((v) => !desfeitas.has(v.versao))
  const quantas = (motivo: MotivoDoQuadro) => valem.filter((v) => v.motivo === motivo).length
  return {
    ja_prolongada: quantas('prolongamento') > 0,
    ja_encurtada: quantas('encurtamento') > 0,
    origem: {
      resultado_de_fusao: quantas('fusao') > 0,
      atendimento_parcial: quantas('atendimento-parcial') > 0,
    },
    itinerarios_alem_do_contrato: quantas('itinerario'),
  }
}

/**
 * The line and its history on this day, without its neighbours.
 * @throws Problema 404.
 */
export async function fotografiaDaLinha(
  c: Contexto,
  linhaId: string,
): Promise<Omit<FotografiaDaRede, 'outras'>> {
  const linha = await acharLinha(c, linhaId)
  const versoes = await versoesDoQuadro(c, linhaId)
  return {
    linha,
    quadro: versoes.findLast((v) => v.de <= c.hoje) ?? null,
    ultimo: versoes.at(-1) ?? null,
    extensao_inicial_km: versoes[0]?.extensao_km ?? linha.extensao_km,
    ...historiaDasAlteracoes(versoes),
  }
}

/**
 * The line, its history and its neighbours on this day.
 * @throws Problema 404.
 */
export async function fotografiaDaRede(c: Contexto, linhaId: string): Promise<FotografiaDaRede> {
  const foto = await fotografiaDaLinha(c, linhaId)
  const rede = await redeEm(c, c.hoje)
  return { ...foto, outras: rede.filter((l) => l.id !== linhaId) }
}
