import { expect, it } from 'vitest'
import {
  comCasas,
  escreverData,
  escreverNumero,
  lerDataDigitada,
  lerHoraDigitada,
  lerNumeroDigitado,
} from './digitados'

it('lê a data como se digita', () => {
  expect(lerDataDigitada('09/04/2026')).toBe('2026-04-09')
  expect(lerDataDigitada('9/4/26')).toBe('2026-04-09')
  expect(lerDataDigitada('09042026')).toBe('2026-04-09')
  expect(lerDataDigitada('31/02/2026')).toBeNull()
  expect(lerDataDigitada('04/2026')).toBeNull()
})

it('lê a hora como se digita', () => {
  expect(lerHoraDigitada('9:05')).toBe('09:05')
  expect(lerHoraDigitada('0905')).toBe('09:05')
  expect(lerHoraDigitada('9h')).toBe('09:00')
  expect(lerHoraDigitada('24:00')).toBeNull()
})

it('lê o número com vírgula, e o ponto do teclado numérico', () => {
  expect(lerNumeroDigitado('1.234,5')).toBe('1234.5')
  expect(lerNumeroDigitado('1234,50')).toBe('1234.50')
  expect(lerNumeroDigitado('1.234')).toBe('1234')
  expect(lerNumeroDigitado('1.5')).toBe('1.5')
  expect(lerNumeroDigitado('R$ 10')).toBe('10')
  expect(lerNumeroDigitado('1.23.4')).toBeNull()
  expect(lerNumeroDigitado('dez')).toBeNull()
})

it('dá duas casas ao dinheiro sem arredondar', () => {
  expect(comCasas('48310.5', 2)).toBe('48310.50')
  expect(comCasas('48310', 2)).toBe('48310.00')
  expect(comCasas('0.287425', 2)).toBe('0.287425')
  expect(comCasas('7', 0)).toBe('7')
})

it('não apaga o que não entende', () => {
  expect(escreverData('31/02/2026')).toBe('31/02/2026')
  expect(escreverNumero('dez')).toBe('dez')
})
