import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import { proximoEstado } from '../core/tabela.js'
import {
  CRIACAO_DE_LINHA_RR,
  conferirLinhaEntreExtremos,
  examinarAnuenciaDaAlteracao,
  examinarCriterios,
  examinarLinhaNova,
  REGISTROS_DA_CRIACAO_DE_LINHA_RR,
} from './index.js'

describe('criação de linha (arts. 4º e 5º)', () => {
  test('do pedido à decisão, com estudo antes', () => {
    expect(proximoEstado(CRIACAO_DE_LINHA_RR, 'proposta', 'decidir-criacao', 'criada')).toBeNull()
    expect(proximoEstado(CRIACAO_DE_LINHA_RR, 'proposta', 'juntar-estudo')).toBe('estudada')
    expect(proximoEstado(CRIACAO_DE_LINHA_RR, 'estudada', 'decidir-criacao', 'criada')).toBe('criada')
    expect(proximoEstado(CRIACAO_DE_LINHA_RR, 'em-preferencia', 'responder-preferencia', 'recusada')).toBe(
      'estudada',
    )
  })

  test('falta o que não foi juntado, e o motivo diz o quê', () => {
    const todos = REGISTROS_DA_CRIACAO_DE_LINHA_RR.map((r) => r.dispositivo)
    expect(examinarCriterios(todos).permitido).toBe(true)
    const semDemanda = examinarCriterios(todos.filter((x) => x !== 'art4_inc2'))
    expect(semDemanda.motivos).toEqual([
      { dispositivo: 'art4_inc2', mensagem: expect.stringContaining('estudo de demanda') },
    ])
  })

  test.each([
    [2, 'sem-interesse', 'conforme'],
    [3, 'sem-condicao', 'conforme'],
    [2, 'quer-explorar', 'violacao'],
    [2, null, 'sem-dados'],
    [1, 'sem-interesse', 'violacao'],
  ] as const)('%s itinerários, concessionária %s: %s', (itinerariosAtivos, concessionaria, resultado) => {
    expect(conferirLinhaEntreExtremos({ itinerariosAtivos, concessionaria }).resultado).toBe(resultado)
  })
})

describe('linha nova: 10% e preferência (art. 5º, § 1º)', () => {
  const linha = {
    existente_km: '100.0',
    nova_km: '110.0',
    preferencia: 'recusada',
    prazoDaPreferenciaVencido: false,
    paraAConcessionaria: false,
  } as const

  test.each([
    ['exatos 10%', {}, true],
    ['um décimo de quilômetro a mais', { nova_km: '110.1' }, false],
    ['mais curta', { nova_km: '60' }, true],
    ['sem oferecer a preferência', { preferencia: 'nao-oferecida' }, false],
    ['prazo da resposta correndo', { preferencia: 'sem-resposta' }, false],
    ['prazo passou em silêncio', { preferencia: 'sem-resposta', prazoDaPreferenciaVencido: true }, true],
    ['concessionária quer', { preferencia: 'aceita' }, false],
    ['para a própria concessionária', { preferencia: 'aceita', paraAConcessionaria: true }, true],
  ] as const)('%s', (_, mudancas, permitido) => {
    const exame = examinarLinhaNova({ ...linha, ...mudancas })
    expect(exame.permitido).toBe(permitido)
    expect(exame.depende_de).toEqual(['art5_par1'])
    expect(exame.maximo_km).toBe('110')
  })

  test('a conta é exata: 0,1 km × 1,1 não erra na última casa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (decimos) => {
        const km = (n: number) => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`
        const base = { ...linha, existente_km: km(decimos * 10) }
        expect(examinarLinhaNova({ ...base, nova_km: km(decimos * 11) }).permitido).toBe(true)
        expect(examinarLinhaNova({ ...base, nova_km: km(decimos * 11 + 1) }).permitido).toBe(false)
      }),
    )
  })

  test('extensão zero ou negativa é erro de quem digitou', () => {
    for (const existente_km of ['0', '-5']) {
      expect(() => examinarLinhaNova({ ...linha, existente_km })).toThrow(
        expect.objectContaining({ codigo: 'distancia-invalida', campo: 'existente_km' }),
      )
    }
  })
})

test('prolongar ou encurtar pede anuência anterior e não faz linha nova (art. 5º, § 2º)', () => {
  const inicio = lerData('2026-05-10')
  const exame = (data: string | null) =>
    examinarAnuenciaDaAlteracao({
      tipo: 'prolongamento',
      inicio,
      anuencia: data === null ? null : { ato: 'R 1', data: lerData(data) },
    })
  expect(exame('2026-05-10')).toMatchObject({ permitido: true, linhaNova: false })
  expect(exame('2026-05-11').permitido).toBe(false)
  expect(exame(null).motivos[0]?.dispositivo).toBe('art5_par2')
})
