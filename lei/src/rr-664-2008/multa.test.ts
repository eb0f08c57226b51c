import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DataCivil, lerData, somarDias, somarMeses } from '../core/data.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria } from '../core/memoria.js'
import type { ValorDatado } from '../core/vigencia.js'
import type { FatoAnterior, FatoPunivel, Parametros } from '../fiscalizacao/infracao.js'
import { CLASSES_RR, calcularMultaRR, INFRACOES_RR } from './index.js'

const valorDatado = (valor: string, de: string, ate: string | null = null): ValorDatado => ({
  de: lerData(de),
  ate: ate === null ? null : lerData(ate),
  valor,
  ato: 'Resolução de teste',
  demonstracao: true,
})
const comCoeficiente = (valor = '0.287425'): Parametros => ({
  coeficiente_piso_1: [valorDatado(valor, '2008-01-01')],
})

const fato = (mudancas: Partial<FatoPunivel> = {}): FatoPunivel => ({
  dispositivo: 'art79_inc1',
  data: lerData('2026-03-10'),
  linha: '101',
  quantidade: 1,
  historico: [],
  ...mudancas,
})
const anterior = (data: string, mudancas: Partial<FatoAnterior> = {}): FatoAnterior => ({
  dispositivo: 'art79_inc1',
  linha: '101',
  data: lerData(data),
  situacao: 'mantida',
  ...mudancas,
})

function recusa(acao: () => unknown): RecusaDaLei {
  try {
    acao()
  } catch (erro) {
    if (erro instanceof RecusaDaLei) return erro
    throw erro
  }
  throw new Error('expected a refusal')
}

const passo = (memoria: Memoria, dispositivo: string) => memoria.find((p) => p.dispositivo === dispositivo)

/** Redoes the fine from the memória alone, with integers: grade × coefficient × doubling, cents dropped. */
function refazer(memoria: Memoria): string {
  const [grau, coeficiente, vezes] = memoria.map((p) => p.resultado)
  const [inteiro = '0', decimais = ''] = (coeficiente ?? '').split('.')
  const milionesimos = BigInt(inteiro + decimais.padEnd(12, '0'))
  const reais = (BigInt(grau ?? '0') * milionesimos * BigInt(vezes ?? '0')) / 10n ** 12n
  return `${reais}.00`
}

describe('graduação (art. 78)', () => {
  test.each([
    ['art79_inc1', '143.00'],
    ['art80_inc9', '287.00'],
    ['art81_inc10', '574.00'],
    ['art82_inc8', '862.00'],
  ] as const)('%s, com coeficiente 0,287425 e sem reincidência: R$ %s', (dispositivo, valor) => {
    const multa = calcularMultaRR(fato({ dispositivo }), comCoeficiente())
    expect(String(multa.valor)).toBe(valor)
    expect(multa).toMatchObject({ reincidente: false, anterior: null, medidaAdministrativa: null })
  })

  test('exemplo da reincidência: 500 × 0,287425 × 2 = 287,425, sem centavos 287,00', () => {
    const multa = calcularMultaRR(fato({ historico: [anterior('2025-12-01')] }), comCoeficiente())
    expect(String(multa.valor)).toBe('287.00')
    expect(multa.reincidente).toBe(true)
    expect(multa.memoria.map((p) => [p.dispositivo, p.resultado])).toEqual([
      ['art78_inc1', '500'],
      ['art78', '0.287425'],
      ['art83', '2'],
      ['art78', '287.425'],
      ['art78_par1u', '287.00'],
      ['art78_par1u', 'sem efeito neste valor'],
      ['art78', '287.00'],
    ])
  })

  test('known fault 50: os centavos caem uma vez, no fim, e não antes da dobra', () => {
    const multa = calcularMultaRR(fato({ historico: [anterior('2025-12-01')] }), comCoeficiente('0.2999'))
    expect(String(multa.valor)).toBe('299.00')
  })

  test('centavos são desprezados, nunca arredondados', () => {
    expect(String(calcularMultaRR(fato(), comCoeficiente('0.287998')).valor)).toBe('143.00')
    expect(String(calcularMultaRR(fato(), comCoeficiente('0.288')).valor)).toBe('144.00')
  })

  test('a memória diz que as multas de trânsito são à parte', () => {
    const nota = calcularMultaRR(fato(), comCoeficiente()).memoria.find((p) =>
      p.descricao.includes('Trânsito'),
    )
    expect(nota).toMatchObject({ dispositivo: 'art78_par1u', aplicado: false })
  })
})

