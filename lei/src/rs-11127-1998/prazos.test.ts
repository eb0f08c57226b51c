import { describe, expect, it } from 'vitest'
import { lerData } from '../core/data.js'
import { contarDias } from '../core/prazo.js'
import { PARAMETROS_DE_PRAZO_RS, REGRA_DE_CONTAGEM_RS } from './prazos.js'

describe('prazos no Rio Grande do Sul', () => {
  it('o texto não dá regra de contagem: nada é citado', () => {
    const p = contarDias({ uf: 'RS', excecoes: [] }, lerData('2026-09-17'), 15, REGRA_DE_CONTAGEM_RS)
    expect(p.memoria.every((passo) => passo.dispositivo === null)).toBe(true)
    expect(p.vencimento).toBe('2026-10-02')
  })

  it('20 de setembro, data do Estado, prorroga', () => {
    const p = contarDias({ uf: 'RS', excecoes: [] }, lerData('2027-09-15'), 5, REGRA_DE_CONTAGEM_RS)
    expect(p.vencimento).toBe('2027-09-21')
  })

  it('os tamanhos são parâmetros da autoridade', () => {
    expect(Object.keys(PARAMETROS_DE_PRAZO_RS)).toEqual([
      'prazo_defesa_dias',
      'prazo_decisao_dias',
      'prazo_recurso_dias',
      'prazo_pagamento_dias',
    ])
  })
})
