import {
  type ContextoDePrazos,
  type DataCivil,
  diaNoCalendario,
  diasEntre,
  type Instante,
  instanteDe,
  type MarcosDoAuto,
  type PrazoDoAuto,
  prazosDoAuto,
  primeiroDiaComExpediente,
  SEM_MARCOS,
  somarDias,
} from '@outorga/lei'
import type { AutoContado, ParadaContada, Passo } from './historia.js'

/** Where and when the stories are told. */
export interface Quadro extends ContextoDePrazos {
  hoje: DataCivil
  fuso: string
  /** First day on which a fact may be punished and priced. */
  desde: DataCivil
}

/** One moment of the stories: a stop's autos are drawn up (`passo` null), or a step of one auto is done. */
export interface Momento {
  instante: Instante
  dia: DataCivil
  parada: ParadaContada
  dataDoFato: DataCivil
  auto: AutoContado | null
  passo: Passo | null
}

const MAIS_ANTIGO = 400

export const maisTarde = (primeira: DataCivil, ...outras: DataCivil[]): DataCivil =>
  [primeira, ...outras].sort().at(-1) ?? primeira

const diaDoPasso = (q: Quadro, inicio: DataCivil, p: Passo): DataCivil => {
  const dia = somarDias(inicio, p.dia)
  return p.onde === 'rua' ? dia : primeiroDiaComExpediente(q.calendario, dia)
}

/** What is found at a desk is found on a working day; what is found on the road, on any. */
function fatoEm(q: Quadro, parada: ParadaContada, dia: DataCivil): DataCivil {
  if (parada.origem !== 'apuracao-posterior') return dia
  let util = dia
  while (util > q.desde && !diaNoCalendario(q.calendario, util).expediente) util = somarDias(util, -1)
  return util
}

function vencimentoSe(q: Quadro, inicio: DataCivil, auto: AutoContado, prazo: PrazoDoAuto): DataCivil | null {
  const marcos: MarcosDoAuto = { ...SEM_MARCOS }
  for (const p of auto.passos) if (p.marca) marcos[p.marca] = diaDoPasso(q, inicio, p)
  return prazosDoAuto(q, marcos)[prazo]?.vencimento ?? null
}

/** The first day for which `prazo` of the stop's first auto ends on `alvo` or, where no day does, next after it. */
function inicioParaVencer(q: Quadro, parada: ParadaContada, prazo: PrazoDoAuto, alvo: DataCivil): DataCivil {
  const [auto] = parada.autos
  // A later start never makes a term end earlier: a search by halves finds the first.
  let cedo = Math.max(-MAIS_ANTIGO, -diasEntre(q.desde, q.hoje))
  let tarde = -1
  while (cedo < tarde) {
    const meio = Math.floor((cedo + tarde) / 2)
    const fim = auto ? vencimentoSe(q, somarDias(q.hoje, meio), auto, prazo) : null
    if (fim !== null && fim < alvo) cedo = meio + 1
    else tarde = meio
  }
  return somarDias(q.hoje, cedo)
}

/** The day from which the steps of a story are counted. */
function primeiroDia(q: Quadro, parada: ParadaContada): DataCivil {
  const { quando } = parada
  const dia =
    'dias' in quando
      ? somarDias(q.hoje, -quando.dias)
      : inicioParaVencer(q, parada, quando.prazo, somarDias(q.hoje, quando.em))
  return maisTarde(dia, q.desde)
}

const maisMinutos = (hora: string, minutos: number): string => {
  const total = Math.min(Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3)) + minutos, 24 * 60 - 1)
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

/** On the road an act follows the fact within minutes; in the office the hour depends on the act's place in the story. */
function horaDoPasso(parada: ParadaContada, p: Passo, indice: number, desvio: number): string {
  if (p.onde === 'rua' && p.dia === 0) return maisMinutos(parada.hora, 24 + indice * 4)
  return maisMinutos('08:20', indice * 38 + desvio)
}

/**
 * Every moment of the stories before the day of loading, in order. A story that would reach that day stops before it:
 * where the law is young, the stories are shorter.
 */
export function agendar(q: Quadro, paradas: readonly ParadaContada[]): Momento[] {
  const momentos = paradas.flatMap((parada, n): Momento[] => {
    const inicio = primeiroDia(q, parada)
    if (inicio >= q.hoje) return []
    const dataDoFato = fatoEm(q, parada, inicio)
    const comum = { parada, dataDoFato }
    const lavrar = {
      dia: dataDoFato,
      instante: instanteDe(dataDoFato, maisMinutos(parada.hora, 18), q.fuso),
      auto: null,
      passo: null,
    }
    const passos = parada.autos.flatMap((auto, a) => {
      const dias = auto.passos.map((p) => diaDoPasso(q, inicio, p))
      const quantos = dias.findIndex((d) => d >= q.hoje)
      return auto.passos.slice(0, quantos < 0 ? undefined : quantos).map((passo, i) => {
        const dia = dias[i] as DataCivil
        const hora = horaDoPasso(parada, passo, i, (n * 7 + a * 3) % 29)
        return { ...comum, dia, instante: instanteDe(dia, hora, q.fuso), auto, passo }
      })
    })
    return [{ ...comum, ...lavrar }, ...passos]
  })
  // Stable: what falls on one minute keeps the order in which it is told.
  return momentos
    .map((m) => ({ m, em: Date.parse(m.instante) }))
    .sort((x, y) => x.em - y.em)
    .map(({ m }) => m)
}
