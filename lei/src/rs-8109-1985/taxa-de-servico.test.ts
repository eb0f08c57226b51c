import { describe, expect, it } from 'vitest'
import { lerData } from '../core/data.js'
import { Dinheiro } from '../core/dinheiro.js'
import {
  conferirIncidencia,
  conferirNegativaDeMulta,
  conferirRevisaoNaValidade,
  isencaoDoItem,
  valorDoDocumento,
} from './isencoes.js'
import { INICIO_DO_TITULO_XII, type ItemPedido, taxaDeServico } from './taxa-de-servico.js'
import { DESTINACAO_DO_TITULO_XII, ITENS_XII, type ItemXII } from './titulo-xii.js'

const MAIO = lerData('2026-05-04')
const pedir = (item: ItemXII, resto: Partial<ItemPedido> = {}): ItemPedido => ({
  item,
  quantidade: 1,
  areaHa: null,
  comOficioDeDiretrizes: false,
  promotor: 'outro',
  indeferidoEm: null,
  ...resto,
})
const taxa = (item: ItemXII, resto: Partial<ItemPedido> = {}) =>
  taxaDeServico(MAIO, [pedir(item, resto)]).valor.toString()

it('o Título XII se cobra desde a publicação da Lei 16.452/2025, e vai para a Secretaria', () => {
  const de = (data: string) => taxaDeServico(lerData(data), [pedir('XII.2.I')])
  expect(INICIO_DO_TITULO_XII).toBe('2025-12-26')
  expect(de('2025-12-26').valor.toString()).not.toBe('0.00')
  expect(() => de('2025-12-25')).toThrow()
  expect(DESTINACAO_DO_TITULO_XII).toMatchObject({ dispositivo: 'art1_par2_ali15', titulo: 'XII' })
})

describe('Título XII em 2026', () => {
  it.each([
    ['XII.1.I', '0.0001', '736.49'],
    ['XII.1.I', '1', '736.49'],
    ['XII.1.I', '1.0001', '2945.95'],
    ['XII.1.I', '10', '2945.95'],
    ['XII.1.I', '10.5', '4305.61'],
    ['XII.1.I', '30', '4305.61'],
    ['XII.1.I', '100', '7194.91'],
    ['XII.1.I', '100.01', '13030.14'],
    ['XII.1.II', '0.5', '1472.97'],
    ['XII.1.II', '5', '5948.54'],
    ['XII.1.II', '20', '8611.23'],
    ['XII.1.II', '50', '14446.46'],
    ['XII.1.II', '5000', '26116.94'],
  ] as const)('%s, gleba de %s ha: %s', (item, areaHa, valor) => expect(taxa(item, { areaHa })).toBe(valor))

  it.each([
    ['XII.1.III', '736.49'],
    ['XII.1.IV', '736.49'],
    ['XII.1.V', '736.49'],
    ['XII.1.VI', '736.49'],
    ['XII.1.VII', '73.65'],
    ['XII.2.I', '448.20'],
    ['XII.2.II', '28.33'],
    ['XII.2.III', '76.32'],
    ['XII.2.IV', '2689.18'],
    ['XII.2.V', '113.31'],
    ['XII.2.VI', '5.65'],
    ['XII.2.VII', '566.53'],
  ] as const)('%s: %s', (item, valor) => expect(taxa(item)).toBe(valor))

  it('arredonda por item, depois soma; a memória acaba na soma', () => {
    const feito = taxaDeServico(MAIO, [
      pedir('XII.2.VI'),
      pedir('XII.2.VI'),
      pedir('XII.2.II', { quantidade: 3 }),
    ])
    expect(feito.itens.map((i) => i.valor.toString())).toEqual(['5.65', '5.65', '84.98'])
    expect(feito.valor.toString()).toBe('96.28')
    expect(feito.memoria.at(-1)?.resultado).toBe('96.28')
  })

  it('a metade do art. 8º, § 7º, é só do Termo de Anuência Prévia', () => {
    expect(taxa('XII.1.II', { areaHa: '5', comOficioDeDiretrizes: true })).toBe('2974.27')
    expect(() => taxa('XII.1.I', { areaHa: '5', comOficioDeDiretrizes: true })).toThrow(
      expect.objectContaining({ codigo: 'reducao-nao-cabe', campo: 'itens.0.com_oficio_de_diretrizes' }),
    )
  })

  it('o fator da unidade da tabela e o início são da autoridade', () => {
    const um = (valor: string) => [{ de: MAIO, ate: null, valor, ato: 'teste', demonstracao: false }]
    const feito = taxaDeServico(MAIO, [pedir('XII.2.II')], { fator: um('2'), upf: um('10') })
    expect(feito.valor.toString()).toBe('20.00')
    expect(() => taxaDeServico(MAIO, [pedir('XII.2.II')], { inicio: lerData('2027-01-01') })).toThrow(
      expect.objectContaining({ codigo: 'taxa-antes-do-inicio' }),
    )
    expect(() => taxaDeServico(lerData('2027-01-01'), [pedir('XII.2.II')])).toThrow(
      expect.objectContaining({ codigo: 'sem-valor-na-data' }),
    )
  })

  it.each(['0', '-1', '10000001', 'dez', '1e3'])('área «%s» é recusada com o campo', (areaHa) => {
    expect(() => taxa('XII.1.I', { areaHa })).toThrow(expect.objectContaining({ campo: 'itens.0.area_ha' }))
  })

  it.each([0, -1, 1.5, Number.NaN, 1_000_001])('quantidade %s é recusada', (quantidade) => {
    expect(() => taxa('XII.2.I', { quantidade })).toThrow(
      expect.objectContaining({ campo: 'itens.0.quantidade' }),
    )
  })
})

