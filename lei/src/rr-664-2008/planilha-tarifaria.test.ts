import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  conferirInsumos,
  type InsumosColetados,
  insumosForaDaFaixa,
  type NomeDeInsumo,
  planilhaTarifaria,
} from './index.js'

const VALORES: Record<NomeDeInsumo, string> = {
  preco_diesel: '6.00',
  consumo_diesel: '0.40',
  consumo_lubrificante: '0.05',
  preco_arla: '3.00',
  consumo_arla: '0.02',
  pneus: '6',
  preco_pneu: '2000',
  recapagens: '2',
  preco_recapagem: '500',
  vida_do_pneu: '100000',
  preco_veiculo: '600000',
  vida_util: '10',
  ano_de_uso: '1',
  residual: '0.15',
  instalacoes: '0.05',
  fator_de_utilizacao: '2.5',
  salario: '2400',
  encargos: '0.5',
  beneficios: '1000',
  pessoal_de_manutencao: '0.14',
  pessoal_administrativo: '0.11',
  pecas: '0.005',
  despesas_gerais: '0.002',
  percurso_mensal: '10000',
  lugares: '44',
  ocupacao: '0.6',
  tributos: '0.10',
}
const insumos = (mudancas: Partial<Record<NomeDeInsumo, string>> = {}): InsumosColetados =>
  Object.fromEntries(
    Object.entries({ ...VALORES, ...mudancas }).map(([nome, valor]) => [
      nome,
      { valor, origem: 'nota fiscal', coletadoEm: lerData('2026-03-01') },
    ]),
  ) as unknown as InsumosColetados
const parametros = {
  taxa_de_remuneracao_anual: [
    { de: lerData('2020-01-01'), ate: null, valor: '0.12', ato: 'Resolução 2', demonstracao: false },
  ],
}
const calcular = (mudancas: Partial<Record<NomeDeInsumo, string>> = {}) =>
  planilhaTarifaria({
    servico: 'ônibus',
    data: lerData('2026-05-04'),
    insumos: insumos(mudancas),
    parametros,
  })

describe('planilha tarifária (art. 37)', () => {
  // By hand: variable 6 × 0.45 + 0.06 + 6 × 3000 ÷ 100,000 = 2.94; depreciation 510,000 × 10 ÷ 55 ÷ 12 = 7,727.2727;
  // return 0.12 × 630,000 ÷ 12 = 6,300; crew 2.5 × 2,400 × 1.5 + 1,000 = 10,000; staff 2,500; parts 3,000; general 1,200.
  test('bate com a conta feita à mão', () => {
    const r = calcular()
    expect(r.memoria.find((p) => p.descricao === 'Custo variável por km')?.resultado).toBe('2.94')
    expect(r.memoria.find((p) => p.descricao.startsWith('Depreciação'))?.resultado).toMatch(/^7727\.2727/)
    expect(r.memoria.find((p) => p.descricao.startsWith('Custo fixo'))?.resultado).toMatch(/^30727\.2727/)
    expect(r.custoPorKm).toBe('6.0127')
    expect(r.coeficiente).toBe('0.253061')
    expect(r).toMatchObject({ especie: 'referencia', servico: 'ônibus', avisos: [] })
  })

  test('passada a vida útil, nada mais se deprecia e sobra o valor residual a remunerar', () => {
    const r = calcular({ ano_de_uso: '11' })
    expect(r.memoria.find((p) => p.descricao.startsWith('Depreciação'))?.resultado).toBe('0')
    expect(r.memoria.find((p) => p.descricao.startsWith('Remuneração do mês'))?.resultado).toBe('1200')
  })

  test('a depreciação de todos os anos soma o que havia a depreciar', () => {
    const anos = Array.from({ length: 10 }, (_, i) => {
      const r = calcular({ ano_de_uso: String(i + 1) })
      return Number(r.memoria.find((p) => p.descricao.startsWith('Depreciação'))?.resultado)
    })
    expect(anos.reduce((a, b) => a + b) * 12).toBeCloseTo(510_000, 4)
  })

  test('a última linha diz que é referência (art. 37, § 4º)', () => {
    expect(calcular().memoria.at(-1)).toMatchObject({ dispositivo: 'art37_par4', leituras: ['AMB-RR-13'] })
  })

  test.each([
    ['ocupacao', '65'],
    ['vida_util', '7.5'],
    ['tributos', '1'],
  ] as const)('recusa %s = %s', (nome, valor) => {
    expect(() => calcular({ [nome]: valor })).toThrowError(
      expect.objectContaining({ codigo: 'insumo-invalido', campo: `insumos.${nome}.valor` }),
    )
  })

  test.each(['lugares', 'percurso_mensal', 'vida_do_pneu', 'ocupacao'] as const)(
    'não divide por %s zero',
    (n) => {
      expect(() => calcular({ [n]: '0' })).toThrowError(
        expect.objectContaining({ codigo: 'numero-fora-da-faixa' }),
      )
    },
  )

  test('sem a remuneração que a autoridade fixa não há planilha (§ 2º)', () => {
    const pedido = { servico: 'ônibus', data: lerData('2026-05-04'), insumos: insumos(), parametros: {} }
    expect(() => planilhaTarifaria(pedido)).toThrowError(
      expect.objectContaining({ codigo: 'sem-valor-na-data' }),
    )
  })
})

describe('controle dos dados (art. 37, § 1º)', () => {
  const hoje = lerData('2026-05-04')
  test('falta de insumo é falta de dados, e diz qual', () => {
    const { preco_diesel: _, ...resto } = insumos()
    expect(conferirInsumos(resto, hoje)).toMatchObject({ resultado: 'sem-dados' })
    expect(conferirInsumos(resto, hoje).mensagem).toContain('Preço do diesel')
  })

  test('insumo sem origem impede a planilha', () => {
    const semOrigem = {
      ...insumos(),
      lugares: { valor: '44', origem: ' ', coletadoEm: lerData('2026-03-01') },
    }
    expect(conferirInsumos(semOrigem, hoje).resultado).toBe('violacao')
    expect(() =>
      planilhaTarifaria({ servico: 'ônibus', data: hoje, insumos: semOrigem, parametros }),
    ).toThrowError(expect.objectContaining({ codigo: 'insumos-sem-controle', dispositivo: 'art37_par1' }))
  })

  test('insumo colhido no futuro é recusado', () => {
    expect(conferirInsumos(insumos(), lerData('2026-02-28')).resultado).toBe('violacao')
  })

  test('valor fora do usual só avisa', () => {
    expect(insumosForaDaFaixa(insumos({ consumo_diesel: '0.35' }))).toEqual([])
    expect(insumosForaDaFaixa(insumos({ consumo_diesel: '3.5' }))[0]).toContain('Consumo de diesel')
    expect(calcular({ consumo_diesel: '3.5' }).avisos).toHaveLength(1)
  })
})
