import { compararInstantes, type Instante, somarHoras } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'

/** A departure of the timetable beside what happened. Minutes are the authority's parameters (AMB-RS-08). */
export interface PartidaRS {
  prevista: Instante
  realizada: Instante | null
  /** Next departure of the timetable; null where it is the last. */
  proxima: Instante | null
  olhadoEm: Instante
  toleranciaMin: number
  /** Minutes after which a late departure counts as omitted; null: only the next departure says so. */
  omitidaAposMin: number | null
}

export type ComoFoiAPartida = 'no-horario' | 'atrasada' | 'adiantada' | 'omitida' | 'por-acontecer'

export const NOME_DA_PARTIDA: Readonly<Record<ComoFoiAPartida, string>> = {
  'no-horario': 'no horário',
  atrasada: 'atrasada',
  adiantada: 'adiantada',
  omitida: 'omitida',
  'por-acontecer': 'ainda pode acontecer',
}

const maisMinutos = (i: Instante, minutos: number) => somarHoras(i, minutos / 60)
const passou = (a: Instante, b: Instante) => compararInstantes(a, b) > 0
const chegou = (a: Instante, b: Instante) => compararInstantes(a, b) >= 0

/**
 * How a departure went (AMB-RS-08): omitted where nothing left before the next one, or within the minutes the authority
 * sets; otherwise late or early beyond the tolerance.
 */
export function classificarPartida(p: PartidaRS): ComoFoiAPartida {
  const ate = p.realizada ?? p.olhadoEm
  const outraChegou = p.proxima !== null && chegou(ate, p.proxima)
  const demorou = p.omitidaAposMin !== null && passou(ate, maisMinutos(p.prevista, p.omitidaAposMin))
  if (outraChegou || demorou) return 'omitida'
  if (p.realizada === null) return 'por-acontecer'
  if (passou(p.realizada, maisMinutos(p.prevista, p.toleranciaMin))) return 'atrasada'
  return passou(maisMinutos(p.prevista, -p.toleranciaMin), p.realizada) ? 'adiantada' : 'no-horario'
}

const INCISOS: Readonly<
  Record<'rodoviario' | 'hidroviario', Readonly<Partial<Record<ComoFoiAPartida, Dispositivo>>>>
> = {
  rodoviario: { atrasada: 'art13-2_inc17', adiantada: 'art13-2_inc18', omitida: 'art13-2_inc27' },
  hidroviario: { atrasada: 'art13-3_inc1', adiantada: 'art13-3_inc39', omitida: 'art13-3_inc39' },
}

/** The one item that a departure falls under; null where it falls under none. */
export function incisoDaPartida(servico: 'rodoviario' | 'hidroviario', p: PartidaRS): Dispositivo | null {
  return INCISOS[servico][classificarPartida(p)] ?? null
}
