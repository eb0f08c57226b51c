import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  conferirListaDaAutorizacaoRR,
  conferirVeiculoDaAutorizacaoRR,
  ESPECIES_DA_AUTORIZACAO_RR,
  examinarCassacaoDaAutorizacao,
  SERVICOS_RR,
  vigenciaDaBaixaDemanda,
} from './index.js'

const d = lerData

test('toda espécie é de um serviço da lei, e as do art. 2º são as que se autorizam', () => {
  for (const { servico, dispositivo } of Object.values(ESPECIES_DA_AUTORIZACAO_RR)) {
    expect(dispositivo.startsWith('art2_')).toBe(SERVICOS_RR[servico].porAutorizacao)
  }
})

test.each([
  [d('2026-05-04'), null, ['conforme', 'conforme']],
  [d('2026-05-03'), null, ['violacao', 'conforme']],
  [null, 'Retirado em 2026.', ['sem-dados', 'violacao']],
])('veículo com laudo até %s, retirado: %s', (laudoAte, retirado, resultados) => {
  const r = conferirVeiculoDaAutorizacaoRR({ placa: 'NAV1C34', laudoAte, retirado }, d('2026-05-04'))
  expect(r.map((c) => c.resultado)).toEqual(resultados)
})

test.each([
  [0, 44, 'conforme'],
  [44, 44, 'conforme'],
  [45, 44, 'violacao'],
])('%i passageiros em %i lugares: %s', (passageiros, lugares, resultado) => {
  expect(conferirListaDaAutorizacaoRR({ passageiros, lugares }).resultado).toBe(resultado)
})

describe('baixa demanda (art. 99)', () => {
  test.each([
    ['2026-03-01', '2026-05-01'],
    ['2026-06-01', '2026-06-01'],
  ])('pedida desde %s e assinada em 1º de maio, vale desde %s', (de, desde) => {
    const v = vigenciaDaBaixaDemanda({ de: d(de), ate: d('2026-12-31'), assinatura: d('2026-05-01') })
    expect([v.de, v.ate]).toEqual([desde, '2026-12-31'])
  })
  test('época que já acabou é recusada', () => {
    const pedido = { de: d('2026-01-01'), ate: d('2026-04-30'), assinatura: d('2026-05-01') }
    expect(() => vigenciaDaBaixaDemanda(pedido)).toThrow('acaba antes')
  })
})

describe('cassação (art. 22)', () => {
  const auto = (n: number, situacao: 'mantida' | 'pendente') => ({ auto: `A${n}`, situacao })
  const base = {
    causa: 'art22_inc1' as const,
    notificacao: { defesaAte: d('2026-05-10') },
    defesa: false,
    historico: [],
    empresa: null,
    data: d('2026-05-11'),
  }
  test.each([
    ['prazo da defesa passou', {}, []],
    ['prazo da defesa corre', { data: d('2026-05-10') }, ['art22']],
    ['defendeu-se antes', { data: d('2026-05-05'), defesa: true }, []],
    ['sem notificação', { notificacao: null }, ['art22']],
    ['um só auto mantido', { causa: 'art22_inc2', historico: [auto(1, 'mantida')] }, ['art22_inc2']],
    [
      'autos ainda pendentes',
      { causa: 'art22_inc2', historico: [auto(1, 'mantida'), auto(2, 'pendente')] },
      ['art22_inc2'],
    ],
    ['dois mantidos', { causa: 'art22_inc2', historico: [auto(1, 'mantida'), auto(2, 'mantida')] }, []],
    ['falida, sem defesa', { causa: 'art22_inc5', notificacao: null, empresa: 'falida' }, []],
    ['em recuperação', { causa: 'art22_inc5', empresa: 'recuperacao' }, ['art22_inc5']],
    ['situação não informada', { causa: 'art22_inc5', empresa: null }, ['art22_inc5']],
  ] as const)('%s', (_, mudancas, motivos) => {
    const exame = examinarCassacaoDaAutorizacao({ ...base, ...mudancas })
    expect(exame.motivos.map((m) => m.dispositivo)).toEqual(motivos)
  })
})
