import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diasEntre, lerData, somarDias } from '../core/data.js'
import { proximoEstado } from '../core/tabela.js'
import {
  conferirAutorizacaoAntiga,
  conferirGaragem,
  DECISOES_RECORRIVEIS_RR,
  examinarMicroonibus,
  examinarRecurso,
  examinarRecusaDeViagens,
  examinarRetomada,
  exigirVigenciaRR,
  INICIO_DA_VIGENCIA_RR,
  MAXIMO_DE_DIAS_DE_OPERACAO_PROVISORIA_RR,
  operacaoProvisoria,
  prazoDoRecurso,
  RECURSO_RR,
} from './index.js'

const d = lerData
const calendario = { uf: 'RR', excecoes: [] } as const
const valor = (v: string) => [
  { de: d('2020-01-01'), ate: null, valor: v, ato: 'Resolução 1', demonstracao: false },
]

describe('recurso ao CRE/RR (art. 92)', () => {
  const parametros = { prazo_recurso_dias: valor('10') }
  test('o prazo é o que a autoridade fixou, e a memória diz por que ato', () => {
    const prazo = prazoDoRecurso(d('2026-03-06'), calendario, parametros)
    expect(prazo.vencimento).toBe('2026-03-18')
    expect(prazo.memoria[0]?.parametro?.ato).toBe('Resolução 1')
    expect(() => prazoDoRecurso(d('2026-03-06'), calendario, {})).toThrow(
      expect.objectContaining({ codigo: 'parametro-ausente' }),
    )
  })
  test.each([
    ['fusao', '2026-03-18', true],
    ['fusao', '2026-03-19', false],
    ['multa', '2026-03-10', false],
    ['constructor', '2026-03-10', false],
  ])('de %s, em %s: %s', (decisao, data, permitido) => {
    const recurso = { decisao, ciencia: d('2026-03-06'), data: d(data) }
    expect(examinarRecurso(recurso, calendario, parametros).permitido).toBe(permitido)
  })
  test('sete decisões; depois do recurso não há outro', () => {
    expect(Object.keys(DECISOES_RECORRIVEIS_RR)).toHaveLength(7)
    expect(proximoEstado(RECURSO_RR, 'decidido', 'recorrer')).toBeNull()
    expect(proximoEstado(RECURSO_RR, 'em-recurso', 'decidir-recurso', 'negado')).toBe('negado')
    expect(proximoEstado(RECURSO_RR, 'negado', 'recorrer')).toBeNull()
  })
})

describe('recusa de mais viagens (art. 94)', () => {
  const parametros = { aproveitamento_economico: valor('0.85') }
  const certa = {
    aproveitamento: '0.85',
    data: d('2026-05-04'),
    determinacao: { numero: 'D 1', data: d('2026-04-01') },
    resposta: 'recusou',
  } as const
  test.each([
    ['no limite exato', {}, true, []],
    ['abaixo do limite', { aproveitamento: '0.8499' }, false, []],
    ['sem ordem', { determinacao: null }, false, []],
    ['atendeu', { resposta: 'atendeu' }, false, []],
    ['calou: decide uma pessoa', { resposta: 'sem-resposta' }, true, ['art94']],
  ] as const)('%s', (_, mudancas, permitido, depende_de) => {
    expect(examinarRecusaDeViagens({ ...certa, ...mudancas }, parametros)).toMatchObject({
      permitido,
      depende_de,
    })
  })
  test.each([
    ['1.01', parametros, 'aproveitamento-invalido'],
    ['-0.1', parametros, 'aproveitamento-invalido'],
    ['0.9', {}, 'parametro-ausente'],
    ['0.9', { aproveitamento_economico: valor('85') }, 'aproveitamento-invalido'],
  ])('aproveitamento %s com %o: %s', (aproveitamento, p, codigo) => {
    expect(() => examinarRecusaDeViagens({ ...certa, aproveitamento }, p)).toThrow(
      expect.objectContaining({ codigo }),
    )
  })

  test('operação provisória: 180 dias corridos, o primeiro incluído', () => {
    const inicio = d('2026-01-01')
    const o = operacaoProvisoria({ inicio, dias: 180, mesmaRegiao: false })
    expect(o).toMatchObject({ ate: '2026-06-29', depende_de: ['art94_inc1'] })
    expect(() => operacaoProvisoria({ inicio, dias: 181, mesmaRegiao: true })).toThrow(
      expect.objectContaining({ codigo: 'dias-invalidos', dispositivo: 'art94_inc1' }),
    )
    expect(examinarRetomada(o, d('2026-06-29')).permitido).toBe(false)
    expect(examinarRetomada(o, d('2026-06-30'))).toMatchObject({ permitido: true, novaLicitacao: true })
    expect(examinarRetomada(null, d('2026-06-30')).permitido).toBe(false)
  })

  test('quantos dias se pedem, tantos se operam', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAXIMO_DE_DIAS_DE_OPERACAO_PROVISORIA_RR }),
        fc.integer({ min: 0, max: 9000 }),
        (dias, desde) => {
          const inicio = somarDias(d('2008-04-17'), desde)
          const o = operacaoProvisoria({ inicio, dias, mesmaRegiao: true })
          expect(diasEntre(o.de, o.ate) + 1).toBe(dias)
        },
      ),
    )
  })
})

