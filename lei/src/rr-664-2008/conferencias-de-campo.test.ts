import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  CAUSAS_DE_APREENSAO_RR,
  conferirAbandono,
  conferirCapacidadeRR,
  conferirGratuidadeDoFiscal,
  conferirHabilitacaoRR,
  conferirItemRR,
  conferirListaDePassageirosRR,
  conferirOrdemDeParar,
  conferirParalisacaoGeral,
  conferirPedidoDeInformacao,
  enquadrar,
  fatoQueDobra,
  INFRACOES_RR,
  LEIS,
} from '../index.js'

const d = lerData
const data = d('2026-05-04')

describe('lista do fiscal (arts. 79 a 82 e 90)', () => {
  test('falha sem prova não acusa ninguém; com a prova que o item pede, acusa', () => {
    for (const { dispositivo, evidencias } of [...INFRACOES_RR, ...CAUSAS_DE_APREENSAO_RR]) {
      expect(conferirItemRR(dispositivo, 'falha', []).resultado).toBe('sem-dados')
      expect(conferirItemRR(dispositivo, 'falha', evidencias.slice(0, 1)).resultado).toBe('violacao')
      expect(conferirItemRR(dispositivo, 'certo', []).resultado).toBe('conforme')
      expect(conferirItemRR(dispositivo, 'nao-verificado', evidencias).resultado).toBe('sem-dados')
    }
  })
  test('prova de outro tipo não serve', () => {
    expect(conferirItemRR('art79_inc3', 'falha', ['bilhete']).resultado).toBe('sem-dados')
  })
  test('causa repetida é a mesma causa, e apreensão não é infração com multa própria', () => {
    expect(conferirItemRR('art90_inc4', 'falha', ['foto'])).toMatchObject({
      dispositivo: 'art90_inc1',
      infracao: null,
    })
    expect(conferirItemRR('art79_inc3', 'falha', ['foto']).infracao).toBe('art79_inc3')
  })
  test('o que não é item é recusado', () => {
    expect(() => conferirItemRR('art29', 'certo', [])).toThrow(
      expect.objectContaining({ codigo: 'dispositivo-sem-infracao' }),
    )
  })
})

