import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  adotarEmenda,
  COMPETENCIAS_RR,
  conferirAdaptacao,
  conferirFormaDoServico,
  conferirInstrumento,
  conferirPessoaAutorizada,
  conferirViagemComercial,
  EMENDAS_RR,
  examinarVeiculoNoServico,
  SERVICOS_RR,
} from './index.js'

const d = lerData
const data = d('2026-05-04')

describe('instrumento de cada serviço (arts. 2º e 6º)', () => {
  test.each([
    ['viagem-especial', 'autorizacao', null, 'conforme'],
    ['viagem-eventual', 'autorizacao', null, 'conforme'],
    ['viagem-de-turismo', 'autorizacao', null, 'conforme'],
    ['fretamento', 'autorizacao', null, 'conforme'],
    ['transporte-escolar', 'autorizacao', null, 'conforme'],
    ['fretamento', 'concessao', '1/2025', 'violacao'],
    ['linha', 'autorizacao', null, 'violacao'],
    ['linha', 'concessao', '1/2025', 'conforme'],
    ['linha', 'permissao', '1/2025', 'conforme'],
    ['linha', 'concessao', null, 'violacao'],
    ['terminal', 'concessao', null, 'violacao'],
    ['alternativo', 'autorizacao', null, 'violacao'],
    ['alternativo', 'concessao', '2/2025', 'conforme'],
  ] as const)('%s por %s, licitação %s: %s', (servico, instrumento, licitacao, resultado) => {
    expect(conferirInstrumento({ servico, instrumento, licitacao, data }).resultado).toBe(resultado)
  })

  test('alternativo por autorização vale onde a Lei 984/2014 foi adotada', () => {
    const { parametro, linha } = adotarEmenda('lei-984-art-2', { ato: 'R 1', desde: d('2020-01-01') })
    const autorizacao = { servico: 'alternativo', instrumento: 'autorizacao', licitacao: null } as const
    const conferida = (quando: string) =>
      conferirInstrumento({ ...autorizacao, data: d(quando) }, { [parametro]: [linha] }).resultado
    expect(conferida('2019-12-31')).toBe('violacao')
    expect(conferida('2020-01-01')).toBe('conforme')
  })

  test('autorização de linha anterior à lei é a do art. 96', () => {
    const antiga = { servico: 'linha', instrumento: 'autorizacao', licitacao: null, data } as const
    expect(conferirInstrumento({ ...antiga, anteriorALei: true }).resultado).toBe('conforme')
  })

  test('as quatro espécies autorizadas citam o seu inciso', () => {
    expect(Object.values(SERVICOS_RR).filter((s) => s.porAutorizacao)).toHaveLength(5)
    expect(SERVICOS_RR['viagem-de-turismo'].dispositivo).toBe('art2_inc3')
  })
})

describe('art. 1º, texto de outra cópia', () => {
  test.each([
    ['onibus', 'licitacao', 'conforme'],
    ['van', 'licitacao', 'conforme'],
    ['onibus', 'outra', 'violacao'],
    ['onibus', null, 'sem-dados'],
    ['alternativo', 'licitacao', 'violacao'],
  ] as const)('§ 1º: %s com tarifa de %s: %s', (tipo, origemDaTarifa, resultado) => {
    expect(conferirFormaDoServico({ tipo, origemDaTarifa }).resultado).toBe(resultado)
  })

  const titulo = { numero: 'A 1', de: d('2026-05-01'), ate: d('2026-05-04') }
  test.each([
    ['no último dia da autorização', true, titulo, data, 'conforme'],
    ['um dia depois', true, titulo, d('2026-05-05'), 'violacao'],
    ['sem autorização', true, null, data, 'violacao'],
    ['sem cobrança', false, null, data, 'conforme'],
    ['sem saber se foi cobrada', null, null, data, 'sem-dados'],
  ] as const)('§ 2º: viagem %s', (_, remunerada, t, quando, resultado) => {
    expect(conferirViagemComercial({ data: quando, remunerada, titulo: t }).resultado).toBe(resultado)
  })

  test.each([
    ['van', 'alternativo', true],
    ['van', 'linha', false],
    ['van', 'fretamento', false],
    ['onibus', 'linha', true],
    ['microonibus', 'fretamento', true],
  ] as const)('§ 4º: %s em %s: %s', (tipo, servico, permitido) => {
    expect(examinarVeiculoNoServico(tipo, servico).permitido).toBe(permitido)
  })

  test.each([
    ['2000-01-01', '2010-04-17', false, 'conforme'],
    ['2000-01-01', '2010-04-18', false, 'violacao'],
    ['2000-01-01', '2010-04-18', null, 'sem-dados'],
    ['2008-04-17', '2026-01-01', false, 'conforme'],
  ])('§ 5º: operava desde %s, visto em %s, adaptada %s: %s', (inicio, quando, adaptada, resultado) => {
    expect(conferirAdaptacao({ inicioDaOperacao: d(inicio), data: d(quando), adaptada }).resultado).toBe(
      resultado,
    )
  })

  test('§ 3º: as competências dizem o órgão e a prova; a Lei 984 muda o § 1º', () => {
    for (const c of COMPETENCIAS_RR) expect(c.exige.length).toBeGreaterThan(0)
    expect(COMPETENCIAS_RR.map((c) => c.dispositivo)).toContain('art1_par3')
    expect(EMENDAS_RR.some((e) => e.dispositivo === 'art1_par1')).toBe(true)
  })
})

describe('pessoa autorizada (art. 2º, par. único)', () => {
  const certa = {
    juridica: true,
    cadastrada: true,
    seguranca: true,
    qualidadeDosVeiculos: true,
    documentacao: true,
  }
  test.each([
    [{}, 'conforme'],
    [{ juridica: false }, 'violacao'],
    [{ cadastrada: false }, 'violacao'],
    [{ seguranca: false }, 'violacao'],
    [{ documentacao: null }, 'sem-dados'],
    [{ documentacao: null, seguranca: false }, 'violacao'],
  ])('%o: %s', (mudancas, resultado) => {
    expect(conferirPessoaAutorizada({ ...certa, ...mudancas }).resultado).toBe(resultado)
  })
})
