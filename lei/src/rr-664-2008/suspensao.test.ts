import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import { type AdvertenciaEscrita, converterSuspensaoEmMulta, suspensaoCabivel } from './index.js'

const adv = (data: string, mudancas: Partial<AdvertenciaEscrita> = {}): AdvertenciaEscrita => ({
  numero: `A-${data}`,
  linha: '101',
  data: lerData(data),
  fundamento: 'art84_inc1',
  situacao: 'valida',
  ...mudancas,
})

describe('suspensão por advertências (art. 85)', () => {
  const CASOS: readonly [caso: string, advertencias: AdvertenciaEscrita[], cabe: boolean][] = [
    ['nenhuma', [], false],
    ['duas', [adv('2026-01-10'), adv('2026-02-10')], false],
    ['três em 6 meses, último dia incluído', [adv('2026-01-10'), adv('2026-03-01'), adv('2026-07-10')], true],
    ['três em 6 meses e um dia', [adv('2026-01-10'), adv('2026-03-01'), adv('2026-07-11')], false],
    ['fim de mês: 31 ago. a 28 fev.', [adv('2025-08-31'), adv('2025-10-01'), adv('2026-02-28')], true],
    ['fim de mês: 31 ago. a 1º mar.', [adv('2025-08-31'), adv('2025-10-01'), adv('2026-03-01')], false],
    ['bissexto: 31 ago. a 29 fev.', [adv('2023-08-31'), adv('2023-10-01'), adv('2024-02-29')], true],
    [
      'contam as dos dois incisos do art. 84',
      [adv('2026-01-10'), adv('2026-03-01', { fundamento: 'art84_inc2' }), adv('2026-07-10')],
      true,
    ],
    [
      'uma anulada',
      [adv('2026-01-10'), adv('2026-03-01', { situacao: 'anulada' }), adv('2026-07-10')],
      false,
    ],
    [
      'uma já punida',
      [adv('2026-01-10', { situacao: 'ja-punida' }), adv('2026-03-01'), adv('2026-07-10')],
      false,
    ],
    [
      'uma de outra linha',
      [adv('2026-01-10'), adv('2026-03-01', { linha: '102' }), adv('2026-07-10')],
      false,
    ],
    ['fora de ordem', [adv('2026-07-10'), adv('2026-01-10'), adv('2026-03-01')], true],
    [
      'a antiga não impede as três seguintes',
      [adv('2025-01-01'), adv('2026-01-10'), adv('2026-03-01'), adv('2026-04-01')],
      true,
    ],
  ]
  test.each(CASOS)('%s', (_, advertencias, cabe) => {
    const s = suspensaoCabivel('101', advertencias)
    expect(s.cabivel).toBe(cabe)
    expect(s.maximoDeDias).toBe(cabe ? 30 : null)
    expect(s.advertencias).toHaveLength(cabe ? 3 : 0)
    expect(s.memoria.at(-1)?.resultado).toBe(cabe ? '30' : '0')
  })

  test('a memória diz por que uma advertência não conta', () => {
    const [primeira] = suspensaoCabivel('101', [adv('2026-01-10', { situacao: 'anulada' })]).memoria
    expect(primeira).toMatchObject({ dispositivo: 'art84_inc1', aplicado: false })
    expect(primeira?.descricao).toContain('anulada')
  })
})

const parametros: Parametros = {
  coeficiente_piso_1: [
    {
      de: lerData('2020-01-01'),
      ate: null,
      valor: '0.287425',
      ato: 'Resolução de teste',
      demonstracao: true,
    },
  ],
}
const converter = (mudancas: Partial<Parameters<typeof converterSuspensaoEmMulta>[0]> = {}) =>
  converterSuspensaoEmMulta({ dias: 3, fator: 5000, data: lerData('2026-03-10'), parametros, ...mudancas })

describe('suspensão convertida em multa (art. 85, § 1º)', () => {
  test.each([
    [3, 5000, '4311.00'],
    [1, 5000, '1437.00'],
    [30, 50_000, '431137.00'],
    [1, 50_000, '14371.00'],
  ])('%i dias com fator %i: R$ %s, sem centavos', (dias, fator, valor) => {
    expect(String(converter({ dias, fator }).valor)).toBe(valor)
  })

  test.each([
    [{ dias: 0 }, 'dias-invalidos', 'dias', 'art85'],
    [{ dias: 31 }, 'dias-invalidos', 'dias', 'art85'],
    [{ dias: 1.5 }, 'dias-invalidos', 'dias', 'art85'],
    [{ fator: 4999 }, 'fator-invalido', 'fator', 'art85_par1'],
    [{ fator: 50_001 }, 'fator-invalido', 'fator', 'art85_par1'],
    [{ fator: Number.NaN }, 'fator-invalido', 'fator', 'art85_par1'],
    [{ parametros: {} }, 'coeficiente-ausente', 'parametros.coeficiente_piso_1', null],
    [{ data: lerData('2019-12-31') }, 'sem-valor-na-data', 'parametros.coeficiente_piso_1', null],
    [{ data: lerData('2008-04-16') }, 'fato-antes-da-vigencia', 'data', 'art102'],
  ])('%j é recusado: %s', (mudancas, codigo, campo, dispositivo) => {
    expect(() => converter(mudancas)).toThrow(expect.objectContaining({ codigo, campo, dispositivo }))
  })

  test('known fault 47: a memória refaz o valor', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 5000, max: 50_000 }), (dias, fator) => {
        const { memoria, valor } = converter({ dias, fator })
        const [f, c, d] = memoria.map((p) => p.resultado)
        const milionesimos = BigInt((c ?? '').replace('0.', ''))
        const reais = (BigInt(f ?? '0') * milionesimos * BigInt(d ?? '0')) / 1_000_000n
        expect(`${reais}.00`).toBe(String(valor))
        expect(memoria.at(-1)?.resultado).toBe(String(valor))
      }),
    )
  })
})
