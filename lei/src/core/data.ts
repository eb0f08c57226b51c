import { Temporal } from 'temporal-polyfill'
import { RecusaDaLei } from './erro.js'

/** A calendar date, `YYYY-MM-DD`. It has no hour and no zone, sorts as text and travels as JSON. */
export type DataCivil = string & { readonly __tipo: 'DataCivil' }
/** A point in time, RFC 3339 with offset (`2026-03-06T10:00:00-04:00`). */
export type Instante = string & { readonly __tipo: 'Instante' }
/** A count of running hours; never added to days. */
export type Horas = number & { readonly __tipo: 'Horas' }

/** Outside these years a date is a slip of the keyboard («0202-03-10»), and past 9999 it no longer sorts as text. */
const PRIMEIRO_ANO = 1900
const ULTIMO_ANO = 9999

const DIAS_DO_MES = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function ultimoDiaDoMes(anoCivil: number, mes: number): number {
  const bissexto = anoCivil % 4 === 0 && (anoCivil % 100 !== 0 || anoCivil % 400 === 0)
  return mes === 2 && bissexto ? 29 : (DIAS_DO_MES[mes - 1] ?? 0)
}

function diaExiste(data: DataCivil): boolean {
  const [a, m, d] = partes(data)
  return a >= PRIMEIRO_ANO && d >= 1 && d <= ultimoDiaDoMes(a, m)
}

/**
 * Reads `YYYY-MM-DD`, from 1900 on.
 * @throws RecusaDaLei `data-invalida` where there is no such day.
 */
export function lerData(texto: string, campo = 'data'): DataCivil {
  if (/^\d{4}-\d{2}-\d{2}$/.test(texto) && diaExiste(texto as DataCivil)) return texto as DataCivil
  throw new RecusaDaLei({
    codigo: 'data-invalida',
    mensagem: `«${texto.slice(0, 40)}» não é uma data. Escreva ano-mês-dia, como 2026-03-10.`,
    campo,
  })
}

/** Day, hour, minute, second and offset. A leap second may be written; it is not counted. */
const INSTANTE =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d|60)(?:\.\d{1,9})?)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * Reads an RFC 3339 instant; the offset is mandatory and kept.
 * @throws RecusaDaLei `instante-invalido`.
 */
export function lerInstante(texto: string, campo = 'instante'): Instante {
  const m = INSTANTE.exec(texto)
  const diaLido = m?.[1] as DataCivil | undefined
  if (diaLido !== undefined && diaExiste(diaLido)) return texto as Instante
  throw new RecusaDaLei({
    codigo: 'instante-invalido',
    mensagem: `«${texto.slice(0, 40)}» não é data e hora com fuso. Escreva como 2026-03-06T10:00:00-04:00.`,
    campo,
  })
}

function partes(data: DataCivil): [ano: number, mes: number, dia: number] {
  return [algarismos(data, 0, 4), algarismos(data, 5, 7), algarismos(data, 8, 10)]
}

function algarismos(texto: string, de: number, ate: number): number {
  let n = 0
  for (let i = de; i < ate; i++) n = n * 10 + texto.charCodeAt(i) - 48
  return n
}

// Day numbers: plain integer arithmetic on the proleptic Gregorian calendar (Hinnant, days_from_civil), with years that
// begin in March so that the leap day is the last of the year. Day 0 is 1 March of year 0.
const DIAS_EM_400_ANOS = 146_097

function numeroDoDia(anoCivil: number, mes: number, dia: number): number {
  const a = mes > 2 ? anoCivil : anoCivil - 1
  const doAno = Math.floor((153 * (mes > 2 ? mes - 3 : mes + 9) + 2) / 5) + dia - 1
  return a * 365 + Math.floor(a / 4) - Math.floor(a / 100) + Math.floor(a / 400) + doAno
}

function numeroDe(data: DataCivil): number {
  const [a, m, d] = partes(data)
  return numeroDoDia(a, m, d)
}

function diaDoNumero(n: number): DataCivil {
  const era = Math.floor(n / DIAS_EM_400_ANOS)
  const naEra = n - era * DIAS_EM_400_ANOS
  const anoDaEra = Math.floor(
    (naEra - Math.floor(naEra / 1460) + Math.floor(naEra / 36_524) - Math.floor(naEra / 146_096)) / 365,
  )
  const doAno = naEra - (365 * anoDaEra + Math.floor(anoDaEra / 4) - Math.floor(anoDaEra / 100))
  const mesDeMarco = Math.floor((5 * doAno + 2) / 153)
  const dia = doAno - Math.floor((153 * mesDeMarco + 2) / 5) + 1
  const mes = mesDeMarco < 10 ? mesDeMarco + 3 : mesDeMarco - 9
  return comporData(anoDaEra + era * 400 + (mes <= 2 ? 1 : 0), mes, dia)
}

