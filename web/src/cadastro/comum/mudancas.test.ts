import { expect, it } from 'vitest'
import { separarCampo } from './mudancas'

it('separa o nome do campo do que mudou', () => {
  expect(separarCampo('Telefone: de «em branco» para «(95) 3000-0101»')).toEqual({
    campo: 'Telefone',
    resto: 'de «em branco» para «(95) 3000-0101»',
  })
})

it('dois pontos dentro do valor não enganam', () => {
  expect(separarCampo('Partidas: 06:00, 13:30').resto).toBe('06:00, 13:30')
  expect(separarCampo('Em 10/03/2026').campo).toBeNull()
  expect(separarCampo('«06:00: cedo»').campo).toBeNull()
})
