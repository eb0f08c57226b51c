import type { Limites } from './geojson'
import { type Caixa, type Lugar, poligonos, pontoEmPoligono, projetar } from './geometria'

/** A municipality ready to draw: its rings on the plane, its rectangle, and where its name goes. */
export interface Municipio {
  nome: string | null
  /** x and y in turn. */
  aneis: Float64Array[]
  caixa: Caixa
  centro: [number, number]
}

export interface Desenho {
  /** All rings, in whole steps of the grid. */
  municipios: string
  /** The lines with a municipality on one side only; empty where the boundaries do not meet point by point. */
  contorno: string
}

function projetarAnel(anel: readonly (readonly number[])[]): Float64Array {
  const saida = new Float64Array(anel.length * 2)
  anel.forEach(([lon = 0, lat = 0], i) => {
    const [x, y] = projetar({ lat, lon })
    saida[2 * i] = x
    saida[2 * i + 1] = y
  })
  return saida
}

/** Signed double area and centroid of a ring. */
function medir(anel: Float64Array): { area: number; centro: [number, number] } {
  let [area, sx, sy] = [0, 0, 0]
  const [ox = 0, oy = 0] = anel
  for (let i = 0; i + 3 < anel.length; i += 2) {
    const x = (anel[i] ?? 0) - ox
    const y = (anel[i + 1] ?? 0) - oy
    const xb = (anel[i + 2] ?? 0) - ox
    const yb = (anel[i + 3] ?? 0) - oy
    const cruz = x * yb - xb * y
    area += cruz
    sx += (x + xb) * cruz
    sy += (y + yb) * cruz
  }
  return {
    area: Math.abs(area),
    centro: area === 0 ? [ox, oy] : [ox + sx / (3 * area), oy + sy / (3 * area)],
  }
}

function caixaDoAnel(anel: Float64Array): Caixa {
  const caixa = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (let i = 0; i + 1 < anel.length; i += 2) {
    caixa.x0 = Math.min(caixa.x0, anel[i] ?? 0)
    caixa.x1 = Math.max(caixa.x1, anel[i] ?? 0)
    caixa.y0 = Math.min(caixa.y0, anel[i + 1] ?? 0)
    caixa.y1 = Math.max(caixa.y1, anel[i + 1] ?? 0)
  }
  return caixa
}

/** Projects the boundaries once; the name goes in the middle of the largest part. */
export function prepararLimites(limites: Limites): Municipio[] {
  return limites.features.map(({ geometry, properties }) => {
    const partes = poligonos(geometry).map((aneis) => aneis.map(projetarAnel))
    const maior = partes
      .map(([fora = new Float64Array()]) => ({ ...medir(fora), caixa: caixaDoAnel(fora) }))
      .reduce((a, b) => (b.area > a.area ? b : a))
    return { nome: properties?.nome ?? null, aneis: partes.flat(), caixa: maior.caixa, centro: maior.centro }
  })
}

/**
 * The step of the grid for a zoom of `k` pixels a unit: a quarter to a whole of half a pixel. It changes at each
 * fourfold zoom only, so that a path is made again seldom.
 */
export const gradeDe = (k: number): number => 0.5 / 4 ** Math.ceil(Math.log(k) / Math.log(4))

/** A ring on the grid, without the points that fall together. Neighbours snap alike, so no gap opens between them. */
function naGrade(anel: Float64Array, grade: number): number[] {
  const saida: number[] = []
  for (let i = 0; i + 1 < anel.length; i += 2) {
    const x = Math.round((anel[i] ?? 0) / grade)
    const y = Math.round((anel[i + 1] ?? 0) / grade)
    if (x !== saida.at(-2) || y !== saida.at(-1)) saida.push(x, y)
  }
  return saida
}

/** With fewer municipalities than this most lines are the outer one, and nothing can be told from that. */
const POUCOS = 8
const FAIXA = 2 ** 21
/** An edge whichever way it is walked, among at most 2^26 points. */
const lado = (a: number, b: number) => (a < b ? a * 2 ** 26 + b : b * 2 ** 26 + a)

function* lados(anel: readonly number[], numeroDe: (x: number, y: number) => number) {
  for (let i = 0; i + 3 < anel.length; i += 2) {
    const x = anel[i] ?? 0
    const y = anel[i + 1] ?? 0
    const xb = anel[i + 2] ?? 0
    const yb = anel[i + 3] ?? 0
    yield { x, y, xb, yb, chave: lado(numeroDe(x, y), numeroDe(xb, yb)) }
  }
}

function contornoDe(aneis: readonly number[][], municipios: number): string {
  const numeros = new Map<number, number>()
  const numeroDe = (x: number, y: number) => {
    const chave = x * FAIXA + y
    const numero = numeros.get(chave) ?? numeros.size
    numeros.set(chave, numero)
    return numero
  }
  const vezes = new Map<number, number>()
  for (const anel of aneis)
    for (const { chave } of lados(anel, numeroDe)) vezes.set(chave, (vezes.get(chave) ?? 0) + 1)
  let d = ''
  let soltos = 0
  for (const anel of aneis) {
    let seguido = false
    for (const { x, y, xb, yb, chave } of lados(anel, numeroDe)) {
      const solto = vezes.get(chave) === 1
      if (solto) {
        d += `${seguido ? '' : `M${x} ${y}`}l${xb - x} ${yb - y}`
        soltos++
      }
      seguido = solto
    }
  }
  return municipios >= POUCOS && soltos > 0.6 * vezes.size ? '' : d
}

/** The paths of the boundaries on a grid, in whole numbers: draw them under `scale(grade)`. */
export function desenharLimites(municipios: readonly Municipio[], grade: number): Desenho {
  const aneis = municipios.flatMap((m) => m.aneis.map((a) => naGrade(a, grade))).filter((a) => a.length > 6)
  let d = ''
  for (const anel of aneis) {
    d += `M${anel[0]} ${anel[1]}`
    for (let i = 2; i + 1 < anel.length; i += 2)
      d += `l${(anel[i] ?? 0) - (anel[i - 2] ?? 0)} ${(anel[i + 1] ?? 0) - (anel[i - 1] ?? 0)}`
    d += 'Z'
  }
  return { municipios: d, contorno: contornoDe(aneis, municipios.length) }
}

/** The name of the municipality of a place; null outside all of them, or where the boundary has no name. */
export function municipioDe(limites: Limites, municipios: readonly Municipio[], lugar: Lugar): string | null {
  const achado = limites.features.find((f, i) => municipios[i]?.nome && pontoEmPoligono(lugar, f.geometry))
  return achado?.properties?.nome ?? null
}
