import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Limites, lerGeoJson } from './geojson'
import { desenharLimites, gradeDe, municipioDe, prepararLimites } from './limites'

const celula = (nome: string, x: number, y: number) => ({
  type: 'Feature' as const,
  properties: { nome },
  geometry: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
        [x, y],
      ],
    ],
  },
})
const QUATRO: Limites = {
  type: 'FeatureCollection',
  features: [celula('A', -62, 0), celula('B', -61, 0), celula('C', -62, 1), celula('D', -61, 1)],
}

describe('desenho dos limites', () => {
  const municipios = prepararLimites(QUATRO)
  it('o contorno é só o lado de fora', () => {
    const { municipios: d, contorno } = desenharLimites(municipios, 1)
    expect(d.match(/l/g)).toHaveLength(16)
    expect(contorno.match(/l/g)).toHaveLength(8)
  })
  it('sem encontro ponto a ponto não há contorno', () => {
    const soltos = prepararLimites({
      type: 'FeatureCollection',
      features: [0, 3, 6, 9, 12, 15, 18, 21].map((x) => celula('x', x - 60, 0)),
    })
    expect(desenharLimites(soltos, 1).contorno).toBe('')
  })
  it('um anel menor que a grade some, sem quebrar', () => {
    expect(desenharLimites(municipios, 1000)).toEqual({ municipios: '', contorno: '' })
  })
  it('a grade muda só a cada quatro vezes', () => {
    expect(gradeDe(1.1)).toBe(gradeDe(3.9))
    expect(gradeDe(4.1)).toBe(gradeDe(3.9) / 4)
    for (const k of [0.2, 1, 7, 100]) expect(gradeDe(k) * k).toBeLessThanOrEqual(0.5)
  })
  it('o nome vai ao meio', () => {
    const [a] = municipios
    expect(a?.centro[0]).toBeCloseTo(((a?.caixa.x0 ?? 0) + (a?.caixa.x1 ?? 0)) / 2, 6)
  })
  it('diz o município de um lugar', () => {
    expect(municipioDe(QUATRO, municipios, { lat: 1.5, lon: -60.5 })).toBe('D')
    expect(municipioDe(QUATRO, municipios, { lat: 9, lon: -60.5 })).toBeNull()
  })
})

const REAL = new URL('../../../../../shared/data/geojs-14-mun.json', import.meta.url)
describe.skipIf(!existsSync(REAL))('limites publicados de um Estado', () => {
  it('são lidos, e o contorno fica menor que o todo', () => {
    const lido = lerGeoJson(readFileSync(REAL, 'utf8'))
    if ('erro' in lido) throw new Error(lido.erro)
    expect(lido.limites.features).toHaveLength(15)
    expect(lido.limites.features.every((f) => f.properties?.nome && f.properties.ibge)).toBe(true)
    const municipios = prepararLimites(lido.limites)
    const { municipios: d, contorno } = desenharLimites(municipios, gradeDe(0.6))
    expect(contorno.length).toBeGreaterThan(0)
    expect(contorno.length).toBeLessThan(d.length)
    expect(municipioDe(lido.limites, municipios, { lat: 2.82, lon: -60.67 })).toBe('Boa Vista')
  })
})