describe('reincidência específica (art. 83)', () => {
  const CASOS: readonly [caso: string, historico: FatoAnterior[], dobra: boolean, porque: string][] = [
    ['sem histórico', [], false, 'não há fato anterior'],
    ['mesmo inciso e linha, 3 meses antes', [anterior('2025-12-01')], true, '1º dez. 2025'],
    [
      'auto anterior pendente também conta',
      [anterior('2025-12-01', { situacao: 'pendente' })],
      true,
      'sem decisão final',
    ],
    ['auto anterior anulado', [anterior('2025-12-01', { situacao: 'anulada' })], false, 'anulado'],
    ['outra linha', [anterior('2025-12-01', { linha: '102' })], false, 'outra linha (102)'],
    ['linha desconhecida', [anterior('2025-12-01', { linha: null })], false, 'falta a linha'],
    [
      'outro inciso do mesmo artigo',
      [anterior('2025-12-01', { dispositivo: 'art79_inc2' })],
      false,
      'não há fato anterior',
    ],
    ['último dia dos 6 meses', [anterior('2025-09-10')], true, '10 mar. 2026'],
    ['um dia depois dos 6 meses', [anterior('2025-09-09')], false, 'acabaram em 9 mar. 2026'],
    ['no mesmo dia', [anterior('2026-03-10')], false, 'mesmo dia'],
    ['fato posterior', [anterior('2026-03-11')], false, 'não há fato anterior'],
    [
      'o mais próximo não conta, outro conta',
      [anterior('2026-01-05', { linha: '102' }), anterior('2025-11-03')],
      true,
      '3 nov. 2025',
    ],
    [
      'aponta o mais próximo e todos os seus motivos',
      [anterior('2025-02-01'), anterior('2025-08-01', { linha: '7', situacao: 'anulada', auto: '12/2025' })],
      false,
      '1º ago. 2025 (auto 12/2025), não conta: o auto foi anulado; é de outra linha (7); os 6 meses acabaram em 1º fev. 2026',
    ],
  ]
  test.each(CASOS)('%s', (_, historico, dobra, porque) => {
    const multa = calcularMultaRR(fato({ historico }), comCoeficiente())
    expect(multa.reincidente).toBe(dobra)
    expect(String(multa.valor)).toBe(dobra ? '287.00' : '143.00')
    const linha = passo(multa.memoria, 'art83')
    expect(linha?.descricao).toContain(porque)
    expect(linha?.aplicado).toBe(dobra ? undefined : false)
    expect(linha?.leituras).toEqual(['AMB-RR-36'])
  })

  test('fato sem linha não dobra, ainda que o anterior também não tenha linha', () => {
    const historico = [anterior('2025-12-01', { linha: null })]
    expect(calcularMultaRR(fato({ linha: null, historico }), comCoeficiente()).reincidente).toBe(false)
  })

  test.each([
    ['2025-08-31', '2026-02-28', true],
    ['2025-08-31', '2026-03-01', false],
    ['2023-08-31', '2024-02-29', true],
    ['2023-08-31', '2024-03-01', false],
    ['2025-08-29', '2026-02-28', true],
  ])('known fault 38: 6 meses de %s; fato em %s dobra: %s', (antes, data, dobra) => {
    const multa = calcularMultaRR(
      fato({ data: lerData(data), historico: [anterior(antes)] }),
      comCoeficiente(),
    )
    expect(multa.reincidente).toBe(dobra)
  })
})

