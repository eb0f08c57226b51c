/**
 * How dates, amounts and official numbers are written on every screen. A date without an hour is read from its text
 * and never becomes a JS Date; an instant is shown only together with the IANA zone in which it is to be read.
 */
const MESES = [
  ['janeiro', 'jan.'],
  ['fevereiro', 'fev.'],
  ['março', 'mar.'],
  ['abril', 'abr.'],
  ['maio', 'maio'],
  ['junho', 'jun.'],
  ['julho', 'jul.'],
  ['agosto', 'ago.'],
  ['setembro', 'set.'],
  ['outubro', 'out.'],
  ['novembro', 'nov.'],
  ['dezembro', 'dez.'],
] as const

const SEMANA = [
  ['domingo', 'dom.'],
  ['segunda', 'seg.'],
  ['terça', 'ter.'],
  ['quarta', 'qua.'],
  ['quinta', 'qui.'],
  ['sexta', 'sex.'],
  ['sábado', 'sáb.'],
] as const

const LARGO = '\u00a0'
const MENOS = '\u2212'

interface Dia {
  ano: number
  mes: number
  dia: number
}

function lerDia(iso: string): Dia {
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  const dia = { ano: Number(m?.[1]), mes: Number(m?.[2]), dia: Number(m?.[3]) }
  if (!m || dia.mes < 1 || dia.mes > 12 || dia.dia < 1 || dia.dia > diasDoMes(dia.ano, dia.mes)) {
    throw new RangeError(`not a calendar date: ${iso.slice(0, 40)}`)
  }
  return dia
}

function diasDoMes(ano: number, mes: number): number {
  if (mes === 2) return ano % 4 === 0 && (ano % 100 !== 0 || ano % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(mes) ? 30 : 31
}

const dois = (n: number) => String(n).padStart(2, '0')

/** Days since 1 March of the year 0, in the proleptic Gregorian calendar. */
function ordinal({ ano, mes, dia }: Dia): number {
  const a = mes > 2 ? ano : ano - 1
  const m = (mes + 9) % 12
  return (
    365 * a +
    Math.floor(a / 4) -
    Math.floor(a / 100) +
    Math.floor(a / 400) +
    Math.floor((153 * m + 2) / 5) +
    dia -
    1
  )
}

function deOrdinal(n: number): string {
  let ano = Math.floor((10_000 * n + 14_780) / 3_652_425)
  const resto = (a: number) => n - (365 * a + Math.floor(a / 4) - Math.floor(a / 100) + Math.floor(a / 400))
  if (resto(ano) < 0) ano--
  const dias = resto(ano)
  const m = Math.floor((100 * dias + 52) / 3060)
  const mes = ((m + 2) % 12) + 1
  const dia = dias - Math.floor((m * 306 + 5) / 10) + 1
  return `${String(mes <= 2 ? ano + 1 : ano).padStart(4, '0')}-${dois(mes)}-${dois(dia)}`
}

/** Whether the text is a day that exists, as `YYYY-MM-DD`. */
export function ehData(iso: string): boolean {
  try {
    lerDia(iso)
    return true
  } catch {
    return false
  }
}

/** The calendar date `dias` later (negative: earlier). */
export function somarDias(iso: string, dias: number): string {
  return deOrdinal(ordinal(lerDia(iso)) + dias)
}

/** Calendar days from `a` to `b`; negative where `b` is before `a`. */
export function diasEntre(a: string, b: string): number {
  return ordinal(lerDia(b)) - ordinal(lerDia(a))
}

/** 0 is Sunday, 6 is Saturday: the column of a month grid. */
export function diaDaSemana(iso: string): number {
  return (ordinal(lerDia(iso)) + 3) % 7
}

const diaEscrito = (dia: number) => (dia === 1 ? '1º' : String(dia))
const mesLongo = (mes: number) => MESES[mes - 1]?.[0] ?? ''
const mesCurto = (mes: number) => MESES[mes - 1]?.[1] ?? ''
const semanaCurta = (iso: string) => SEMANA[diaDaSemana(iso)]?.[1] ?? ''

/** «9 abr.», «1º dez.» */
export function diaMes(iso: string): string {
  const { mes, dia } = lerDia(iso)
  return `${diaEscrito(dia)}${LARGO}${mesCurto(mes)}`
}

/** «9 abr. 2026» */
export function diaMesAno(iso: string): string {
  return `${diaMes(iso)}${LARGO}${lerDia(iso).ano}`
}

/** «qui., 30 abr.», for rows. */
export function dataCurta(iso: string): string {
  return `${semanaCurta(iso)},${LARGO}${diaMes(iso)}`
}

/** «ter., 10 mar. 2026», for facts. */
export function dataMedia(iso: string): string {
  return `${semanaCurta(iso)}, ${diaMesAno(iso)}`
}

/** «qui., 9 de abril», for terms; with its year where it is not that of `hoje`. */
export function dataPrazo(iso: string, hoje = iso): string {
  const { ano, mes, dia } = lerDia(iso)
  const doAno = ano === lerDia(hoje).ano ? '' : ` de ${ano}`
  return `${semanaCurta(iso)}, ${diaEscrito(dia)} de ${mesLongo(mes)}${doAno}`
}

/** «seg., 6 de abril de 2026», for the frame. */
export function dataLonga(iso: string): string {
  return `${dataPrazo(iso)} de ${lerDia(iso).ano}`
}

/** «segunda, 4 de maio», for group headings. */
export function dataDoGrupo(iso: string): string {
  const { mes, dia } = lerDia(iso)
  return `${SEMANA[diaDaSemana(iso)]?.[0] ?? ''}, ${diaEscrito(dia)} de ${mesLongo(mes)}`
}

/** «09/04/2026», as it is typed. */
export function dataNumerica(iso: string): string {
  const { ano, mes, dia } = lerDia(iso)
  return `${dois(dia)}/${dois(mes)}/${String(ano).padStart(4, '0')}`
}

/** «hoje» or the short date, with its year where it is another one: a date, not a countdown. */
export function dataRelativa(iso: string, hoje: string): string {
  if (iso === hoje) return 'hoje'
  return iso.slice(0, 4) === hoje.slice(0, 4) ? dataCurta(iso) : diaMesAno(iso)
}

const relogios = new Map<string, Intl.DateTimeFormat>()

function relogio(zona: string): Intl.DateTimeFormat {
  const guardado = relogios.get(zona)
  if (guardado) return guardado
  const novo = new Intl.DateTimeFormat('en-US', {
    timeZone: zona,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  })
  relogios.set(zona, novo)
  return novo
}

function lerInstante(instante: string, zona: string): Record<Intl.DateTimeFormatPartTypes, string> {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:\d{2})$/.test(instante)) {
    throw new RangeError(`not an instant with offset: ${instante.slice(0, 40)}`)
  }
  const partes = relogio(zona).formatToParts(Date.parse(instante))
  return Object.fromEntries(partes.map((p) => [p.type, p.value])) as Record<
    Intl.DateTimeFormatPartTypes,
    string
  >
}

