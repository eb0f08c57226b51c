import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { calcular, NOMES_DOS_CALCULOS } from './calcular.js'

const CONTRATO = fileURLToPath(new URL('../../../../shared/law/calcular.md', import.meta.url))

/** Requests as the contract writes them, and the fields that it promises. */
const CASOS: { nome: string; pedido: Record<string, unknown>; resposta: object }[] = JSON.parse(
  readFileSync(new URL('casos-do-contrato.json', import.meta.url), 'utf8'),
)

describe('os casos do contrato', () => {
  it.each(CASOS)('$nome', ({ pedido, resposta }) => {
    const dada = calcular(pedido) as Record<string, unknown>
    expect(dada).toMatchObject(resposta)
    expect(dada).not.toHaveProperty('id')
    expect(dada.memoria).not.toHaveLength(0)
    for (const passo of dada.memoria as Record<string, unknown>[]) {
      expect(passo).toMatchObject({ descricao: expect.any(String), resultado: expect.any(String) })
      expect(passo).toHaveProperty('dispositivo')
    }
    expect(JSON.parse(JSON.stringify(dada))).toEqual(dada)
  })

  it('todo cálculo tem um caso', () => {
    const cobertos = new Set(CASOS.map(({ pedido }) => pedido.calculo))
    expect([...NOMES_DOS_CALCULOS].sort()).toEqual([...cobertos].sort())
  })

  test.skipIf(!existsSync(CONTRATO))('os objetos com «calculo» escritos no contrato são os daqui', () => {
    const escritos = [...readFileSync(CONTRATO, 'utf8').matchAll(/^`(\{"calculo".*?\})`/gm)].map((m) => m[1])
    expect(escritos.length).toBeGreaterThan(10)
    for (const escrito of escritos)
      expect(CASOS.map(({ pedido }) => pedido)).toContainEqual(JSON.parse(escrito ?? ''))
  })
})

const RR = { calculo: 'multa', norma: 'rr-664-2008', data: '2026-03-10', linha: '101' }
const RS = { calculo: 'multa', norma: 'rs-11127-1998', data: '2026-03-10' }
const comCoeficiente = { ...RR, parametros: { coeficiente_piso_1: '0.287425' } }

describe('multa: o que o contrato diz de cada lei', () => {
  const historico = (h: object) => [
    { dispositivo: 'art79_inc1', linha: '101', data: '2025-12-01', situacao: 'mantida', ...h },
  ]
  it.each([
    ['seis meses depois, no último dia', { data: '2025-09-10' }, true],
    ['seis meses e um dia depois', { data: '2025-09-09' }, false],
    ['no mesmo dia', { data: '2026-03-10' }, false],
    ['em outra linha', { linha: '102' }, false],
    ['em outro inciso', { dispositivo: 'art. 79, II' }, false],
    ['anulada', { situacao: 'anulada' }, false],
    ['pendente', { situacao: 'pendente' }, true],
    ['com outra situação qualquer', { situacao: 'constructor' }, true],
  ])('RR, fato anterior %s', (_, h, reincidente) => {
    expect(calcular({ ...comCoeficiente, dispositivo: 'art. 79, I', historico: historico(h) })).toMatchObject(
      {
        valor: reincidente ? '287.00' : '143.00',
        reincidente,
      },
    )
  })

  it.each([
    ['art. 13-B, VI', { quantidade: 7 }, '1982.85', null],
    ['art. 13-B, XXV', { quantidade: 2 }, '1699.58', null],
    ['art. 13-B, IV', {}, '283.26', 'remocao-do-veiculo'],
    ['art. 13-C, LXIII', {}, '2181.13', null],
    ['art13-2_inc56', { parametros: { upf_rs: '30' } }, '3750.00', 'remocao-do-veiculo'],
    ['art13-2_inc1', { data: '2025-12-26' }, '271.30', null],
  ])('RS, %s %j', (dispositivo, extra, valor, medida_administrativa) => {
    expect(calcular({ ...RS, dispositivo, ...extra })).toMatchObject({ valor, medida_administrativa })
  })

  it('RS dobra em até doze meses, qualquer que seja a linha', () => {
    const dispositivo = 'art. 13-B, XLIX'
    const com = (data: string) =>
      calcular({ ...RS, dispositivo, historico: [{ dispositivo, data, linha: 'x' }] })
    expect(com('2025-03-10')).toMatchObject({ valor: '7081.60', reincidente: true })
    expect(com('2025-03-09')).toMatchObject({ valor: '3540.80', reincidente: false })
  })

  it('a lei dá catorze remoções', () => {
    const incisos = Array.from({ length: 56 }, (_, i) => `art13-2_inc${i + 1}`)
    const respostas = incisos.map(
      (dispositivo) => calcular({ ...RS, dispositivo }) as Record<string, unknown>,
    )
    expect(respostas.filter((r) => r.medida_administrativa === 'remocao-do-veiculo')).toHaveLength(14)
  })
})