describe('coeficiente na data do fato', () => {
  const serie: Parametros = {
    coeficiente_piso_1: [valorDatado('0.2', '2025-01-01', '2026-01-01'), valorDatado('0.3', '2026-01-01')],
  }

  test('known faults 46 and 53: o auto antigo guarda o coeficiente antigo', () => {
    expect(String(calcularMultaRR(fato({ data: lerData('2025-12-31') }), serie).valor)).toBe('100.00')
    expect(String(calcularMultaRR(fato({ data: lerData('2026-01-01') }), serie).valor)).toBe('150.00')
  })

  test('a memória mostra o coeficiente com vigência, ato e leitura', () => {
    const linha = calcularMultaRR(fato({ data: lerData('2025-12-31') }), serie).memoria[1]
    expect(linha).toMatchObject({
      resultado: '0.2',
      parametro: {
        valor: '0.2',
        de: '2025-01-01',
        ate: '2026-01-01',
        ato: 'Resolução de teste',
        demonstracao: true,
      },
      leituras: ['AMB-RR-30'],
    })
  })

  test('known faults 46 and 53: valor novo para o ano que vem não muda nada deste ano', () => {
    fc.assert(
      fc.property(fatos, fc.integer({ min: 1, max: 3_000_000 }), (f, novo) => {
        const antes = calcularMultaRR(f, comCoeficiente())
        const proximo = valorDatado(emMilionesimos(novo), somarDias(f.data, 1))
        const serieNova = [...(comCoeficiente().coeficiente_piso_1 ?? []), proximo]
        expect(calcularMultaRR(f, { coeficiente_piso_1: serieNova })).toEqual(antes)
      }),
    )
  })
})

describe('recusas', () => {
  const CASOS: readonly [caso: string, f: FatoPunivel, p: Parametros, codigo: string, campo: string][] = [
    ['sem série', fato(), {}, 'coeficiente-ausente', 'parametros.coeficiente_piso_1'],
    [
      'série vazia',
      fato(),
      { coeficiente_piso_1: [] },
      'coeficiente-ausente',
      'parametros.coeficiente_piso_1',
    ],
    [
      'série que não alcança a data',
      fato(),
      { coeficiente_piso_1: [valorDatado('0.3', '2026-03-11')] },
      'sem-valor-na-data',
      'parametros.coeficiente_piso_1',
    ],
    [
      'coeficiente zero',
      fato(),
      comCoeficiente('0.000'),
      'coeficiente-invalido',
      'parametros.coeficiente_piso_1',
    ],
    [
      'coeficiente negativo',
      fato(),
      comCoeficiente('-0.3'),
      'coeficiente-invalido',
      'parametros.coeficiente_piso_1',
    ],
    [
      'coeficiente absurdo',
      fato(),
      comCoeficiente('1000001'),
      'coeficiente-invalido',
      'parametros.coeficiente_piso_1',
    ],
    [
      'coeficiente ilegível',
      fato(),
      comCoeficiente('0,287'),
      'numero-invalido',
      'parametros.coeficiente_piso_1',
    ],
    ['quantidade dois', fato({ quantidade: 2 }), comCoeficiente(), 'quantidade-invalida', 'quantidade'],
    ['quantidade zero', fato({ quantidade: 0 }), comCoeficiente(), 'quantidade-invalida', 'quantidade'],
    [
      'dispositivo que não é infração',
      fato({ dispositivo: 'art90_inc1' }),
      comCoeficiente(),
      'dispositivo-sem-infracao',
      'dispositivo',
    ],
    [
      'inciso que não existe',
      fato({ dispositivo: 'art79_inc9' }),
      comCoeficiente(),
      'dispositivo-sem-infracao',
      'dispositivo',
    ],
    [
      'véspera da vigência',
      fato({ data: lerData('2008-04-16') }),
      comCoeficiente(),
      'fato-antes-da-vigencia',
      'data',
    ],
  ]
  test.each(CASOS)('%s', (_, f, p, codigo, campo) => {
    expect(recusa(() => calcularMultaRR(f, p))).toMatchObject({ codigo, campo })
  })

  test('fato anterior à lei cita o art. 102; no primeiro dia já há multa', () => {
    expect(
      recusa(() => calcularMultaRR(fato({ data: lerData('2008-04-16') }), comCoeficiente())).dispositivo,
    ).toBe('art102')
    expect(String(calcularMultaRR(fato({ data: lerData('2008-04-17') }), comCoeficiente()).valor)).toBe(
      '143.00',
    )
  })
})

