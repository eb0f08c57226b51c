import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DataCivil, lerData, somarDias } from './data.js'
import { parametroUsado, type Serie, type ValorDatado, valorEm } from './vigencia.js'

const linha = (de: string, ate: string | null, valor: string, ato = `ato de ${de}`): ValorDatado => ({
  de: lerData(de),
  ate: ate === null ? null : lerData(ate),
  valor,
  ato,
  demonstracao: false,
})

const UPF: Serie = [
  linha('2025-01-01', '2026-01-01', '27.1300', 'IN RE 131/2024'),
  linha('2026-01-01', '2027-01-01', '28.3264', 'IN RE 111/2025'),
]
const em = (serie: Serie, data: string) => valorEm(serie, lerData(data), 'UPF-RS', 'parametros.upf_rs').valor

describe('valor em vigor (known faults 46 and 53)', () => {
  it.each([
    ['2025-01-01', '27.1300'],
    ['2025-12-31', '27.1300'],
    ['2026-01-01', '28.3264'],
    ['2026-12-31', '28.3264'],
  ])('em %s vale %s', (data, valor) => {
    expect(em(UPF, data)).toBe(valor)
  })

  it.each(['2024-12-31', '2027-01-01', '2030-06-15'])(
    'em %s não há valor, e isso é erro: nem zero, nem o mais novo',
    (data) => {
      expect(() => em(UPF, data)).toThrow(
        expect.objectContaining({ codigo: 'sem-valor-na-data', campo: 'parametros.upf_rs' }),
      )
    },
  )

  it('série vazia é erro', () => {
    expect(() => em([], '2026-03-10')).toThrow(expect.objectContaining({ codigo: 'sem-valor-na-data' }))
  })

  it('a correção é outra linha: de duas que começam no mesmo dia vale a última', () => {
    const corrigida = [...UPF, linha('2026-01-01', '2027-01-01', '28.3300', 'retificação')]
    expect(em(corrigida, '2026-03-10')).toBe('28.3300')
    expect(em(corrigida, '2025-12-31')).toBe('27.1300')
  })

  it('a linha posterior toma o lugar da aberta a partir do seu início', () => {
    const serie = [linha('2026-07-01', null, '2'), linha('2026-01-01', null, '1')]
    expect(em(serie, '2026-06-30')).toBe('1')
    expect(em(serie, '2026-07-01')).toBe('2')
  })

  it('a regra que muda com data não alcança o que veio antes (known fault 13)', () => {
    const prazo = [linha('2020-01-01', null, '60'), linha('2026-03-01', null, '30')]
    expect(em(prazo, '2026-02-28')).toBe('60')
    expect(em(prazo, '2026-03-01')).toBe('30')
  })

  it('uma linha futura não muda nenhum dia anterior a ela', () => {
    const inicio = '2025-01-01' as DataCivil
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(2000), fc.option(fc.integer({ min: 1, max: 500 })), fc.nat(99)), {
          maxLength: 6,
        }),
        fc.nat(2000),
        fc.integer({ min: 1, max: 500 }),
        (linhas, consulta, depois) => {
          const serie = linhas.map(
            ([de, dura, v]): ValorDatado => ({
              de: somarDias(inicio, de),
              ate: dura === null ? null : somarDias(inicio, de + dura),
              valor: String(v),
              ato: '',
              demonstracao: false,
            }),
          )
          const data = somarDias(inicio, consulta)
          const futura: ValorDatado = {
            de: somarDias(data, depois),
            ate: null,
            valor: 'futuro',
            ato: '',
            demonstracao: false,
          }
          const achar = (s: Serie) => {
            try {
              return valorEm(s, data, 'x')
            } catch {
              return null
            }
          }
          expect(achar([...serie, futura])).toBe(achar(serie))
          expect(achar([futura, ...serie])).toBe(achar(serie))
        },
      ),
    )
  })

  it('o parâmetro usado leva validade, ato e se é de demonstração', () => {
    const usado = parametroUsado('upf_rs', { ...linha('2026-01-01', null, '1'), demonstracao: true })
    expect(usado).toEqual({
      nome: 'upf_rs',
      valor: '1',
      de: '2026-01-01',
      ate: null,
      ato: 'ato de 2026-01-01',
      demonstracao: true,
    })
  })
})
