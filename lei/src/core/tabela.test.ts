import { describe, expect, it } from 'vitest'
import { proximoEstado, type Tabela, transicoesDe } from './tabela.js'

type Estado = 'lavrado' | 'em-defesa' | 'mantido' | 'anulado'
type Ato = 'dar-ciencia' | 'julgar' | 'anexar'
type Papel = 'fiscal' | 'julgador'

const TABELA: Tabela<Estado, Ato, Papel> = [
  {
    ato: 'dar-ciencia',
    de: ['lavrado'],
    para: { feito: 'em-defesa' },
    papeis: ['fiscal'],
    dispositivo: 'art89',
    iniciaPrazo: 'defesa',
  },
  {
    ato: 'julgar',
    de: ['em-defesa'],
    para: { procedente: 'mantido', improcedente: 'anulado' },
    papeis: ['julgador'],
    dispositivo: 'art91',
    depoisDoPrazo: 'defesa',
  },
  {
    ato: 'anexar',
    de: ['lavrado', 'em-defesa'],
    para: { feito: 'mesmo' },
    papeis: ['fiscal', 'julgador'],
    dispositivo: null,
  },
]

describe('tabela do procedimento', () => {
  it.each([
    ['lavrado', 'dar-ciencia', 'feito', 'em-defesa'],
    ['em-defesa', 'julgar', 'procedente', 'mantido'],
    ['em-defesa', 'julgar', 'improcedente', 'anulado'],
    ['lavrado', 'anexar', 'feito', 'lavrado'],
    ['em-defesa', 'anexar', 'feito', 'em-defesa'],
    ['lavrado', 'julgar', 'procedente', null],
    ['mantido', 'dar-ciencia', 'feito', null],
    ['em-defesa', 'julgar', 'feito', null],
    ['em-defesa', 'julgar', 'talvez', null],
  ] as const)('%s, %s (%s): %s', (estado, ato, resultado, proximo) => {
    expect(proximoEstado(TABELA, estado, ato, resultado)).toBe(proximo)
  })

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'o resultado «%s» não é estado nenhum',
    (resultado) => {
      expect(proximoEstado(TABELA, 'em-defesa', 'julgar', resultado)).toBeNull()
    },
  )

  it('o ato sem resultado escolhido é «feito»', () => {
    expect(proximoEstado(TABELA, 'lavrado', 'dar-ciencia')).toBe('em-defesa')
  })

  it('os atos possíveis são os do estado, e os do papel quando ele é dado', () => {
    expect(transicoesDe(TABELA, 'lavrado').map((t) => t.ato)).toEqual(['dar-ciencia', 'anexar'])
    expect(transicoesDe(TABELA, 'em-defesa', 'fiscal').map((t) => t.ato)).toEqual(['anexar'])
    expect(transicoesDe(TABELA, 'em-defesa', 'julgador').map((t) => t.ato)).toEqual(['julgar', 'anexar'])
    expect(transicoesDe(TABELA, 'anulado')).toEqual([])
  })

  it('o que se oferece é o que se aceita', () => {
    for (const estado of ['lavrado', 'em-defesa', 'mantido', 'anulado'] as const)
      for (const { ato, de, para } of TABELA)
        for (const resultado of Object.keys(para))
          expect(proximoEstado(TABELA, estado, ato, resultado) !== null).toBe(de.includes(estado))
  })
})
