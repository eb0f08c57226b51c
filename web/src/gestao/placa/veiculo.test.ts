import { expect, it } from 'vitest'
import { type AutoRecente, autosQueDobram, type LinhaDaHora, linhaDaHora, resumoDaLinha } from './veiculo'

const linha = (numero: string, partidas: string[]) =>
  ({ numero, nome: numero, partidas, partida: null }) as unknown as LinhaDaHora

const auto = (numero: string, mudancas: Partial<AutoRecente>): AutoRecente => ({
  numero,
  placa: 'NAV1C34',
  dispositivo: 'art79_inc1',
  descricao: '',
  data_fato: '2025-12-01',
  linha: '104',
  estado: 'notificado',
  estado_nome: '',
  dobra_ate: '2026-06-01',
  dobra_na_linha: '104',
  dobra_dispositivo: 'art83',
  ...mudancas,
})

it('the line of the hour is the one with the departure nearest to it, round midnight too', () => {
  const linhas = [linha('104', ['06:00', '13:30']), linha('211', ['23:50']), linha('9', [])]
  expect(linhaDaHora(linhas, '14:22')).toMatchObject({ numero: '104', partida: '13:30' })
  expect(linhaDaHora(linhas, '00:10')).toMatchObject({ numero: '211', partida: '23:50' })
  expect(linhaDaHora([linha('9', [])], '14:22')).toMatchObject({ numero: '9', partida: null })
  expect(linhaDaHora([], '14:22')).toBeNull()
})

it('of several earlier autos of one item on one line only the latest warns, and none that no longer doubles', () => {
  const recentes = [
    auto('A', {}),
    auto('B', { data_fato: '2026-01-05', dobra_ate: '2026-07-05' }),
    auto('C', { linha: '211', dobra_na_linha: '211' }),
    auto('D', { dispositivo: 'art80_inc1', dobra_ate: null }),
  ]
  const numeros = (linha: string | null) => {
    const { aqui, emOutrasLinhas } = autosQueDobram(recentes, linha)
    return [aqui.map((a) => a.numero), emOutrasLinhas.map((a) => a.numero)]
  }
  expect(numeros('104')).toEqual([['B'], ['C']])
  expect(numeros(null)).toEqual([['B', 'C'], []])
})

it('where the law does not ask for the line, an auto of any line doubles here', () => {
  expect(autosQueDobram([auto('A', { linha: '9', dobra_na_linha: null })], '104').aqui).toHaveLength(1)
})

it('a line without departures names no hour', () => {
  expect(resumoDaLinha({ numero: '104', nome: 'Boa Vista – Pacaraima', partida: null })).toBe(
    'linha 104 Boa Vista – Pacaraima',
  )
})
