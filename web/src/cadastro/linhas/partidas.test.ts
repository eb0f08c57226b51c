import { describe, expect, it } from 'vitest'
import { lerPartidas, partidasPorPeriodo } from './partidas'

describe('partidas por período', () => {
  it('cada hora cai em um só período, a das seis na manhã', () => {
    expect(partidasPorPeriodo(['18:00', '05:59', '06:00', '11:59', '12:00', '00:00'])).toEqual([
      { nome: 'Madrugada', horas: ['00:00', '05:59'] },
      { nome: 'Manhã', horas: ['06:00', '11:59'] },
      { nome: 'Tarde', horas: ['12:00'] },
      { nome: 'Noite', horas: ['18:00'] },
    ])
  })

  it('nenhuma partida, nenhum período', () => {
    expect(partidasPorPeriodo([])).toEqual([])
  })
})

describe('partidas digitadas', () => {
  it('lê como as pessoas escrevem, em ordem e sem repetir', () => {
    expect(lerPartidas('13:30, 6:00; 7h30\n0915 e 06:00').horas).toEqual(['06:00', '07:30', '09:15', '13:30'])
  })

  it('diz o que não é hora, e não o joga fora calado', () => {
    expect(lerPartidas('06:00 25:00 cedo')).toEqual({ horas: ['06:00'], erradas: ['25:00', 'cedo'] })
  })

  it('vazio é linha sem partida', () => {
    expect(lerPartidas('  ')).toEqual({ horas: [], erradas: [] })
  })
})
