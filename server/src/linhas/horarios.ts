import type { HorarioDaLinha } from './quadro.js'

const DIA = 24 * 60
export const NOMES_DOS_DIAS = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'] as const
const POR_EXTENSO = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const

const emMinutos = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5))
const dois = (n: number) => String(n).padStart(2, '0')
const escrever = (minutos: number) => `${dois(Math.floor(minutos / 60))}:${dois(minutos % 60)}`

/** When a trip gets there: the hour on the clock and how many midnights it passed. */
export interface Chegada {
  hora: string
  dias_depois: number
}

/**
 * The hour `minutos` after a departure: 23:40 and 90 minutes is 01:10, one day later.
 * @param hora `HH:MM`. @param minutos whole, not negative.
 */
export function chegadaDe(hora: string, minutos: number): Chegada {
  const total = emMinutos(hora) + minutos
  return { hora: escrever(total % DIA), dias_depois: Math.floor(total / DIA) }
}

/** «01:10 do dia seguinte». */
export const escreverChegada = ({ hora, dias_depois }: Chegada): string =>
  dias_depois === 0
    ? hora
    : dias_depois === 1
      ? `${hora} do dia seguinte`
      : `${hora}, ${dias_depois} dias depois`

export interface HoraLida {
  hora: string
  /** 1 where it was written past midnight, as 24:30 is 00:30 of the next day. */
  dias_depois: 0 | 1
}

/**
 * Reads an hour of departure; null where it is none. One past midnight, 24:00 to 29:59 as timetables of service days
 * write it, is the same departure on the next day.
 */
export function lerHoraDePartida(texto: string): HoraLida | null {
  const m = /^(\d{1,2}):([0-5]\d)$/.exec(texto.trim())
  const horas = Number(m?.[1] ?? Number.NaN)
  if (!m || !(horas < 30)) return null
  return { hora: `${dois(horas % 24)}:${m[2]}`, dias_depois: horas >= 24 ? 1 : 0 }
}

export const HORA_ILEGIVEL = 'não é hora de partida. Escreva como 13:30; depois da meia-noite, até 29:59.'

/** The day after each: Sunday's is Monday. */
export const diasSeguintes = (dias: readonly number[]): number[] =>
  [...new Set(dias.map((d) => (d % 7) + 1))].sort((a, b) => a - b)

/** «todos os dias», «seg a sex», «sáb e dom», «seg, qua e sex». */
export function escreverDias(dias: readonly number[]): string {
  const ordem = [...new Set(dias)].sort((a, b) => a - b)
  if (ordem.length === 7) return 'todos os dias'
  const [primeiro = 1, ultimo = 1] = [ordem[0], ordem.at(-1)]
  const nome = (d: number) => NOMES_DOS_DIAS[d - 1] ?? ''
  if (ordem.length === 1) return POR_EXTENSO[primeiro - 1] ?? ''
  if (ordem.length > 2 && ultimo - primeiro === ordem.length - 1) return `${nome(primeiro)} a ${nome(ultimo)}`
  return `${ordem.slice(0, -1).map(nome).join(', ')} e ${nome(ultimo)}`
}

/** By direction, then by the days on which it leaves, then by the clock; the same departure once, its days together. */
export function emOrdem(horarios: readonly HorarioDaLinha[]): HorarioDaLinha[] {
  const juntos = new Map<string, HorarioDaLinha>()
  for (const h of horarios) {
    const chave = `${h.sentido} ${h.tipo} ${h.hora}`
    const dias = [...new Set([...(juntos.get(chave)?.dias ?? []), ...h.dias])].sort((a, b) => a - b)
    juntos.set(chave, { ...h, dias })
  }
  const chave = (h: HorarioDaLinha) => `${h.sentido} ${h.hora} ${h.tipo}`
  return [...juntos.values()].sort((a, b) => (chave(a) < chave(b) ? -1 : 1))
}