describe('conferências com dado próprio', () => {
  const credencial = { numero: 'F 1', ate: data }
  test.each([
    [true, credencial, true, 'violacao'],
    [true, credencial, false, 'conforme'],
    [true, credencial, null, 'sem-dados'],
    [true, { ...credencial, ate: d('2026-05-03') }, true, 'conforme'],
    [false, credencial, true, 'conforme'],
  ])('art. 74: em serviço %s, %o, cobrado %s: %s', (emServico, c, cobrado, resultado) => {
    expect(conferirGratuidadeDoFiscal({ emServico, credencial: c, cobrado, data }).resultado).toBe(resultado)
  })

  test.each([
    [44, 'conforme'],
    [46, 'violacao'],
    [42, 'violacao'],
    [null, 'sem-dados'],
  ])('art. 80, VI: 44 lugares no registro, %s contados: %s', (contados, resultado) => {
    expect(conferirCapacidadeRR(44, contados).resultado).toBe(resultado)
  })

  const ordem = { numero: 'O 1', de: d('2026-05-01'), liberadoEm: null }
  test.each([
    ['rodou depois da ordem', ordem, data, 'violacao'],
    ['rodou antes', ordem, d('2026-04-30'), 'conforme'],
    ['rodou no dia da liberação', { ...ordem, liberadoEm: data }, data, 'conforme'],
    ['rodou na véspera dela', { ...ordem, liberadoEm: data }, d('2026-05-03'), 'violacao'],
    ['não se sabe se rodou', ordem, null, 'sem-dados'],
    ['sem ordem', null, data, 'conforme'],
  ])('art. 81, IV: %s', (_, o, rodouEm, resultado) => {
    expect(conferirOrdemDeParar({ ordem: o, rodouEm }).resultado).toBe(resultado)
  })

  test.each([
    ['2026-05-04', null, 'sem-dados'],
    ['2026-05-03', null, 'violacao'],
    ['2026-05-03', '2026-05-03', 'conforme'],
    ['2026-05-03', '2026-05-04', 'violacao'],
    ['2026-05-10', 'recusada', 'violacao'],
  ])('art. 81, IX: até %s, resposta %s: %s', (ate, resposta, resultado) => {
    const r = resposta === null || resposta === 'recusada' ? resposta : d(resposta)
    expect(conferirPedidoDeInformacao({ numero: 'P 1', ate: d(ate), resposta: r }, data).resultado).toBe(
      resultado,
    )
  })

  test.each([
    ['onibus', 44, 'D', data, 'conforme'],
    ['onibus', 44, 'AD', data, 'conforme'],
    ['onibus', 44, 'B', data, 'violacao'],
    ['onibus', 44, 'E', d('2026-05-03'), 'violacao'],
    ['van', 12, 'AB', data, 'violacao'],
    ['alternativo', 7, 'AB', data, 'conforme'],
    ['alternativo', 9, 'B', data, 'violacao'],
    ['onibus', 44, null, data, 'sem-dados'],
    ['onibus', 44, 'D', null, 'sem-dados'],
  ] as const)(
    'art. 82, IV: %s de %s, categoria %s até %s: %s',
    (tipo, lugares, categoria, ate, resultado) => {
      expect(conferirHabilitacaoRR({ tipo, lugares, categoria, ate, data }).resultado).toBe(resultado)
    },
  )

  test.each([
    [['1', '2'], ['2', '1'], 'conforme'],
    [['1', '2'], ['1', '3'], 'violacao'],
    [['1', '2'], ['1'], 'violacao'],
    [['1'], ['1', '2'], 'violacao'],
    [['1'], null, 'sem-dados'],
  ])('art. 90, III: lista %o, a bordo %o: %s', (lista, aBordo, resultado) => {
    expect(conferirListaDePassageirosRR(lista, aBordo).resultado).toBe(resultado)
  })

  const linha = { linha: '101', programadas: 10, realizadas: 0, paralisacaoAutorizada: false }
  test.each([
    [[linha], 'violacao'],
    [[linha, { ...linha, linha: '102', realizadas: 1 }], 'conforme'],
    [[{ ...linha, paralisacaoAutorizada: true }], 'sem-dados'],
    [[], 'sem-dados'],
  ])('art. 87, II: %o: %s', (linhas, resultado) => {
    expect(conferirParalisacaoGeral(linhas).resultado).toBe(resultado)
  })
  test.each([
    [{}, 'violacao'],
    [{ realizadas: 4 }, 'sem-dados'],
    [{ realizadas: 10 }, 'conforme'],
    [{ paralisacaoAutorizada: true }, 'sem-dados'],
    [{ programadas: 0 }, 'sem-dados'],
  ])('art. 87, III: %o: %s', (mudancas, resultado) => {
    expect(conferirAbandono({ ...linha, ...mudancas }).resultado).toBe(resultado)
  })
})

test('infração é o que o catálogo define (art. 75), e o fato anterior que dobra é o da mesma linha (art. 83)', () => {
  const rr = LEIS['rr-664-2008']
  expect(enquadrar(rr, { dispositivo: 'art81_inc10', data, quantidade: 1 }, data).classe).toBe('III')
  expect(() => enquadrar(rr, { dispositivo: 'art75', data, quantidade: 1 }, data)).toThrow(
    expect.objectContaining({ codigo: 'dispositivo-sem-infracao' }),
  )
  const anterior = {
    dispositivo: 'art79_inc1',
    linha: '101',
    data: d('2025-12-01'),
    situacao: 'mantida',
  } as const
  const fato = { dispositivo: 'art79_inc1', linha: '101', data, historico: [anterior] } as const
  const dobra = { dispositivo: 'art83', meses: 6, mesmaLinha: true } as const
  expect(fatoQueDobra(fato, dobra)).toEqual(anterior)
  expect(fatoQueDobra({ ...fato, linha: '102' }, dobra)).toBeNull()
})
