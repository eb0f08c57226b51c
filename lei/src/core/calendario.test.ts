import Holidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import {
  type CalendarioDeExpediente,
  diaNoCalendario,
  feriadosDoAno,
  pascoa,
  primeiroDiaComExpediente,
} from './calendario.js'
import { type DataCivil, diaDaSemana, lerData, somarDias } from './data.js'
import { RecusaDaLei } from './erro.js'

const RR: CalendarioDeExpediente = { uf: 'RR', excecoes: [] }
const RS: CalendarioDeExpediente = { uf: 'RS', excecoes: [] }
const ANOS = Array.from({ length: 21 }, (_, i) => 2015 + i)
const motivo = (c: CalendarioDeExpediente, data: string) => diaNoCalendario(c, lerData(data)).motivo
const aberto = (c: CalendarioDeExpediente, data: string) => diaNoCalendario(c, lerData(data)).expediente

describe('Páscoa', () => {
  it.each([
    [1961, '1961-04-02'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('%i: %s', (a, data) => {
    expect(pascoa(a)).toBe(data)
  })

  it('é sempre domingo, de 22 de março a 25 de abril', () => {
    for (let a = 1900; a <= 2300; a++) {
      expect(diaDaSemana(pascoa(a))).toBe(7)
      expect(pascoa(a) >= `${a}-03-22` && pascoa(a) <= `${a}-04-25`).toBe(true)
    }
  })
})

describe('feriados contra uma fonte independente, 2015 a 2035', () => {
  // Election days are Sundays; carnival and Corpus Christi are «bank» there, and closed here by the office calendar.
  const daFonte = (uf: 'RR' | 'RS', a: number) =>
    new Holidays('BR', uf)
      .getHolidays(a)
      .filter((f) => (f.type === 'public' && f.name !== 'Dia de Eleição') || f.type === 'bank')
      .map((f) => f.date.slice(0, 10))
      .sort()

  it.each(ANOS.flatMap((a) => [['RR', a] as const, ['RS', a] as const]))('%s %i', (uf, a) => {
    expect([...feriadosDoAno(uf, a).keys()].sort()).toEqual(daFonte(uf, a))
  })

  it('dia de eleição, que a fonte lista, é sempre domingo: já não tem expediente', () => {
    const eleicoes = ANOS.flatMap((a) => new Holidays('BR', 'RR').getHolidays(a)).filter(
      (f) => f.name === 'Dia de Eleição',
    )
    expect(eleicoes.length).toBeGreaterThan(0)
    for (const e of eleicoes) expect(diaDaSemana(lerData(e.date.slice(0, 10)))).toBe(7)
  })
})

describe('o calendário da repartição', () => {
  it.each([
    ['2026-02-16', 'segunda-feira de Carnaval'],
    ['2026-02-17', 'terça-feira de Carnaval'],
    ['2026-04-03', 'Sexta-feira Santa'],
    ['2026-06-04', 'Corpus Christi'],
  ])('%s não tem expediente: %s (known fault 22)', (data, nome) => {
    expect(motivo(RR, data)).toBe(nome)
    expect(motivo(RS, data)).toBe(nome)
  })

  it('a quarta-feira de Cinzas tem expediente, salvo se a autoridade disser que não (known fault 22)', () => {
    expect(aberto(RS, '2026-02-18')).toBe(true)
    const cinzas = { data: lerData('2026-02-18'), expediente: false, motivo: 'ponto facultativo' }
    expect(motivo({ ...RS, excecoes: [cinzas] }, '2026-02-18')).toBe('ponto facultativo')
  })

  it('a data do Estado fecha só o Estado (known fault 1)', () => {
    expect(motivo(RR, '2026-10-05')).toBe('Criação do Estado de Roraima')
    expect(aberto(RS, '2026-10-05')).toBe(true)
    expect(motivo(RS, '2027-09-20')).toBe('Revolução Farroupilha')
    expect(aberto(RR, '2027-09-20')).toBe(true)
  })

  it('o fechamento de uma autoridade não fecha a outra do mesmo Estado (known fault 1)', () => {
    const orgao = {
      ...RR,
      excecoes: [{ data: lerData('2026-04-07'), expediente: false, motivo: 'Portaria 12/2026' }],
    }
    expect(motivo(orgao, '2026-04-07')).toBe('Portaria 12/2026')
    expect(aberto(RR, '2026-04-07')).toBe(true)
  })

  it('20 de novembro fecha a partir de 2024 e não antes (known faults 13 and 16)', () => {
    expect(aberto(RR, '2023-11-20')).toBe(true)
    expect(motivo(RR, '2024-11-20')).toBe('Dia da Consciência Negra')
    expect(feriadosDoAno('RS', 2023).has('2023-11-20')).toBe(false)
  })

  it('o feriado móvel de um ano não fecha o mesmo dia de outro ano (known fault 16)', () => {
    expect(motivo(RR, '2025-06-19')).toBe('Corpus Christi')
    expect(aberto(RR, '2026-06-19')).toBe(true)
    for (const a of ANOS)
      for (const data of feriadosDoAno('RR', a).keys()) expect(data.startsWith(String(a))).toBe(true)
  })

  it('um fechamento de vários dias vale em todos, o último incluído (known fault 16)', () => {
    const recesso = ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'].map((d) => ({
      data: lerData(d),
      expediente: false,
      motivo: 'recesso',
    }))
    const c = { ...RR, excecoes: recesso }
    for (const e of recesso) expect(motivo(c, e.data)).toBe('recesso')
    expect(primeiroDiaComExpediente(c, lerData('2026-12-25'))).toBe('2027-01-04')
  })

  it('a autoridade pode abrir um dia que a regra fecha', () => {
    const sabado = { data: lerData('2026-03-07'), expediente: true, motivo: 'mutirão' }
    expect(diaNoCalendario({ ...RR, excecoes: [sabado] }, sabado.data)).toEqual({
      expediente: true,
      motivo: 'mutirão',
    })
  })

  it('de dois atos sobre o mesmo dia vale o último', () => {
    const data = lerData('2026-04-07')
    const c = {
      ...RR,
      excecoes: [
        { data, expediente: false, motivo: 'ponto facultativo' },
        { data, expediente: true, motivo: 'ato revogado' },
      ],
    }
    expect(aberto(c, data)).toBe(true)
  })

  it('sábado e domingo não têm expediente', () => {
    expect(motivo(RR, '2026-03-07')).toBe('sábado')
    expect(motivo(RR, '2026-03-08')).toBe('domingo')
  })

  it('um ano inteiro sem expediente é recusado, e não procurado para sempre (known fault 20)', () => {
    const inicio = lerData('2026-01-01')
    const excecoes = Array.from({ length: 400 }, (_, i) => ({
      data: somarDias(inicio, i) as DataCivil,
      expediente: false,
      motivo: 'fechado',
    }))
    expect(() => primeiroDiaComExpediente({ ...RR, excecoes }, inicio)).toThrow(RecusaDaLei)
  })
})
