import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { afterEach, describe, expect, it } from 'vitest'
import {
  ano,
  compararInstantes,
  type DataCivil,
  dataEm,
  diaDaSemana,
  diasEntre,
  escreverData,
  type Instante,
  instanteDe,
  instanteEm,
  lerData,
  lerInstante,
  somarDias,
  somarHoras,
  somarMeses,
} from './data.js'
import { RecusaDaLei } from './erro.js'

const SAO_PAULO = 'America/Sao_Paulo'
const BOA_VISTA = 'America/Boa_Vista'
const dia = (texto: string) => lerData(texto)

const datas = fc
  .integer({ min: 0, max: 60_000 })
  .map((n): DataCivil => somarDias('1990-01-01' as DataCivil, n))

describe('ler', () => {
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-3-6',
    '06/03/2026',
    '2026-03-06T00:00',
    ' 2026-03-06',
    '2026-03-06\n',
    '0202-03-10',
    '1899-12-31',
    '0000-01-01',
    '+010000-01-01',
    '',
  ])('«%s» não é data', (texto) => {
    expect(() => lerData(texto, 'ciencia')).toThrow(
      expect.objectContaining({ codigo: 'data-invalida', campo: 'ciencia' }),
    )
  })

  it('29 de fevereiro existe em 2024 e em 2000, não em 2100', () => {
    expect(lerData('2024-02-29')).toBe('2024-02-29')
    expect(lerData('2000-02-29')).toBe('2000-02-29')
    expect(() => lerData('2100-02-29')).toThrow(RecusaDaLei)
  })

  it.each([
    '2026-03-06T10:00:00',
    '2026-03-06T24:00:00Z',
    '2026-02-30T10:00:00Z',
    '2026-03-06 10:00:00Z',
    '2026-03-06T10:00:00-4',
    '2026-03-06T10:61:00Z',
    '2026-03-06T10:00:00+25:00',
    '2026-03-06',
    'agora',
  ])('«%s» não é instante com fuso', (texto) => {
    expect(() => lerInstante(texto)).toThrow(expect.objectContaining({ codigo: 'instante-invalido' }))
  })

  it('o fuso lido fica como foi escrito', () => {
    expect(lerInstante('2026-03-06T10:00:00-04:00')).toBe('2026-03-06T10:00:00-04:00')
  })

  it('somar além do ano 9999 é recusado, e não uma data que ordena errado', () => {
    expect(() => somarDias(dia('9999-12-31'), 1)).toThrow(RecusaDaLei)
    expect(() => somarMeses(dia('9999-12-01'), 1)).toThrow(RecusaDaLei)
  })
})

describe('meses, de data a data (known fault 38)', () => {
  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2024-02-29', 120, '2034-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2025-12-26', 12, '2026-12-26'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s mais %i meses é %s', (inicio, meses, fim) => {
    expect(somarMeses(dia(inicio), meses)).toBe(fim)
  })

  it('o dia é o mesmo ou o último do mês', () => {
    fc.assert(
      fc.property(datas, fc.integer({ min: 1, max: 240 }), (d, n) => {
        const fim = somarMeses(d, n)
        const mesmo = fim.slice(8) === d.slice(8)
        const ultimo = somarDias(fim, 1).slice(8) === '01'
        expect(mesmo || (ultimo && fim.slice(8) < d.slice(8))).toBe(true)
        const mesesDoAno = ano(fim) * 12 + Number(fim.slice(5, 7)) - ano(d) * 12 - Number(d.slice(5, 7))
        expect(mesesDoAno).toBe(n)
      }),
    )
  })
})

describe('dias', () => {
  it('somar e contar são inversos', () => {
    fc.assert(
      fc.property(datas, fc.integer({ min: -5000, max: 5000 }), (d, n) => {
        expect(diasEntre(d, somarDias(d, n))).toBe(n)
      }),
    )
  })

  it('a ordem do texto é a ordem do tempo', () => {
    fc.assert(
      fc.property(datas, datas, (a, b) => {
        expect(a < b).toBe(diasEntre(a, b) > 0)
      }),
    )
  })

  it('2026-03-06 é sexta e 2026-03-08 é domingo', () => {
    expect(diaDaSemana(dia('2026-03-06'))).toBe(5)
    expect(diaDaSemana(dia('2026-03-08'))).toBe(7)
  })

  it('escrita', () => {
    expect(escreverData(dia('2026-04-09'))).toBe('9 abr. 2026')
    expect(escreverData(dia('2026-05-01'))).toBe('1º maio 2026')
  })
})