const emMilionesimos = (n: number) => `${Math.floor(n / 1_000_000)}.${String(n % 1_000_000).padStart(6, '0')}`
const coeficientes = fc.integer({ min: 1, max: 50_000_000 }).map(emMilionesimos)
const datas: fc.Arbitrary<DataCivil> = fc
  .integer({ min: 0, max: 9000 })
  .map((d) => somarDias(lerData('2008-04-17'), d))
const dispositivos = fc.constantFrom(...INFRACOES_RR.map((i) => i.dispositivo))
const linhas = fc.constantFrom('101', '102', null)
const fatos: fc.Arbitrary<FatoPunivel> = fc
  .record({
    dispositivo: dispositivos,
    data: datas,
    linha: linhas,
    outros: fc.array(
      fc.record({
        mesmo: fc.boolean(),
        outro: dispositivos,
        linha: linhas,
        dias: fc.integer({ min: -30, max: 400 }),
        situacao: fc.constantFrom('pendente', 'mantida', 'anulada'),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ outros, ...f }) => ({
    ...f,
    quantidade: 1,
    historico: outros.map((h) => ({
      dispositivo: h.mesmo ? f.dispositivo : h.outro,
      linha: h.linha,
      data: somarDias(f.data, -h.dias),
      situacao: h.situacao as FatoAnterior['situacao'],
    })),
  }))

describe('propriedades', () => {
  test('known fault 47: a memória refaz o valor, que é o do último passo', () => {
    fc.assert(
      fc.property(fatos, coeficientes, (f, c) => {
        const { memoria, valor } = calcularMultaRR(f, comCoeficiente(c))
        expect(refazer(memoria)).toBe(String(valor))
        expect(memoria.at(-1)?.resultado).toBe(String(valor))
        expect(memoria.filter((p) => /^\d/.test(p.resultado))).toHaveLength(6)
      }),
    )
  })

  test('nunca negativa e sempre em reais inteiros', () => {
    fc.assert(
      fc.property(fatos, coeficientes, (f, c) => {
        expect(String(calcularMultaRR(f, comCoeficiente(c)).valor)).toMatch(/^\d+\.00$/)
      }),
    )
  })

  test('a dobra nunca sai menor que a simples, nem passa do dobro mais um real', () => {
    fc.assert(
      fc.property(fatos, coeficientes, (f, c) => {
        const simples = calcularMultaRR({ ...f, historico: [] }, comCoeficiente(c)).valor
        const linha = '101'
        const historico = [
          { dispositivo: f.dispositivo, linha, data: somarDias(f.data, -1), situacao: 'mantida' as const },
        ]
        const dobrada = calcularMultaRR({ ...f, linha, historico }, comCoeficiente(c)).valor
        expect(dobrada.comparar(simples.mais(simples))).toBeGreaterThanOrEqual(0)
        expect(Number(dobrada) - 2 * Number(simples)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('só reincide com fato anterior não anulado, do mesmo inciso e linha, dentro dos 6 meses', () => {
    fc.assert(
      fc.property(fatos, (f) => {
        const { anterior: achado, reincidente } = calcularMultaRR(f, comCoeficiente())
        const algum = f.historico.some(
          (h) =>
            h.dispositivo === f.dispositivo &&
            h.linha !== null &&
            h.linha === f.linha &&
            h.situacao !== 'anulada' &&
            h.data < f.data &&
            f.data <= somarMeses(h.data, 6),
        )
        expect(reincidente).toBe(algum)
        expect(achado !== null).toBe(algum)
      }),
    )
  })

  test('o grau manda: fator maior nunca dá multa menor', () => {
    fc.assert(
      fc.property(coeficientes, (c) => {
        const valores = Object.keys(CLASSES_RR).map((classe) => {
          const i = INFRACOES_RR.find((x) => x.classe === classe)
          return calcularMultaRR(fato({ dispositivo: i?.dispositivo ?? 'art0' }), comCoeficiente(c)).valor
        })
        for (const [n, v] of valores.entries()) {
          if (n > 0) expect(v.comparar(valores[n - 1] ?? v)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
