import { LEIS, PARAMETROS_DA_OUTORGA_RR, RecusaDaLei } from '@outorga/lei'
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
      'prazo_da_preferencia_dias',
      'validade_do_certificado_meses',
      'prazo_comunicacao_dias',
      'caucao_da_autorizacao',
      'aproveitamento_economico',
      'forma_de_receber_multas',
      'definicoes_do_anexo_unico',
    ])
    expect(NOMES_DE_PARAMETRO.filter((n) => usoDoParametro(RS, n).usado)).toEqual([
      'upf_rs',
      'prazo_defesa_dias',
      'prazo_decisao_dias',
      'prazo_recurso_dias',
      'prazo_pagamento_dias',
      'limite_de_troca_de_passageiros',
      'deferimento_imediato',
    ])
  })
  it('todo valor da outorga que a lei de Roraima deixa à autoridade se registra na tela', () => {
    for (const { nome, dispositivo } of Object.values(PARAMETROS_DA_OUTORGA_RR)) {
      expect(NOMES_DE_PARAMETRO).toContain(nome)
      if (nome !== 'prazo_recurso_dias') expect(usoDoParametro(RR, nome).dispositivo).toBe(dispositivo)
    }
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
    expect(PARAMETROS_CONHECIDOS.caucao_da_autorizacao.ler('5000,5')).toBe('5000.50')
    expect(PARAMETROS_CONHECIDOS.aproveitamento_economico.ler('0,75')).toBe('0.75')
    expect(PARAMETROS_CONHECIDOS.validade_do_certificado_meses.ler('012')).toBe('12')
    expect(PARAMETROS_CONHECIDOS.forma_de_receber_multas.ler(' Guia do Estado ')).toBe('Guia do Estado')
  })
  it.each([
    ['upf_rs', '0'],
    ['upf_rs', '-1'],
    ['upf_rs', '1e3'],
    ['upf_rs', ''],
    ['coeficiente_piso_1', 'NaN'],
    ['prazo_defesa_dias', '0'],
    ['caucao_da_autorizacao', '0.00'],
    ['caucao_da_autorizacao', '10.005'],
    ['aproveitamento_economico', '1.01'],
    ['validade_do_certificado_meses', '0'],
    ['forma_de_receber_multas', ' '],
    ['prazo_defesa_dias', '10.5'],
    ['prazo_defesa_dias', '3661'],
    ['prazo_defesa_dias', '10 dias'],
  ] as const)('%s recusa «%s»', (nome, valor) => {
    expect(() => PARAMETROS_CONHECIDOS[nome].ler(valor)).toThrow(RecusaDaLei)
  })
})
