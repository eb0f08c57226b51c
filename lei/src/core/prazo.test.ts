import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarioDeExpediente, diaNoCalendario } from './calendario.js'
import { type DataCivil, dataEm, diaDaSemana, diasEntre, lerData, lerInstante, somarDias } from './data.js'
import { contarDias, contarHoras, contarMeses, type RegraDeContagem, tempestivo } from './prazo.js'

const ART95: RegraDeContagem = {
  inicio: 'art95',
  prorrogacao: 'art95_par1u',
  leituras: ['AMB-RR-48'],
}
const SEM_REGRA: RegraDeContagem = { inicio: null, prorrogacao: null, leituras: [] }
const fechado = (...datas: string[]) =>
  datas.map((d) => ({ data: lerData(d), expediente: false, motivo: 'Portaria' }))
const RR: CalendarioDeExpediente = { uf: 'RR', excecoes: [] }
const RR_7_ABR: CalendarioDeExpediente = { uf: 'RR', excecoes: fechado('2026-04-07') }
const contar = (c: CalendarioDeExpediente, ciencia: string, dias: number) =>
  contarDias(c, lerData(ciencia), dias, ART95)

describe('prazo em dias: exemplos para conferir à mão', () => {
  it.each([
    ['sexta, 30 dias, 7 de abril fechado', RR_7_ABR, '2026-03-06', 30, '2026-03-09', '2026-04-08'],
    ['sexta, 30 dias', RR, '2026-03-06', 30, '2026-03-09', '2026-04-07'],
    ['sábado (known fault 20)', RR, '2026-03-07', 5, '2026-03-09', '2026-03-13'],
    ['domingo', RR, '2026-03-08', 5, '2026-03-09', '2026-03-13'],
    ['véspera da Sexta-feira Santa', RR, '2026-04-02', 5, '2026-04-06', '2026-04-10'],
    ['fim no domingo (known fault 24)', RR, '2026-03-09', 6, '2026-03-10', '2026-03-16'],
    ['fim na terça de Carnaval', RR, '2026-02-06', 9, '2026-02-09', '2026-02-18'],
    ['virada do ano', RR, '2025-12-31', 1, '2026-01-02', '2026-01-02'],
    ['criação do Estado no fim', RR, '2026-09-30', 5, '2026-10-01', '2026-10-06'],
    ['dez dias, múltiplo de cinco (known fault 20)', RR, '2026-03-07', 10, '2026-03-09', '2026-03-18'],
    ['um dia', RR, '2026-03-09', 1, '2026-03-10', '2026-03-10'],
  ])('%s', (_, calendario, ciencia, dias, inicio, vencimento) => {
    const prazo = contar(calendario, ciencia, dias)
    expect(prazo.inicio).toBe(inicio)
    expect(prazo.vencimento).toBe(vencimento)
  })

  it('o dia 5 de outubro prorroga em Roraima e não no Rio Grande do Sul (known fault 1)', () => {
    const rs: CalendarioDeExpediente = { uf: 'RS', excecoes: [] }
    const ciencia = lerData('2026-09-30')
    expect(contarDias(rs, ciencia, 5, SEM_REGRA).vencimento).toBe('2026-10-05')
    expect(contarDias(RR, ciencia, 5, ART95).vencimento).toBe('2026-10-06')
  })

  it('a memória diz por que o vencimento andou e em que dispositivo (known fault 26)', () => {
    const { memoria } = contar(RR_7_ABR, '2026-03-06', 30)
    expect(memoria.map((p) => p.resultado)).toEqual(['2026-03-06', '2026-03-09', '2026-04-07', '2026-04-08'])
    expect(memoria.at(-1)).toMatchObject({ dispositivo: 'art95_par1u' })
    expect(memoria.at(-1)?.descricao).toContain('Portaria')
    expect(memoria[1]).toMatchObject({ dispositivo: 'art95', leituras: ['AMB-RR-48'] })
  })

  it('quando não andou, a memória também o diz (known fault 26)', () => {
    expect(contar(RR, '2026-03-06', 30).memoria.at(-1)).toMatchObject({
      resultado: '2026-04-07',
      aplicado: false,
    })
  })

  it('sem regra no texto, nada é citado', () => {
    const { memoria } = contarDias({ uf: 'RS', excecoes: [] }, lerData('2026-03-06'), 15, SEM_REGRA)
    expect(memoria.every((p) => p.dispositivo === null)).toBe(true)
  })

  it('«1 dia corrido», no singular', () => {
    expect(contar(RR, '2026-03-09', 1).memoria[2]?.descricao).toContain('1 dia corrido a partir')
  })

  it.each([0, -1, 1.5, 3661, Number.NaN, Number.POSITIVE_INFINITY])('%s dias é recusado', (dias) => {
    expect(() => contar(RR, '2026-03-06', dias)).toThrow(
      expect.objectContaining({ codigo: 'prazo-invalido', campo: 'dias' }),
    )
  })
})

