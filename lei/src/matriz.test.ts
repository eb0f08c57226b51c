import { describe, expect, it } from 'vitest'
import type { Computavel } from './core/provisao.js'
import * as lei from './index.js'
import { MATRIZ } from './matriz.js'

const linhas = Object.entries(MATRIZ).flatMap(([norma, { provisoes }]) =>
  provisoes.map((p) => ({ norma, ...p })),
)

describe('as duas leis inteiras', () => {
  it('são 527 linhas: 347 de Roraima e 180 do Rio Grande do Sul', () => {
    expect(Object.values(MATRIZ).map((m) => m.provisoes.length)).toEqual([347, 137, 32, 11])
  })

  it('executa, confere, registra, parâmetro e não somam o que a lista soma', () => {
    const quantas = (c: Computavel) => linhas.filter((l) => l.computavel === c).length
    expect(
      ['executa', 'confere', 'registra', 'parametro', 'nao'].map((c) => quantas(c as Computavel)),
    ).toEqual([260, 134, 102, 6, 25])
  })

  it('nenhuma linha aponta para nome que não existe', () => {
    for (const l of linhas) expect(l.implementacao.filter((nome) => !(nome in lei))).toEqual([])
  })

  it('cada dispositivo, com a sua parte, aparece uma vez', () => {
    const ids = linhas.map((l) => `${l.norma} ${l.dispositivo} ${l.parte ?? ''}`)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })
})