describe('isenções do art. 3º', () => {
  it('XXXVII: o item 1 não se cobra do Estado nem de município; o item 2 sim', () => {
    for (const item of ITENS_XII) {
      const areaHa = ['XII.1.I', 'XII.1.II'].includes(item) ? '5' : null
      expect(taxa(item, { areaHa, promotor: 'municipio' }) === '0.00').toBe(item.startsWith('XII.1.'))
    }
  })

  it.each([
    ['2026-02-28', '2026-08-28', true],
    ['2026-02-28', '2026-08-29', false],
    ['2025-08-31', '2026-02-28', true],
    ['2025-08-31', '2026-03-01', false],
  ])('XXXVIII: indeferido em %s e reaberto em %s', (indeferido, reaberto, isento) => {
    const fatos = {
      promotor: 'outro',
      reabertoEm: lerData(reaberto),
      indeferidoEm: lerData(indeferido),
    } as const
    expect(isencaoDoItem('XII.1.VI', fatos)?.dispositivo).toBe(isento ? 'art3_inc38' : undefined)
    expect(isencaoDoItem('XII.1.V', fatos)).toBeNull()
  })

  it('reabrir antes do indeferimento é erro de data', () => {
    expect(() => taxa('XII.1.VI', { indeferidoEm: lerData('2026-05-05') })).toThrow(
      expect.objectContaining({ campo: 'indeferido_em' }),
    )
  })
})

describe('art. 6º, § 2º: o mínimo do documento', () => {
  const documento = (...parcelas: [titulo: string, valor: string][]) => {
    const r = valorDoDocumento(
      parcelas.map(([titulo, valor]) => ({ titulo, valor: Dinheiro.de(valor) })),
      MAIO,
    )
    return [r.valor.toString(), r.dispensado.toString()]
  }

  it('2 UPF são 56,6528: 56,65 se dispensa e 56,66 se cobra', () => {
    expect(documento(['II', '56.65'])).toEqual(['0.00', '56.65'])
    expect(documento(['II', '56.66'])).toEqual(['56.66', '0.00'])
    expect(documento(['II', '28.33'], ['II', '28.33'])).toEqual(['56.66', '0.00'])
  })

  it('os Títulos V e XII se cobram sempre', () => {
    expect(documento(['XII', '5.65'])).toEqual(['5.65', '0.00'])
    expect(documento(['V', '1.00'], ['II', '2.00'])).toEqual(['1.00', '2.00'])
  })
})

describe('o que se confere', () => {
  it('incidência, revisão na validade e negativa de multa', () => {
    expect(conferirIncidencia('XII.1', true).resultado).toBe('conforme')
    expect(conferirIncidencia('XII.2', false).resultado).toBe('violacao')
    expect(conferirIncidencia('XII.2', null).resultado).toBe('sem-dados')
    expect(conferirRevisaoNaValidade(MAIO, MAIO).resultado).toBe('conforme')
    expect(conferirRevisaoNaValidade(MAIO, lerData('2026-05-03')).resultado).toBe('violacao')
    expect(conferirRevisaoNaValidade(MAIO, null).resultado).toBe('sem-dados')
    expect(conferirNegativaDeMulta([]).resultado).toBe('conforme')
    expect(conferirNegativaDeMulta(['RS-2026-000001']).mensagem).toContain('RS-2026-000001')
    expect(conferirNegativaDeMulta(null).resultado).toBe('sem-dados')
  })
})
