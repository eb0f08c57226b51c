import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  aplicarPrazoDeAdequacao,
  conferirNumeroDoBilhete,
  conferirPontosDoEdital,
  conferirVeiculoAlternativo,
  prazoDeAdequacao,
  REQUISITOS_DO_ALTERNATIVO_RR,
} from './index.js'

const calendario = { uf: 'RR', excecoes: [] } as const

describe('vistoria do alternativo (art. 68)', () => {
  test('item não respondido não é item em ordem', () => {
    const r = conferirVeiculoAlternativo({ cintos: false, cor: true })
    expect(r).toHaveLength(Object.keys(REQUISITOS_DO_ALTERNATIVO_RR).length)
    expect(r.filter((c) => c.resultado === 'sem-dados')).toHaveLength(r.length - 2)
    expect(r.find((c) => c.dispositivo === 'art68_inc7')).toMatchObject({
      resultado: 'violacao',
      infracao: 'art79_inc2',
      leituras: ['AMB-RR-24'],
    })
  })

  test('o prazo de 90 dias só alcança os incisos II, III e VIII', () => {
    const falhas = conferirVeiculoAlternativo({ bilhete: false, cor: false, seguro: false, cintos: false })
    const inicio = lerData('2026-01-05')
    expect(prazoDeAdequacao(inicio, calendario).vencimento).toBe('2026-04-06')
    const violados = (data: string) =>
      aplicarPrazoDeAdequacao(falhas, { inicio, data: lerData(data), calendario })
        .filter((c) => c.resultado === 'violacao')
        .map((c) => c.dispositivo)
    expect(violados('2026-04-06')).toEqual(['art68_inc7'])
    expect(violados('2026-04-07')).toEqual(['art68_inc2', 'art68_inc3', 'art68_inc7', 'art68_inc8'])
    const dentro = aplicarPrazoDeAdequacao(falhas, { inicio, data: inicio, calendario })
    expect(dentro.filter((c) => c.resultado === 'conforme' && c.infracao !== null)).toEqual([])
  })
})

describe('bilhetes e pontos (art. 68, II e § 2º)', () => {
  const series = [{ modelo: 'A', de: 100, ate: 199, liberadaEm: lerData('2026-03-01') }]
  test.each([
    ['primeiro da série', 100, 'A', '2026-03-01', 'conforme'],
    ['último da série', 199, 'A', '2026-03-01', 'conforme'],
    ['além da série', 200, 'A', '2026-03-01', 'violacao'],
    ['antes de liberada', 100, 'A', '2026-02-28', 'violacao'],
    ['outro modelo', 100, 'B', '2026-03-01', 'violacao'],
    ['número já emitido', 150, 'A', '2026-03-01', 'violacao'],
  ])('%s', (_, numero, modelo, data, resultado) => {
    const r = conferirNumeroDoBilhete({ numero, modelo, data: lerData(data) }, series, [150])
    expect(r.resultado).toBe(resultado)
    expect(r.infracao).toBe(resultado === 'violacao' ? 'art81_inc1' : null)
  })

  test('só se opera ponto do edital', () => {
    expect(conferirPontosDoEdital(['A'], ['A', 'B']).resultado).toBe('conforme')
    expect(conferirPontosDoEdital(['A', 'C'], ['A', 'B'])).toMatchObject({ resultado: 'violacao' })
    expect(conferirPontosDoEdital(['A'], null).resultado).toBe('sem-dados')
  })
})
