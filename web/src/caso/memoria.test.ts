import { describe, expect, it } from 'vitest'
import { escreverResultado, origemDoValor, passosDoValor } from './memoria'

const UPF = {
  nome: 'UPF-RS',
  valor: '28.3264',
  de: '2026-01-01',
  ate: '2027-01-01',
  ato: 'IN RE 111/2025',
  demonstracao: false,
}
const espacos = (t: string) => t.replaceAll('\u00a0', ' ')

describe('de onde vem um valor', () => {
  it('o primeiro dia em que já não vale não é dito como se valesse', () => {
    expect(espacos(origemDoValor(UPF))).toBe('de 1º jan. 2026 a 31 dez. 2026 · IN RE 111/2025')
  })
  it('um valor de demonstração é marcado uma vez só', () => {
    const aberto = { ...UPF, ate: null, demonstracao: true }
    expect(espacos(origemDoValor({ ...aberto, ato: 'Res. 1' }))).toBe(
      'desde 1º jan. 2026 · Res. 1 · valor de demonstração',
    )
    expect(espacos(origemDoValor({ ...aberto, ato: 'Valor de demonstração' }))).toBe(
      'desde 1º jan. 2026 · Valor de demonstração',
    )
  })
})

describe('um resultado', () => {
  it.each([
    ['0.287425', '0,287425'],
    ['3000', '3.000'],
    ['2026-04-09', '9 abr. 2026'],
    ['2026-12-01T16:40:00-04:00', 'ter., 1º dez. 2026, 16:40 (UTC−4)'],
    ['sem efeito neste valor', 'sem efeito neste valor'],
  ])('%s se lê «%s»', (bruto, lido) => {
    expect(espacos(escreverResultado(bruto, 'America/Boa_Vista'))).toBe(lido)
  })
})

describe('os passos de um valor', () => {
  const passo = (descricao: string, resultado: string, aplicado = true) => ({
    dispositivo: null,
    descricao,
    resultado,
    aplicado,
  })
  it('o último passo, que diz o próprio valor, é o total e não se repete', () => {
    const { passos, total } = passosDoValor(
      [passo('Classe', '500'), passo('Valor da multa', '143.00')],
      '143.00',
      'UTC',
    )
    expect(passos).toHaveLength(1)
    expect(total.rotulo).toBe('Valor da multa')
  })
  it('um passo que não se aplica nunca é o total', () => {
    const { passos, total } = passosDoValor(
      [passo('Classe', '143.00'), passo('Dobra', '143.00', false)],
      '143.00',
      'UTC',
    )
    expect(passos).toHaveLength(2)
    expect(total.rotulo).toBe('Total')
  })
})
