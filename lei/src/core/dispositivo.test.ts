import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Dispositivo, escreverDispositivo, lerDispositivo, romano } from './dispositivo.js'
import { RecusaDaLei } from './erro.js'

const PARES: readonly (readonly [Dispositivo, string])[] = [
  ['art79_inc1', 'art. 79, I'],
  ['art13-2_inc29', 'art. 13-B, XXIX'],
  ['art13-3_inc63', 'art. 13-C, LXIII'],
  ['art41_par1', 'art. 41, § 1º'],
  ['art13-2_par8', 'art. 13-B, § 8º'],
  ['art41_par10', 'art. 41, § 10'],
  ['art12_par1u', 'art. 12, par. único'],
  ['art69_inc20_ali1', 'art. 69, XX, a'],
  ['art3_inc38', 'art. 3º, XXXVIII'],
  ['art1_par2_inc4', 'art. 1º, § 2º, IV'],
  ['art103', 'art. 103'],
]

function recusa(texto: string): RecusaDaLei {
  try {
    lerDispositivo(texto)
  } catch (e) {
    if (e instanceof RecusaDaLei) return e
    throw e
  }
  throw new Error(`«${texto}» was read`)
}

describe('dispositivo, nas duas grafias', () => {
  it.each(PARES)('%s é «%s»', (id, escrito) => {
    expect(escreverDispositivo(id)).toBe(escrito)
    expect(lerDispositivo(id)).toBe(id)
    expect(lerDispositivo(escrito)).toBe(id)
  })

  it.each([
    ['Art. 79, inciso I', 'art79_inc1'],
    ['artigo 79, inc. i', 'art79_inc1'],
    ['art. 7o, caput', 'art7'],
    ['ART. 13-b, xxix', 'art13-2_inc29'],
    ['art. 89, parágrafo único', 'art89_par1u'],
    ['  art. 41,  §1° ', 'art41_par1'],
    ['art. 69, XX, alínea a', 'art69_inc20_ali1'],
  ])('«%s» também se lê', (texto, id) => {
    expect(lerDispositivo(texto)).toBe(id)
  })

  it.each([
    '',
    'art.',
    'art. 0',
    'art. 79, IIII',
    'art. 79, VX',
    'art. 79, I, II',
    'art. 41, § 0',
    'art0_inc1',
    'art79_inc0',
    'art13-27',
    'art79_inc1_ali27',
    'art12_par2u',
    'art. 123456',
    'lei 664',
    '<script>',
    'art. 79; drop table',
  ])('«%s» é recusado, e a recusa nomeia o campo', (texto) => {
    expect(recusa(texto)).toMatchObject({ codigo: 'dispositivo-ilegivel', campo: 'dispositivo' })
  })

  it('um texto enorme não volta inteiro na mensagem', () => {
    expect(recusa('x'.repeat(100_000)).mensagem.length).toBeLessThan(200)
  })
})

describe('ida e volta', () => {
  const numero = fc.integer({ min: 1, max: 999 })
  const letra = fc.integer({ min: 1, max: 26 })
  const opcional = <T>(a: fc.Arbitrary<T>) => fc.option(a, { nil: null })
  const id = fc
    .record({
      artigo: numero,
      letra: opcional(letra),
      paragrafo: opcional(fc.oneof(numero.map(String), fc.constant('1u'))),
      inciso: opcional(numero),
      alinea: opcional(letra),
    })
    .map(
      (p): Dispositivo =>
        `art${p.artigo}${p.letra ? `-${p.letra}` : ''}${p.paragrafo ? `_par${p.paragrafo}` : ''}${p.inciso ? `_inc${p.inciso}` : ''}${p.alinea ? `_ali${p.alinea}` : ''}`,
    )

  it('o que se escreve se lê de volta igual, em qualquer dispositivo', () => {
    fc.assert(
      fc.property(id, (d) => {
        expect(lerDispositivo(d)).toBe(d)
        expect(lerDispositivo(escreverDispositivo(d))).toBe(d)
      }),
    )
  })

  it.each([
    ['art13-2', 56, 'art. 13-B'],
    ['art13-3', 63, 'art. 13-C'],
  ] as const)('todos os incisos de %s', (artigo, ultimo, escrito) => {
    for (let n = 1; n <= ultimo; n++) {
      expect(escreverDispositivo(`${artigo}_inc${n}`)).toBe(`${escrito}, ${romano(n)}`)
      expect(lerDispositivo(`${escrito}, ${romano(n)}`)).toBe(`${artigo}_inc${n}`)
    }
  })

  it('qualquer texto é lido ou recusado, nunca outra coisa', () => {
    fc.assert(
      fc.property(fc.string(), (texto) => {
        try {
          lerDispositivo(texto)
        } catch (e) {
          expect(e).toBeInstanceOf(RecusaDaLei)
        }
      }),
    )
  })
})