describe('relógio e data', () => {
  it('antes de 2019, a meia-noite que o horário de verão pulou em São Paulo vira 1 h (known fault 36)', () => {
    expect(instanteDe(dia('2018-11-04'), '00:00', SAO_PAULO)).toBe('2018-11-04T01:00:00-02:00')
    expect(instanteDe(dia('2017-10-15'), '00:30', SAO_PAULO)).toBe('2017-10-15T01:30:00-02:00')
    expect(instanteDe(dia('2008-10-19'), '00:00', SAO_PAULO)).toBe('2008-10-19T01:00:00-02:00')
    expect(instanteDe(dia('2018-02-17'), '23:30', SAO_PAULO)).toBe('2018-02-17T23:30:00-02:00')
    expect(dataEm(instanteDe(dia('2018-11-04'), '00:00', SAO_PAULO), SAO_PAULO)).toBe('2018-11-04')
  })

  it('depois de 2019 não há horário de verão em São Paulo, e em Boa Vista não havia (known fault 36)', () => {
    for (const a of [2019, 2020, 2024, 2026, 2030])
      expect(instanteDe(dia(`${a}-11-03`), '00:00', SAO_PAULO)).toBe(`${a}-11-03T00:00:00-03:00`)
    expect(instanteDe(dia('2018-11-04'), '00:00', BOA_VISTA)).toBe('2018-11-04T00:00:00-04:00')
  })

  it('contar dias não vê o horário de verão: a data não guarda hora (known fault 30)', () => {
    expect(somarDias(dia('2018-11-03'), 1)).toBe('2018-11-04')
    expect(somarDias(dia('2018-02-17'), 1)).toBe('2018-02-18')
    expect(diasEntre(dia('2018-10-01'), dia('2019-03-01'))).toBe(151)
  })

  it('às 23 h 30 de Boa Vista a data é a de lá, não a de Londres', () => {
    const i = lerInstante('2026-12-31T23:30:00-04:00')
    expect(dataEm(i, BOA_VISTA)).toBe('2026-12-31')
    expect(dataEm(i, 'UTC')).toBe('2027-01-01')
    expect(dataEm(i, SAO_PAULO)).toBe('2027-01-01')
    expect(instanteEm(i, SAO_PAULO)).toBe('2027-01-01T00:30:00-03:00')
  })

  it('horas corridas guardam o fuso do início', () => {
    expect(somarHoras(lerInstante('2026-03-06T10:00:00-04:00'), 48)).toBe('2026-03-08T10:00:00-04:00')
    expect(somarHoras(lerInstante('2026-03-06T10:00:00Z'), 2)).toBe('2026-03-06T12:00:00Z')
    expect(somarHoras(lerInstante('2026-03-06T10:00:00-04:00'), 0.5)).toBe('2026-03-06T10:30:00-04:00')
  })

  it('instantes se comparam pelo tempo, não pelo texto', () => {
    const a = lerInstante('2026-03-06T10:00:00-04:00')
    expect(compararInstantes(a, lerInstante('2026-03-06T11:00:00-03:00'))).toBe(0)
    expect(compararInstantes(a, lerInstante('2026-03-06T11:00:00-04:00'))).toBeLessThan(0)
    expect(compararInstantes(a, lerInstante('2026-03-06T10:30:00-03:00'))).toBeGreaterThan(0)
  })
})