describe('prazo', () => {
  const prazo = (extra: object) => calcular({ calculo: 'prazo', norma: 'rr-664-2008', ...extra })

  it.each([
    [
      'expediente devolve um feriado',
      { ciencia: '2026-10-02', dias: 1, expediente: ['2026-10-05'] },
      '2026-10-05',
    ],
    ['sem ele, o dia do Estado não conta como início', { ciencia: '2026-10-02', dias: 1 }, '2026-10-06'],
    ['Carnaval', { ciencia: '2026-02-13', dias: 1 }, '2026-02-18'],
    ['Corpus Christi', { ciencia: '2026-06-03', dias: 1 }, '2026-06-05'],
    ['20 de novembro de 2023 ainda era dia útil', { ciencia: '2023-11-17', dias: 1 }, '2023-11-20'],
    ['20 de novembro de 2026 é feriado', { ciencia: '2026-11-19', dias: 1 }, '2026-11-23'],
  ])('%s', (_, extra, vencimento) => expect(prazo(extra)).toMatchObject({ vencimento }))

  it('no RS o 20 de setembro não tem expediente', () => {
    const extra = { norma: 'rs-11127-1998', ciencia: '2027-09-15', dias: 5 }
    expect(prazo(extra)).toMatchObject({ vencimento: '2027-09-21' })
  })

  it.each([
    ['sem tamanho', { ciencia: '2026-03-06' }, 'dias'],
    ['com dois tamanhos', { ciencia: '2026-03-06', dias: 3, horas: 2 }, 'horas'],
    ['dias quebrados', { ciencia: '2026-03-06', dias: 1.5 }, 'dias'],
    ['dias em texto', { ciencia: '2026-03-06', dias: '30' }, 'dias'],
    ['data que não existe', { ciencia: '2026-02-30', dias: 3 }, 'ciencia'],
    [
      'dia sem expediente que não é data',
      { ciencia: '2026-03-06', dias: 3, sem_expediente: ['x'] },
      'sem_expediente.0',
    ],
    ['instante sem fuso', { inicio: '2026-03-06T10:00:00', horas: 48 }, 'inicio'],
  ])('%s', (_, extra, campo) => expect(prazo(extra)).toMatchObject({ erro: { campo } }))
})

it('o valor informado no pedido vale por cima do que a lei traz', () => {
  const pedido = CASOS.find(({ nome }) => nome.startsWith('registro'))?.pedido
  const parametros = { idade_maxima_de_registro_anos: '10' }
  expect(calcular({ ...pedido, parametros })).toMatchObject({ permitido: true, motivos: [] })
})

