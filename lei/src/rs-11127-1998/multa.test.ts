import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DataCivil, lerData, somarDias, somarMeses } from '../core/data.js'
import { Numero } from '../core/dinheiro.js'
import { lerDispositivo } from '../core/dispositivo.js'
import type { ValorDatado } from '../core/vigencia.js'
import type { FatoAnterior, FatoPunivel, Multa, Parametros } from '../fiscalizacao/infracao.js'
import { calcularMultaRS, INFRACOES_RS, VIGENCIA_DAS_MULTAS_RS } from './multa.js'
import { UPF_RS } from './upf.js'

function multa(
  escrito: string,
  data: string,
  mais: Partial<FatoPunivel> = {},
  parametros: Parametros = {},
): Multa {
  const dispositivo = lerDispositivo(escrito)
  return calcularMultaRS(
    { dispositivo, data: lerData(data), linha: null, quantidade: 1, historico: [], ...mais },
    parametros,
  )
}
const valor = (...args: Parameters<typeof multa>) => multa(...args).valor.toString()
const anterior = (escrito: string, data: string, mais: Partial<FatoAnterior> = {}): FatoAnterior => ({
  dispositivo: lerDispositivo(escrito),
  data: lerData(data),
  linha: null,
  situacao: 'mantida',
  ...mais,
})
const upf = (v: string, de = '2020-01-01', ate: string | null = null): ValorDatado => ({
  de: lerData(de),
  ate: ate === null ? null : lerData(ate),
  valor: v,
  ato: 'teste',
  demonstracao: false,
})

describe('valores de 2026 (UPF-RS 28,3264)', () => {
  it.each([
    ['art. 13-B, I', '10', '283.26'],
    ['art. 13-B, VIII', '20', '566.53'],
    ['art. 13-B, XVIII', '30', '849.79'],
    ['art. 13-B, XXVII', '45', '1274.69'],
    ['art. 13-B, XL', '60', '1699.58'],
    ['art. 13-B, XLIX', '125', '3540.80'],
    ['art. 13-C, I', '30', '849.79'],
    ['art. 13-C, VIII', '42', '1189.71'],
    ['art. 13-C, XVIII', '63', '1784.56'],
    ['art. 13-C, XLIX', '77', '2181.13'],
  ])('%s: %s UPF, R$ %s', (escrito, _upf, esperado) => {
    expect(valor(escrito, '2026-03-10')).toBe(esperado)
  })

  it('em dobro: 90 UPF são 2.549,38 e 250 são 7.081,60', () => {
    const em = (escrito: string) =>
      multa(escrito, '2026-03-10', { historico: [anterior(escrito, '2026-01-15')] })
    expect(em('art. 13-B, XXIX').valor.toString()).toBe('2549.38')
    expect(em('art. 13-B, LI').valor.toString()).toBe('7081.60')
    expect(em('art. 13-B, LI').reincidente).toBe(true)
  })
})

describe('a UPF é a do dia do fato (known faults 46 and 53)', () => {
  it.each([
    ['2025-12-26', '271.30'],
    ['2025-12-31', '271.30'],
    ['2026-01-01', '283.26'],
    ['2026-12-31', '283.26'],
  ])('fato em %s: 10 UPF são %s', (data, esperado) => {
    expect(valor('art. 13-B, I', data)).toBe(esperado)
  })

  it('um ano sem UPF é erro', () => {
    expect(() => multa('art. 13-B, I', '2027-01-01')).toThrow(
      expect.objectContaining({ codigo: 'sem-valor-na-data', campo: 'parametros.upf_rs' }),
    )
  })

  it('o valor do ano que vem não muda nada deste ano (known fault 53)', () => {
    const series: Parametros = { upf_rs: [...UPF_RS, upf('29.9999', '2027-01-01', '2028-01-01')] }
    for (const i of INFRACOES_RS)
      for (const data of ['2025-12-30', '2026-06-30']) {
        const fato = {
          dispositivo: i.dispositivo,
          data: lerData(data),
          linha: null,
          quantidade: 1,
          historico: [],
        }
        expect(calcularMultaRS(fato, series)).toEqual(calcularMultaRS(fato, {}))
      }
    expect(valor('art. 13-B, I', '2027-01-01', {}, series)).toBe('300.00')
  })

  it('a série dada toma o lugar da embutida, inclusive onde não tem valor', () => {
    expect(valor('art. 13-B, I', '2026-03-10', {}, { upf_rs: [upf('30')] })).toBe('300.00')
    expect(() => multa('art. 13-B, I', '2026-03-10', {}, { upf_rs: [] })).toThrow(
      expect.objectContaining({ codigo: 'sem-valor-na-data' }),
    )
  })

  it.each(['-28.3264', '0', '0.0000'])('UPF de %s é recusada', (v) => {
    expect(() => multa('art. 13-B, I', '2026-03-10', {}, { upf_rs: [upf(v)] })).toThrow(
      expect.objectContaining({ codigo: 'parametro-invalido', campo: 'parametros.upf_rs' }),
    )
  })

  it.each(['1e400', 'NaN', '28,3264'])('UPF «%s» não é número', (v) => {
    expect(() => multa('art. 13-B, I', '2026-03-10', {}, { upf_rs: [upf(v)] })).toThrow(
      expect.objectContaining({ codigo: 'numero-invalido', campo: 'parametros.upf_rs' }),
    )
  })
})

