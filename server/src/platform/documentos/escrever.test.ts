import type { Instante } from '@outorga/lei'
import { describe, expect, it } from 'vitest'
import { lerCodigo } from './emitir.js'
import { escreverInstante, escreverPlaca, escreverResultado } from './escrever.js'

const claro = (t: string) => t.replaceAll('\u00a0', ' ')

describe('escreverInstante', () => {
  it.each([
    ['2026-03-10T18:22:00Z', 'America/Boa_Vista', 'ter., 10 mar. 2026, 14:22 (UTC−4)'],
    ['2026-03-01T02:59:00Z', 'America/Sao_Paulo', 'sáb., 28 fev. 2026, 23:59 (UTC−3)'],
    ['2019-02-01T01:30:00Z', 'America/Sao_Paulo', 'qui., 31 jan. 2019, 23:30 (UTC−2)'],
    ['2026-07-01T12:00:00Z', 'UTC', 'qua., 1º jul. 2026, 12:00 (UTC)'],
    ['2026-07-01T12:00:00Z', 'Asia/Kolkata', 'qua., 1º jul. 2026, 17:30 (UTC+5:30)'],
  ])('known fault 34: %s em %s é «%s»', (instante, fuso, escrito) => {
    expect(claro(escreverInstante(instante as Instante, fuso))).toBe(escrito)
  })
})

describe('escreverResultado e escreverPlaca', () => {
  it.each([
    ['0.287425', '0,287425'],
    ['1982.85', '1.982,85'],
    ['2026-03-10', '10 mar. 2026'],
    ['sem efeito neste valor', 'sem efeito neste valor'],
  ])('%s vira %s', (de, para) => expect(escreverResultado(de)).toBe(para))

  it('known fault 85: placa dos dois formatos', () => {
    expect([escreverPlaca('NAV1C34'), escreverPlaca('ABC1234')]).toEqual(['NAV1C34', 'ABC-1234'])
  })
})

describe('lerCodigo', () => {
  it('aceita minúsculas, espaços e as letras que se confundem', () => {
    expect(lerCodigo(' 7k2m 9qxd4ova-hti3 ')).toBe('7K2M-9QXD-40VA-HT13')
    expect(lerCodigo('oooo-llll')).toBe('0000-1111')
  })
})
