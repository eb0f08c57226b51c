import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lerData, somarDias } from '../core/data.js'
import {
  alcanceDaCassacao,
  CAUSAS_DE_CASSACAO_RR,
  CAUSAS_DE_INIDONEIDADE_RR,
  impedidoEm,
  impedimento,
  type SuspensaoAplicada,
  terceiraSuspensao,
} from './index.js'

describe('causas (arts. 86 e 87)', () => {
  test('duas de inidoneidade e cinco de cassação', () => {
    expect(CAUSAS_DE_INIDONEIDADE_RR.map((c) => c.dispositivo)).toEqual(['art86_inc1', 'art86_inc2'])
    expect(CAUSAS_DE_CASSACAO_RR.map((c) => c.dispositivo)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `art87_inc${n}`),
    )
  })

  test.each([
    ['art87_inc1', 'todas-as-linhas'],
    ['art87_inc2', 'todas-as-linhas'],
    ['art87_inc3', 'linha'],
    ['art87_inc4', 'linha'],
    ['art87_inc5', 'todas-as-linhas'],
  ] as const)('%s alcança: %s (par. único)', (causa, alcance) => {
    expect(alcanceDaCassacao(causa)).toMatchObject({ alcance, dispositivo: 'art87_par1u' })
  })

  test('o que não é causa de cassação é recusado', () => {
    expect(() => alcanceDaCassacao('art86_inc1')).toThrow(
      expect.objectContaining({ codigo: 'causa-desconhecida', campo: 'causa', dispositivo: 'art87' }),
    )
  })
})

describe('terceira suspensão no ano civil (art. 87, IV)', () => {
  const s = (data: string, mudancas: Partial<SuspensaoAplicada> = {}): SuspensaoAplicada => ({
    linha: '101',
    data: lerData(data),
    situacao: 'valida',
    ...mudancas,
  })
  const CASOS: readonly [caso: string, suspensoes: SuspensaoAplicada[], terceira: string | null][] = [
    ['duas', [s('2026-01-01'), s('2026-12-31')], null],
    [
      'três, do primeiro ao último dia do ano',
      [s('2026-01-01'), s('2026-12-31'), s('2026-06-01')],
      '2026-12-31',
    ],
    ['três em 12 meses, mas em dois anos', [s('2025-12-31'), s('2026-01-02'), s('2026-02-02')], null],
    ['uma de outra linha', [s('2026-01-01'), s('2026-02-01'), s('2026-03-01', { linha: '102' })], null],
    ['uma anulada', [s('2026-01-01'), s('2026-02-01'), s('2026-03-01', { situacao: 'anulada' })], null],
    [
      'uma virou multa',
      [s('2026-01-01'), s('2026-02-01'), s('2026-03-01', { situacao: 'convertida-em-multa' })],
      null,
    ],
    [
      'quatro: vale a terceira',
      [s('2026-04-01'), s('2026-01-01'), s('2026-02-01'), s('2026-03-01')],
      '2026-03-01',
    ],
  ]
  test.each(CASOS)('%s', (_, suspensoes, terceira) => {
    const r = terceiraSuspensao('101', 2026, suspensoes)
    expect(r).toMatchObject({ atingida: terceira !== null, terceira })
    expect(r.memoria.at(-1)).toMatchObject({ dispositivo: 'art87_inc4', resultado: String(r.quantidade) })
  })
})

describe('impedimento (art. 88)', () => {
  test.each([
    ['2026-03-10', 1, '2027-03-10'],
    ['2026-03-10', 5, '2031-03-10'],
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
  ])('publicada em %s por %i ano(s): até %s', (publicacao, anos, ate) => {
    const i = impedimento({ publicacao: lerData(publicacao), anos })
    expect(i).toMatchObject({ de: publicacao, ate, quem: ['pessoa-juridica', 'titulares'] })
    expect(i.memoria.at(-1)?.resultado).toBe(ate)
  })

  test.each([0, 6, 1.5, -1, Number.NaN])('%d anos são recusados', (anos) => {
    expect(() => impedimento({ publicacao: lerData('2026-03-10'), anos })).toThrow(
      expect.objectContaining({ codigo: 'anos-invalidos', campo: 'anos', dispositivo: 'art88' }),
    )
  })

  test('known faults 12 and 31: vale do primeiro ao último dia, inclusive, e não fora deles', () => {
    const anos = fc.integer({ min: 1, max: 5 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8000 }), anos, (dias, n) => {
        const i = impedimento({ publicacao: somarDias(lerData('2008-04-17'), dias), anos: n })
        expect([somarDias(i.de, -1), i.de, i.ate, somarDias(i.ate, 1)].map((d) => impedidoEm(i, d))).toEqual([
          false,
          true,
          true,
          false,
        ])
      }),
    )
  })
})
