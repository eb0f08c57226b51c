import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  baixoAproveitamento,
  conferirInterrupcao,
  examinarParalisacao,
  type MesDaLinha,
  situacaoDaParalisacao,
} from './index.js'

const meses = (inicio: string, ...passageiros: number[]): MesDaLinha[] => {
  const [ano = 0, mes = 1] = inicio.split('-').map(Number)
  return passageiros.map((p, i) => {
    const n = ano * 12 + (mes - 1) + i
    return {
      mes: `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
      passageiros: p,
      lugares: 100,
    }
  })
}

describe('aproveitamento abaixo da metade (art. 55, I)', () => {
  test.each<[string, MesDaLinha[], number]>([
    ['seis meses a 49%', meses('2025-10', 49, 49, 49, 49, 49, 49), 6],
    ['um deles a 50% exatos', meses('2025-10', 49, 49, 50, 49, 49, 49), 0],
    ['média baixa não basta', meses('2025-10', 0, 0, 0, 0, 0, 60), 0],
    ['cinco meses', meses('2025-10', 1, 1, 1, 1, 1), 0],
    ['um mês falta no meio', [...meses('2025-10', 1, 1, 1), ...meses('2026-02', 1, 1, 1)], 0],
    ['atravessa o ano', meses('2025-11', 1, 1, 1, 1, 1, 1), 6],
  ])('%s', (_, dados, quantos) => {
    expect(baixoAproveitamento(dados).meses).toHaveLength(quantos)
    expect(examinarParalisacao({ fundamento: 'art55_inc1', meses: dados }).permitido).toBe(quantos === 6)
  })

  test('mês sem lugares oferecidos não se apura e corta a sequência', () => {
    const dados = meses('2026-01', 1, 1, 1, 1, 1, 1).map((m, i) => (i === 2 ? { ...m, lugares: 0 } : m))
    const r = baixoAproveitamento(dados)
    expect(r.meses).toEqual([])
    expect(r.memoria[2]?.resultado).toBe('não apurado')
  })

  test('acha os seis últimos, em qualquer ordem de entrada, e mostra a média', () => {
    const r = baixoAproveitamento(meses('2026-01', 10, 20, 30, 40, 45, 45, 45).reverse())
    expect(r.meses).toEqual(['2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07'])
    expect(r.media).toBe('0.3750')
  })

  test('mês repetido é recusado', () => {
    expect(() => baixoAproveitamento([...meses('2026-01', 1), ...meses('2026-01', 2)])).toThrowError(
      expect.objectContaining({ codigo: 'mes-repetido' }),
    )
  })
})

describe('paralisação (art. 55)', () => {
  test('obstrução sem desvio permite; com desvio, ou sem registro, não', () => {
    const com = (obstrucao: { descricao: string; haItinerarioAlternativo: boolean } | null) =>
      examinarParalisacao({ fundamento: 'art55_inc2', obstrucao })
    expect(com({ descricao: 'ponte caída', haItinerarioAlternativo: false })).toMatchObject({
      permitido: true,
      depende_de: ['art55'],
    })
    expect(com({ descricao: 'ponte caída', haItinerarioAlternativo: true }).permitido).toBe(false)
    expect(com(null).permitido).toBe(false)
  })

  const situacao = (
    fundamento: 'art55_inc1' | 'art55_inc2',
    hoje: string,
    retomada: string | null = null,
    fim: string | null = null,
  ) =>
    situacaoDaParalisacao({
      fundamento,
      inicio: lerData('2026-01-01'),
      fimDoImpedimento: fim === null ? null : lerData(fim),
      retomada: retomada === null ? null : lerData(retomada),
      hoje: lerData(hoje),
    })

  test.each([
    ['2026-12-26', null, 'em-curso'],
    ['2026-12-27', null, 'caducidade'],
    ['2027-02-01', '2026-12-27', 'retomada'],
    ['2027-02-01', '2026-12-28', 'caducidade'],
    ['2026-03-01', '2026-05-01', 'em-curso'],
  ])('360 dias corridos do inciso I: em %s, retomada em %s: %s', (hoje, retomada, esperado) => {
    const r = situacao('art55_inc1', hoje, retomada)
    expect(r).toMatchObject({ situacao: esperado, ultimoDia: '2026-12-26' })
  })

  test.each([
    ['2028-01-01', null, null, 'em-curso'],
    ['2026-06-30', null, '2026-06-30', 'em-curso'],
    ['2026-07-01', null, '2026-06-30', 'a-retomar'],
    ['2026-08-01', '2026-07-20', '2026-06-30', 'retomada'],
  ])('o inciso II dura enquanto houver o impedimento: em %s', (hoje, retomada, fim, esperado) => {
    expect(situacao('art55_inc2', hoje, retomada, fim).situacao).toBe(esperado)
  })
})

describe('interrupção da viagem (art. 56)', () => {
  test.each([
    [{ transporte: true, alimentacao: 'desnecessaria', pousada: 'desnecessaria' }, 'conforme'],
    [{ transporte: false, alimentacao: null, pousada: null }, 'violacao'],
    [{ transporte: true, alimentacao: 'recusada', pousada: 'desnecessaria' }, 'violacao'],
    [{ transporte: true, alimentacao: null, pousada: 'oferecida' }, 'sem-dados'],
  ] as const)('%o', (amparo, resultado) => {
    const r = conferirInterrupcao(amparo)
    expect(r.resultado).toBe(resultado)
    expect(r.infracao).toBe(resultado === 'violacao' ? 'art82_inc3' : null)
  })
})