/** The calendar date at an instant in an IANA zone. */
export function diaDoInstante(instante: string, zona: string): string {
  const p = lerInstante(instante, zona)
  return `${p.year.padStart(4, '0')}-${p.month}-${p.day}`
}

/** «14:22» */
export function hora(instante: string, zona: string): string {
  const p = lerInstante(instante, zona)
  return `${p.hour}:${p.minute}`
}

/** «UTC−4»: what the clock of the zone was at that instant. */
export function fuso(instante: string, zona: string): string {
  return lerInstante(instante, zona).timeZoneName.replace('GMT', 'UTC').replace('-', MENOS)
}

/** «10 mar. 14:31», for time lines. */
export function instanteCurto(instante: string, zona: string): string {
  return `${diaMes(diaDoInstante(instante, zona))} ${hora(instante, zona)}`
}

/** «ter., 10 mar. 2026, 14:22 (UTC−4)», for facts. */
export function instanteLongo(instante: string, zona: string): string {
  return `${dataMedia(diaDoInstante(instante, zona))}, ${hora(instante, zona)}${LARGO}(${fuso(instante, zona)})`
}

/** «1.234,5» from `1234.5`. With `casas`, zeros are added to the right; nothing is ever rounded here. */
export function numero(valor: string, casas = 0): string {
  const m = /^(-?)(\d+)(?:\.(\d+))?$/.exec(valor)
  if (!m) throw new RangeError(`not a decimal number: ${valor.slice(0, 40)}`)
  const inteiro = (m[2] ?? '').replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, '.')
  const fracao = (m[3] ?? '').padEnd(casas, '0')
  return `${m[1] ? MENOS : ''}${inteiro}${fracao ? `,${fracao}` : ''}`
}

/** «R$ 48.310,00» from `48310.00`; the space does not break. */
export function dinheiro(valor: string): string {
  const texto = numero(valor, 2)
  return texto.startsWith(MENOS) ? `${MENOS}R$${LARGO}${texto.slice(1)}` : `R$${LARGO}${texto}`
}

/** «12.ABC.345/01DE-35»; what is not 14 letters and digits comes back as it is. */
export function cnpj(valor: string): string {
  const m = /^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/.exec(valor.toUpperCase())
  return m ? `${m[1]}.${m[2]}.${m[3]}/${m[4]}-${m[5]}` : valor
}

/** «123.456.789-09»; what is not 11 digits comes back as it is. */
export function cpf(valor: string): string {
  const m = /^(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(valor)
  return m ? `${m[1]}.${m[2]}.${m[3]}-${m[4]}` : valor
}

/** «NAV1C34» (the shape in use since 2018) or «ABC-1234» (the one before). */
export function placa(valor: string): string {
  const limpa = valor.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return /^[A-Z]{3}\d{4}$/.test(limpa) ? `${limpa.slice(0, 3)}-${limpa.slice(3)}` : limpa
}

/** «9f3a…e1»: the ends of a hash, enough to compare by eye. */
export function resumoDoHash(hash: string): string {
  return hash.length > 8 ? `${hash.slice(0, 4)}…${hash.slice(-2)}` : hash
}