describe('disposições finais (arts. 96, 98, 99 e 102)', () => {
  test.each([
    ['2008-04-17', null, 'conforme'],
    ['2008-04-18', null, 'violacao'],
    ['2000-01-01', '2026-05-05', 'conforme'],
    ['2000-01-01', '2026-05-04', 'violacao'],
  ])('autorização de %s, concessionária desde %s: %s', (dadaEm, inicio, resultado) => {
    expect(
      conferirAutorizacaoAntiga({
        dadaEm: d(dadaEm),
        inicioDaConcessionaria: inicio ? d(inicio) : null,
        data: d('2026-05-04'),
      }).resultado,
    ).toBe(resultado)
  })

  const lugar = { endereco: 'Rua 1', contrato: null, adequado: true }
  test.each([
    ['próprias', lugar, lugar, 'conforme'],
    ['sem oficina', lugar, null, 'violacao'],
    ['oficina de terceiro', lugar, { ...lugar, contrato: { ate: d('2026-05-04') } }, 'conforme'],
    ['contrato vencido', lugar, { ...lugar, contrato: { ate: d('2026-05-03') } }, 'violacao'],
    ['inadequada', { ...lugar, adequado: false }, lugar, 'violacao'],
    ['não vista', { ...lugar, adequado: null }, lugar, 'sem-dados'],
  ])('garagem e oficina %s: %s', (_, garagem, oficina, resultado) => {
    expect(conferirGaragem({ garagem, oficina }, d('2026-05-04')).resultado).toBe(resultado)
  })

  const micro = {
    tipo: 'microonibus',
    data: d('2026-05-04'),
    autorizacao: { numero: 'B 1', de: d('2026-04-01'), ate: d('2026-05-04') },
    cadastradoEVistoriado: true,
  } as const
  test.each([
    ['no período', {}, true],
    ['depois do período', { data: d('2026-05-05') }, false],
    ['sem autorização', { autorizacao: null }, false],
    ['sem vistoria', { cadastradoEVistoriado: false }, false],
    ['com van', { tipo: 'van' }, false],
  ] as const)('micro-ônibus em baixa demanda %s: %s', (_, mudancas, permitido) => {
    expect(examinarMicroonibus({ ...micro, ...mudancas }).permitido).toBe(permitido)
  })

  test('a lei vale da publicação em diante (art. 102)', () => {
    expect(() => exigirVigenciaRR(INICIO_DA_VIGENCIA_RR)).not.toThrow()
    expect(() => exigirVigenciaRR(somarDias(INICIO_DA_VIGENCIA_RR, -1))).toThrow(
      expect.objectContaining({ codigo: 'fato-antes-da-vigencia', dispositivo: 'art102' }),
    )
  })
})