describe('vigência', () => {
  it('o fato de 25 dez. 2025 não tem multa; o de 26 tem (Lei 16.452, art. 3º)', () => {
    expect(() => multa('art. 13-B, I', '2025-12-25')).toThrow(
      expect.objectContaining({ codigo: 'fato-antes-da-vigencia', campo: 'data', dispositivo: 'art3' }),
    )
    expect(valor('art. 13-B, I', '2025-12-26')).toBe('271.30')
  })

  it.each([
    'art. 79, I',
    'art. 13-B, LVII',
    'art. 13-C, LXIV',
    'art. 13-B',
    'art. 13-B, § 1º',
    'art. 13-A, I',
  ])('%s não é infração desta lei', (escrito) => {
    expect(() => multa(escrito, '2026-03-10')).toThrow(
      expect.objectContaining({ codigo: 'dispositivo-sem-infracao', campo: 'dispositivo' }),
    )
  })
})

describe('por passageiro (known fault 49)', () => {
  it.each([
    ['art. 13-B, VI', 1, '283.26'],
    ['art. 13-B, VI', 3, '849.79'],
    ['art. 13-B, VI', 7, '1982.85'],
    ['art. 13-B, XXV', 1, '849.79'],
    ['art. 13-B, XXV', 12, '10197.50'],
  ])('%s com %i passageiros: R$ %s', (escrito, quantidade, esperado) => {
    expect(valor(escrito, '2026-03-10', { quantidade })).toBe(esperado)
  })

  it('arredonda a multa inteira, não a de cada passageiro (known fault 50)', () => {
    expect(valor('art. 13-B, VI', '2026-03-10', { quantidade: 3 })).not.toBe('849.78')
  })

  it('em todo outro inciso a quantidade é 1', () => {
    for (const i of INFRACOES_RS.filter((i) => !i.porPassageiro))
      expect(() => multa(i.dispositivo, '2026-03-10', { quantidade: 2 })).toThrow(
        expect.objectContaining({ codigo: 'quantidade-invalida', campo: 'quantidade' }),
      )
  })

  it.each([0, -1, 1.5, 1001, Number.NaN, Number.POSITIVE_INFINITY])(
    '%s passageiros é recusado',
    (quantidade) => {
      expect(() => multa('art. 13-B, VI', '2026-03-10', { quantidade })).toThrow(
        expect.objectContaining({ codigo: 'quantidade-invalida', campo: 'quantidade' }),
      )
    },
  )
})