describe('o dia do vencimento', () => {
  it('hoje não é tarde: o último dia vale inteiro (known faults 7, 12 and 24)', () => {
    const prazo = contar(RR_7_ABR, '2026-03-06', 30)
    expect(tempestivo(prazo, lerData('2026-04-07'))).toBe(true)
    expect(tempestivo(prazo, lerData('2026-04-08'))).toBe(true)
    expect(tempestivo(prazo, lerData('2026-04-09'))).toBe(false)
  })

  it('às 23 h 59 do último dia em Boa Vista, já outro dia em Londres, ainda vale (known fault 7)', () => {
    const prazo = contar(RR_7_ABR, '2026-03-06', 30)
    const em = (i: string) => dataEm(lerInstante(i), 'America/Boa_Vista')
    expect(tempestivo(prazo, em('2026-04-08T23:59:59-04:00'))).toBe(true)
    expect(tempestivo(prazo, em('2026-04-09T03:59:59Z'))).toBe(true)
    expect(tempestivo(prazo, em('2026-04-09T00:00:00-04:00'))).toBe(false)
  })

  it('ciência na sexta às 19 h ou às 9 h dá o mesmo prazo: a ciência é uma data (known fault 17)', () => {
    const em = (hora: string) => dataEm(lerInstante(`2026-03-06T${hora}:00-04:00`), 'America/Boa_Vista')
    expect(contarDias(RR, em('19:00'), 30, ART95)).toEqual(contarDias(RR, em('09:00'), 30, ART95))
    expect(contarDias(RR, em('23:59'), 30, ART95).vencimento).toBe('2026-04-07')
  })

  it('o prazo sai só da ciência e do calendário, em qualquer dia em que se pergunte (known fault 9)', () => {
    expect(contar(RR, '2015-03-06', 30)).toEqual(contar(RR, '2015-03-06', 30))
    expect(contar(RR, '2015-03-06', 30).vencimento).toBe('2015-04-07')
  })

  it('um prazo antigo atravessa o horário de verão sem perder dia (known fault 36)', () => {
    expect(contar(RR, '2018-11-01', 5).vencimento).toBe('2018-11-09')
  })
})

