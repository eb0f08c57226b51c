import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import { type FretamentoRS, itensDoFretamentoRS, taxaDeServico } from '../index.js'

const pedido = (servico: FretamentoRS, resto: Partial<Parameters<typeof itensDoFretamentoRS>[0]> = {}) => ({
  servico,
  veiculosSemAutorizacao: 2,
  laudosAHomologar: 0,
  concessionaria: false,
  comNegativaDeMulta: false,
  ...resto,
})
const devidas = (p: Parameters<typeof itensDoFretamentoRS>[0]) =>
  itensDoFretamentoRS(p).map((i) => `${i.quantidade}× ${i.item}`)
const total = (p: Parameters<typeof itensDoFretamentoRS>[0]) =>
  taxaDeServico(lerData('2026-04-06'), itensDoFretamentoRS(p)).valor.toString()

describe('taxas do fretamento (Título XII, item 2), UPF de 2026', () => {
  test.each([
    // 2 × 15,82260 + 1 × 1,0000
    ['fretamento-continuo-rodoviario', {}, ['2× XII.2.I', '1× XII.2.II'], '924.72'],
    ['fretamento-continuo-rodoviario', { veiculosSemAutorizacao: 0 }, ['1× XII.2.II'], '28.33'],
    ['fretamento-continuo-rodoviario', { concessionaria: true }, ['1× XII.2.II', '1× XII.2.VII'], '594.86'],
    [
      'fretamento-eventual-rodoviario',
      { laudosAHomologar: 1, comNegativaDeMulta: true },
      ['1× XII.2.II', '1× XII.2.III', '1× XII.2.VI'],
      '110.30',
    ],
    ['fretamento-continuo-hidroviario', {}, ['1× XII.2.II', '1× XII.2.IV'], '2717.51'],
    ['fretamento-eventual-hidroviario', {}, ['1× XII.2.V'], '113.31'],
  ] as const)('%s %o deve %o', (servico, resto, itens, valor) => {
    expect(devidas(pedido(servico, resto))).toEqual(itens)
    expect(total(pedido(servico, resto))).toBe(valor)
  })
})
