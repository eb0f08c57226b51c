import { afterAll, describe, expect, it } from 'vitest'
import * as f from './formatos'

const liso = (texto: string) => texto.replaceAll('\u00a0', ' ')
const ZONAS = ['America/Boa_Vista', 'America/Sao_Paulo', 'UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
const zonaDaMaquina = process.env.TZ

afterAll(() => {
  if (zonaDaMaquina === undefined) delete process.env.TZ
  else process.env.TZ = zonaDaMaquina
})

describe('datas sem hora', () => {
  it.each(ZONAS)('não mudam de dia com a máquina em %s', (zona) => {
    process.env.TZ = zona
    expect(liso(f.dataPrazo('2026-04-09'))).toBe('qui., 9 de abril')
    expect(liso(f.dataPrazo('2027-05-03', '2026-11-30'))).toBe('seg., 3 de maio de 2027')
    expect(liso(f.dataMedia('2026-03-10'))).toBe('ter., 10 mar. 2026')
    expect(liso(f.dataLonga('2026-04-06'))).toBe('seg., 6 de abril de 2026')
    expect(liso(f.dataCurta('2026-05-06'))).toBe('qua., 6 maio')
    expect(f.somarDias('2018-11-03', 1)).toBe('2018-11-04')
    expect(f.dataNumerica('2026-01-01')).toBe('01/01/2026')
  })

  it('escreve o primeiro do mês com ordinal', () => {
    expect(liso(f.diaMes('2025-12-01'))).toBe('1º dez.')
    expect(liso(f.dataPrazo('2026-06-01'))).toBe('seg., 1º de junho')
  })

  it('hoje é hoje, e outro ano traz o ano', () => {
    expect(f.dataRelativa('2026-05-04', '2026-05-04')).toBe('hoje')
    expect(liso(f.dataRelativa('2026-05-05', '2026-05-04'))).toBe('ter., 5 maio')
    expect(liso(f.dataRelativa('2026-04-30', '2026-05-04'))).toBe('qui., 30 abr.')
    expect(liso(f.dataRelativa('2025-12-31', '2026-05-04'))).toBe('31 dez. 2025')
  })

  it('soma e conta dias como o calendário, em 400 anos', () => {
    let dia = '1900-01-01'
    let semana = 1
    for (let i = 0; i < 146_097; i++) {
      if (f.diaDaSemana(dia) !== semana) throw new Error(`${dia}: ${f.diaDaSemana(dia)}`)
      const seguinte = f.somarDias(dia, 1)
      if (!f.ehData(seguinte) || seguinte <= dia || f.diasEntre(dia, seguinte) !== 1) throw new Error(dia)
      dia = seguinte
      semana = (semana + 1) % 7
    }
    expect(dia).toBe('2300-01-01')
  })

  it('recusa instante onde se espera data, para nunca cortar o dia em UTC', () => {
    expect(() => f.dataMedia('2026-03-11T01:00:00Z')).toThrow(RangeError)
    expect(() => f.dataMedia('2026-02-30')).toThrow(RangeError)
    expect(f.ehData('2024-02-29')).toBe(true)
    expect(f.ehData('1900-02-29')).toBe(false)
  })
})

describe('instantes', () => {
  it.each(ZONAS)('mostram a hora da autoridade com a máquina em %s', (zona) => {
    process.env.TZ = zona
    expect(liso(f.instanteCurto('2026-03-10T18:31:00Z', 'America/Boa_Vista'))).toBe('10 mar. 14:31')
    expect(liso(f.instanteLongo('2026-03-10T14:22:00-04:00', 'America/Boa_Vista'))).toBe(
      'ter., 10 mar. 2026, 14:22 (UTC−4)',
    )
  })

  it('23:30 da véspera do Ano-Novo ainda é o ano velho', () => {
    expect(f.diaDoInstante('2027-01-01T03:30:00Z', 'America/Boa_Vista')).toBe('2026-12-31')
    expect(f.hora('2027-01-01T03:30:00Z', 'America/Boa_Vista')).toBe('23:30')
    expect(f.diaDoInstante('2027-01-01T03:30:00Z', 'America/Sao_Paulo')).toBe('2027-01-01')
  })

  it('a meia-noite que não existiu em São Paulo vira 01:00', () => {
    expect(f.hora('2018-11-04T02:59:00Z', 'America/Sao_Paulo')).toBe('23:59')
    expect(f.hora('2018-11-04T03:00:00Z', 'America/Sao_Paulo')).toBe('01:00')
    expect(f.fuso('2018-11-04T03:00:00Z', 'America/Sao_Paulo')).toBe('UTC−2')
    expect(f.fuso('2026-11-04T03:00:00Z', 'America/Sao_Paulo')).toBe('UTC−3')
  })

  it('meia-noite é 00:00, não 24:00', () => {
    expect(f.hora('2026-03-10T04:00:00Z', 'America/Boa_Vista')).toBe('00:00')
  })

  it('recusa instante sem fuso', () => {
    expect(() => f.hora('2026-03-10T14:31:00', 'America/Boa_Vista')).toThrow(RangeError)
  })
})

describe('números', () => {
  it('escreve dinheiro sem arredondar e sem quebrar a linha', () => {
    expect(f.dinheiro('48310.00')).toBe('R$\u00a048.310,00')
    expect(liso(f.dinheiro('287'))).toBe('R$ 287,00')
    expect(liso(f.dinheiro('-1234567.5'))).toBe('−R$ 1.234.567,50')
    expect(liso(f.dinheiro('0.05'))).toBe('R$ 0,05')
    expect(() => f.dinheiro('NaN')).toThrow(RangeError)
  })

  it('mantém todas as casas de um coeficiente', () => {
    expect(f.numero('0.287425')).toBe('0,287425')
    expect(f.numero('107', 1)).toBe('107,0')
    expect(f.numero('1000')).toBe('1.000')
  })

  it('escreve CNPJ com letras e sem letras, e CPF', () => {
    expect(f.cnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
    expect(f.cnpj('11222333000181')).toBe('11.222.333/0001-81')
    expect(f.cnpj('123')).toBe('123')
    expect(f.cpf('12345678909')).toBe('123.456.789-09')
  })

  it('escreve as duas formas de placa', () => {
    expect(f.placa('nav1c34')).toBe('NAV1C34')
    expect(f.placa('abc1234')).toBe('ABC-1234')
    expect(f.placa('ABC-1234')).toBe('ABC-1234')
  })
})
