import { describe, expect, it } from 'vitest'
import { lerGeoJson, MAIOR_GEOJSON } from './geojson'

const ANEL = [
  [-60, 1],
  [-59, 1],
  [-59, 2],
  [-60, 1],
]
const poligono = { type: 'Polygon', coordinates: [ANEL] }
const feicao = (geometry: unknown, properties: unknown = {}) => ({ type: 'Feature', properties, geometry })
const colecao = (features: unknown[], resto = {}) =>
  JSON.stringify({ type: 'FeatureCollection', features, ...resto })

function erroDe(texto: string): string {
  const lido = lerGeoJson(texto)
  return 'erro' in lido ? lido.erro : ''
}
function limitesDe(texto: string) {
  const lido = lerGeoJson(texto)
  if ('erro' in lido) throw new Error(lido.erro)
  return lido.limites
}

describe('GeoJSON de limites', () => {
  it('lê polígonos e partes, com código e nome', () => {
    const texto = colecao([
      feicao(poligono, { ibge: '1400100', nome: 'Boa Vista', area: 5 }),
      feicao({ type: 'MultiPolygon', coordinates: [[ANEL]] }, { CD_MUN: 1400308, NM_MUN: 'Mucajaí' }),
    ])
    expect(limitesDe(texto).features.map((f) => f.properties)).toEqual([
      { ibge: '1400100', nome: 'Boa Vista' },
      { ibge: '1400308', nome: 'Mucajaí' },
    ])
  })
  it('aceita marca de ordem no começo, altitude e código que não é de município', () => {
    const comAltitude = { type: 'Polygon', coordinates: [ANEL.map((p) => [...p, 90])] }
    const [f] = limitesDe(`\uFEFF${colecao([feicao(comAltitude, { id: 'x-9' })])}`).features
    expect(f).toEqual({ type: 'Feature', properties: {}, geometry: poligono })
  })
  it.each([
    ['não é JSON', '{', 'não pôde ser lido'],
    ['TopoJSON', '{"type":"Topology"}', 'TopoJSON'],
    ['uma feição solta', JSON.stringify(feicao(poligono)), 'FeatureCollection'],
    ['vazio', colecao([]), 'nenhum limite'],
    ['item que não é feição', colecao([1]), 'item 1'],
    ['ponto', colecao([feicao({ type: 'Point', coordinates: [0, 0] })]), 'Point'],
    ['sem geometria', colecao([feicao(null)]), 'não traz o desenho'],
    ['anel aberto', colecao([feicao({ type: 'Polygon', coordinates: [[...ANEL, [-60, 3]]] })]), 'aberto'],
    [
      'dois lados',
      colecao([feicao({ type: 'Polygon', coordinates: [[ANEL[0], ANEL[1], ANEL[0]]] })]),
      'três lados',
    ],
    ['sem coordenadas', colecao([feicao({ type: 'Polygon', coordinates: [] })]), 'não traz coordenadas'],
    [
      'texto no lugar de número',
      colecao([feicao({ type: 'Polygon', coordinates: [[['a', 1]]] })]),
      'par de números',
    ],
    [
      'metros',
      colecao([
        feicao(
          {
            type: 'Polygon',
            coordinates: [
              [
                [500000, 9e6],
                [500001, 9e6],
              ],
            ],
          },
          { nome: 'Cantá' },
        ),
      ]),
      'Cantá (item 1)',
    ],
  ])('recusa e diz a falta: %s', (_, texto, palavra) => {
    expect(erroDe(texto)).toContain(palavra)
  })
  it('recusa latitude antes da longitude', () => {
    const trocado = { type: 'Polygon', coordinates: [ANEL.map(([lon, lat]) => [lat, lon])] }
    expect(erroDe(colecao([feicao(trocado)]))).toContain('trocadas')
  })
  it('recusa sistema projetado e aceita os dois geográficos', () => {
    const crs = (name: string) => ({ crs: { type: 'name', properties: { name } } })
    expect(erroDe(colecao([feicao(poligono)], crs('urn:ogc:def:crs:EPSG::31980')))).toContain('31980')
    for (const nome of ['urn:ogc:def:crs:OGC:1.3:CRS84', 'urn:ogc:def:crs:EPSG::4674', 'EPSG:4326'])
      expect(erroDe(colecao([feicao(poligono)], crs(nome)))).toBe('')
  })
  it('recusa mais de 10 MB', () => {
    expect(erroDe(' '.repeat(MAIOR_GEOJSON + 1))).toContain('10 MB')
    expect(erroDe('é'.repeat(MAIOR_GEOJSON / 2 + 1))).toContain('10 MB')
  })
})
