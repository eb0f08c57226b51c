import { calcular, MATRIZ, NOMES_DOS_CALCULOS, type NormaDaMatriz, type Resultado } from '@outorga/lei'
import { describe, expect, it } from 'vitest'
import { CONTAS, camposAVista } from './campos'
import { ofertasDe } from './lugares'
import { errosDaLei, errosDeDigitacao, pedidoDe } from './pedido'
import { dizerResultado, memoriaDe } from './resultado'
import type { Oferta, Valores } from './tipos'

function oferta(norma: NormaDaMatriz, dispositivo: string, calculo?: string): Oferta {
  const achada = ofertasDe(norma, dispositivo).find((o) => calculo === undefined || o.calculo === calculo)
  if (!achada) throw new Error(`${dispositivo} offers no calculation`)
  return achada
}

function fazer(o: Oferta, digitados: Valores) {
  const campos = CONTAS[o.calculo].campos(o.norma)
  const iniciais = Object.fromEntries(
    campos.map((c) => [c.nome, c.inicial === 'hoje' ? '2026-05-04' : (c.inicial ?? '')]),
  )
  const valores = { ...iniciais, ...o.iniciais, ...o.fixos, ...digitados }
  const erros = errosDeDigitacao(camposAVista(campos, valores, o.fixos), valores)
  return { campos, erros, resposta: calcular(pedidoDe(o, camposAVista(campos, valores, {}), valores)) }
}

/** What a person types on the page of a provision, and the answer in the words of the page. */
const CASOS: readonly [
  norma: NormaDaMatriz,
  dispositivo: string,
  valores: Valores,
  valor: string,
  calculo?: string,
][] = [
  [
    'rr-664-2008',
    'art79_inc1',
    { data: '2026-03-10', coeficiente: '0.287425', anterior: '2025-12-01' },
    'R$ 287,00',
  ],
  ['rr-664-2008', 'art78', { dispositivo: 'art79_inc1', coeficiente: '0.287425' }, 'R$ 143,00'],
  ['rs-11127-1998', 'art13-2_inc6', { quantidade: '3' }, 'R$ 849,79'],
  [
    'rr-664-2008',
    'art89',
    { ciencia: '2026-03-06', sem_expediente: '2026-04-07' },
    'qua., 8 de abril de 2026',
  ],
  ['rr-664-2008', 'art90', { inicio: '2026-03-06T10:00' }, 'seg., 9 mar. 2026, 10:00 (UTC−4)'],
  [
    'rr-664-2008',
    'art95',
    { forma: 'meses', inicio_dia: '2026-08-31', meses: '6' },
    'dom., 28 de fevereiro de 2027',
  ],
  [
    'rs-11127-1998',
    'art2_par1',
    { competencia: '2/2026', receita_bruta: '1234567.89', pago_agergs: '1000.00' },
    'R$ 25.790,12',
  ],
  ['rs-8109-1985', 'XII.1.I.c', { area: '12.5' }, 'R$ 4.305,61'],
  ['rs-8109-1985', 'art8_par7', { area: '12.5', oficio: 'sim' }, 'R$ 4.305,61'],
  ['rs-8109-1985', 'art3_inc38', { indeferido: '2026-02-01' }, 'R$ 0,00'],
  [
    'rr-664-2008',
    'art28',
    { tipo: 'onibus', lugares: '44', ano_fabricacao: '2017' },
    'Não pode ser registrado',
  ],
  [
    'rr-664-2008',
    'art28',
    { tipo: 'onibus', lugares: '44', ano_fabricacao: '2017', idade_maxima: '10' },
    'Pode ser registrado',
  ],
  [
    'rr-664-2008',
    'art26',
    { tipo: 'onibus', capacidade: '46', distancia_km: '149.9' },
    '11 passageiros em pé',
  ],
  [
    'rr-664-2008',
    'art82_inc2',
    { tipo: 'van', capacidade: '15', distancia_km: '10' },
    'Ninguém em pé',
    'passageiros-em-pe',
  ],
  ['rr-664-2008', 'art41', { chegada: '2026-05-04T22:10', coeficiente: '0.287425' }, 'Até R$ 862,28'],
  [
    'rr-664-2008',
    'art90_par1',
    { passageiros: '38', km_0: '120.5', coeficiente_0: '0.287425', km_1: '30', coeficiente_1: '0.416804' },
    'R$ 1.791,28',
  ],
  ['rr-664-2008', 'art85_par1', { dias: '3', coeficiente: '0.287425' }, 'R$ 4.311,00'],
  ['rr-664-2008', 'art84', { ano: '2026', semestre: '1', multas: '12', viagens: '118' }, '0,1017'],
  ['rr-664-2008', 'art84', { ano: '2026', semestre: '1', multas: '0', viagens: '0' }, 'Não há coeficiente'],
  [
    'rr-664-2008',
    'art58_inc2',
    {
      extensao_inicial_km: '180',
      acrescimo_km: '90',
      novo_extremo: 'sede-de-municipio',
      ja_prolongada: 'nao',
      resultado_de_fusao: 'nao',
      extremos_coincidem_com_outra_linha: 'nao',
      mesmo_municipio: 'nao',
    },
    'Pode ser prolongada',
  ],
]

