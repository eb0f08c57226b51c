import { LEIS } from '@outorga/lei'
import { expect, it } from 'vitest'
import { nomeDaClasse, procurarInfracoes } from './procurar-infracoes'

const achar = (norma: 'rr-664-2008' | 'rs-11127-1998', palavras: string) =>
  procurarInfracoes(norma, LEIS[norma].infracoes, palavras).map((i) => i.dispositivo)

it('without words, the whole catalogue in the order of the law', () => {
  expect(achar('rr-664-2008', '  ')).toEqual(LEIS['rr-664-2008'].infracoes.map((i) => i.dispositivo))
})

it.each(['art. 79, I', '79 I', '79,i', 'ART 79 I'])('by article, as it is written: %s', (palavras) => {
  const achadas = achar('rr-664-2008', palavras)
  expect(achadas[0]).toBe('art79_inc1')
  expect(achadas).not.toContain('art79_inc2')
})

it('by words, half written and without accents', () => {
  expect(achar('rr-664-2008', 'docum ausente')).toContain('art79_inc1')
  expect(achar('rs-11127-1998', 'lotacao autorizada')).toContain('art13-2_inc6')
})

it('by class, as people call it', () => {
  expect(nomeDaClasse('rr-664-2008', 'IV')).toBe('grupo IV')
  expect(nomeDaClasse('rs-11127-1998', 'gravissima')).toBe('gravíssima')
  expect(achar('rr-664-2008', 'classe II')).toEqual(
    LEIS['rr-664-2008'].infracoes.filter((i) => i.classe === 'II').map((i) => i.dispositivo),
  )
  expect(achar('rs-11127-1998', '45 upf')).toEqual(
    LEIS['rs-11127-1998'].infracoes.filter((i) => i.classe === '45').map((i) => i.dispositivo),
  )
})

it('nothing where a word is in none', () => {
  expect(achar('rr-664-2008', 'astronave')).toEqual([])
})
