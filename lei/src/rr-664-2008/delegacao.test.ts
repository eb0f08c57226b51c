import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import { proximoEstado } from '../core/tabela.js'
import {
  atoDoCancelamento,
  CAUSAS_DE_CANCELAMENTO_RR,
  conferirComunicacao,
  DELEGACAO_RR,
  examinarInicioDaOperacao,
  inicioDaOperacao,
  proximoConvocado,
  REGISTROS_DA_DELEGACAO_RR,
} from './index.js'

const d = lerData
const calendario = { uf: 'RR', excecoes: [] } as const

describe('vida da delegação (arts. 13 a 17, 24, 93 e 94)', () => {
  test.each([
    ['contratada', 'iniciar-operacao', 'feito', 'em-operacao'],
    ['contratada', 'distratar', 'feito', 'distratada'],
    ['em-operacao', 'distratar', 'feito', null],
    ['em-operacao', 'pedir-transferencia', 'feito', 'transferencia-em-exame'],
    ['em-operacao', 'decidir-transferencia', 'anuida', null],
    ['cancelamento-em-exame', 'apreciar-cancelamento', 'acolhido', 'cancelada'],
    ['cancelamento-em-exame', 'apreciar-cancelamento', 'rejeitado', 'em-operacao'],
    ['em-operacao', 'apreciar-cancelamento', 'acolhido', null],
    ['mais-viagens-determinadas', 'permitir-operacao-provisoria', 'feito', 'operacao-provisoria'],
    ['mais-viagens-determinadas', 'retomar', 'feito', null],
    ['operacao-provisoria', 'retomar', 'feito', 'retomada'],
    ['retomada', 'licitar-de-novo', 'feito', 'em-nova-licitacao'],
    ['cassada', 'iniciar-operacao', 'feito', null],
    ['cancelada', 'cassar', 'feito', null],
  ] as const)('%s, %s (%s): %s', (de, ato, resultado, para) => {
    expect(proximoEstado(DELEGACAO_RR, de, ato, resultado)).toBe(para)
  })

  test('alterar o contrato pede interesse público e termo (art. 17)', () => {
    expect(REGISTROS_DA_DELEGACAO_RR['alterar-contrato']).toMatchObject({ dispositivo: 'art17' })
    expect(REGISTROS_DA_DELEGACAO_RR['alterar-contrato'].exige).toContain('interesse público')
  })

  test('só o interesse público passa por proposta (art. 93, par. único)', () => {
    expect(CAUSAS_DE_CANCELAMENTO_RR.map((c) => atoDoCancelamento(c.dispositivo))).toEqual([
      'cancelar',
      'cancelar',
      'cancelar',
      'apreciar-cancelamento',
    ])
    expect(atoDoCancelamento('art87_inc1')).toBeNull()
  })

  test('mudança na empresa se comunica no prazo que a autoridade fixar (art. 16)', () => {
    const parametros = {
      prazo_comunicacao_dias: [
        { de: d('2020-01-01'), ate: null, valor: '10', ato: 'R 1', demonstracao: false },
      ],
    }
    const comum = { comunicacao: 'mudanca-na-empresa', fato: d('2026-03-06'), calendario } as const
    const conferida = (quando: string) =>
      conferirComunicacao({ ...comum, parametros, comunicadoEm: d(quando), hoje: d('2026-06-01') })
    expect(conferida('2026-03-18').resultado).toBe('conforme')
    expect(conferida('2026-03-19')).toMatchObject({ resultado: 'violacao', infracao: 'art80_inc7' })
  })
})

describe('início da operação (art. 24)', () => {
  const base = { homologacao: d('2026-03-06'), hoje: d('2026-04-08') }
  test.each([
    ['assinou no último dia e começou no seguinte', '2026-04-07', '2026-04-08', true],
    ['assinou um dia depois', '2026-04-08', '2026-04-09', false],
    ['começou um dia depois', '2026-03-20', '2026-03-22', false],
    ['não assinou', null, null, false],
    ['não começou', '2026-04-01', null, false],
  ])('%s: %s, %s', (_, assinatura, inicio, permitido) => {
    const exame = examinarInicioDaOperacao(
      { ...base, assinatura: assinatura ? d(assinatura) : null, inicio: inicio ? d(inicio) : null },
      calendario,
    )
    expect(exame).toMatchObject({ permitido, distrato: !permitido })
  })

  test('enquanto o prazo corre nada falta', () => {
    const hoje = d('2026-04-07')
    const exame = examinarInicioDaOperacao({ ...base, hoje, assinatura: null, inicio: null }, calendario)
    expect(exame).toMatchObject({ permitido: true, depende_de: ['art24'], distrato: false })
  })

  test('o dia seguinte é o seguinte, mesmo domingo', () => {
    expect(inicioDaOperacao(d('2026-05-09'))).toBe('2026-05-10')
    expect(inicioDaOperacao(d('2026-12-31'))).toBe('2027-01-01')
  })

  test('chama-se o próximo da classificação que não desistiu (par. único)', () => {
    const lista = [
      { classificacao: 3, desistiu: false },
      { classificacao: 1, desistiu: false },
      { classificacao: 2, desistiu: true },
    ]
    expect(proximoConvocado(lista, 1)?.classificacao).toBe(3)
    expect(proximoConvocado(lista, 3)).toBeNull()
  })
})
