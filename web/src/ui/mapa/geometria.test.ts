import { describe, expect, it } from 'vitest'
import type { Geometria } from './geojson'
import {
  aproximar,
  barraDeEscala,
  caixaDosLugares,
  deslocamento,
  desprojetar,
  distanciaKm,
  enquadrar,
  escreverLugar,
  juntar,
  MAIOR_K,
  noPlano,
  pontoEmPoligono,
  projetar,
  segurar,
} from './geometria'

const BOA_VISTA = { lat: 2.82, lon: -60.67 }
const MUCAJAI = { lat: 2.44, lon: -60.91 }
const QUADRO = { largura: 800, altura: 400 }

describe('projeção', () => {
  it('volta ao mesmo lugar, ao norte e ao sul do equador', () => {
    for (const lugar of [BOA_VISTA, { lat: -33.7, lon: -53.4 }, { lat: 0, lon: 0 }]) {
      const volta = desprojetar(...projetar(lugar))
      expect(volta.lat).toBeCloseTo(lugar.lat, 9)
      expect(volta.lon).toBeCloseTo(lugar.lon, 9)
    }
  })
  it('cresce para o leste e para o sul', () => {
    const [x, y] = projetar(BOA_VISTA)
    const [x2, y2] = projetar({ lat: 1, lon: -60 })
    expect(x2).toBeGreaterThan(x)
    expect(y2).toBeGreaterThan(y)
  })
  it('não vai ao infinito no polo', () => {
    expect(Number.isFinite(projetar({ lat: -90, lon: 0 })[1])).toBe(true)
  })
})

describe('distância', () => {
  it('mede um grau de meridiano e a volta inteira', () => {
    expect(distanciaKm({ lat: 0, lon: 0 }, { lat: 1, lon: 0 })).toBeCloseTo(111.195, 2)
    expect(distanciaKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20015.09, 1)
  })
  it('é zero no mesmo lugar e igual nos dois sentidos', () => {
    expect(distanciaKm(MUCAJAI, MUCAJAI)).toBe(0)
    expect(distanciaKm(BOA_VISTA, MUCAJAI)).toBe(distanciaKm(MUCAJAI, BOA_VISTA))
    expect(distanciaKm(BOA_VISTA, MUCAJAI)).toBeCloseTo(49.97, 1)
  })
})

describe('ponto em polígono', () => {
  const quadrado = (x: number, y: number, l: number) => [
    [x, y],
    [x + l, y],
    [x + l, y + l],
    [x, y + l],
    [x, y],
  ]
  const comFuro: Geometria = { type: 'Polygon', coordinates: [quadrado(-62, 0, 4), quadrado(-61, 1, 1)] }
  it('acha o de dentro, não o de fora nem o do furo', () => {
    expect(pontoEmPoligono({ lat: 3, lon: -59 }, comFuro)).toBe(true)
    expect(pontoEmPoligono({ lat: 5, lon: -59 }, comFuro)).toBe(false)
    expect(pontoEmPoligono({ lat: 1.5, lon: -60.5 }, comFuro)).toBe(false)
  })
  it('acha em qualquer das partes', () => {
    const partes: Geometria = {
      type: 'MultiPolygon',
      coordinates: [[quadrado(-62, 0, 1)], [quadrado(-50, 0, 1)]],
    }
    expect(pontoEmPoligono({ lat: 0.5, lon: -49.5 }, partes)).toBe(true)
    expect(pontoEmPoligono({ lat: 0.5, lon: -55 }, partes)).toBe(false)
  })
  it('não conta duas vezes um canto à altura do ponto', () => {
    const losango: Geometria = {
      type: 'Polygon',
      coordinates: [
        [
          [0, -1],
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ],
      ],
    }
    expect(pontoEmPoligono({ lat: 0, lon: 0 }, losango)).toBe(true)
    expect(pontoEmPoligono({ lat: 0, lon: -2 }, losango)).toBe(false)
  })
})

describe('vista', () => {
  const caixa = caixaDosLugares([BOA_VISTA, MUCAJAI]) ?? { x0: 0, y0: 0, x1: 0, y1: 0 }
  it('sem lugares não há caixa, e juntar aceita a que falta', () => {
    expect(caixaDosLugares([])).toBeNull()
    expect(juntar(null, caixa)).toEqual(caixa)
    expect(juntar(null, null)).toBeNull()
  })
  it('deixa os dois pontos no quadro, dentro da margem', () => {
    const v = enquadrar(caixa, QUADRO, { x: 100, y: 40 })
    const [ox, oy] = deslocamento(v, QUADRO)
    for (const lugar of [BOA_VISTA, MUCAJAI]) {
      const [x, y] = projetar(lugar)
      expect(x * v.k + ox).toBeGreaterThanOrEqual(99.99)
      expect(x * v.k + ox).toBeLessThanOrEqual(700.01)
      expect(y * v.k + oy).toBeGreaterThanOrEqual(39.99)
      expect(y * v.k + oy).toBeLessThanOrEqual(360.01)
    }
  })
  it('um ponto só mostra o que há em volta, não o infinito', () => {
    const um = caixaDosLugares([BOA_VISTA])
    expect(um && enquadrar(um, QUADRO, { x: 0, y: 0 }).k).toBeLessThan(10)
  })
  it('aproximar deixa parado o que está sob o dedo, até o limite', () => {
    const v = enquadrar(caixa, QUADRO, { x: 0, y: 0 })
    const antes = noPlano(v, QUADRO, 123, 321)
    const perto = aproximar(v, QUADRO, 1.7, [123, 321], 0.1)
    const depois = noPlano(perto, QUADRO, 123, 321)
    expect(depois[0]).toBeCloseTo(antes[0], 8)
    expect(depois[1]).toBeCloseTo(antes[1], 8)
    expect(aproximar(v, QUADRO, 1e9, [0, 0], 0.1).k).toBe(MAIOR_K)
    expect(aproximar(v, QUADRO, 1e-9, [0, 0], 0.1).k).toBe(0.1)
  })
  it('não deixa o desenho sumir do quadro', () => {
    expect(segurar({ k: 1, cx: 1e6, cy: caixa.y0 }, caixa)).toEqual({ k: 1, cx: caixa.x1, cy: caixa.y0 })
  })
})

describe('escala e palavras', () => {
  it('escolhe 1, 2 ou 5 e cabe no espaço', () => {
    for (const k of [0.1, 0.7, 3.3, 80]) {
      const { km, px } = barraDeEscala(k, -30, 120)
      expect(px).toBeLessThanOrEqual(120)
      expect(px).toBeGreaterThan(48 * 0.99)
      expect(String(km)).toMatch(/^(?:0\.0*)?[125]0*$/)
    }
  })
  it('mede o mesmo que a distância entre dois lugares da tela', () => {
    const { km, px } = barraDeEscala(5, BOA_VISTA.lat, 200)
    const [x, y] = projetar(BOA_VISTA)
    expect(distanciaKm(BOA_VISTA, desprojetar(x + px / 5, y))).toBeCloseTo(km, 1)
  })
  it('escreve o hemisfério em vez do sinal', () => {
    expect(escreverLugar(BOA_VISTA)).toBe('2,8200° N, 60,6700° O')
    expect(escreverLugar({ lat: -30.05, lon: 1 })).toBe('30,0500° S, 1,0000° L')
  })
})
