import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lerData } from '../core/data.js'
import { Dinheiro } from '../core/dinheiro.js'
import { lerCompetencia, receitaBrutaDoMes, taxaDeDelegacao } from './taxa-de-delegacao.js'

const reais = (texto: string) => Dinheiro.de(texto)
const pedir = (competencia: string, receita: string, pago = '0', inicio?: string) =>
  taxaDeDelegacao({
    competencia: lerCompetencia(competencia),
    receitaBruta: reais(receita),
    pagoAgergs: reais(pago),
    calendario: { uf: 'RS', excecoes: [] },
    ...(inicio ? { inicio: lerData(inicio) } : {}),
  })

describe('art. 2º, §§ 1º a 3º: a taxa pela delegação', () => {
  it.each([
    ['2026-02', '1234567.89', '1000.00', '25790.12', '2026-03-10', 'o caso do contrato'],
    ['2026-01', '100.00', '0', '2.17', '2026-02-10', 'sem desconto'],
    ['2026-03', '0.23', '0', '0.00', '2026-04-10', 'menos de meio centavo'],
    ['2026-04', '0.24', '0', '0.01', '2026-05-11', 'dia 10 no domingo: segunda-feira'],
    [
      '2026-12',
      '50.00',
      '0',
      '1.09',
      '2027-01-11',
      'meio centavo vai para cima; o vencimento é do ano seguinte',
    ],
    ['2026-03', '1000.00', '21.70', '0.00', '2026-04-10', 'pagou tudo à AGERGS'],
    ['2026-03', '1000.00', '30.00', '0.00', '2026-04-10', 'pagou mais: nunca abaixo de zero'],
  ])('%s, receita %s, AGERGS %s: %s até %s (%s)', (competencia, receita, pago, valor, vencimento) => {
    const taxa = pedir(competencia, receita, pago)
    expect([taxa.valor.toString(), taxa.vencimento]).toEqual([valor, vencimento])
  })

  it('a sobra aparece e não vai para outro mês', () => {
    expect(pedir('2026-03', '1000.00', '30.00').sobra.toString()).toBe('8.30')
    expect(pedir('2026-03', '1000.00').sobra.toString()).toBe('0.00')
  })

  it('antes do início que a autoridade fixou, e antes da lei, a taxa não se cobra', () => {
    expect(() => pedir('2025-12', '1.00')).toThrow(
      expect.objectContaining({ codigo: 'taxa-antes-do-inicio' }),
    )
    expect(() => pedir('2026-03', '1.00', '0', '2026-04-01')).toThrow(
      expect.objectContaining({ campo: 'competencia', dispositivo: 'art2_par1' }),
    )
    expect(pedir('2026-04', '100.00', '0', '2026-04-01').valor.toString()).toBe('2.17')
  })

  it.each(['2026-13', '2026-00', '2026', '2026-1', '02/2026', ''])('«%s» não é mês', (texto) => {
    expect(() => lerCompetencia(texto)).toThrow(expect.objectContaining({ codigo: 'competencia-invalida' }))
  })

  it('receita ou pagamento negativo é recusado, com o campo', () => {
    expect(() => pedir('2026-03', '-0.01')).toThrow(expect.objectContaining({ campo: 'receita_bruta' }))
    expect(() => pedir('2026-03', '1', '-1')).toThrow(expect.objectContaining({ campo: 'pago_agergs' }))
  })

  it('o subsídio só entra na receita onde a autoridade o conta', () => {
    const receita = { passagens: reais('100'), fretamento: reais('20'), subsidio: reais('5') }
    expect(receitaBrutaDoMes({ ...receita, contarSubsidio: false }).toString()).toBe('120.00')
    expect(receitaBrutaDoMes({ ...receita, contarSubsidio: true }).toString()).toBe('125.00')
  })

  it('é a conta inteira em centavos, e a memória acaba no valor e no vencimento', () => {
    const centavos = fc.bigInt({ min: 0n, max: 10n ** 14n })
    const texto = (c: bigint) => `${c / 100n}.${String(c % 100n).padStart(2, '0')}`
    fc.assert(
      fc.property(centavos, centavos, (receita, pago) => {
        const taxa = pedir('2026-02', texto(receita), texto(pago))
        const devida = (receita * 217n * 2n + 10_000n) / 20_000n
        expect(taxa.valor.toString()).toBe(texto(devida > pago ? devida - pago : 0n))
        expect(taxa.memoria.at(-2)?.resultado).toBe(taxa.valor.toString())
        expect(taxa.memoria.at(-1)?.resultado).toBe(taxa.vencimento)
      }),
    )
  })
})
