import { describe, expect, it } from 'vitest'
import {
  chegadaDe,
  diasSeguintes,
  emOrdem,
  escreverChegada,
  escreverDias,
  lerHoraDePartida,
} from './horarios.js'

const minutosDe = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3))

describe('horários', () => {
  it.each([
    ['23:40', 90, '01:10 do dia seguinte'],
    ['06:00', 0, '06:00'],
    ['23:59', 1, '00:00 do dia seguinte'],
    ['20:00', 60 * 30, '02:00, 2 dias depois'],
  ])('de %s, %i minutos depois são %s', (hora, minutos, dito) => {
    expect(escreverChegada(chegadaDe(hora, minutos))).toBe(dito)
  })

  it('de qualquer hora e duração, o relógio e as meias-noites somam o tempo de viagem', () => {
    for (let m = 0; m < 1440; m += 37) {
      const hora = `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`
      for (const d of [0, 1, 59, 60, 719, 1439, 1440, 4999]) {
        const c = chegadaDe(hora, d)
        expect(c.dias_depois * 1440 + minutosDe(c.hora) - m).toBe(d)
      }
    }
  })

  it.each([
    ['06:00', '06:00', 0],
    ['6:05', '06:05', 0],
    ['24:00', '00:00', 1],
    ['24:30', '00:30', 1],
    ['29:59', '05:59', 1],
  ])('%s é %s', (texto, hora, dias_depois) => {
    expect(lerHoraDePartida(texto)).toEqual({ hora, dias_depois })
  })
  it.each(['30:00', '99:00', '12:60', '12h', '', '1:2', '012:00'])('«%s» não é hora', (texto) => {
    expect(lerHoraDePartida(texto)).toBeNull()
  })

  it.each([
    [[1, 2, 3, 4, 5, 6, 7], 'todos os dias'],
    [[1, 2, 3, 4, 5], 'seg a sex'],
    [[6, 7], 'sáb e dom'],
    [[1, 3, 5], 'seg, qua e sex'],
    [[7], 'domingo'],
    [[5, 1, 5], 'seg e sex'],
  ])('dias %j: %s', (dias, dito) => {
    expect(escreverDias(dias)).toBe(dito)
  })

  it('o dia depois de domingo é segunda', () => {
    expect(diasSeguintes([6, 7])).toEqual([1, 7])
  })

  it('a mesma partida em duas linhas é uma, com os dias juntos', () => {
    const h = { hora: '06:00', sentido: 'ida', tipo: 'comum' } as const
    expect(
      emOrdem([
        { ...h, dias: [7] },
        { ...h, dias: [1, 7] },
      ]),
    ).toEqual([{ ...h, dias: [1, 7] }])
  })
})
