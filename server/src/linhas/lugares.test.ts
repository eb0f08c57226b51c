import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirSessao } from '../platform/session/sessao.js'
import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'
import { dentroDe, type Geometria, simplificar } from './geometria.js'

let c: Cenario
let analista: Cliente

beforeAll(async () => {
  c = await criarCenario()
  analista = await c.entrar('rr', 'analista')
})
afterAll(() => c.fechar())

const ponto = (mudancas: Record<string, unknown> = {}) => ({
  nome: 'Vila do Apiaú',
  municipio_ibge: '1400308',
  localidade: 'distrito',
  lat: '2.55000',
  lon: '-61.30000',
  ...mudancas,
})
const quadrado = (oeste: number, sul: number, lado: number): Geometria => ({
  type: 'Polygon',
  coordinates: [
    [
      [oeste, sul],
      [oeste + lado, sul],
      [oeste + lado, sul + lado],
      [oeste, sul + lado],
      [oeste, sul],
    ],
  ],
})
const colecao = (...features: unknown[]) => ({ type: 'FeatureCollection', features })
const mucajai = {
  type: 'Feature',
  properties: { CD_MUN: '1400308', NM_MUN: 'Mucajaí' },
  geometry: quadrado(-62, 2, 1.5),
}
const enviar = (corpo: unknown, quem = analista) =>
  quem.post('/api/v1/limites?ato=IBGE%2C%20malha%20de%202024', Buffer.from(JSON.stringify(corpo)), {
    tipo: 'application/octet-stream',
  })

describe('pontos', () => {
  it('fora do Estado é recusado com o nome: longitude sem o sinal, latitude de outro Estado', async () => {
    for (const fora of [{ lon: '61.30000' }, { lat: '-30.03310', lon: '-51.23000' }]) {
      const r = await analista.post('/api/v1/pontos', ponto(fora))
      expect(r.statusCode).toBe(422)
      expect(r.json()).toMatchObject({ codigo: 'fora-do-estado', campo: 'lat' })
      expect(r.json().detail).toContain('Vila do Apiaú fica fora de')
    }
  })
  it('o mesmo nome no mesmo município não entra duas vezes, com acento ou sem', async () => {
    expect((await analista.post('/api/v1/pontos', ponto({ nome: 'Taboca' }))).statusCode).toBe(200)
    const r = await analista.post('/api/v1/pontos', ponto({ nome: 'TABÓCA' }))
    expect([r.statusCode, r.json().campo]).toEqual([409, 'nome'])
  })
  it('quem não é analista não cadastra', async () => {
    const fiscal = await c.entrar('rr', 'fiscal')
    expect((await fiscal.post('/api/v1/pontos', ponto())).statusCode).toBe(403)
  })
})

