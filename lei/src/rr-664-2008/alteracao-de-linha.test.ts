import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  encurtamento,
  examinarFusao,
  examinarItinerario,
  examinarMudancaDefinitiva,
  type PedidoDeProlongamento,
  prolongamento,
} from './index.js'

const motivos = (r: { motivos: readonly { dispositivo: string }[] }) => r.motivos.map((m) => m.dispositivo)

describe('prolongamento (art. 58)', () => {
  const pedido: PedidoDeProlongamento = {
    extensao_inicial_km: '180.0',
    acrescimo_km: '90.0',
    ja_prolongada: false,
    resultado_de_fusao: false,
    novo_extremo: 'sede-de-municipio',
    extremos_coincidem_com_outra_linha: false,
    mesmo_municipio: false,
  }

  test('contrato de cálculo: metade exata é permitida, e duas condições ficam para uma pessoa', () => {
    const r = prolongamento(pedido)
    expect({ permitido: r.permitido, motivos: r.motivos, depende_de: r.depende_de }).toEqual({
      permitido: true,
      motivos: [],
      depende_de: ['art58_inc1', 'art58_inc4'],
    })
  })

  const CASOS: readonly [caso: string, mudancas: Partial<PedidoDeProlongamento>, esperado: string[]][] = [
    ['um metro além da metade', { acrescimo_km: '90.001' }, ['art58_inc2']],
    ['metade de extensão ímpar', { extensao_inicial_km: '180.1', acrescimo_km: '90.05' }, []],
    ['já prolongada', { ja_prolongada: true }, ['art58_par1']],
    ['resultado de fusão', { resultado_de_fusao: true }, ['art57_par2']],
    ['atendimento parcial', { atendimento_parcial: true }, ['art50']],
    ['extremos de outra linha', { extremos_coincidem_com_outra_linha: true }, ['art58_inc3']],
    ['povoado', { novo_extremo: 'povoado' }, ['art58_inc5']],
    ['sede de distrito', { novo_extremo: 'sede-de-distrito' }, []],
    ['distrito', { novo_extremo: 'distrito' }, []],
    [
      'tudo contra',
      {
        acrescimo_km: '100',
        ja_prolongada: true,
        resultado_de_fusao: true,
        novo_extremo: 'vila',
        extremos_coincidem_com_outra_linha: true,
      },
      ['art57_par2', 'art58_inc2', 'art58_inc3', 'art58_inc5', 'art58_par1'],
    ],
  ]
  test.each(CASOS)('%s', (_, mudancas, esperado) => {
    const r = prolongamento({ ...pedido, ...mudancas })
    expect(motivos(r)).toEqual(esperado)
    expect(r.permitido).toBe(esperado.length === 0)
  })

  test('dentro do mesmo Município não é prolongamento, e nada disto se exige (§ 2º)', () => {
    const r = prolongamento({
      ...pedido,
      mesmo_municipio: true,
      ja_prolongada: true,
      novo_extremo: 'povoado',
      acrescimo_km: '500',
    })
    expect(r).toMatchObject({ permitido: true, motivos: [], depende_de: [] })
    expect(r.memoria.map((p) => p.dispositivo)).toEqual(['art58_par2'])
  })

  test.each([
    ['extensao_inicial_km', '0'],
    ['acrescimo_km', '-1'],
  ])('recusa %s = %s, com o nome do campo', (campo, valor) => {
    expect(() => prolongamento({ ...pedido, [campo]: valor })).toThrowError(
      expect.objectContaining({ codigo: 'numero-fora-da-faixa', campo }),
    )
  })

  test('a metade se compara na conta exata, com décimos de quilômetro', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 0, max: 9999 }),
        (inicial, acrescimo) => {
          const km = (d: number) => `${Math.floor(d / 10)}.${d % 10}`
          const r = prolongamento({
            ...pedido,
            extensao_inicial_km: km(inicial),
            acrescimo_km: km(acrescimo),
          })
          expect(r.permitido).toBe(2 * acrescimo <= inicial)
        },
      ),
    )
  })
})

