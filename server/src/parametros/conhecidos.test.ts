import { LEIS, RecusaDaLei } from '@outorga/lei'
import { describe, expect, it } from 'vitest'
import { NOMES_DE_PARAMETRO, PARAMETROS_CONHECIDOS, usoDoParametro } from './conhecidos.js'

const RR = LEIS['rr-664-2008']
const RS = LEIS['rs-11127-1998']

describe('parâmetros de cada autoridade', () => {
  it('são os que a sua lei não dá', () => {
    expect(NOMES_DE_PARAMETRO.filter((n) => usoDoParametro(RR, n).usado)).toEqual([
      'coeficiente_piso_1',
      'prazo_decisao_dias',
      'prazo_recurso_dias',
    ])
    expect(NOMES_DE_PARAMETRO.filter((n) => usoDoParametro(RS, n).usado)).toEqual([
      'upf_rs',
      'prazo_defesa_dias',
      'prazo_decisao_dias',
      'prazo_recurso_dias',
      'prazo_pagamento_dias',
    ])
  })
  it('todo prazo que o processo tira de um parâmetro tem nome conhecido', () => {
    for (const lei of [RR, RS]) {
      for (const { dias } of Object.values(lei.processo.prazos)) {
        if (typeof dias !== 'number') expect(NOMES_DE_PARAMETRO).toContain(dias.parametro)
      }
    }
  })
  it('em Roraima o prazo de defesa é da lei, que diz onde (art. 89)', () => {
    expect(usoDoParametro(RR, 'prazo_defesa_dias')).toEqual({ usado: false, dispositivo: 'art89' })
  })
})

describe('valor de um parâmetro', () => {
  it('aceita vírgula ou ponto e guarda com ponto', () => {
    expect(PARAMETROS_CONHECIDOS.upf_rs.ler('28,3264')).toBe('28.3264')
    expect(PARAMETROS_CONHECIDOS.coeficiente_piso_1.ler('0.287425')).toBe('0.287425')
    expect(PARAMETROS_CONHECIDOS.prazo_defesa_dias.ler('030')).toBe('30')
  })
  it.each([
    ['upf_rs', '0'],
    ['upf_rs', '-1'],
    ['upf_rs', '1e3'],
    ['upf_rs', ''],
    ['coeficiente_piso_1', 'NaN'],
    ['prazo_defesa_dias', '0'],
    ['prazo_defesa_dias', '10.5'],
    ['prazo_defesa_dias', '3661'],
    ['prazo_defesa_dias', '10 dias'],
  ] as const)('%s recusa «%s»', (nome, valor) => {
    expect(() => PARAMETROS_CONHECIDOS[nome].ler(valor)).toThrow(RecusaDaLei)
  })
})
