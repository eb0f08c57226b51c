import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import { proximoEstado } from '../core/tabela.js'
import {
  type AtoDaLicitacao,
  CONTEUDO_DO_EDITAL_RR,
  conferirEdital,
  type Edital,
  type EstadoDaLicitacao,
  examinarFase,
  examinarFimDaLicitacao,
  FASES_DA_LICITACAO_RR,
  LICITACAO_RR,
  PRAZO_DE_ASSINATURA_RR,
  prazoDeAssinatura,
  REGISTROS_DA_LICITACAO_RR,
} from './index.js'

const d = lerData
const SEM_EXCECOES = { uf: 'RR', excecoes: [] } as const

const edital: Edital = {
  objeto: 'linha',
  itinerario: 'Boa Vista, Mucajaí, Caracaraí',
  pontosDeSecao: ['Mucajaí'],
  horarios: ['06:00'],
  anos: 10,
  textos: {
    art8_inc3: 'condições',
    art8_inc4: 'especificação',
    art8_inc5: 'envelopes',
    art8_inc6: 'menor tarifa',
    art8_inc7: 'em 30 dias',
  },
}

describe('edital (art. 8º)', () => {
  const falhas = (e: Edital) =>
    conferirEdital(e)
      .filter((c) => c.resultado !== 'conforme')
      .map((c) => c.dispositivo)

  test('completo', () => {
    expect(conferirEdital(edital)).toHaveLength(CONTEUDO_DO_EDITAL_RR.length)
    expect(falhas(edital)).toEqual([])
  })
  test.each([
    ['art8_inc1', { horarios: [] }],
    ['art8_inc1', { itinerario: ' ' }],
    ['art8_inc2', { anos: null }],
    ['art8_inc2', { anos: 15 }],
    ['art8_inc6', { textos: { ...edital.textos, art8_inc6: '  ' } }],
  ])('aponta %s em %o', (dispositivo, mudanca) => {
    expect(falhas({ ...edital, ...mudanca })).toEqual([dispositivo])
  })
  test('terminal não tem itinerário e pode ter outro período', () => {
    expect(
      falhas({ ...edital, objeto: 'terminal', itinerario: '', pontosDeSecao: [], horarios: [], anos: 20 }),
    ).toEqual([])
  })
})

describe('fases (art. 9º)', () => {
  const CURSO: readonly [AtoDaLicitacao, EstadoDaLicitacao][] = [
    ['publicar-edital', 'habilitacao'],
    ['habilitar', 'conhecimento-das-propostas'],
    ['conhecer-propostas', 'julgamento'],
    ['julgar-propostas', 'adjudicacao'],
    ['adjudicar', 'homologacao'],
    ['homologar', 'homologada'],
    ['assinar-contrato', 'contratada'],
  ]

  test('em ordem chega ao contrato; nenhum ato do curso cabe fora da sua vez', () => {
    let estado: EstadoDaLicitacao = 'edital'
    for (const [i, [ato, proximo]] of CURSO.entries()) {
      for (const [j, [outro]] of CURSO.entries()) {
        if (j !== i) expect(proximoEstado(LICITACAO_RR, estado, outro)).toBeNull()
      }
      const depois = proximoEstado(LICITACAO_RR, estado, ato)
      expect(depois).toBe(proximo)
      estado = proximo
    }
    expect(proximoEstado(LICITACAO_RR, 'contratada', 'revogar')).toBeNull()
  })

  test('a fase só se conclui depois das anteriores, e uma vez', () => {
    const julgadas = {
      habilitacao: d('2026-03-02'),
      'conhecimento-das-propostas': d('2026-03-10'),
    }
    expect(examinarFase('julgamento', d('2026-03-10'), julgadas).permitido).toBe(true)
    expect(examinarFase('julgamento', d('2026-03-09'), julgadas).motivos).toHaveLength(1)
    expect(examinarFase('homologacao', d('2026-04-01'), julgadas).motivos).toHaveLength(2)
    expect(examinarFase('habilitacao', d('2026-04-01'), julgadas).permitido).toBe(false)
  })

  test('são cinco, e o registro de cada ato diz o que se junta', () => {
    expect(FASES_DA_LICITACAO_RR.map((f) => f.dispositivo)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `art9_inc${n}`),
    )
    for (const r of Object.values(REGISTROS_DA_LICITACAO_RR)) expect(r.exige.length).toBeGreaterThan(0)
  })
})

describe('fim da licitação e assinatura (arts. 10 e 24)', () => {
  test('revogar e anular pedem motivo, e só enquanto corre', () => {
    expect(examinarFimDaLicitacao('julgamento', { tipo: 'revogar', motivo: 'sem verba' })).toMatchObject({
      permitido: true,
      depende_de: ['art10'],
    })
    expect(examinarFimDaLicitacao('julgamento', { tipo: 'anular', motivo: ' ' }).permitido).toBe(false)
    expect(examinarFimDaLicitacao('contratada', { tipo: 'anular', motivo: 'x' }).permitido).toBe(false)
    expect(proximoEstado(LICITACAO_RR, 'habilitacao', 'anular')).toBe('anulada')
  })

  test.each([
    ['2026-03-06', '2026-04-07'],
    ['2026-03-09', '2026-04-08'],
    // 30 days end on Tiradentes
    ['2026-03-20', '2026-04-22'],
  ])('homologada em %s, assina-se até %s', (homologacao, vencimento) => {
    expect(PRAZO_DE_ASSINATURA_RR.dias).toBe(30)
    expect(prazoDeAssinatura(SEM_EXCECOES, d(homologacao)).vencimento).toBe(vencimento)
  })
})
