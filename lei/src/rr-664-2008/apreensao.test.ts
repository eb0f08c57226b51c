import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lerInstante, somarHoras } from '../core/data.js'
import { custoDoTransbordo, type PedidoDeLiberacao, podeLiberar } from './index.js'

const inicio = lerInstante('2026-03-06T10:00:00-04:00')
const pedido = (mudancas: Partial<PedidoDeLiberacao> = {}): PedidoDeLiberacao => ({
  inicio,
  agora: lerInstante('2026-03-09T10:00:00-04:00'),
  correcoes: [{ descricao: 'lista de passageiros refeita', sanada: true }],
  reincidente: false,
  autoridadeSuperior: false,
  ...mudancas,
})

describe('liberação do veículo (art. 90, §§ 3º e 4º)', () => {
  const CASOS: readonly [caso: string, mudancas: Partial<PedidoDeLiberacao>, motivos: string[]][] = [
    ['às 72 horas exatas, tudo sanado', {}, []],
    ['um segundo antes', { agora: lerInstante('2026-03-09T09:59:59-04:00') }, ['art90']],
    ['a mesma hora em outro fuso', { agora: lerInstante('2026-03-09T14:00:00Z') }, []],
    ['outro fuso, um segundo antes', { agora: lerInstante('2026-03-09T13:59:59Z') }, ['art90']],
    ['sem irregularidade registrada', { correcoes: [] }, ['art90_par3']],
    [
      'duas por sanar',
      {
        correcoes: [
          { descricao: 'a', sanada: false },
          { descricao: 'b', sanada: true },
          { descricao: 'c', sanada: false },
        ],
      },
      ['art90_par3', 'art90_par3'],
    ],
    ['reincidente, ato comum', { reincidente: true }, ['art90_par4']],
    ['reincidente, autoridade superior', { reincidente: true, autoridadeSuperior: true }, []],
    ['primário, autoridade superior', { autoridadeSuperior: true }, []],
    [
      'tudo falta',
      { agora: inicio, correcoes: [{ descricao: 'a', sanada: false }], reincidente: true },
      ['art90', 'art90_par3', 'art90_par4'],
    ],
  ]
  test.each(CASOS)('%s', (_, mudancas, motivos) => {
    const r = podeLiberar(pedido(mudancas))
    expect(r.motivos.map((m) => m.dispositivo)).toEqual(motivos)
    expect(r.permitido).toBe(motivos.length === 0)
    expect(r.liberavelEm).toBe('2026-03-09T10:00:00-04:00')
  })

  test('diz quando se completam as horas, no relógio do lugar', () => {
    const [motivo] = podeLiberar(pedido({ agora: inicio })).motivos
    expect(motivo?.mensagem).toContain('9 mar. 2026, 10h00')
  })

  test('horas corridas: nunca antes das 72, sempre depois, com tudo mais em ordem', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 * 60 }), (minutos) => {
        const agora = somarHoras(inicio, minutos / 60)
        expect(podeLiberar(pedido({ agora })).permitido).toBe(minutos >= 72 * 60)
      }),
    )
  })
})

const EXEMPLO = [
  { km: '120.5', coeficiente: '0.287425' },
  { km: '30', coeficiente: '0.416804' },
]

describe('custo do transbordo (art. 90, § 1º)', () => {
  test('38 passageiros, 120,5 km de Piso I e 30 km de Piso III: R$ 1.791,28', () => {
    const { valor, memoria } = custoDoTransbordo({ passageiros: 38, trechos: EXEMPLO })
    expect(String(valor)).toBe('1791.28')
    expect(memoria.map((p) => p.resultado)).toEqual([
      '34.6347125',
      '12.50412',
      '47.1388325',
      '38',
      '1791.275635',
      '1791.28',
    ])
  })

  test('known fault 49: o número de passageiros multiplica, sem arredondar antes', () => {
    expect(String(custoDoTransbordo({ passageiros: 1, trechos: EXEMPLO }).valor)).toBe('47.14')
    expect(String(custoDoTransbordo({ passageiros: 2, trechos: EXEMPLO }).valor)).toBe('94.28')
    expect(
      String(custoDoTransbordo({ passageiros: 1, trechos: [{ km: '1', coeficiente: '0.005' }] }).valor),
    ).toBe('0.01')
  })

  const trecho = { km: '10', coeficiente: '0.3' }
  test.each([
    [0, [trecho], 'passageiros-invalidos', 'passageiros'],
    [1.5, [trecho], 'passageiros-invalidos', 'passageiros'],
    [1, [], 'trechos-ausentes', 'trechos'],
    [1, [trecho, { km: '0', coeficiente: '0.3' }], 'distancia-invalida', 'trechos.1.km'],
    [1, [{ km: '-5', coeficiente: '0.3' }], 'distancia-invalida', 'trechos.0.km'],
    [1, [{ km: '10', coeficiente: '0' }], 'coeficiente-invalido', 'trechos.0.coeficiente'],
    [1, [{ km: '10,5', coeficiente: '0.3' }], 'numero-invalido', 'trechos.0.km'],
  ])('%i passageiros e %j: recusado, %s', (passageiros, trechos, codigo, campo) => {
    expect(() => custoDoTransbordo({ passageiros, trechos })).toThrow(
      expect.objectContaining({ codigo, campo }),
    )
  })

  test('known faults 47 and 55: a memória refaz o valor, com no máximo dois decimais', () => {
    const milesimos = (max: number, casas: number) =>
      fc
        .integer({ min: 1, max })
        .map((n) => `${Math.floor(n / 10 ** casas)}.${String(n % 10 ** casas).padStart(casas, '0')}`)
    const trechos = fc.array(fc.record({ km: milesimos(9999, 1), coeficiente: milesimos(2_000_000, 6) }), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), trechos, (passageiros, lista) => {
        const { valor, memoria } = custoDoTransbordo({ passageiros, trechos: lista })
        const soma = memoria.slice(0, lista.length).reduce((total, p) => total + escala(p.resultado), 0n)
        expect(escala(memoria[lista.length]?.resultado ?? '')).toBe(soma)
        const centavos = (soma * BigInt(passageiros) * 2n + 10n ** 10n) / (2n * 10n ** 10n)
        expect(String(valor)).toBe(`${centavos / 100n}.${String(centavos % 100n).padStart(2, '0')}`)
      }),
    )
  })
})

/** A decimal as an integer of 10^-12. */
function escala(texto: string): bigint {
  const [inteiro = '0', decimais = ''] = texto.split('.')
  return BigInt(inteiro + decimais.padEnd(12, '0'))
}
