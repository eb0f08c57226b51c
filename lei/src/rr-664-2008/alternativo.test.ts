import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  examinarHorarioDoAlternativo,
  examinarLugaresDoAlternativo,
  examinarRequerente,
  type LinhaRegular,
  type Partida,
} from './index.js'

describe('lugares (arts. 66 e 68, VI)', () => {
  test.each([
    [false, 6, ['art66']],
    [false, 7, []],
    [true, 11, ['art68_inc6']],
    [true, 12, []],
    [true, 16, []],
    [true, 17, ['art68_inc6']],
  ])('van %s com %i lugares', (van, lugares, motivos) => {
    const r = examinarLugaresDoAlternativo({ van, lugares })
    expect(r.motivos.map((m) => m.dispositivo)).toEqual(motivos)
  })
})

describe('hora de folga em torno da partida regular (art. 68, § 3º)', () => {
  const regular = (partidas: Partida[], mudancas: Partial<LinhaRegular> = {}): LinhaRegular => ({
    numero: '101',
    delegataria: 'Empresa A',
    partidas,
    mesmaOrigem: true,
    trajetoEmComum: true,
    ...mudancas,
  })
  const permitido = (partida: Partida, linha: LinhaRegular) =>
    examinarHorarioDoAlternativo({ delegataria: 'Cooperativa B', partidas: [partida] }, [linha]).permitido

  test.each([
    ['09:00', '10:00', true],
    ['09:01', '10:00', false],
    ['10:59', '10:00', false],
    ['11:00', '10:00', true],
    ['10:00', '10:00', false],
    ['23:40', '00:10', false],
    ['00:10', '23:40', false],
    ['23:10', '00:10', true],
  ])('às %s com regular às %s: %s', (hora, doRegular, esperado) => {
    expect(permitido({ hora }, regular([{ hora: doRegular }]))).toBe(esperado)
  })

  test.each<[string, Partida, Partida, boolean]>([
    ['dias diferentes', { hora: '10:00', dias: [1] }, { hora: '10:00', dias: [2] }, true],
    ['madrugada seguinte', { hora: '23:40', dias: [1] }, { hora: '00:10', dias: [2] }, false],
    ['mesma madrugada não é a seguinte', { hora: '23:40', dias: [1] }, { hora: '00:10', dias: [1] }, true],
    ['domingo à noite e segunda cedo', { hora: '23:40', dias: [7] }, { hora: '00:10', dias: [1] }, false],
  ])('%s', (_, partida, doRegular, esperado) => {
    expect(permitido(partida, regular([doRegular]))).toBe(esperado)
  })

  test.each<[string, Partial<LinhaRegular>]>([
    ['da própria concessionária', { delegataria: 'Cooperativa B' }],
    ['de outra origem', { mesmaOrigem: false }],
    ['sem trajeto em comum', { trajetoEmComum: false }],
  ])('linha %s não impede', (_, mudancas) => {
    expect(permitido({ hora: '10:00' }, regular([{ hora: '10:00' }], mudancas))).toBe(true)
  })

  test('diz que partida bate com qual linha', () => {
    const r = examinarHorarioDoAlternativo({ delegataria: 'B', partidas: [{ hora: '10:30' }] }, [
      regular([{ hora: '10:00' }]),
    ])
    expect(r.motivos).toEqual([
      {
        dispositivo: 'art68_par3',
        mensagem: 'Partida das 10:30 a 30 min da regular das 10:00, linha 101.',
      },
    ])
  })

  test.each(['24:00', '9:00', '10h'])('%s não é hora', (hora) => {
    expect(() => permitido({ hora }, regular([{ hora: '10:00' }]))).toThrowError(
      expect.objectContaining({ codigo: 'hora-invalida' }),
    )
  })

  test('a distância é a mesma trocando as partidas, em qualquer hora do dia', () => {
    const hora = fc.integer({ min: 0, max: 1439 }).map((m) => ({
      m,
      hora: `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`,
    }))
    fc.assert(
      fc.property(hora, hora, (a, b) => {
        const d = Math.abs(a.m - b.m)
        const esperado = Math.min(d, 1440 - d) >= 60
        expect(permitido({ hora: a.hora }, regular([{ hora: b.hora }]))).toBe(esperado)
        expect(permitido({ hora: b.hora }, regular([{ hora: a.hora }]))).toBe(esperado)
      }),
    )
  })
})

describe('quem pode pedir a delegação (art. 67)', () => {
  test.each([
    ['empresa', '11.222.333/0001-81', true],
    ['cooperativa', '11222333000181', true],
    ['cooperativa', '12.ABC.345/01DE-35', true],
    ['autonomo', null, false],
    ['empresa', '529.982.247-25', false],
    ['cooperativa', '52998224725', false],
  ] as const)('%s, documento %s: %s', (natureza, documento, esperado) => {
    const r = examinarRequerente({ natureza, documento })
    expect(r.permitido).toBe(esperado)
    expect(r.depende_de).toEqual(esperado ? ['art67'] : [])
    expect(r.motivos.map((m) => m.dispositivo)).toEqual(esperado ? [] : ['art67_par2'])
  })
})