describe('cada formulário faz a conta da lei', () => {
  it.each(CASOS)('%s %s', (norma, dispositivo, valores, valor, calculo) => {
    const o = oferta(norma, dispositivo, calculo)
    const { erros, resposta } = fazer(o, valores)
    expect(erros).toEqual({})
    expect(resposta).not.toHaveProperty('erro')
    expect(dizerResultado(o.calculo, o.norma, resposta as Resultado).valor.replaceAll('\u00a0', ' ')).toBe(
      valor,
    )
    expect(memoriaDe(o.norma, resposta as Resultado).passos.length).toBeGreaterThan(0)
  })

  it('todo cálculo da biblioteca tem onde ser feito', () => {
    const oferecidos = Object.entries(MATRIZ).flatMap(([norma, { provisoes }]) =>
      provisoes.flatMap((p) => ofertasDe(norma as NormaDaMatriz, p.dispositivo).map((o) => o.calculo)),
    )
    expect(new Set(oferecidos)).toEqual(new Set(NOMES_DOS_CALCULOS))
  })
})

it('o que falta ou não se lê é dito no campo, sem os nomes do contrato', () => {
  const { erros } = fazer(oferta('rr-664-2008', 'art79_inc1'), { data: '31/02/2026', coeficiente: '' })
  expect(Object.keys(erros).toSorted()).toEqual(['coeficiente', 'data'])
  const trechos = fazer(oferta('rr-664-2008', 'art90_par1'), {
    passageiros: '2',
    km_0: '1',
    coeficiente_0: '1',
    km_1: '5',
  })
  const { erro } = trechos.resposta as { erro: Parameters<typeof errosDaLei>[0] }
  expect(errosDaLei(erro, trechos.campos)).toEqual({ coeficiente_1: 'Preencha este campo.' })
})

it('a recusa da lei vai ao campo que a causou', () => {
  const antes = fazer(oferta('rs-11127-1998', 'art13-2_inc6'), { data: '2025-01-10' })
  const { erro } = antes.resposta as { erro: Parameters<typeof errosDaLei>[0] }
  expect(Object.keys(errosDaLei(erro, antes.campos))).toEqual(['data'])
})

it('a situação sem a data do fato anterior não vai no pedido', () => {
  const o = oferta('rr-664-2008', 'art79_inc1')
  const pedido = pedidoDe(o, CONTAS.multa.campos(o.norma), { situacao: 'mantida', coeficiente: '0.3' })
  expect(pedido).not.toHaveProperty('historico')
})

it('o valor digitado aqui não aparece como ato de ninguém', () => {
  const o = oferta('rr-664-2008', 'art79_inc1')
  const { resposta } = fazer(o, { coeficiente: '0.287425' })
  const { passos } = memoriaDe(o.norma, resposta as Resultado)
  expect(passos.map((p) => p.detalhe)).toContain('informado aqui')
})
