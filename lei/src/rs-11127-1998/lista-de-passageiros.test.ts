import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chaveDoPassageiro, conferirListaDoFretamentoRS, trocaDePassageiros } from './index.js'

const gente = (de: number, quantos: number) =>
  Array.from({ length: quantos }, (_, i) => ({ nome: `Passageiro ${de + i}`, documento: `${1000 + de + i}` }))

describe('quem é o mesmo passageiro', () => {
  test.each([
    [
      'pontuação do documento',
      { nome: 'A', documento: '123.456-7' },
      { nome: 'B', documento: '1234567' },
      true,
    ],
    ['acento no nome', { nome: 'José  Luís', documento: null }, { nome: 'JOSE LUIS', documento: null }, true],
    ['documento e nome', { nome: 'A', documento: '1' }, { nome: 'A', documento: null }, false],
  ])('%s', (_, a, b, mesmo) => {
    expect(chaveDoPassageiro(a) === chaveDoPassageiro(b)).toBe(mesmo)
  })
})

describe('troca de passageiros (art. 13-B, XXV)', () => {
  test('exatamente 10 % fica dentro: 2 entram e 2 saem de 40', () => {
    const depois = [...gente(0, 38), ...gente(100, 2)]
    expect(trocaDePassageiros(gente(0, 40), depois, '0.10')).toEqual({
      entram: 2,
      saem: 2,
      base: 40,
      acimaDoLimite: false,
    })
  })
  test('uma pessoa a mais passa', () => {
    const depois = [...gente(0, 38), ...gente(100, 3)]
    expect(trocaDePassageiros(gente(0, 40), depois, '0.10').acimaDoLimite).toBe(true)
  })
  test('sem limite fixado, qualquer troca cabe; com lista vazia, a primeira pessoa já passa', () => {
    expect(trocaDePassageiros(gente(0, 1), gente(9, 9), null).acimaDoLimite).toBe(false)
    expect(trocaDePassageiros([], gente(0, 1), '0.10').acimaDoLimite).toBe(true)
  })
  test('limite fora de 0 a 1 é recusado', () => {
    expect(() => trocaDePassageiros([], [], '1.5')).toThrow('de 0 a 1')
    expect(() => trocaDePassageiros([], [], '-0.1')).toThrow('de 0 a 1')
  })
  test('a ordem da lista não é troca, e ir e voltar conta o mesmo', () => {
    const nomes = fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 60 })
    fc.assert(
      fc.property(nomes, nomes, (a, b) => {
        const lista = (n: number[]) => n.map((i) => ({ nome: `P ${i}`, documento: null }))
        const ida = trocaDePassageiros(lista(a), lista(b), '0.10')
        const volta = trocaDePassageiros(lista(b), lista(a), '0.10')
        expect([ida.entram, ida.saem]).toEqual([volta.saem, volta.entram])
        expect(trocaDePassageiros(lista(a), lista([...a].reverse()), '0').acimaDoLimite).toBe(false)
      }),
    )
  })
})

test.each([
  [0, 44, 'violacao'],
  [44, 44, 'conforme'],
  [45, 44, 'violacao'],
])('%i passageiros em %i lugares: %s', (passageiros, lugares, resultado) => {
  expect(conferirListaDoFretamentoRS({ passageiros, lugares }).resultado).toBe(resultado)
})