describe('propriedades do prazo em dias', () => {
  const inicio = '2014-01-01' as DataCivil
  const datas = fc.integer({ min: 0, max: 8000 }).map((n) => somarDias(inicio, n))
  const dias = fc.integer({ min: 1, max: 120 })
  const uf = fc.constantFrom('RR' as const, 'RS' as const)
  const calendarios = fc
    .record({
      uf,
      dias: fc.array(fc.tuple(fc.integer({ min: 0, max: 150 }), fc.boolean()), { maxLength: 15 }),
    })
    .map(
      (c) =>
        (ciencia: DataCivil): CalendarioDeExpediente => ({
          uf: c.uf,
          excecoes: c.dias.map(([n, expediente]) => ({
            data: somarDias(ciencia, n),
            expediente,
            motivo: 'ato da autoridade',
          })),
        }),
    )
  const caso = fc.tuple(calendarios, datas, dias)

  it('nunca começa nem acaba em dia sem expediente, e nunca no dia da ciência (known fault 24)', () => {
    fc.assert(
      fc.property(caso, ([para, ciencia, n]) => {
        const c = para(ciencia)
        const p = contarDias(c, ciencia, n, ART95)
        expect(diaNoCalendario(c, p.inicio).expediente).toBe(true)
        expect(diaNoCalendario(c, p.vencimento).expediente).toBe(true)
        expect(p.inicio > ciencia).toBe(true)
        expect(diasEntre(p.inicio, p.vencimento)).toBeGreaterThanOrEqual(n - 1)
      }),
    )
  })

  it('cresce com os dias e com a ciência', () => {
    fc.assert(
      fc.property(caso, fc.integer({ min: 1, max: 20 }), ([para, ciencia, n], mais) => {
        const c = para(ciencia)
        const vence = (d: DataCivil, k: number) => contarDias(c, d, k, ART95).vencimento
        expect(vence(ciencia, n + mais) >= vence(ciencia, n)).toBe(true)
        expect(vence(somarDias(ciencia, mais), n) >= vence(ciencia, n)).toBe(true)
      }),
    )
  })

  it('é o que se acha riscando os dias um a um, e o que o traço mostra', () => {
    fc.assert(
      fc.property(caso, ([para, ciencia, n]) => {
        const c = para(ciencia)
        const aberto = (d: DataCivil) => diaNoCalendario(c, d).expediente
        let dia = somarDias(ciencia, 1)
        while (!aberto(dia)) dia = somarDias(dia, 1)
        let contados = 1
        while (contados < n || !aberto(dia)) {
          dia = somarDias(dia, 1)
          contados++
        }
        const p = contarDias(c, ciencia, n, ART95)
        expect(p.vencimento).toBe(dia)
        expect(p.dias[0]).toMatchObject({ data: ciencia, papel: 'ciencia', numero: null })
        expect(p.dias.at(-1)).toMatchObject({ data: dia, papel: 'vencimento' })
        expect(p.dias).toHaveLength(diasEntre(ciencia, dia) + 1)
        expect(p.dias.flatMap((d) => d.numero ?? [])).toEqual(Array.from({ length: n }, (_, i) => i + 1))
        for (const d of p.dias) if (d.papel === 'prorroga') expect(d.numero).toBeNull()
        for (const d of p.dias) if (d.papel === 'espera') expect(aberto(d.data)).toBe(false)
      }),
    )
  })

  it('sem atos da autoridade, o vencimento é dia de semana', () => {
    fc.assert(
      fc.property(datas, dias, uf, (ciencia, n, uf) => {
        const p = contarDias({ uf, excecoes: [] }, ciencia, n, SEM_REGRA)
        expect(diaDaSemana(p.vencimento)).toBeLessThan(6)
      }),
    )
  })
})

describe('prazo em horas: corridas, sem calendário', () => {
  it.each([
    ['2026-03-06T10:00:00-04:00', 48, '2026-03-08T10:00:00-04:00'],
    ['2026-05-04T22:10:00-04:00', 48, '2026-05-06T22:10:00-04:00'],
    ['2026-12-31T23:30:00-04:00', 2, '2027-01-01T01:30:00-04:00'],
    ['2018-11-03T22:00:00-03:00', 72, '2018-11-06T22:00:00-03:00'],
  ])('%s mais %i h é %s', (inicio, horas, fim) => {
    expect(contarHoras(lerInstante(inicio), horas).vencimento).toBe(fim)
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e9])('%s horas é recusado', (horas) => {
    expect(() => contarHoras(lerInstante('2026-03-06T10:00:00-04:00'), horas)).toThrow(
      expect.objectContaining({ codigo: 'prazo-invalido', campo: 'horas' }),
    )
  })
})

describe('prazo em meses: de data a data, sem calendário (known fault 38)', () => {
  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2024-02-29', 120, '2034-02-28'],
    ['2026-02-28', 6, '2026-08-28'],
    ['2026-03-15', 1, '2026-04-15'],
  ])('%s mais %i meses é %s', (inicio, meses, fim) => {
    expect(contarMeses(lerData(inicio), meses).vencimento).toBe(fim)
  })

  it.each([0, 1.5, 1201, Number.NaN])('%s meses é recusado', (meses) => {
    expect(() => contarMeses(lerData('2026-08-31'), meses)).toThrow(
      expect.objectContaining({ codigo: 'prazo-invalido', campo: 'meses' }),
    )
  })
})
