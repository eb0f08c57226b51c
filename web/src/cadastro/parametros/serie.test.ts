import { RecusaDaLei, valorEm } from '@outorga/lei'
import { describe, expect, it } from 'vitest'
import {
  atoSemMarca,
  escreverPeriodo,
  escreverRecontados,
  escreverValor,
  periodosEmVigor,
  restoDaUnidade,
  type ValorDoParametro,
} from './serie'

const linha = (valor: string, de: string, ate: string | null): ValorDoParametro => ({
  valor,
  de,
  ate,
  ato: 'Ato de teste',
  demonstracao: false,
  vale_hoje: false,
  registrado_por: null,
  registrado_em: '2026-01-01T00:00:00Z',
})

function emVigor(...valores: ValorDoParametro[]) {
  const periodos = periodosEmVigor(valores, (serie, dia) => {
    try {
      return valorEm(serie, dia, 'teste')
    } catch (erro) {
      if (erro instanceof RecusaDaLei) return null
      throw erro
    }
  })
  return valores.map((v) => [v.valor, ...(periodos.get(v) ?? []).map((p) => `${p.de}/${p.ate}`)])
}

describe('períodos em que cada valor esteve em vigor', () => {
  it('um valor aberto acaba onde o seguinte começa', () => {
    expect(emVigor(linha('30', '2025-01-01', null), linha('15', '2026-03-01', null))).toEqual([
      ['30', '2025-01-01/2026-03-01'],
      ['15', '2026-03-01/null'],
    ])
  })

  it('de dois do mesmo dia vale o registrado depois: o primeiro nunca valeu', () => {
    expect(emVigor(linha('30', '2026-01-01', null), linha('20', '2026-01-01', null))).toEqual([
      ['30'],
      ['20', '2026-01-01/null'],
    ])
  })

  it('o aberto volta onde um valor com fim acaba', () => {
    expect(emVigor(linha('30', '2025-01-01', null), linha('60', '2026-01-01', '2026-02-01'))).toEqual([
      ['30', '2025-01-01/2026-01-01', '2026-02-01/null'],
      ['60', '2026-01-01/2026-02-01'],
    ])
  })

  it('um buraco fica sem dono', () => {
    expect(emVigor(linha('1', '2024-01-01', '2025-01-01'), linha('2', '2026-01-01', null))).toEqual([
      ['1', '2024-01-01/2025-01-01'],
      ['2', '2026-01-01/null'],
    ])
  })

  it('marcos de outra linha não quebram um período em dois', () => {
    expect(
      emVigor(
        linha('1', '2024-01-01', null),
        linha('2', '2025-01-01', null),
        linha('3', '2024-06-01', '2026-01-01'),
      ),
    ).toEqual([
      ['1', '2024-01-01/2024-06-01'],
      ['2', '2025-01-01/null'],
      ['3', '2024-06-01/2025-01-01'],
    ])
  })
})

describe('como se escreve', () => {
  it('o último dia é o anterior ao fim', () => {
    expect(escreverPeriodo({ de: '2025-01-01', ate: '2026-01-01' }).replaceAll('\u00a0', ' ')).toBe(
      'de 1º jan. 2025 a 31 dez. 2025',
    )
    expect(escreverPeriodo({ de: '2026-01-01', ate: null }).replaceAll('\u00a0', ' ')).toBe(
      'desde 1º jan. 2026',
    )
  })

  it('dinheiro não perde casas, dias não ganham', () => {
    expect(escreverValor('28.3264', 'R$')).toBe('R$\u00a028,3264')
    expect(escreverValor('27.1300', 'R$')).toBe('R$\u00a027,1300')
    expect(escreverValor('30', 'dias')).toBe('30\u00a0dias')
    expect(restoDaUnidade('R$ por passageiro e quilômetro')).toBe('por passageiro e quilômetro')
    expect(restoDaUnidade('R$')).toBeNull()
    expect(restoDaUnidade('dias')).toBeNull()
  })

  it('um auto é um, e nenhum é dito', () => {
    expect(escreverRecontados(0)).toContain('Nenhum')
    expect(escreverRecontados(1)).toContain('1 auto em curso')
    expect(escreverRecontados(1200)).toContain('1.200 autos')
  })
})

it('o ato não repete a marca de demonstração, e um ato verdadeiro fica inteiro', () => {
  expect(atoSemMarca('Valor de demonstração')).toBe('')
  expect(atoSemMarca('Valor de demonstração, por analogia com a Lei 9.784/1999')).toBe(
    'Por analogia com a Lei 9.784/1999',
  )
  expect(atoSemMarca('IN RE 111/2025')).toBe('IN RE 111/2025')
})
