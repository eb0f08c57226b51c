import { type DataCivil, somarDias } from '@outorga/lei'

/** How a number of the sheet is read, decided by its number format. */
export type Leitura =
  | { tipo: 'numero'; algarismos: number }
  | { tipo: 'data' | 'hora' | 'data-hora' | 'duracao' }

/** The formats the file does not spell out (ECMA-376 part 1, 18.8.30), as far as they are dates or times. */
const EMBUTIDOS: [de: number, ate: number, codigo: string][] = [
  [14, 17, 'dd/mm/yyyy'],
  [18, 21, 'hh:mm'],
  [22, 22, 'dd/mm/yyyy hh:mm'],
  [27, 31, 'yyyy/mm/dd'],
  [32, 35, 'hh:mm'],
  [36, 36, 'yyyy/mm/dd'],
  [45, 45, 'mm:ss'],
  [46, 46, '[h]:mm:ss'],
  [47, 47, 'mm:ss'],
  [50, 58, 'yyyy/mm/dd'],
]

export function codigoEmbutido(id: number): string {
  return EMBUTIDOS.find(([de, ate]) => de <= id && id <= ate)?.[2] ?? 'General'
}

/**
 * Decides what a number format shows: a date, a time, both, a duration in total hours, or a number. A format of
 * zeros only (CPF, CNPJ, CEP) shows that many digits.
 */
export function lerFormato(codigo: string): Leitura {
  const semTexto = codigo.replace(/"[^"]*"|\\.|[_*]./g, '')
  const duracao = /\[(h+|m+|s+)\]/i.test(semTexto)
  const secao = (semTexto.replace(/\[[^\]]*\]/g, '').split(';')[0] ?? '').trim()
  if (duracao) return { tipo: 'duracao' }
  if (/general|geral|standard|@/i.test(secao)) return { tipo: 'numero', algarismos: 0 }
  const hora = /h|s|am\/pm|a\/p/i.test(secao)
  const data = /[dy]/i.test(secao) || (!hora && /m/i.test(secao))
  if (data) return { tipo: hora ? 'data-hora' : 'data' }
  if (hora) return { tipo: 'hora' }
  const zeros = secao.replace(/[-/() ]/g, '')
  return { tipo: 'numero', algarismos: /^0{2,}$/.test(zeros) ? zeros.length : 0 }
}

const dois = (n: number) => String(n).padStart(2, '0')
const SEGUNDOS_DO_DIA = 86_400
/** 31 December 9999. */
const ULTIMO_SERIAL = 2_958_465

/**
 * Writes a serial number as the date or time the person sees, seconds dropped. In the 1900 system day 60 is the
 * 29 February 1900 that never was. Null where the sheet itself shows no date.
 */
export function escreverSerial(serial: number, tipo: string, sistema1904: boolean): string | null {
  const segundos = Math.round(serial * SEGUNDOS_DO_DIA)
  if (!(segundos >= 0) || serial > ULTIMO_SERIAL) return null
  const dia = Math.floor(segundos / SEGUNDOS_DO_DIA)
  const minutos = Math.floor((segundos % SEGUNDOS_DO_DIA) / 60)
  const hora = `${dois(Math.floor(minutos / 60))}:${dois(minutos % 60)}`
  if (tipo === 'duracao') return `${dois(Math.floor(segundos / 3600))}:${dois(minutos % 60)}`
  if (tipo === 'hora') return hora
  if (!sistema1904 && dia === 0) return tipo === 'data-hora' ? hora : null
  const data = diaDoSerial(dia, sistema1904)
  if (data === null) return null
  return tipo === 'data-hora' ? `${data}T${hora}` : data
}

const INICIO_1900 = '1900-01-01' as DataCivil
const INICIO_1904 = '1904-01-01' as DataCivil
const ULTIMO_DIA_1904 = ULTIMO_SERIAL - 1462

function diaDoSerial(dia: number, sistema1904: boolean): string | null {
  if (sistema1904) return dia > ULTIMO_DIA_1904 ? null : somarDias(INICIO_1904, dia)
  if (dia === 60 || dia > ULTIMO_SERIAL) return null
  return somarDias(INICIO_1900, dia < 60 ? dia - 1 : dia - 2)
}

/**
 * Writes a stored number in plain decimal, without exponent, with the 15 significant digits a spreadsheet shows;
 * a whole number keeps all its digits.
 */
export function escreverNumero(guardado: string, algarismos: number): string {
  const inteiro = /^-?\d+$/.test(guardado) ? BigInt(guardado).toString() : null
  if (inteiro !== null) return inteiro.startsWith('-') ? inteiro : inteiro.padStart(algarismos, '0')
  const numero = Number(guardado)
  if (!Number.isFinite(numero)) return guardado
  const plano = semExpoente(
    Number.isSafeInteger(numero) ? String(numero) : String(Number(numero.toPrecision(15))),
  )
  return /^\d+$/.test(plano) ? plano.padStart(algarismos, '0') : plano
}

function semExpoente(texto: string): string {
  const partes = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(texto)
  if (!partes) return texto
  const [, sinal = '', inteiro = '', fracao = '', expoente] = partes
  const algarismos = inteiro + fracao
  const ponto = inteiro.length + Number(expoente)
  if (ponto <= 0) return `${sinal}0.${'0'.repeat(-ponto)}${algarismos}`
  return sinal + algarismos.padEnd(ponto, '0')
}
