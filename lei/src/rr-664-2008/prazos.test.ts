import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarioDeExpediente, diaNoCalendario } from '../core/calendario.js'
import { lerData, somarDias } from '../core/data.js'
import { contarDias, tempestivo } from '../core/prazo.js'
import { PRAZO_DEFESA_RR, PRAZO_PAGAMENTO_RR, PRAZO_RECURSO_RR, REGRA_DE_CONTAGEM_RR } from './index.js'

const calendario = (...fechados: string[]): CalendarioDeExpediente => ({
  uf: 'RR',
  excecoes: fechados.map((d) => ({ data: lerData(d), expediente: false, motivo: 'ponto facultativo' })),
})
const contar = (ciencia: string, dias: number, c = calendario()) =>
  contarDias(c, lerData(ciencia), dias, REGRA_DE_CONTAGEM_RR)

describe('prazos (arts. 89 e 95)', () => {
  test('30 dias para defender-se, 10 para pagar; o do recurso é parâmetro da autoridade', () => {
    expect(PRAZO_DEFESA_RR).toMatchObject({ dias: 30, dispositivo: 'art89' })
    expect(PRAZO_PAGAMENTO_RR).toMatchObject({ dias: 10, dispositivo: 'art89_par1u' })
    expect(PRAZO_RECURSO_RR).toMatchObject({ parametro: 'prazo_recurso_dias', dispositivo: 'art91' })
    expect(PRAZO_RECURSO_RR).not.toHaveProperty('dias')
  })

  test.each([
    ['2026-03-06', 30, '2026-03-09', '2026-04-07'],
    ['2026-03-05', 10, '2026-03-06', '2026-03-16'],
    ['2026-02-13', 10, '2026-02-18', '2026-02-27'],
    ['2026-10-02', 1, '2026-10-06', '2026-10-06'],
    ['2026-04-02', 1, '2026-04-06', '2026-04-06'],
  ])('ciência em %s, %i dias: dia 1 em %s, vence em %s', (ciencia, dias, inicio, vencimento) => {
    expect(contar(ciencia, dias)).toMatchObject({ inicio, vencimento })
  })

  test('known fault 1: fechado só no CRE/RR em 7 de abril, passa para o dia 8 e a memória diz por quê', () => {
    const prazo = contar('2026-03-06', PRAZO_DEFESA_RR.dias, calendario('2026-04-07'))
    expect(prazo.vencimento).toBe('2026-04-08')
    expect(prazo.memoria.at(-1)).toMatchObject({ dispositivo: 'art95_par1u', resultado: '2026-04-08' })
    expect(prazo.memoria.at(-1)?.descricao).toContain('ponto facultativo')
    expect(prazo.memoria[1]).toMatchObject({ dispositivo: 'art95', leituras: ['AMB-RR-46'] })
  })

  test('known faults 7 and 12: o último dia está no prazo até acabar', () => {
    const prazo = contar('2026-03-06', 30)
    expect(tempestivo(prazo, prazo.vencimento)).toBe(true)
    expect(tempestivo(prazo, somarDias(prazo.vencimento, 1))).toBe(false)
  })

  test('known fault 24: começo e fim caem sempre em dia com expediente', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7000 }), fc.integer({ min: 1, max: 90 }), (n, dias) => {
        const ciencia = somarDias(lerData('2010-01-01'), n)
        const prazo = contarDias(calendario(), ciencia, dias, REGRA_DE_CONTAGEM_RR)
        expect(diaNoCalendario(calendario(), prazo.inicio).expediente).toBe(true)
        expect(diaNoCalendario(calendario(), prazo.vencimento).expediente).toBe(true)
        expect(prazo.inicio > ciencia).toBe(true)
      }),
    )
  })
})
