import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import {
  conferirComprovantes,
  conferirMercadorias,
  PARAMETROS_DE_BAGAGEM_RR,
  tarifarBagagem,
} from './index.js'

const vale = (valor: string) => [
  { de: lerData('2020-01-01'), ate: null, valor, ato: 'Resolução 1', demonstracao: false },
]
const parametros: Parametros = {
  bagagem_franquia_kg: vale('30'),
  bagagem_excedente_por_cento: vale('0.5'),
}
const tarifar = (pesoKg: string, mudancas: Partial<Parameters<typeof tarifarBagagem>[0]> = {}) =>
  tarifarBagagem({ pesoKg, tarifa: '58.00', data: lerData('2026-05-04'), parametros, ...mudancas })

describe('franquia e excedente de bagagem (art. 34)', () => {
  test.each([
    ['30', '0', '0.00'],
    ['30.1', '0.1', '0.03'],
    ['32.5', '2.5', '0.73'],
    ['50', '20', '5.80'],
  ])('%s kg com tarifa de 58,00: excedente %s kg, %s', (peso, excedenteKg, valor) => {
    const r = tarifar(peso)
    expect([r.excedenteKg, r.valor.toString()]).toEqual([excedenteKg, valor])
    expect(r.memoria.at(-1)?.resultado).toBe(valor)
  })

  test('sem franquia fixada nada se calcula: a sugestão federal nunca se aplica sozinha', () => {
    expect(() => tarifar('50', { parametros: {} })).toThrowError(
      expect.objectContaining({
        codigo: 'sem-valor-na-data',
        campo: 'parametros.bagagem_franquia_kg',
      }),
    )
    expect(PARAMETROS_DE_BAGAGEM_RR.franquia.sugestao).toBe('30')
  })

  test('dentro da franquia o preço do excedente não faz falta', () => {
    expect(tarifar('30', { parametros: { bagagem_franquia_kg: vale('30') } }).valor.toString()).toBe('0.00')
  })

  test('peso negativo é recusado', () => {
    expect(() => tarifar('-1')).toThrowError(expect.objectContaining({ codigo: 'numero-fora-da-faixa' }))
  })

  test('mais peso nunca custa menos', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }), (a, b) => {
        const [menor, maior] = a < b ? [a, b] : [b, a]
        const custo = (d: number) => tarifar(`${Math.floor(d / 10)}.${d % 10}`).valor
        expect(custo(menor).comparar(custo(maior))).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('comprovante e mercadorias (arts. 35 e 36)', () => {
  test('volume sem comprovante é violação sem infração própria', () => {
    const r = conferirComprovantes([
      { descricao: 'mala azul', comprovante: '123' },
      { descricao: 'caixa', comprovante: ' ' },
    ])
    expect(r).toMatchObject({ resultado: 'violacao', infracao: null })
    expect(r.mensagem).toContain('caixa')
  })

  test('volumes desconhecidos não são volumes em ordem', () => {
    expect(conferirComprovantes(null).resultado).toBe('sem-dados')
    expect(conferirComprovantes([]).resultado).toBe('conforme')
  })

  test.each([
    ['animal', 'violacao', 'art81_inc5'],
    ['permitida', 'conforme', null],
    [null, 'sem-dados', null],
  ] as const)('mercadoria %s: %s', (classe, resultado, infracao) => {
    expect(conferirMercadorias([{ descricao: 'item', classe }])).toMatchObject({ resultado, infracao })
  })

  test('um item vedado basta, ainda que outro não esteja classificado', () => {
    const itens = [
      { descricao: 'botijão', classe: 'combustivel' as const },
      { descricao: 'caixa', classe: null },
    ]
    expect(conferirMercadorias(itens).resultado).toBe('violacao')
    expect(conferirMercadorias([]).resultado).toBe('sem-dados')
  })
})