describe('reincidência, §§ 5º e 8º', () => {
  it.each([
    ['12 meses exatos: o último dia conta', '2026-12-30', [anterior('art. 13-B, XXIX', '2025-12-30')], true],
    ['12 meses e um dia', '2026-12-31', [anterior('art. 13-B, XXIX', '2025-12-30')], false],
    ['véspera', '2026-03-10', [anterior('art. 13-B, XXIX', '2026-03-09')], true],
    ['mesmo dia não é anterior', '2026-03-10', [anterior('art. 13-B, XXIX', '2026-03-10')], false],
    ['fato posterior', '2026-03-10', [anterior('art. 13-B, XXIX', '2026-04-10')], false],
    ['outro inciso', '2026-03-10', [anterior('art. 13-B, LIII', '2026-02-10')], false],
    [
      'auto anulado',
      '2026-03-10',
      [anterior('art. 13-B, XXIX', '2026-02-10', { situacao: 'anulada' })],
      false,
    ],
    [
      'auto pendente',
      '2026-03-10',
      [anterior('art. 13-B, XXIX', '2026-02-10', { situacao: 'pendente' })],
      true,
    ],
    [
      'outra linha não importa',
      '2026-03-10',
      [anterior('art. 13-B, XXIX', '2026-02-10', { linha: '7' })],
      true,
    ],
    ['sem histórico', '2026-03-10', [], false],
  ])('art. 13-B, XXIX, %s', (_, data, historico, dobra) => {
    const m = multa('art. 13-B, XXIX', data, { historico, linha: '101' })
    expect(m.reincidente).toBe(dobra)
    expect(m.valor.toString()).toBe(dobra ? '2549.38' : '1274.69')
  })

  it('só os seis incisos dobram, ainda que todos tenham fato anterior', () => {
    const dobradas = INFRACOES_RS.filter(
      (i) =>
        multa(i.dispositivo, '2026-03-10', { historico: [anterior(i.dispositivo, '2026-02-10')] })
          .reincidente,
    )
    expect(dobradas.map((i) => i.dispositivo)).toEqual([29, 49, 50, 51, 53, 54].map((n) => `art13-2_inc${n}`))
  })

  it('dobra uma vez, por mais fatos anteriores que haja, e nomeia o mais recente', () => {
    const historico = [
      anterior('art. 13-B, LI', '2026-01-10', { auto: '11/2026' }),
      anterior('art. 13-B, LI', '2026-02-10', { auto: '12/2026' }),
      anterior('art. 13-B, LI', '2026-01-20', { auto: '13/2026' }),
    ]
    const m = multa('art. 13-B, LI', '2026-03-10', { historico })
    expect(m.valor.toString()).toBe('7081.60')
    expect(m.anterior?.auto).toBe('12/2026')
  })
})

describe('remoção', () => {
  it.each([
    ['art. 13-B, IV', 'remocao-do-veiculo'],
    ['art. 13-B, LII', 'remocao-do-veiculo'],
    ['art. 13-B, LIII', null],
    ['art. 13-C, LVIII', null],
  ])('%s: %s', (escrito, medida) => {
    expect(multa(escrito, '2026-03-10').medidaAdministrativa).toBe(medida)
  })
})

describe('a memória (known fault 47)', () => {
  const passo = (m: Multa, n: number) => m.memoria[n] ?? expect.fail('step is missing')

  it('classe, UPF com validade e ato, quantidade, dobra, produto e total', () => {
    const m = multa('art. 13-B, LI', '2026-03-10', {
      historico: [anterior('art. 13-B, LI', '2026-01-15', { auto: 'AI 2026/000004' })],
    })
    expect(m.memoria.map((p) => p.resultado)).toEqual(['125', '28.3264', '1', '2', '7081.6', '7081.60'])
    expect(passo(m, 0)).toMatchObject({ dispositivo: 'art13-2_par7' })
    expect(passo(m, 1)).toMatchObject({
      leituras: ['AMB-RS-13'],
      parametro: {
        nome: 'UPF-RS',
        valor: '28.3264',
        de: '2026-01-01',
        ate: '2027-01-01',
        ato: 'IN RE 111/2025',
      },
    })
    expect(passo(m, 2)).toMatchObject({ aplicado: false })
    expect(passo(m, 3)).toMatchObject({ dispositivo: 'art13-2_par8', leituras: ['AMB-RS-14'] })
    expect(passo(m, 3).descricao).toContain('AI 2026/000004')
    expect(passo(m, 3).descricao).toContain('15 jan. 2027')
  })

  it.each([
    ['não há fato anterior', []],
    ['auto anulado', [anterior('art. 13-B, LI', '2026-02-10', { situacao: 'anulada' })]],
    ['contava até 26 dez. 2026', [anterior('art. 13-B, LI', '2025-12-26')]],
    ['de outro dispositivo (art. 13-B, L)', [anterior('art. 13-B, L', '2026-02-10')]],
    ['do mesmo dia', [anterior('art. 13-B, LI', '2026-12-30')]],
  ])('diz por que não dobrou: %s', (motivo, historico) => {
    const m = multa('art. 13-B, LI', '2026-12-30', { historico })
    expect(passo(m, 3)).toMatchObject({ aplicado: false, resultado: '1' })
    expect(passo(m, 3).descricao).toContain(motivo)
  })

  it('de vários que não contaram, nomeia o mais próximo do mesmo inciso', () => {
    const m = multa('art. 13-B, LI', '2026-12-30', {
      historico: [
        anterior('art. 13-B, LI', '2025-12-27', { auto: 'A' }),
        anterior('art. 13-B, LI', '2026-05-01', { auto: 'B', situacao: 'anulada' }),
        anterior('art. 13-B, L', '2026-12-01', { auto: 'C' }),
      ],
    })
    expect(passo(m, 3).descricao).toContain('(auto B)')
  })

  it('no hidroviário, a memória diz que não há dobra', () => {
    expect(passo(multa('art. 13-C, LXI', '2026-03-10'), 3)).toMatchObject({ leituras: ['AMB-RS-15'] })
  })
})