describe('encurtamento (art. 59)', () => {
  const pedido = {
    ja_encurtada: false,
    novo_extremo_e_secao: true,
    extremos_coincidem_com_outra_linha: false,
    resultado_de_fusao: false,
  }
  test.each([
    ['em ordem', {}, []],
    ['já encurtada', { ja_encurtada: true }, ['art59_par1u']],
    ['fora das seções', { novo_extremo_e_secao: false }, ['art59_inc3']],
    ['extremos de outra linha', { extremos_coincidem_com_outra_linha: true }, ['art59_inc1']],
    ['resultado de fusão', { resultado_de_fusao: true }, ['art57_par2']],
    ['atendimento parcial pode ser encurtado', { atendimento_parcial: true }, []],
  ])('%s', (_, mudancas, esperado) => {
    const r = encurtamento({ ...pedido, ...mudancas })
    expect(motivos(r)).toEqual(esperado)
    expect(r.depende_de).toEqual(['art59_inc2'])
  })
})

describe('fusão (art. 57)', () => {
  const linhas = [
    { numero: '101', localidades: ['A', 'B'] },
    { numero: '102', localidades: ['B', 'C'] },
  ]
  test('nenhuma localidade pode perder atendimento', () => {
    expect(examinarFusao({ linhas, atendidas: ['A', 'B', 'C'] })).toMatchObject({
      permitido: true,
      depende_de: ['art57'],
    })
    const r = examinarFusao({ linhas, atendidas: ['A', 'C'] })
    expect(motivos(r)).toEqual(['art57', 'art57'])
    expect(r.motivos[0]?.mensagem).toContain('B')
  })

  test('atendimento parcial não se funde (art. 50)', () => {
    const comParcial = linhas.map((l, i) => ({ ...l, atendimento_parcial: i === 1 }))
    expect(motivos(examinarFusao({ linhas: comParcial, atendidas: ['A', 'B', 'C'] }))).toEqual(['art50'])
  })

  test('uma linha só não se funde', () => {
    expect(() => examinarFusao({ linhas: linhas.slice(0, 1), atendidas: [] })).toThrowError(
      expect.objectContaining({ codigo: 'fusao-sem-linhas' }),
    )
  })
})

describe('itinerário (arts. 60 e 61)', () => {
  const pedido = { motivo: 'via-melhor', itinerarios_alem_do_contrato: 0, resultado_de_fusao: false } as const
  test.each([
    ['em ordem', {}, []],
    ['sem motivo', { motivo: null }, ['art60']],
    ['já há outro além do contrato', { itinerarios_alem_do_contrato: 1 }, ['art60_par1u']],
    ['resultado de fusão', { resultado_de_fusao: true }, ['art57_par2']],
    ['atendimento parcial', { atendimento_parcial: true }, ['art50']],
  ])('%s', (_, mudancas, esperado) => {
    expect(motivos(examinarItinerario({ ...pedido, ...mudancas }))).toEqual(esperado)
  })

  test('o motivo e as condições III e IV ficam para uma pessoa', () => {
    expect(examinarItinerario(pedido).depende_de).toEqual(['art60_inc1', 'art60_inc3', 'art60_inc4'])
    expect(examinarItinerario({ ...pedido, motivo: 'via-sem-trafego' }).depende_de[0]).toBe('art60_inc2')
  })

  test('a mudança definitiva pede a via aberta entre os extremos', () => {
    const com = (abertura: string | null, entre_os_extremos: boolean) =>
      examinarMudancaDefinitiva({ abertura, entre_os_extremos, resultado_de_fusao: false }).permitido
    expect([com('Termo 1', true), com(null, true), com('Termo 1', false)]).toEqual([true, false, false])
  })
})
