import { dataNumerica, ehData, numero } from './formatos'

/** Reads a date as people type it (`9/4/2026`, `09/04/26`, `09042026`) into `YYYY-MM-DD`; null where it is no day. */
export function lerDataDigitada(texto: string): string | null {
  const limpo = texto.trim()
  const m =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(limpo) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(limpo)
  if (!m) return null
  const [, dia = '', mes = '', ano = ''] = m
  const iso = `${ano.length === 2 ? `20${ano}` : ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`
  return ehData(iso) ? iso : null
}

/** Reads an hour as people type it (`9:05`, `0905`, `9h05`, `9h`) into `HH:MM`; null where the clock has none. */
export function lerHoraDigitada(texto: string): string | null {
  const limpo = texto.trim().toLowerCase()
  const m = /^(\d{1,2})[:h.](\d{2})?$/.exec(limpo) ?? /^(\d{2})(\d{2})$/.exec(limpo)
  if (!m) return null
  const [, h = '', min = '00'] = m
  return Number(h) < 24 && Number(min) < 60 ? `${h.padStart(2, '0')}:${min.padStart(2, '0')}` : null
}

/**
 * Reads a number as people type it (`1.234,5`, `1234,5`, `R$ 10`) into `1234.5`; null where it is none. A dot before
 * groups of three digits divides thousands; any other single dot is taken for the comma of a numeric keypad.
 */
export function lerNumeroDigitado(texto: string): string | null {
  const limpo = texto.replace(/[\s\u00a0]|R\$/g, '').replace('\u2212', '-')
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(limpo)) return limpo.replaceAll('.', '').replace(',', '.')
  return /^-?\d+([.,]\d+)?$/.test(limpo) ? limpo.replace(',', '.') : null
}

/** The same number with at least `casas` decimal places; zeros are added, nothing is rounded. */
export function comCasas(valor: string, casas: number): string {
  const [inteiro = '', fracao = ''] = valor.split('.')
  const cheia = fracao.padEnd(casas, '0')
  return cheia ? `${inteiro}.${cheia}` : inteiro
}

/** The typed form of a date, or the text itself while it is not one. */
export function escreverData(valor: string): string {
  return ehData(valor) ? dataNumerica(valor) : valor
}

/** The typed form of a number, or the text itself while it is not one. */
export function escreverNumero(valor: string, casas = 0): string {
  return /^-?\d+(\.\d+)?$/.test(valor) ? numero(valor, casas) : valor
}
