import {
  type DataCivil,
  diaDaSemana,
  escreverData,
  escreverNumero,
  type Instante,
  instanteEm,
} from '@outorga/lei'

const SEMANA = ['seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.', 'dom.']
const LARGO = '\u00a0'

/** «ter., 10 mar. 2026, 14:22 (UTC−4)», on the clock of `fuso`: the same words as on the screen. */
export function escreverInstante(instante: Instante, fuso: string): string {
  const local = instanteEm(instante, fuso)
  const data = local.slice(0, 10) as DataCivil
  const dia = escreverData(data).replaceAll(' ', LARGO)
  return `${SEMANA[diaDaSemana(data) - 1]}, ${dia}, ${local.slice(11, 16)}${LARGO}(${deslocamento(local)})`
}

/** «10 mar. 2026» at `instante` on the clock of `fuso`. */
export function escreverDia(instante: Instante, fuso: string): string {
  return escreverData(instanteEm(instante, fuso).slice(0, 10) as DataCivil)
}

function deslocamento(local: string): string {
  const m = /([+-])(\d{2}):(\d{2})$/.exec(local)
  const horas = Number(m?.[2] ?? 0)
  const minutos = m?.[3] === '00' || !m ? '' : `:${m[3]}`
  return horas === 0 && minutos === '' ? 'UTC' : `UTC${m?.[1] === '-' ? '−' : '+'}${horas}${minutos}`
}

/** A result of a calculation as people read it: numbers with comma, dates in words, the rest as it is. */
export function escreverResultado(resultado: string): string {
  if (/^-?\d+(\.\d+)?$/.test(resultado)) return escreverNumero(resultado)
  return /^\d{4}-\d{2}-\d{2}$/.test(resultado) ? escreverData(resultado as DataCivil) : resultado
}

/** «NAV1C34», or «ABC-1234» of the older shape. */
export function escreverPlaca(placa: string): string {
  return /^[A-Z]{3}\d{4}$/.test(placa) ? `${placa.slice(0, 3)}-${placa.slice(3)}` : placa
}
