import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonico, type Json } from './canonico.js'

const json = fc.letrec<{ v: Json }>((tie) => ({
  v: fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('v'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('v'), { maxKeys: 5, noNullPrototype: true }),
  ),
})).v

describe('forma canônica dos atos', () => {
  it('lida de volta, é o mesmo valor', () => {
    fc.assert(
      fc.property(json, (v) => {
        expect(JSON.parse(canonico(v))).toEqual(v)
      }),
    )
  })
  it('não depende da ordem das chaves', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().filter((k) => k !== '__proto__'),
          json,
          { noNullPrototype: true },
        ),
        (o) => {
          expect(canonico(Object.fromEntries(Object.entries(o).reverse()))).toBe(canonico(o))
        },
      ),
    )
  })
  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'recusa o número %s: valores são texto',
    (n) => {
      expect(() => canonico({ valor: n })).toThrow(TypeError)
    },
  )
})
