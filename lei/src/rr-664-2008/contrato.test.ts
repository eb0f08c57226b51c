import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lerData, somarDias, somarMeses } from '../core/data.js'
import {
  ANOS_DE_CONCESSAO_RR,
  conferirContrato,
  conferirRequisitosDoEdital,
  examinarProrrogacao,
  examinarTransferencia,
  metadeDaConcessao,
  ORDEM_DO_CONTRATO_RR,
  situacaoDoContrato,
  vigenciaDoContrato,
} from './index.js'

const d = lerData
const prorrogacao = (data: string) => ({ ato: 'Decreto 9', data: d(data), peloChefeDoExecutivo: true })

describe('contrato de concessão (art. 13)', () => {
  test.each([
    ['C 1', ['lei', 'edital', 'proposta'], 'conforme'],
    ['C 1', ['edital', 'lei', 'proposta'], 'violacao'],
    ['C 1', ['lei', 'edital'], 'violacao'],
    [null, ['lei', 'edital', 'proposta'], 'violacao'],
  ] as const)('%s com %o: %s', (numero, partes, resultado) => {
    expect(conferirContrato({ numero, partes }).resultado).toBe(resultado)
  })
  test('a lei vem primeiro', () => expect(ORDEM_DO_CONTRATO_RR[0]).toBe('lei'))
})

describe('vigência (art. 14)', () => {
  test.each([
    ['2016-03-10', null, '2026-03-10'],
    ['2016-02-29', null, '2026-02-28'],
    // the extension is counted from the signature: the leap day is not lost
    ['2016-02-29', prorrogacao('2026-02-28'), '2036-02-29'],
    ['2010-02-28', prorrogacao('2020-02-28'), '2030-02-28'],
  ])('assinado em %s: até %s', (assinatura, prorrogado, ate) => {
    const v = vigenciaDoContrato({ assinatura: d(assinatura), prorrogacao: prorrogado })
    expect(v.ate).toBe(ate)
    expect(situacaoDoContrato(v, d(ate))).toBe('em-vigor')
    expect(situacaoDoContrato(v, somarDias(d(ate), 1))).toBe('encerrado')
    expect(situacaoDoContrato(v, somarDias(d(assinatura), -1))).toBe('por-comecar')
  })

  test('não há contrato anterior à lei', () => {
    expect(() => vigenciaDoContrato({ assinatura: d('2008-04-16'), prorrogacao: null })).toThrow(
      expect.objectContaining({ codigo: 'fato-antes-da-vigencia', campo: 'assinatura' }),
    )
  })

  test.each([
    ['no último dia', null, prorrogacao('2026-03-10'), true],
    ['um dia depois do fim', null, prorrogacao('2026-03-11'), false],
    ['segunda vez', prorrogacao('2025-01-01'), prorrogacao('2026-01-01'), false],
    ['por outra autoridade', null, { ...prorrogacao('2026-01-01'), peloChefeDoExecutivo: false }, false],
    ['sem ato', null, { ...prorrogacao('2026-01-01'), ato: ' ' }, false],
  ])('prorrogação %s', (_, anterior, ato, permitido) => {
    const contrato = { assinatura: d('2016-03-10'), prorrogacao: anterior }
    expect(examinarProrrogacao(contrato, ato).permitido).toBe(permitido)
  })

  test('a prorrogação dobra o prazo de qualquer contrato, e a metade cai no meio do primeiro', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (dias) => {
        const assinatura = somarDias(d('2008-04-17'), dias)
        const sem = vigenciaDoContrato({ assinatura, prorrogacao: null })
        const com = vigenciaDoContrato({ assinatura, prorrogacao: prorrogacao('2030-01-01') })
        expect(com.ate).toBe(somarMeses(assinatura, 24 * ANOS_DE_CONCESSAO_RR))
        expect(metadeDaConcessao(assinatura) < sem.ate).toBe(true)
        expect(sem.ate < com.ate).toBe(true)
      }),
    )
  })
})

describe('transferência do contrato (art. 15)', () => {
  const certo = {
    data: d('2021-03-10'),
    assinatura: d('2016-03-10'),
    requerentes: ['delegataria', 'interessado'] as const,
    certificado: { emissao: d('2021-01-01'), ate: d('2021-12-31') },
    impedimentos: [],
    requisitosFaltantes: [],
  }
  test.each([
    ['no dia em que faz 5 anos', {}, []],
    ['na véspera', { data: d('2021-03-09') }, ['art15_inc3']],
    ['só a delegatária pede', { requerentes: ['delegataria'] as const }, ['art15']],
    ['interessado fora do registro', { certificado: null }, ['art15_inc1']],
    ['edital não atendido', { requisitosFaltantes: ['frota'] }, ['art15_inc2']],
    ['interessado impedido', { impedimentos: [{ de: d('2020-01-01'), ate: d('2022-01-01') }] }, ['art88']],
  ])('%s', (_, mudancas, motivos) => {
    const exame = examinarTransferencia({ ...certo, ...mudancas })
    expect(exame.motivos.map((m) => m.dispositivo)).toEqual(motivos)
    expect(exame.depende_de).toContain('art15')
  })
  test('edital por conferir fica para uma pessoa', () => {
    expect(examinarTransferencia({ ...certo, requisitosFaltantes: null }).depende_de).toEqual([
      'art15_inc2',
      'art15',
    ])
  })
  test('contrato de 29 de fevereiro chega à metade em 28 de fevereiro', () => {
    expect(metadeDaConcessao(d('2016-02-29'))).toBe('2021-02-28')
  })
  test.each([
    [[], 'sem-dados'],
    [[{ nome: 'frota', atendido: true }], 'conforme'],
    [[{ nome: 'frota', atendido: null }], 'sem-dados'],
    [[{ nome: 'frota', atendido: false }], 'violacao'],
  ])('requisitos do edital %o: %s', (requisitos, resultado) => {
    expect(conferirRequisitosDoEdital(requisitos).resultado).toBe(resultado)
  })
})
