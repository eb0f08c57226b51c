import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import { coeficienteDeInfracao, multasDoSemestre, semestreDe } from './index.js'

const apurar = (multas: number, viagens: number) =>
  coeficienteDeInfracao({ ano: 2026, semestre: 1, multas, viagens })

describe('coeficiente de infração (art. 84, II e par. único)', () => {
  test.each([
    [12, 118, '0.1017', true],
    [1, 10, '0.1000', true],
    [10, 100, '0.1000', true],
    [0, 118, '0.0000', false],
    [99_999, 1_000_000, '0.1000', false],
    [9, 100, '0.0900', false],
    [1, 3, '0.3333', true],
    [2, 3, '0.6667', true],
    [5, 2, '2.5000', true],
    [1, 20_000, '0.0001', false],
  ])('%i multas em %i viagens: %s, advertência: %s', (multas, viagens, coeficiente, advertencia) => {
    expect(apurar(multas, viagens)).toMatchObject({ coeficiente, advertencia })
  })

  test('sem viagens não se apura nem se adverte, ainda que haja multas', () => {
    const r = apurar(4, 0)
    expect(r).toMatchObject({ coeficiente: null, advertencia: false })
    expect(r.memoria.at(-1)).toMatchObject({ aplicado: false, leituras: ['AMB-RR-37'] })
  })

  test.each([
    [{ semestre: 3 }, 'semestre-invalido', 'semestre'],
    [{ semestre: 0 }, 'semestre-invalido', 'semestre'],
    [{ multas: -1 }, 'quantidade-invalida', 'multas'],
    [{ viagens: 1.5 }, 'quantidade-invalida', 'viagens'],
    [{ ano: 26 }, 'ano-invalido', 'ano'],
    [{ ano: 2007, semestre: 2 }, 'fato-antes-da-vigencia', 'ano'],
  ])('%j é recusado: %s', (mudancas, codigo, campo) => {
    const entrada = { ano: 2026, semestre: 1, multas: 1, viagens: 10, ...mudancas }
    expect(() => coeficienteDeInfracao(entrada)).toThrow(expect.objectContaining({ codigo, campo }))
  })

  test('adverte exatamente quando 10 × multas chega às viagens, qualquer que seja o mostrado', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (multas, viagens) => {
        const r = apurar(multas, viagens)
        expect(r.advertencia).toBe(BigInt(multas) * 10n >= BigInt(viagens))
        expect(r.coeficiente).toMatch(/^\d+\.\d{4}$/)
      }),
    )
  })

  test('known fault 47: multas e viagens da memória refazem o coeficiente', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (multas, viagens) => {
        const { memoria, coeficiente } = apurar(multas, viagens)
        const [m, v, c] = memoria.map((p) => p.resultado)
        expect(c).toBe(coeficiente)
        expect(Math.abs(Number(m) / Number(v) - Number(c))).toBeLessThanOrEqual(0.00005 + 1e-9)
      }),
    )
  })
})

describe('semestres', () => {
  test.each([
    ['2026-01-01', 1, '2026-01-01', '2026-06-30'],
    ['2026-06-30', 1, '2026-01-01', '2026-06-30'],
    ['2026-07-01', 2, '2026-07-01', '2026-12-31'],
    ['2026-12-31', 2, '2026-07-01', '2026-12-31'],
  ])('%s é do semestre %i, de %s a %s', (data, semestre, de, ate) => {
    expect(semestreDe(lerData(data))).toEqual({ ano: 2026, semestre, de, ate })
  })

  test('contam os autos da linha não anulados, pela data do fato (AMB-RR-37)', () => {
    const auto = (data: string, linha: string | null, situacao: 'pendente' | 'mantida' | 'anulada') => ({
      data: lerData(data),
      linha,
      situacao,
    })
    const autos = [
      auto('2026-01-01', '101', 'mantida'),
      auto('2026-06-30', '101', 'pendente'),
      auto('2026-07-01', '101', 'mantida'),
      auto('2026-03-01', '101', 'anulada'),
      auto('2026-03-01', '102', 'mantida'),
      auto('2026-03-01', null, 'mantida'),
    ]
    expect(multasDoSemestre(autos, '101', semestreDe(lerData('2026-02-02')))).toBe(2)
  })
})
