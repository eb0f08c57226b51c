import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  CRITERIOS_DE_JULGAMENTO_RR,
  classificarPropostas,
  depoisDoDistrato,
  examinarCancelamento,
  examinarCassacao,
  examinarContratoEmVigor,
  examinarMetadeDoPrazo,
  examinarOperadorProvisorio,
  examinarSegundoCertame,
  examinarTituloNaLinha,
  vigenciaDoContrato,
} from './index.js'

const d = lerData
const artigos = (e: { motivos: readonly { dispositivo: string }[] }) => e.motivos.map((m) => m.dispositivo)

describe('segundo certame e títulos da linha (art. 12)', () => {
  const primeiro = { numero: 'RR-2026-000001', mesmaLinha: true, contratado: true }
  test.each([
    ['250.0', true, primeiro, ['art12']],
    ['250.1', true, primeiro, []],
    ['250.1', false, primeiro, ['art12']],
    ['312.0', null, primeiro, ['art12']],
    ['312.0', true, { ...primeiro, contratado: false }, ['art12_par1u']],
    ['312.0', true, { ...primeiro, mesmaLinha: false }, ['art12_par1u']],
  ])('%s km, demanda %s', (extensao_km, demanda, p, esperado) => {
    expect(artigos(examinarSegundoCertame({ extensao_km, demanda, primeiro: p }))).toEqual(esperado)
  })

  const titulo = { documento: 'A', de: d('2026-04-01'), ate: d('2036-04-01') }
  const outro = { numero: 'RR-2026-000002', documento: 'B', nome: 'B Ltda.', de: d('2020-01-01') }
  test.each([
    ['termina na véspera', '2026-03-31', 'B', true, []],
    ['termina no mesmo dia', '2026-04-01', 'B', true, ['art12']],
    ['termina no mesmo dia, linha não exclusiva', '2026-04-01', 'B', false, []],
    ['da mesma empresa, linha não exclusiva', '2026-04-01', 'A', false, ['art12_par1u']],
  ])('outro título que %s', (_, ate, documento, exclusiva, esperado) => {
    const outros = [{ ...outro, documento, ate: d(ate) }]
    expect(artigos(examinarTituloNaLinha({ titulo, outros, exclusiva }))).toEqual(esperado)
  })
})

describe('julgamento e convocação (arts. 9º, III, e 24)', () => {
  const propostas = [
    { documento: 'A', valor: '0.31' },
    { documento: 'B', valor: '0.28' },
    { documento: 'C', valor: '0.28' },
  ]
  const ordem = (c: { classificadas: { documento: string }[] }) => c.classificadas.map((p) => p.documento)
  test('a menor tarifa vem primeiro, a maior oferta também, e o empate pede ordem', () => {
    expect(ordem(classificarPropostas('menor-tarifa', propostas, ['C', 'B']))).toEqual(['C', 'B', 'A'])
    expect(ordem(classificarPropostas('maior-oferta', propostas, ['B', 'C']))).toEqual(['A', 'B', 'C'])
    expect(() => classificarPropostas('menor-tarifa', propostas, ['C'])).toThrow(
      expect.objectContaining({ codigo: 'empate-sem-ordem', dispositivo: 'art9_inc3' }),
    )
    expect(() => classificarPropostas('melhor-tecnica', [{ documento: 'A', valor: 'dez' }])).toThrow(
      expect.objectContaining({ codigo: 'numero-invalido', campo: 'propostas.0.valor' }),
    )
    expect(Object.values(CRITERIOS_DE_JULGAMENTO_RR).filter((c) => c.melhor === 'menor')).toHaveLength(1)
  })
  test('sem mais ninguém, o distrato encerra a licitação', () => {
    const lista = [
      { classificacao: 1, desistiu: false },
      { classificacao: 2, desistiu: false },
    ]
    expect(depoisDoDistrato(lista, 1)).toMatchObject({
      estado: 'homologada',
      convocado: { classificacao: 2 },
    })
    expect(depoisDoDistrato(lista, 2)).toEqual({ estado: 'fracassada', convocado: null })
  })
})

describe('prazo do contrato (arts. 14 e 15)', () => {
  test('o de um terminal é o do edital', () => {
    const assinatura = d('2026-03-10')
    expect(vigenciaDoContrato({ assinatura, anos: 20, prorrogacao: null }).ate).toBe('2046-03-10')
    expect(examinarMetadeDoPrazo({ assinatura, anos: 20 }, d('2036-03-09')).permitido).toBe(false)
    expect(examinarMetadeDoPrazo({ assinatura }, d('2031-03-10')).permitido).toBe(true)
  })
  test('o último dia ainda vale', () => {
    const v = { de: d('2026-03-10'), ate: d('2036-03-10') }
    expect(examinarContratoEmVigor(v, d('2036-03-10')).permitido).toBe(true)
    expect(artigos(examinarContratoEmVigor(v, d('2036-03-11')))).toEqual(['art14'])
  })
})

describe('fim da delegação (arts. 87, 93 e 94)', () => {
  test.each([
    ['art93_inc1', ['sentença 3/2026'], []],
    ['art93_inc3', ['decisão'], ['art93_inc3']],
    ['art93_inc3', ['decisão', 'certidão'], []],
    ['art93_inc4', ['a', 'b', 'c'], ['art93_par1u']],
    ['art87_inc1', ['x'], ['art93']],
  ] as const)('cancelar por %s com %j', (causa, documentos, esperado) => {
    expect(artigos(examinarCancelamento({ causa, documentos }))).toEqual(esperado)
  })

  const base = { processo: 'P 1', amplaDefesa: true, publicacao: d('2026-06-01'), linha: '104' }
  const suspensa = (data: string) => ({ data: d(data), situacao: 'valida' as const })
  test('cassação pede processo com defesa e, por suspensões, a terceira do ano', () => {
    expect(examinarCassacao({ ...base, causa: 'art87_inc2', suspensoes: [] }).permitido).toBe(true)
    expect(
      artigos(examinarCassacao({ ...base, causa: 'art87_inc2', amplaDefesa: false, suspensoes: [] })),
    ).toEqual(['art87'])
    const duas = [suspensa('2026-01-10'), suspensa('2026-02-10')]
    const comTres = (terceira: string) =>
      examinarCassacao({ ...base, causa: 'art87_inc4', suspensoes: [...duas, suspensa(terceira)] })
    expect(comTres('2026-03-10').permitido).toBe(true)
    expect(artigos(comTres('2025-12-10'))).toEqual(['art87_inc4'])
    expect(artigos(comTres('2026-06-02'))).toEqual(['art87_inc4'])
  })

  test('operador provisório é outra delegatária, não impedida, e explicada se de outra região', () => {
    const p = {
      titular: 'A',
      outra: { documento: 'B', delegacao: 'RR-2026-000001' },
      mesmaRegiao: true,
      justificativa: '',
      impedimentos: [],
      data: d('2026-04-01'),
    }
    expect(examinarOperadorProvisorio(p).permitido).toBe(true)
    expect(artigos(examinarOperadorProvisorio({ ...p, titular: 'B' }))).toEqual(['art94_inc1'])
    expect(artigos(examinarOperadorProvisorio({ ...p, mesmaRegiao: false }))).toEqual(['art94_inc1'])
    expect(
      examinarOperadorProvisorio({ ...p, mesmaRegiao: false, justificativa: 'não há' }).depende_de,
    ).toEqual(['art94_inc1'])
    const bar = { de: d('2026-01-01'), ate: d('2027-01-01') }
    expect(artigos(examinarOperadorProvisorio({ ...p, impedimentos: [bar] }))).toEqual(['art88'])
  })
})
