import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  conferirBaldeacao,
  conferirReforco,
  conferirViagemVendida,
  examinarAtendimentoParcial,
  examinarCancelamentoDeHorario,
} from './index.js'

describe('baldeação (art. 48)', () => {
  test.each([
    ['quebra-do-veiculo', null, 'conforme'],
    ['forca-maior', null, 'conforme'],
    ['outro', null, 'violacao'],
    ['outro', 'Ato 9', 'conforme'],
    [null, null, 'sem-dados'],
  ] as const)('motivo %s, autorização %s: %s', (motivo, autorizacao, resultado) => {
    const r = conferirBaldeacao({ motivo, autorizacao })
    expect(r.resultado).toBe(resultado)
    expect(r.infracao).toBe(resultado === 'violacao' ? 'art81_inc8' : null)
  })
})

describe('reforço (art. 49)', () => {
  const reforco = (partida: string, declarada: boolean | null) =>
    conferirReforco({ partida, declarada, partidasRegulares: ['06:00', '14:00'], reforcosNoMes: 1 })
  test.each([
    ['06:00', true, 'conforme', null],
    ['06:00', null, 'sem-dados', null],
    ['06:00', false, 'violacao', null],
    ['07:00', null, 'violacao', 'art81_inc6'],
    ['07:00', true, 'violacao', 'art81_inc6'],
  ] as const)('às %s, declarada %s: %s', (partida, declarada, resultado, infracao) => {
    expect(reforco(partida, declarada)).toMatchObject({ resultado, infracao })
  })
})

describe('atendimento parcial (art. 50)', () => {
  const pedido = {
    origem: 'Boa Vista',
    destino: 'Mucajaí',
    itinerario: ['Boa Vista', 'Mucajaí', 'Caracaraí'],
    localidade: 'Mucajaí',
    secoesDaDelegataria: ['Boa Vista', 'Mucajaí'],
  }
  test.each([
    ['no itinerário e com seção no lugar', {}, []],
    ['destino fora do itinerário', { destino: 'Bonfim' }, ['art50']],
    ['sem ponto de seção no lugar', { secoesDaDelegataria: ['Boa Vista'] }, ['art50_par1u']],
    ['as duas faltas', { destino: 'Bonfim', secoesDaDelegataria: [] }, ['art50', 'art50_par1u']],
  ])('%s', (_, mudancas, motivos) => {
    const r = examinarAtendimentoParcial({ ...pedido, ...mudancas })
    expect(r.motivos.map((m) => m.dispositivo)).toEqual(motivos)
    expect(r.permitido).toBe(motivos.length === 0)
  })
})

describe('cancelamento de horário (art. 51)', () => {
  const viagem = lerData('2026-05-04')
  test.each([
    ['anuência na véspera, sem venda', '2026-05-03', 0, []],
    ['anuência no dia', '2026-05-04', 0, []],
    ['anuência depois da viagem', '2026-05-05', 0, ['art51']],
    ['sem anuência', null, 0, ['art51']],
    ['com passagem vendida', '2026-05-03', 1, ['art51_par1u']],
  ])('%s', (_, anuencia, passagensVendidas, motivos) => {
    const r = examinarCancelamentoDeHorario({
      viagem,
      anuencia: anuencia === null ? null : lerData(anuencia),
      passagensVendidas,
    })
    expect(r.motivos.map((m) => m.dispositivo)).toEqual(motivos)
    expect(r.depende_de).toEqual(['art51'])
  })

  test.each([
    [1, false, 'violacao', 'art82_inc8'],
    [0, false, 'conforme', null],
    [1, true, 'conforme', null],
    [null, false, 'sem-dados', null],
  ] as const)('%s vendidas, realizada %s: %s', (passagensVendidas, realizada, resultado, infracao) => {
    expect(conferirViagemVendida({ passagensVendidas, realizada })).toMatchObject({ resultado, infracao })
  })
})