describe('o fuso da máquina não muda nada (known fault 27)', () => {
  const original = process.env.TZ
  afterEach(() => {
    if (original === undefined) delete process.env.TZ
    else process.env.TZ = original
  })

  const tudo = () => ({
    lida: lerData('2026-03-06'),
    somada: somarDias(dia('2018-11-03'), 1),
    meses: somarMeses(dia('2026-08-31'), 6),
    semana: diaDaSemana(dia('2026-03-08')),
    entre: diasEntre(dia('2018-10-01'), dia('2019-03-01')),
    escrita: escreverData(dia('2026-01-01')),
    meiaNoite: instanteDe(dia('2018-11-04'), '00:00', SAO_PAULO),
    emBoaVista: dataEm('2027-01-01T02:30:00Z' as Instante, BOA_VISTA),
    horas: somarHoras('2018-11-03T22:00:00-03:00' as Instante, 4),
  })

  it.each([
    ['UTC', 0],
    [BOA_VISTA, 240],
    [SAO_PAULO, 180],
    ['Pacific/Kiritimati', -840],
  ])('TZ=%s', (fuso, minutos) => {
    process.env.TZ = fuso
    expect(new Date(Date.UTC(2026, 2, 6)).getTimezoneOffset()).toBe(minutos)
    expect(tudo()).toEqual({
      lida: '2026-03-06',
      somada: '2018-11-04',
      meses: '2027-02-28',
      semana: 7,
      entre: 151,
      escrita: '1º jan. 2026',
      meiaNoite: '2018-11-04T01:00:00-02:00',
      emBoaVista: '2026-12-31',
      horas: '2018-11-04T02:00:00-03:00',
    })
  })
})

describe('a aritmética de dias é a de Temporal', () => {
  const naFaixa = (d: Temporal.PlainDate) => d.year >= 1900 && d.year <= 9999
  const qualquerDia = fc
    .integer({ min: 0, max: 2_958_000 })
    .map((n) => Temporal.PlainDate.from('1900-01-01').add({ days: n }))
    .filter(naFaixa)

  it('somar dias, somar meses, dias entre e dia da semana', () => {
    fc.assert(
      fc.property(qualquerDia, fc.integer({ min: -40_000, max: 40_000 }), qualquerDia, (d, n, outro) => {
        const data = lerData(d.toString())
        const maisDias = d.add({ days: n })
        if (naFaixa(maisDias)) expect(somarDias(data, n)).toBe(maisDias.toString())
        const maisMeses = d.add({ months: n % 1200 })
        if (naFaixa(maisMeses)) expect(somarMeses(data, n % 1200)).toBe(maisMeses.toString())
        expect(diasEntre(data, lerData(outro.toString()))).toBe(d.until(outro, { largestUnit: 'day' }).days)
        expect(diaDaSemana(data)).toBe(d.dayOfWeek)
      }),
      { numRuns: 2000 },
    )
  })

  it('lê exatamente os dias que existem', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 9999 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 33 }),
        (a, m, d) => {
          const texto = `${a}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
          let existe = true
          try {
            Temporal.PlainDate.from(texto, { overflow: 'reject' })
          } catch {
            existe = false
          }
          if (existe) expect(lerData(texto)).toBe(texto)
          else expect(() => lerData(texto)).toThrow(RecusaDaLei)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('a aritmética de horas é a de Temporal', () => {
  const dois = (ate: number) => fc.integer({ min: 0, max: ate }).map((n) => String(n).padStart(2, '0'))
  const escrito = fc
    .tuple(
      fc.integer({ min: 1950, max: 2100 }),
      dois(13),
      dois(32),
      dois(24),
      dois(60),
      dois(61),
      fc.constantFrom('', '.5', '.123456789'),
      fc.oneof(
        fc.constant('Z'),
        fc.tuple(fc.constantFrom('+', '-'), dois(24), dois(60)).map(([s, h, m]) => `${s}${h}:${m}`),
      ),
    )
    .map(([a, m, d, h, min, s, f, z]) => `${a}-${m}-${d}T${h}:${min}:${s}${f}${z}`)

  it('aceita e soma o mesmo', () => {
    const horas = fc.integer({ min: -50_000, max: 200_000 }).map((minutos) => minutos / 60)
    fc.assert(
      fc.property(escrito, horas, (texto, h) => {
        let deles: Temporal.ZonedDateTime | null = null
        try {
          const zona = texto.endsWith('Z') ? 'UTC' : texto.slice(-6)
          deles = Temporal.Instant.from(texto).toZonedDateTimeISO(zona)
        } catch {
          expect(() => lerInstante(texto)).toThrow(RecusaDaLei)
          return
        }
        const fim = deles.add({ minutes: Math.round(h * 60) })
        const somado = fim.toString({ timeZoneName: 'never', smallestUnit: 'second' })
        const nosso = somarHoras(lerInstante(texto), h)
        expect(nosso.replace('Z', '+00:00')).toBe(somado)
      }),
      { numRuns: 2000 },
    )
  })
})
