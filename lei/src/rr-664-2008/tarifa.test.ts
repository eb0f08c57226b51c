import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import {
  conferirPrecoCobrado,
  conferirPrecoDanoso,
  precoDeSecao,
  type TarifaRegistrada,
  tarifaMaxima,
} from './index.js'

const data = lerData('2026-05-04')
const vale = (valor: string, de = '2020-01-01') => ({
  de: lerData(de),
  ate: null,
  valor,
  ato: 'Resolução 1',
  demonstracao: false,
})
const tarifa = (
  valor: string,
  especie: TarifaRegistrada['especie'] = 'maxima',
  de = '2020-01-01',
): TarifaRegistrada => ({
  ...vale(valor, de),
  especie,
  linha: '101',
  secao: ['Boa Vista', 'Caracaraí'],
})
const cobrar = (cobrado: string, registros: TarifaRegistrada[]) =>
  conferirPrecoCobrado({ cobrado, linha: '101', secao: ['Caracaraí', 'Boa Vista'], data, registros })

describe('preço cobrado e tarifa máxima (arts. 37, § 4º, 69, III, e 81, I)', () => {
  test.each([
    ['30.00', 'conforme', null],
    ['30.01', 'violacao', 'art81_inc1'],
    ['12.00', 'conforme', null],
  ])('máxima de 30,00, cobrado %s: %s', (cobrado, resultado, infracao) => {
    expect(cobrar(cobrado, [tarifa('30.00')])).toMatchObject({ resultado, infracao })
  })

  test('a referência da planilha nunca serve de máxima', () => {
    expect(cobrar('99.00', [tarifa('30.00', 'referencia'), tarifa('25.00', 'cobrada')]).resultado).toBe(
      'sem-dados',
    )
  })

  test('vale a máxima em vigor na data, para os dois sentidos', () => {
    const registros = [tarifa('30.00'), tarifa('35.00', 'maxima', '2026-06-01')]
    expect(cobrar('35.00', registros).resultado).toBe('violacao')
    const em = { linha: '101', secao: ['Boa Vista', 'Caracaraí'] as const, data: lerData('2026-06-01') }
    expect(tarifaMaxima(registros, em).valor).toBe('35.00')
  })

  test('máxima de outra linha ou outra seção não conta', () => {
    const outra = [
      { ...tarifa('30.00'), linha: '102' },
      { ...tarifa('30.00'), secao: ['Boa Vista', 'Mucajaí'] as const },
    ]
    expect(cobrar('99.00', outra).resultado).toBe('sem-dados')
  })
})

describe('preço danoso (art. 37, § 3º)', () => {
  const parametros: Parametros = {
    margem_preco_abusivo: [vale('0.50')],
    margem_preco_inexequivel: [vale('0.20')],
  }
  test.each([
    ['150.00', 'conforme'],
    ['150.01', 'violacao'],
    ['80.00', 'conforme'],
    ['79.99', 'violacao'],
  ])('custo 100, margens de 50%% e 20%%, cobrado %s: %s', (cobrado, resultado) => {
    const r = conferirPrecoDanoso({ cobrado, custo: '100', data, parametros })
    expect(r).toMatchObject({ resultado, infracao: null })
  })

  test('sem margens da autoridade não há medida', () => {
    expect(conferirPrecoDanoso({ cobrado: '999.00', custo: '1', data, parametros: {} }).resultado).toBe(
      'sem-dados',
    )
  })
})

describe('preço de seção (art. 37)', () => {
  const parametros: Parametros = {
    coeficiente_piso_1: [vale('0.287425')],
    coeficiente_piso_2: [vale('0.360902')],
    coeficiente_piso_3: [vale('0.416804')],
    preco_minimo_de_secao: [vale('3.20')],
  }
  const preco = (trechos: Parameters<typeof precoDeSecao>[0]['trechos'], p = parametros) =>
    precoDeSecao({ trechos, data, parametros: p })

  test('soma os trechos por piso e arredonda uma vez', () => {
    const r = preco([
      { piso: 'I', km: '120.5' },
      { piso: 'III', km: '30' },
    ])
    expect(r.valor.toString()).toBe('47.14')
    expect(r.memoria.map((p) => p.resultado)).toEqual([
      '34.6347125',
      '12.50412',
      '47.1388325',
      '47.14',
      '3.20',
    ])
  })

  test('trecho curto paga o menor preço; sem menor preço fixado, paga a conta', () => {
    expect(preco([{ piso: 'I', km: '5' }])).toMatchObject({ minimoAplicado: true })
    expect(preco([{ piso: 'I', km: '5' }]).valor.toString()).toBe('3.20')
    const { preco_minimo_de_secao: _, ...semMinimo } = parametros
    expect(preco([{ piso: 'I', km: '5' }], semMinimo).valor.toString()).toBe('1.44')
  })

  test('piso sem coeficiente é recusado, nunca calculado com o de outro', () => {
    const { coeficiente_piso_2: _, ...sem2 } = parametros
    expect(() => preco([{ piso: 'II', km: '5' }], sem2)).toThrowError(
      expect.objectContaining({ campo: 'parametros.coeficiente_piso_2' }),
    )
  })

  test('partir um trecho em dois do mesmo piso não muda o preço', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (a, b) => {
        const km = (d: number) => `${Math.floor(d / 10)}.${d % 10}`
        const juntos = preco([{ piso: 'I', km: km(a + b) }]).valor
        const partidos = preco([
          { piso: 'I', km: km(a) },
          { piso: 'I', km: km(b) },
        ]).valor
        expect(partidos.igual(juntos)).toBe(true)
      }),
    )
  })
})

const TABELA = fileURLToPath(
  new URL('../../../../shared/data/ba_agerba_linha_079_tarifas.csv', import.meta.url),
)

describe.skipIf(!existsSync(TABELA))('quadro tarifário real de outro Estado, só como plausibilidade', () => {
  const [, cabecalho = '', ...linhas] = existsSync(TABELA)
    ? readFileSync(TABELA, 'utf8').trim().split('\n')
    : []
  const origens = cabecalho.split(',').slice(1)
  const quadro = linhas.map((l) => l.split(','))
  const parametros: Parametros = {
    coeficiente_piso_1: [vale('0.20916')],
    preco_minimo_de_secao: [vale('3.20')],
  }
  /** Kilometres from the first place, as if all on the asphalt coefficient: the table gives none. */
  const km = new Map([
    [origens[0] ?? '', 0],
    ...quadro.map((l) => [l[0] ?? '', Number(l[1]) / 0.20916] as const),
  ])

  test('os preços entre seções saem da conta por km, com o menor preço nas vizinhas', () => {
    let conferidos = 0
    let noMinimo = 0
    for (const [destino = '', ...precos] of quadro) {
      precos.forEach((escrito, i) => {
        const distancia = (km.get(destino) ?? 0) - (km.get(origens[i] ?? '') ?? 0)
        if (!escrito || i === 0) return
        const r = precoDeSecao({ trechos: [{ piso: 'I', km: distancia.toFixed(3) }], data, parametros })
        expect(Math.abs(Number(r.valor.toString()) - Number(escrito))).toBeLessThan(3)
        conferidos++
        if (r.minimoAplicado && escrito === '3.20') noMinimo++
      })
    }
    expect(conferidos).toBeGreaterThan(40)
    expect(noMinimo).toBe(2)
  })
})
