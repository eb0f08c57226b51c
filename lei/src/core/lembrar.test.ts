import { describe, expect, it } from 'vitest'
import { Numero } from './dinheiro.js'
import { lembrar } from './lembrar.js'

describe('lembrar', () => {
  it('faz uma vez por dono e chave', () => {
    const lembrado = lembrar<{ n: number }>()
    const [a, b] = [{}, {}]
    let feitos = 0
    const pedir = (dono: object, chave: string) => lembrado(dono, chave, () => ({ n: ++feitos }))
    expect([pedir(a, 'x'), pedir(a, 'y'), pedir(b, 'x'), pedir(a, 'x')].map((r) => r.n)).toEqual([1, 2, 3, 1])
    expect(pedir(a, 'x')).toBe(pedir(a, 'x'))
  })

  it('o que é de todos ninguém muda, e os números continuam a calcular', () => {
    const feito = lembrar<{ lista: string[]; valor: Numero }>()({}, '', () => ({
      lista: ['a'],
      valor: Numero.de('0.287425'),
    }))
    expect(() => feito.lista.push('b')).toThrow(TypeError)
    expect(feito.valor.vezes(Numero.de(500)).toString()).toBe('143.7125')
  })

  it('não guarda o que deu em recusa', () => {
    const lembrado = lembrar<number>()
    const dono = {}
    const falhar = () =>
      lembrado(dono, 'x', () => {
        throw new Error('não')
      })
    expect(falhar).toThrow('não')
    expect(lembrado(dono, 'x', () => 7)).toBe(7)
  })

  it('a memória não cresce com as chaves', () => {
    const lembrado = lembrar<number>()
    const dono = {}
    let feitos = 0
    for (let i = 0; i < 5000; i++) lembrado(dono, String(i), () => ++feitos)
    lembrado(dono, '0', () => ++feitos)
    expect(feitos).toBe(5001)
  })
})
