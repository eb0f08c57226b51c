import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  CLAUSULAS_DO_COMPROMISSO_RR,
  conferirAfastamento,
  conferirSegurosDoAutorizado,
  conferirTaxasDoTerminal,
  conferirViagemDoAutorizado,
  examinarCompromisso,
  examinarUmPorAutorizacao,
} from './index.js'

const d = lerData
const hoje = d('2026-05-04')
const todas = CLAUSULAS_DO_COMPROMISSO_RR.map((c) => c.dispositivo)

describe('termo de compromisso (arts. 20 e 23)', () => {
  test.each([
    ['assinado no dia', '2026-05-04', todas, []],
    ['assinado depois', '2026-05-05', todas, ['art20']],
    ['não assinado', null, todas, ['art20']],
    ['sem a cláusula do seguro', '2026-05-01', todas.filter((c) => c !== 'art20_inc5'), ['art20_inc5']],
  ])('%s', (_, assinatura, clausulas, motivos) => {
    const exame = examinarCompromisso({
      assinatura: assinatura ? d(assinatura) : null,
      clausulas,
      inicioDoServico: hoje,
    })
    expect(exame.motivos.map((m) => m.dispositivo)).toEqual(motivos)
  })

  test.each([
    ['um', [{ numero: 'T1', autorizacao: 'A1' }], true],
    ['nenhum', [], false],
    [
      'dois',
      [
        { numero: 'T1', autorizacao: 'A1' },
        { numero: 'T2', autorizacao: 'A1' },
      ],
      false,
    ],
    [
      'um, usado em outra',
      [
        { numero: 'T1', autorizacao: 'A1' },
        { numero: 'T1', autorizacao: 'A2' },
      ],
      false,
    ],
  ])('%s termo por autorização', (_, compromissos, permitido) => {
    expect(examinarUmPorAutorizacao(compromissos, 'A1').permitido).toBe(permitido)
  })
})

describe('cláusulas conferidas', () => {
  const viagem = {
    partidaMarcada: '06:00',
    partidaFeita: '06:00',
    itinerario: ['Boa Vista', 'Mucajaí'],
    percorrido: ['Boa Vista', 'Mucajaí'],
  }
  test.each([
    [{}, 'conforme', null],
    [{ partidaFeita: '06:20' }, 'violacao', 'art81_inc6'],
    [{ percorrido: ['Boa Vista'] }, 'violacao', 'art81_inc6'],
    [{ partidaFeita: null }, 'sem-dados', null],
    [{ partidaFeita: null, percorrido: ['Bonfim'] }, 'violacao', 'art81_inc6'],
  ])('II: %o: %s', (mudancas, resultado, infracao) => {
    expect(conferirViagemDoAutorizado({ ...viagem, ...mudancas })).toMatchObject({ resultado, infracao })
  })

  test.each([
    [true, '2026-05-04', null, 'conforme'],
    [true, '2026-05-03', null, 'violacao'],
    [true, '2026-05-03', '2026-05-10', 'conforme'],
    [false, '2026-05-03', null, 'conforme'],
  ])('III: usa o terminal %s, vence %s, pago %s: %s', (usaTerminal, vence, pago, resultado) => {
    const vencimentos = [{ data: d(vence), pagoEm: pago ? d(pago) : null }]
    expect(conferirTaxasDoTerminal({ usaTerminal, vencimentos }, hoje).resultado).toBe(resultado)
  })

  test.each([
    ['2026-05-04', '2026-12-31', 'conforme'],
    ['2026-05-03', '2026-12-31', 'violacao'],
    ['2026-05-04', null, 'sem-dados'],
    ['2026-05-03', null, 'violacao'],
  ])('V: apólices até %s e %s: %s', (passageiros, bagagem, resultado) => {
    expect(
      conferirSegurosDoAutorizado({ passageiros: d(passageiros), bagagem: bagagem ? d(bagagem) : null }, hoje)
        .resultado,
    ).toBe(resultado)
  })

  test.each([
    ['2026-05-04', null, 'sem-dados'],
    ['2026-05-03', null, 'violacao'],
    ['2026-05-03', '2026-05-03', 'conforme'],
    ['2026-05-02', '2026-05-03', 'violacao'],
  ])('VI: ordem até %s, afastado em %s: %s', (ate, afastado, resultado) => {
    const ordem = { numero: 'O 1', ate: d(ate), afastadoEm: afastado ? d(afastado) : null }
    expect(conferirAfastamento(ordem, hoje).resultado).toBe(resultado)
  })
})
