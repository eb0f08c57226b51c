import { expect, it } from 'vitest'
import { corDaMoldura, doEstado, nomeDoEstado } from './autoridade'

it('dá ao Estado o seu nome e a sua preposição', () => {
  expect(doEstado('RR')).toBe('de Roraima')
  expect(doEstado('RS')).toBe('do Rio Grande do Sul')
  expect(nomeDoEstado('SC')).toBe('Santa Catarina')
})

it('escurece a cor do Estado até o branco se ler sobre ela', () => {
  expect(corDaMoldura('#071d41')).toBe('#071d41')
  expect(corDaMoldura('#ffffff')).toMatch(/^#([0-9a-f]{2})\1\1$/)
  expect(corDaMoldura('#ffcc00')).not.toBe('#ffcc00')
  expect(corDaMoldura('verde')).toBeNull()
  expect(corDaMoldura(null)).toBeNull()
})
