import { describe, expect, test } from 'vitest'
import { lerData, lerInstante } from '../core/data.js'
import { conferirRessarcimento, indenizacaoDeBagagem, ressarcirAte } from './index.js'

const coeficiente = (valor: string, de = '2020-01-01') => ({
  de: lerData(de),
  ate: null,
  valor,
  ato: 'Resolução 1',
  demonstracao: false,
})
const chegada = lerInstante('2026-05-04T22:10:00-04:00')

describe('indenização de bagagem (art. 41)', () => {
  test('contrato de cálculo: 3.000 × 0,287425 = 862,28, reclamar em 48 horas corridas', () => {
    const r = indenizacaoDeBagagem({
      data: lerData('2026-05-04'),
      chegada,
      parametros: { coeficiente_piso_1: [coeficiente('0.287425')] },
    })
    expect(r.teto.toString()).toBe('862.28')
    expect(r.reclamar_ate).toBe('2026-05-06T22:10:00-04:00')
    expect(r.memoria.find((p) => p.resultado === '862.275')?.leituras).toContain('AMB-RR-14')
  })

  test.each([
    ['2025-12-31', '900.00'],
    ['2026-01-01', '960.00'],
  ])('vale o coeficiente da data do ocorrido: %s', (data, teto) => {
    const parametros = { coeficiente_piso_1: [coeficiente('0.30'), coeficiente('0.32', '2026-01-01')] }
    expect(indenizacaoDeBagagem({ data: lerData(data), chegada, parametros }).teto.toString()).toBe(teto)
  })

  test('sem coeficiente não há valor embutido', () => {
    expect(() => indenizacaoDeBagagem({ data: lerData('2026-05-04'), chegada, parametros: {} })).toThrowError(
      expect.objectContaining({ codigo: 'coeficiente-ausente' }),
    )
  })
})

describe('reclamação e pagamento (art. 41, § 1º)', () => {
  const reclamacao = lerInstante('2026-05-06T22:10:00-04:00')
  const conferir = (mudancas: Partial<Parameters<typeof conferirRessarcimento>[0]>) =>
    conferirRessarcimento({
      chegada,
      reclamacao,
      ressarcidoEm: null,
      hoje: lerData('2026-06-05'),
      ...mudancas,
    }).resultado

  test('30 dias corridos da reclamação, no dia do lugar em que ela foi feita', () => {
    expect(ressarcirAte(reclamacao)).toBe('2026-06-05')
    expect(ressarcirAte(lerInstante('2026-05-06T23:30:00-04:00'))).toBe('2026-06-05')
  })

  test.each([
    ['no último dia, ainda sem pagamento', {}, 'conforme'],
    ['um dia depois, sem pagamento', { hoje: lerData('2026-06-06') }, 'violacao'],
    ['pago no último dia', { ressarcidoEm: lerData('2026-06-05'), hoje: lerData('2026-07-01') }, 'conforme'],
    ['pago um dia depois', { ressarcidoEm: lerData('2026-06-06'), hoje: lerData('2026-07-01') }, 'violacao'],
    [
      'reclamado um segundo depois das 48 horas',
      { reclamacao: lerInstante('2026-05-06T22:10:01-04:00'), hoje: lerData('2026-12-01') },
      'conforme',
    ],
    ['sem reclamação', { reclamacao: null }, 'sem-dados'],
  ])('%s', (_, mudancas, resultado) => {
    expect(conferir(mudancas)).toBe(resultado)
  })
})
