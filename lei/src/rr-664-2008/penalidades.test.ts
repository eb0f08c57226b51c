import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diasEntre, lerData } from '../core/data.js'
import { proximoEstado } from '../core/tabela.js'
import {
  cumprimentoDaSuspensao,
  DESPESAS_DO_GRUPO_RR,
  examinarOperacaoNaSuspensao,
  FATOR_DA_CONVERSAO_RR,
  HORAS_MINIMAS_DE_APREENSAO_RR,
  MAXIMO_DE_DIAS_DE_SUSPENSAO_RR,
  PENALIDADES_RR,
  PROCESSO_PUNITIVO_RR,
  REGISTROS_DAS_PENALIDADES_RR,
} from './index.js'

const d = lerData

describe('penas (arts. 77 e 84 a 90)', () => {
  test('são seis, nos incisos I a VI', () => {
    expect(Object.values(PENALIDADES_RR).map((p) => p.dispositivo)).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `art77_inc${n}`),
    )
  })
  test('toda causa registrada diz a prova que pede', () => {
    for (const r of REGISTROS_DAS_PENALIDADES_RR) expect(r.exige.length).toBeGreaterThan(0)
    const ids = REGISTROS_DAS_PENALIDADES_RR.map((r) => r.dispositivo)
    expect(ids).toEqual(expect.arrayContaining(['art84_inc1', 'art86_inc2', 'art87_inc5']))
    expect(ids).toContain(DESPESAS_DO_GRUPO_RR.dispositivo)
  })
  test('limites do texto', () => {
    expect(HORAS_MINIMAS_DE_APREENSAO_RR).toBe(72)
    expect(FATOR_DA_CONVERSAO_RR).toEqual({ minimo: 5000, maximo: 50_000 })
    expect(MAXIMO_DE_DIAS_DE_SUSPENSAO_RR).toBe(30)
  })
  test.each([
    ['instaurado', 'decidir', 'aplicada', null],
    ['em-defesa', 'decidir', 'aplicada', null],
    ['em-defesa', 'apresentar-defesa', 'feito', 'instruido'],
    ['instruido', 'decidir', 'arquivado', 'arquivado'],
  ] as const)('sem defesa não há pena: %s, %s: %s', (de, ato, resultado, para) => {
    expect(proximoEstado(PROCESSO_PUNITIVO_RR, de, ato, resultado)).toBe(para)
  })
})

describe('cumprimento da suspensão (art. 85, § 2º)', () => {
  const suspensao = cumprimentoDaSuspensao({ inicio: d('2026-02-27'), dias: 3, substituta: 'B' })
  test('dias corridos, o primeiro incluído', () => expect(suspensao.ate).toBe('2026-03-01'))
  test.each([
    ['A', '2026-02-26', true],
    ['A', '2026-02-27', false],
    ['A', '2026-03-01', false],
    ['A', '2026-03-02', true],
    ['B', '2026-03-01', true],
  ])('empresa %s em %s: %s', (documento, data, permitido) => {
    expect(examinarOperacaoNaSuspensao(suspensao, { documento, data: d(data) }).permitido).toBe(permitido)
  })
  test('de 1 a 30 dias, e tantos quantos se fixou', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), (dias) => {
        const s = cumprimentoDaSuspensao({ inicio: d('2026-05-04'), dias, substituta: null })
        expect(diasEntre(s.de, s.ate) + 1).toBe(dias)
      }),
    )
    for (const dias of [0, 31, 1.5]) {
      expect(() => cumprimentoDaSuspensao({ inicio: d('2026-05-04'), dias, substituta: null })).toThrow(
        expect.objectContaining({ codigo: 'dias-invalidos', dispositivo: 'art85' }),
      )
    }
  })
})