describe('o que não se calcula diz o campo', () => {
  it.each([
    [
      'sem coeficiente',
      { ...RR, dispositivo: 'art. 79, I' },
      'coeficiente-ausente',
      'parametros.coeficiente_piso_1',
    ],
    [
      'coeficiente que é número',
      { ...RR, dispositivo: 'art. 79, I', parametros: { coeficiente_piso_1: 0.28 } },
      'tipo-invalido',
      'parametros.coeficiente_piso_1',
    ],
    [
      'fato anterior à vigência no RS',
      { ...RS, data: '2025-12-25', dispositivo: 'art. 13-B, I' },
      'fato-antes-da-vigencia',
      'data',
    ],
    [
      'ano sem UPF',
      { ...RS, data: '2027-01-01', dispositivo: 'art. 13-B, I' },
      'sem-valor-na-data',
      'parametros.upf_rs',
    ],
    [
      'quantidade onde não cabe',
      { ...RS, dispositivo: 'art. 13-B, I', quantidade: 2 },
      'quantidade-invalida',
      'quantidade',
    ],
    [
      'dispositivo que não é infração',
      { ...comCoeficiente, dispositivo: 'art. 12' },
      'dispositivo-sem-infracao',
      'dispositivo',
    ],
    [
      'dispositivo ilegível',
      { ...comCoeficiente, dispositivo: 'sei lá' },
      'dispositivo-ilegivel',
      'dispositivo',
    ],
    [
      'dispositivo ilegível no histórico',
      { ...comCoeficiente, dispositivo: 'art. 79, I', historico: [{ dispositivo: '?' }] },
      'dispositivo-ilegivel',
      'historico.0.dispositivo',
    ],
    [
      'histórico que não é lista',
      { ...comCoeficiente, dispositivo: 'art. 79, I', historico: {} },
      'tipo-invalido',
      'historico',
    ],
    [
      'fato anterior que não é objeto',
      { ...comCoeficiente, dispositivo: 'art. 79, I', historico: [7] },
      'tipo-invalido',
      'historico.0',
    ],
    [
      'linha que é número',
      { ...comCoeficiente, dispositivo: 'art. 79, I', linha: 101 },
      'tipo-invalido',
      'linha',
    ],
    ['sem data', { ...comCoeficiente, data: null, dispositivo: 'art. 79, I' }, 'campo-ausente', 'data'],
    ['norma desconhecida', { ...RR, norma: 'sp-1-2000' }, 'norma-desconhecida', 'norma'],
    ['norma sem esse cálculo', { ...RR, norma: 'rs-8109-1985' }, 'norma-sem-este-calculo', 'norma'],
    ['cálculo desconhecido', { calculo: 'constructor' }, 'calculo-desconhecido', 'calculo'],
    ['sem cálculo', {}, 'campo-ausente', 'calculo'],
    ['lista no lugar do objeto', [], 'pedido-invalido', null],
    ['nada', null, 'pedido-invalido', null],
    ['texto', 'multa', 'pedido-invalido', null],
    [
      'infinito',
      {
        calculo: 'coeficiente-de-infracao',
        norma: 'rr-664-2008',
        ano: 2026,
        semestre: 1,
        multas: Number.POSITIVE_INFINITY,
        viagens: 1,
      },
      'quantidade-invalida',
      'multas',
    ],
    [
      'área zero',
      {
        calculo: 'taxa-servico',
        norma: 'rs-8109-1985',
        data: '2026-05-04',
        itens: [{ item: 'XII.1.I', area_ha: '0' }],
      },
      'area-invalida',
      'itens.0.area_ha',
    ],
    [
      'item que não existe',
      { calculo: 'taxa-servico', norma: 'rs-8109-1985', data: '2026-05-04', itens: [{ item: 'XII.3' }] },
      'opcao-invalida',
      'itens.0.item',
    ],
  ])('%s', (_, pedido, codigo, campo) => {
    const resposta = calcular(pedido)
    expect(resposta).toEqual({ erro: { codigo, mensagem: expect.stringMatching(/[.]$/), campo } })
  })

  it('o id volta com a resposta e com o erro, e o que não volta igual é recusado', () => {
    for (const id of ['a1', 7, 1.5, null, { n: [1] }]) {
      expect(calcular({ id, ...RR })).toMatchObject({ id, erro: {} })
      expect(calcular({ id, ...comCoeficiente, dispositivo: 'art. 79, I' })).toMatchObject({
        id,
        valor: '143.00',
      })
    }
    expect(calcular({ id: 2 ** 60, ...RR })).toEqual({
      erro: expect.objectContaining({ codigo: 'id-invalido' }),
    })
    expect(calcular({ id: Number.POSITIVE_INFINITY, ...RR })).toEqual({
      erro: expect.objectContaining({ codigo: 'id-invalido' }),
    })
  })

  it('campo desconhecido não atrapalha', () => {
    const pedido = { ...comCoeficiente, dispositivo: 'art. 79, I', cor: 'azul', __proto__: { norma: 'x' } }
    expect(calcular(pedido)).toMatchObject({ valor: '143.00' })
  })

  it('nenhum objeto derruba o cálculo', () => {
    const chaves = [
      'norma',
      'dispositivo',
      'data',
      'dias',
      'horas',
      'meses',
      'inicio',
      'ciencia',
      'itens',
      'item',
      'historico',
      'parametros',
      'trechos',
      'km',
      'quantidade',
      'linha',
      'tipo',
      'lugares',
      'competencia',
    ]
    const pedido = fc.record({
      calculo: fc.constantFrom(...NOMES_DOS_CALCULOS),
      norma: fc.constantFrom('rr-664-2008', 'rs-11127-1998', 'rs-8109-1985'),
      resto: fc.dictionary(fc.constantFrom(...chaves), fc.jsonValue()),
    })
    fc.assert(
      fc.property(pedido, ({ resto, ...base }) => {
        const resposta = calcular({ ...resto, ...base })
        if (!('erro' in resposta)) expect(resposta.memoria.length).toBeGreaterThan(0)
      }),
      { numRuns: 3000 },
    )
  })
})