describe('propriedades', () => {
  const inicio = '2025-12-26' as DataCivil
  const caso = fc.record({
    infracao: fc.constantFrom(...INFRACOES_RS),
    data: fc.nat(370).map((n) => somarDias(inicio, n)),
    passageiros: fc.integer({ min: 1, max: 1000 }),
    historico: fc.array(
      fc.record({
        infracao: fc.constantFrom(...INFRACOES_RS.filter((i) => i.dobra)),
        dias: fc.integer({ min: -30, max: 500 }),
        situacao: fc.constantFrom('pendente' as const, 'mantida' as const, 'anulada' as const),
      }),
      { maxLength: 4 },
    ),
    upf: fc
      .integer({ min: 1, max: 9_999_999 })
      .map((n) => Numero.de(`${Math.floor(n / 10_000)}.${String(n % 10_000).padStart(4, '0')}`)),
  })
  const montar = (c: typeof caso extends fc.Arbitrary<infer T> ? T : never): [FatoPunivel, Parametros] => [
    {
      dispositivo: c.infracao.dispositivo,
      data: c.data,
      linha: null,
      quantidade: c.infracao.porPassageiro ? c.passageiros : 1,
      historico: c.historico.map((h) => ({
        dispositivo: h.infracao.dispositivo,
        data: somarDias(c.data, -h.dias),
        linha: null,
        situacao: h.situacao,
      })),
    },
    { upf_rs: [upf(c.upf.toString())] },
  ]
  // Cents by integer arithmetic, half up: another way to the same amount.
  const aMao = (m: Multa) => {
    const [classe = '', valorDaUpf = '', quantidade = '', dobra = ''] = m.memoria.map((p) => p.resultado)
    const [inteiro = '0', casas = ''] = valorDaUpf.split('.')
    const produto =
      BigInt(classe) * BigInt(inteiro + casas.padEnd(4, '0')) * BigInt(quantidade) * BigInt(dobra)
    const centavos = (produto + 50n) / 100n
    return `${centavos / 100n}.${String(centavos % 100n).padStart(2, '0')}`
  }

  it('nunca negativa, sempre com duas casas, e a memória refaz o valor (known faults 47, 50 and 55)', () => {
    fc.assert(
      fc.property(caso, (c) => {
        const m = calcularMultaRS(...montar(c))
        expect(m.valor.negativo()).toBe(false)
        expect(m.valor.toString()).toMatch(/^\d+\.\d\d$/)
        expect(m.valor.toString()).toBe(aMao(m))
        expect(m.memoria.at(-1)?.resultado).toBe(m.valor.toString())
      }),
    )
  })

  it('em dobro nunca é menos que simples, e só é em dobro com um fato que conte', () => {
    fc.assert(
      fc.property(caso, (c) => {
        const [fato, parametros] = montar(c)
        const m = calcularMultaRS(fato, parametros)
        const simples = calcularMultaRS({ ...fato, historico: [] }, parametros)
        expect(m.valor.comparar(simples.valor)).toBeGreaterThanOrEqual(0)
        const conta = fato.historico.some(
          (h) =>
            h.dispositivo === fato.dispositivo &&
            h.situacao !== 'anulada' &&
            h.data < fato.data &&
            fato.data <= somarMeses(h.data, 12),
        )
        expect(m.reincidente).toBe(c.infracao.dobra !== null && conta)
        expect(m.memoria[3]?.resultado).toBe(m.reincidente ? '2' : '1')
      }),
    )
  })

  it('mais um passageiro nunca custa menos (known fault 49)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('art. 13-B, VI', 'art. 13-B, XXV'),
        fc.integer({ min: 1, max: 999 }),
        (d, n) => {
          const com = (quantidade: number) => multa(d, '2026-03-10', { quantidade }).valor
          expect(com(n + 1).comparar(com(n))).toBe(1)
        },
      ),
    )
  })
})

it('as três partes da Lei 16.452/2025 começam no dia da publicação (art. 3º)', () => {
  expect(VIGENCIA_DAS_MULTAS_RS).toBe('2025-12-26')
  expect(() => multa('art. 13-B, I', '2025-12-25')).toThrow('26 dez. 2025')
  expect(multa('art. 13-B, I', '2025-12-26').valor.toString()).toBe('271.30')
})
