import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  type Apolice,
  composicaoDoBilhete,
  conferirAtualizacaoDePremios,
  conferirSeguro,
  repasseDeTerminal,
  tarifaDeTerminal,
} from './index.js'

const vale = (valor: string, de: string) => ({
  de: lerData(de),
  ate: null,
  valor,
  ato: 'Resolução 3',
  demonstracao: false,
})
const tarifas = [vale('2.50', '2026-01-01'), vale('3.00', '2026-05-01')]

test.each([
  ['2026-01-01', '2.50'],
  ['2026-04-30', '2.50'],
  ['2026-05-01', '3.00'],
])('tarifa de terminal em %s (art. 38)', (data, valor) => {
  expect(tarifaDeTerminal(tarifas, lerData(data)).toString()).toBe(valor)
  expect(() => tarifaDeTerminal(tarifas, lerData('2025-12-31'))).toThrow('tarifa deste terminal')
})

describe('bilhete com tarifa de terminal e prêmio (arts. 38 e 40)', () => {
  test('soma a tarifa, o terminal e o prêmio em vigor na data', () => {
    const r = composicaoDoBilhete({
      tarifa: '58.00',
      data: lerData('2026-05-01'),
      terminal: tarifas,
      premio: [vale('0.45', '2026-01-01')],
    })
    expect(r.total.toString()).toBe('61.45')
    expect(r.memoria.map((p) => p.dispositivo)).toEqual([null, 'art38_par1u', 'art40', null])
  })

  test('sem terminal e sem prêmio o bilhete é a tarifa', () => {
    const r = composicaoDoBilhete({
      tarifa: '58.00',
      data: lerData('2026-05-01'),
      terminal: null,
      premio: null,
    })
    expect(r.total.toString()).toBe('58.00')
  })

  test('terminal sem tarifa na data é recusado, não é zero', () => {
    expect(() =>
      composicaoDoBilhete({ tarifa: '58.00', data: lerData('2025-12-31'), terminal: tarifas, premio: null }),
    ).toThrowError(expect.objectContaining({ codigo: 'sem-valor-na-data' }))
  })
})

describe('repasse da tarifa de terminal (art. 38, par. único)', () => {
  test('cada venda paga a tarifa do seu dia', () => {
    const r = repasseDeTerminal({
      vendas: [
        { data: lerData('2026-04-30'), bilhetes: 40 },
        { data: lerData('2026-05-01'), bilhetes: 10 },
      ],
      tarifas,
      repasses: [{ data: lerData('2026-05-05'), valor: '100.00' }],
    })
    expect([r.devido, r.repassado, r.saldo].map(String)).toEqual(['130.00', '100.00', '30.00'])
    expect(r.memoria.at(-1)?.resultado).toBe('30.00')
  })
})

describe('seguro (arts. 39 e 40, par. único)', () => {
  const apolice = (mudancas: Partial<Apolice> = {}): Apolice => ({
    numero: 'A1',
    coberturas: ['acidentes-pessoais', 'bagagem'],
    de: lerData('2026-01-01'),
    ate: lerData('2026-12-31'),
    ...mudancas,
  })
  test.each([
    ['as duas coberturas, no último dia', [apolice()], '2026-12-31', 'conforme'],
    ['vencida ontem', [apolice()], '2027-01-01', 'violacao'],
    ['só acidentes', [apolice({ coberturas: ['acidentes-pessoais'] })], '2026-06-01', 'violacao'],
    ['nenhuma apólice', [], '2026-06-01', 'violacao'],
    ['apólices não consultadas', null, '2026-06-01', 'sem-dados'],
  ])('%s', (_, apolices, data, resultado) => {
    expect(conferirSeguro(apolices, lerData(data)).resultado).toBe(resultado)
  })

  test('prêmios e coeficiente mudam nas mesmas datas', () => {
    const coeficientes = [vale('0.30', '2025-01-01'), vale('0.32', '2026-01-01')]
    expect(conferirAtualizacaoDePremios([vale('0.45', '2026-01-01')], coeficientes).resultado).toBe(
      'conforme',
    )
    const fora = conferirAtualizacaoDePremios(
      [vale('0.45', '2026-01-01'), vale('0.5', '2026-03-01')],
      coeficientes,
    )
    expect(fora.resultado).toBe('violacao')
    expect(fora.mensagem).toContain('1º mar. 2026')
    expect(conferirAtualizacaoDePremios([], coeficientes).resultado).toBe('sem-dados')
  })
})
