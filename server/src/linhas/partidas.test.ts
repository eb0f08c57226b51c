import { describe, expect, it } from 'vitest'
import { partidaMaisProxima } from './partidas.js'

describe('partida mais próxima da hora', () => {
  it.each([
    [['06:00', '13:30'], '13:40', '13:30', 10],
    [['06:00', '13:30'], '05:00', '06:00', 60],
    [['23:50', '06:00'], '00:10', '23:50', 20],
    [['00:05', '12:00'], '23:55', '00:05', 10],
    [['10:00', '12:00'], '11:00', '10:00', 60],
    [['12:00', '10:00'], '11:00', '10:00', 60],
  ])('de %j às %s é a das %s', (partidas, hora, partida, minutos) => {
    expect(partidaMaisProxima(partidas, hora)).toEqual({ partida, minutos })
  })
  it('linha sem partidas não tem nenhuma', () => {
    expect(partidaMaisProxima([], '10:00')).toBeNull()
  })
})