function comporData(anoCivil: number, mes: number, dia: number): DataCivil {
  if (!(anoCivil >= PRIMEIRO_ANO && anoCivil <= ULTIMO_ANO)) {
    throw new RecusaDaLei({
      codigo: 'data-invalida',
      mensagem: `O resultado cai no ano ${anoCivil}, fora dos anos de ${PRIMEIRO_ANO} a ${ULTIMO_ANO}.`,
    })
  }
  return `${anoCivil}-${doisAlgarismos(mes)}-${doisAlgarismos(dia)}` as DataCivil
}

/** The date `dias` calendar days later (negative: earlier). */
export function somarDias(data: DataCivil, dias: number): DataCivil {
  return diaDoNumero(numeroDe(data) + dias)
}

/** The same day `meses` months later; the last day of the month where there is no such day. */
export function somarMeses(data: DataCivil, meses: number): DataCivil {
  const [a, m, d] = partes(data)
  const total = a * 12 + m - 1 + meses
  const anoCivil = Math.floor(total / 12)
  const mes = total - anoCivil * 12 + 1
  return comporData(anoCivil, mes, Math.min(d, ultimoDiaDoMes(anoCivil, mes)))
}

/** Calendar days from `a` to `b`; negative where `b` is before `a`. */
export function diasEntre(a: DataCivil, b: DataCivil): number {
  return numeroDe(b) - numeroDe(a)
}

/** 1 is Monday, 7 is Sunday. */
export function diaDaSemana(data: DataCivil): number {
  return ((numeroDe(data) + 2) % 7) + 1
}

export function ano(data: DataCivil): number {
  return Number(data.slice(0, 4))
}

/** The instant `horas` running hours later, in the same offset as `inicio`. */
export function somarHoras(inicio: Instante, horas: number): Instante {
  const [, dia, hora, minuto, segundo = '00', deslocamento] = INSTANTE.exec(inicio) ?? []
  const minutos = Number(hora) * 60 + Number(minuto) + Math.round(horas * 60)
  const dias = Math.floor(minutos / MINUTOS_DO_DIA)
  const doDia = minutos - dias * MINUTOS_DO_DIA
  const data = somarDias(dia as DataCivil, dias)
  return `${data}T${doisAlgarismos(Math.floor(doDia / 60))}:${doisAlgarismos(doDia % 60)}:${segundo === '60' ? '59' : segundo}${deslocamento === '-00:00' ? '+00:00' : deslocamento}` as Instante
}

const MINUTOS_DO_DIA = 24 * 60

function doisAlgarismos(n: number): string {
  return n < 10 ? `0${n}` : String(n)
}

/** The calendar date at `instante` in the IANA zone `fuso`. */
export function dataEm(instante: Instante, fuso: string): DataCivil {
  return Temporal.Instant.from(instante).toZonedDateTimeISO(fuso).toPlainDate().toString() as DataCivil
}

/** The instant written with the offset in force at `fuso`, to the second: what a person there reads on the clock. */
export function instanteEm(instante: Instante, fuso: string): Instante {
  const local = Temporal.Instant.from(instante).toZonedDateTimeISO(fuso)
  return local.toString({ timeZoneName: 'never', smallestUnit: 'second' }) as Instante
}

/** The instant of `data` at `hora` (`HH:MM`) on the clock of `fuso`; an hour the clock skipped moves forward. */
export function instanteDe(data: DataCivil, hora: string, fuso: string): Instante {
  const local = Temporal.PlainDateTime.from(`${data}T${hora}`).toZonedDateTime(fuso, {
    disambiguation: 'compatible',
  })
  return local.toString({ timeZoneName: 'never', smallestUnit: 'second' }) as Instante
}

/** Negative, zero or positive as `a` is before, at or after `b`, whatever their offsets. */
export function compararInstantes(a: Instante, b: Instante): number {
  return Temporal.Instant.compare(Temporal.Instant.from(a), Temporal.Instant.from(b))
}

const MESES = ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.']

/** «9 abr. 2026». */
export function escreverData(data: DataCivil): string {
  const [, m, d] = partes(data)
  return `${d}${d === 1 ? 'º' : ''} ${MESES[m - 1]} ${data.slice(0, 4)}`
}
