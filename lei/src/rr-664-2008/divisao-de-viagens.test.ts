import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dividirViagens, linhasIdenticas } from './index.js'

const dividir = (aumento: number, ...viagens: number[]) =>
  dividirViagens(
    aumento,
    viagens.map((v, i) => ({ delegataria: `D${i}`, viagens: v })),
  ).divisao.map((d) => d.acrescimo)

describe('divisão proporcional das viagens a mais (art. 54)', () => {
  test.each<[string, number, number[], number[]]>([
    ['divisão exata', 6, [20, 10], [4, 2]],
    ['a que sobra vai ao maior resto', 5, [20, 10], [3, 2]],
    ['restos iguais: primeiro quem faz mais viagens', 3, [10, 30], [1, 2]],
    ['tudo igual: a ordem da autoridade', 1, [10, 10, 10], [1, 0, 0]],
    ['ninguém opera ainda: todos contam igual', 3, [0, 0], [2, 1]],
    ['quem não opera não recebe', 4, [10, 0], [4, 0]],
    ['nada a dividir', 0, [10, 20], [0, 0]],
  ])('%s', (_, aumento, viagens, esperado) => {
    expect(dividir(aumento, ...viagens)).toEqual(esperado)
  })

  test('soma sempre o aumento, e ninguém fica a mais de uma viagem da sua quota', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 6 }),
        (aumento, viagens) => {
          const r = dividir(aumento, ...viagens)
          expect(r.reduce((a, b) => a + b)).toBe(aumento)
          const total = viagens.reduce((a, b) => a + b)
          if (total === 0) return
          r.forEach((n, i) => {
            expect(Math.abs(n * total - aumento * (viagens[i] ?? 0))).toBeLessThan(total)
          })
        },
      ),
    )
  })

  test('a memória mostra quociente e resto de cada uma', () => {
    const { memoria } = dividirViagens(5, [
      { delegataria: 'A', viagens: 20 },
      { delegataria: 'B', viagens: 10 },
    ])
    expect(memoria[1]).toMatchObject({
      descricao: 'B: 5 × 10 ÷ 30 = 1, resto 20/30; recebe uma das que sobram',
      resultado: '2',
    })
  })

  test.each([
    ['sem-delegatarios', 1, [{ delegataria: 'A', viagens: 1 }]],
    [
      'delegataria-repetida',
      1,
      [
        { delegataria: 'A', viagens: 1 },
        { delegataria: 'A', viagens: 2 },
      ],
    ],
    [
      'aumento-invalido',
      1.5,
      [
        { delegataria: 'A', viagens: 1 },
        { delegataria: 'B', viagens: 2 },
      ],
    ],
  ])('%s', (codigo, aumento, partes) => {
    expect(() => dividirViagens(aumento, partes)).toThrowError(expect.objectContaining({ codigo }))
  })

  test('linha idêntica: mesmos extremos e mesmo caminho, em qualquer sentido', () => {
    expect(linhasIdenticas(['A', 'B', 'C'], ['C', 'B', 'A'])).toBe(true)
    expect(linhasIdenticas(['A', 'B', 'C'], ['A', 'D', 'C'])).toBe(false)
    expect(linhasIdenticas(['A', 'C'], ['A', 'B', 'C'])).toBe(false)
    expect(linhasIdenticas([], [])).toBe(false)
  })
})