describe('limites', () => {
  it('chegam por ato, voltam para o mapa com a mesma marca, e prendem o ponto ao município', async () => {
    expect((await analista.get('/api/v1/limites')).json().features).toEqual([])
    const r = await enviar(colecao(mucajai))
    expect(r.statusCode, r.body).toBe(200)
    const lidos = await analista.get('/api/v1/limites')
    expect(lidos.json().features[0].properties).toEqual({ ibge: '1400308', nome: 'Mucajaí' })
    const { etag } = lidos.headers
    expect(etag).toMatch(/^"/)
    const cookies = { outorga_sessao: await abrirSessao(c.produto.banco, analista.usuarioId) }
    const deNovo = (marca: string) =>
      c.produto.app.inject({
        method: 'GET',
        url: '/api/v1/limites',
        cookies,
        headers: { 'if-none-match': `W/"outra", ${marca}` },
      })
    const igual = await deNovo(String(etag))
    expect([igual.statusCode, igual.body]).toEqual([304, ''])
    expect((await deNovo('"velha"')).statusCode).toBe(200)
    const fora = await analista.post('/api/v1/pontos', ponto({ nome: 'Vila Longe', lat: '4.10000' }))
    expect(fora.json().detail).toBe('Vila Longe fica fora de Mucajaí, pelo limite do município.')
    // Within a kilometre of the line is inside.
    expect((await analista.post('/api/v1/pontos', ponto({ nome: 'Divisa', lat: '3.505' }))).statusCode).toBe(
      200,
    )
  })

  const ruins: [string, unknown, string][] = [
    ['texto que não é JSON', 'x', 'FeatureCollection'],
    ['TopoJSON', { type: 'Topology' }, 'TopoJSON'],
    ['coleção vazia', colecao(), 'nenhum limite'],
    [
      'sem código do município',
      colecao({ ...mucajai, properties: { nome: 'Mucajaí' } }),
      'Mucajaí, item 1: falta o código',
    ],
    [
      'município de outro Estado',
      colecao({ ...mucajai, properties: { ibge: '4314902' } }),
      'não é município',
    ],
    [
      'linha em vez de área',
      colecao({ ...mucajai, geometry: { type: 'LineString', coordinates: [] } }),
      'LineString',
    ],
    [
      'coordenadas em metros',
      colecao({ ...mucajai, geometry: quadrado(750000, 300000, 10) }),
      'não é longitude e latitude',
    ],
    [
      'contorno aberto',
      colecao({
        ...mucajai,
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-61, 2],
              [-60, 2],
              [-60, 3],
              [-61, 3],
            ],
          ],
        },
      }),
      'está aberto',
    ],
    ['duas vezes o mesmo', colecao(mucajai, mucajai), 'mais de uma vez'],
  ]
  it.each(ruins)('%s: diz qual é o defeito', async (_nome, corpo, palavra) => {
    const r = await enviar(corpo)
    expect(r.statusCode).toBe(422)
    expect(r.json().campo).toBe('arquivo')
    expect(r.json().detail).toContain(palavra)
  })

  it('só o analista envia, e um Estado não vê os do outro', async () => {
    const fiscal = await c.entrar('rr', 'fiscal')
    expect((await enviar(colecao(mucajai), fiscal)).statusCode).toBe(403)
    const rs = await c.entrar('rs', 'analista')
    expect((await rs.get('/api/v1/limites')).json().features).toEqual([])
    expect((await c.produto.app.inject({ method: 'GET', url: '/api/v1/limites' })).statusCode).toBe(401)
  })
})

describe('geometria', () => {
  it('de qualquer quadrado, o que está a mais de 2 km dentro está dentro, e fora, fora', () => {
    let semente = 42
    const sorte = () => {
      semente = (semente * 1103515245 + 12345) % 2147483648
      return semente / 2147483648
    }
    for (let vez = 0; vez < 200; vez++) {
      const [oeste, sul, lado] = [-64 + 4 * sorte(), 4 * sorte() - 1, 0.1 + sorte()]
      const g = quadrado(oeste, sul, lado)
      const [x, y] = [oeste - 0.5 + (lado + 1) * sorte(), sul - 0.5 + (lado + 1) * sorte()]
      const folga = Math.min(x - oeste, oeste + lado - x, y - sul, sul + lado - y)
      if (Math.abs(folga) < 0.02) continue
      expect(dentroDe({ lat: y, lon: x }, g)).toBe(folga > 0)
      expect(dentroDe({ lat: y, lon: x }, simplificar(g))).toBe(folga > 0)
    }
  })
  it('o buraco fica de fora', () => {
    const g: Geometria = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
          [0, 0],
        ],
        [
          [4, 4],
          [6, 4],
          [6, 6],
          [4, 6],
          [4, 4],
        ],
      ],
    }
    expect(dentroDe({ lat: 5, lon: 5 }, g)).toBe(false)
    expect(dentroDe({ lat: 2, lon: 2 }, g)).toBe(true)
  })
  it('simplificar tira o que cai junto ou em linha, e deixa a forma', () => {
    const g: Geometria = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [0.5, 0.00001],
          [1, 0],
          [1.0001, 0.0001],
          [1, 1],
          [0, 1],
          [0, 0],
        ],
      ],
    }
    expect(simplificar(g)).toEqual({
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
            [0, 0],
          ],
        ],
      ],
    })
  })
})
