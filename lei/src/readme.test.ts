import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as lei from './index.js'

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** The value of a JavaScript literal written in the README. */
const avaliar = (literal: string): unknown => new Function(`return (${literal})`)()

describe('o README da biblioteca', () => {
  it('o exemplo responde o que diz', () => {
    const [, pedido = '', resposta = ''] = /calcular\((\{[\s\S]*?\n\})\)\n\/\/ (\{.*\})/.exec(README) ?? []
    const { memoria, ...dito } = avaliar(resposta.replace('[ …seven steps… ]', '7')) as { memoria: number }
    const feito = lei.calcular(avaliar(pedido)) as unknown as { memoria: readonly unknown[] }
    expect(feito).toMatchObject(dito)
    expect(feito.memoria).toHaveLength(memoria)
  })

  it('só nomeia o que a biblioteca exporta', () => {
    const lista = /## What is in it\n([\s\S]*?)\n## /.exec(README)?.[1] ?? ''
    const nomes = [...lista.matchAll(/`([A-Za-z]\w+)`/g)].map((m) => m[1] ?? '')
    expect(nomes.length).toBeGreaterThan(15)
    expect(nomes.filter((nome) => !(nome in lei))).toEqual([])
  })
})
