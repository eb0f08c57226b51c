import type { Anel, Geometria, Limites } from './geojson'

/** Latitude and longitude in degrees, south and west negative. */
export interface Lugar {
  lat: number
  lon: number
}

/** A rectangle on the plane of the map, or on the screen. */
export interface Caixa {
  x0: number
  y0: number
  x1: number
  y1: number
}

export interface Tamanho {
  largura: number
  altura: number
}

/** What is seen: the place of the plane in the middle, and how many pixels one unit of the plane takes. */
export interface Vista {
  k: number
  cx: number
  cy: number
}

/** Units around the world: one is about a kilometre at the equator. */
const VOLTA = 40_000
const VOLTA_KM = 40_030.174
const RAIO_KM = VOLTA_KM / (2 * Math.PI)
const RAD = Math.PI / 180
/** Mercator has no poles. */
const MAIOR_LATITUDE = 85
/** The plane starts in the middle of Brazil, so that its numbers stay short. */
const ORIGEM = { lat: -14, lon: -54 }
/** A line shorter than this, in units, is not blown up to the whole frame; one place alone shows its surroundings. */
const MENOR_ENQUADRE = 4
const EM_VOLTA_DE_UM = 80
export const MAIOR_K = 120

const norte = (lat: number) => {
  const segura = Math.max(-MAIOR_LATITUDE, Math.min(MAIOR_LATITUDE, lat))
  return Math.log(Math.tan(Math.PI / 4 + (segura * RAD) / 2))
}
const NORTE_DA_ORIGEM = norte(ORIGEM.lat)

/** Mercator: the place on the plane, x to the east and y to the south, in units of about a kilometre. */
export function projetar({ lat, lon }: Lugar): [x: number, y: number] {
  return [((lon - ORIGEM.lon) / 360) * VOLTA, ((NORTE_DA_ORIGEM - norte(lat)) / (2 * Math.PI)) * VOLTA]
}

/** The place of a point of the plane; the inverse of `projetar`. */
export function desprojetar(x: number, y: number): Lugar {
  const n = NORTE_DA_ORIGEM - (y / VOLTA) * 2 * Math.PI
  return { lat: (2 * Math.atan(Math.exp(n)) - Math.PI / 2) / RAD, lon: (x / VOLTA) * 360 + ORIGEM.lon }
}

/** Great-circle distance in kilometres (haversine, mean radius of the Earth). */
export function distanciaKm(a: Lugar, b: Lugar): number {
  const dLat = (b.lat - a.lat) * RAD
  const dLon = (b.lon - a.lon) * RAD
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * RAD) * Math.cos(b.lat * RAD) * Math.sin(dLon / 2) ** 2
  return 2 * RAIO_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The rings of each polygon of a geometry. */
export const poligonos = (g: Geometria): readonly (readonly Anel[])[] =>
  g.type === 'Polygon' ? [g.coordinates] : g.coordinates

function cruza(anel: Anel, { lat, lon }: Lugar): boolean {
  let dentro = false
  let anterior = anel.at(-1)
  for (const p of anel) {
    const [x = 0, y = 0] = p
    const [xa = 0, ya = 0] = anterior ?? p
    if (y > lat !== ya > lat && lon < ((xa - x) * (lat - y)) / (ya - y) + x) dentro = !dentro
    anterior = p
  }
  return dentro
}

/** Whether a place lies in the polygon, outside its holes. A place exactly on the line may fall on either side. */
export function pontoEmPoligono(lugar: Lugar, geometria: Geometria): boolean {
  return poligonos(geometria).some((aneis) =>
    aneis.reduce((dentro, anel) => dentro !== cruza(anel, lugar), false),
  )
}

/** The smallest rectangle of the plane with all the places; null when there is none. */
export function caixaDosLugares(lugares: Iterable<Lugar>): Caixa | null {
  let caixa: Caixa | null = null
  for (const lugar of lugares) {
    const [x, y] = projetar(lugar)
    caixa = caixa
      ? {
          x0: Math.min(caixa.x0, x),
          y0: Math.min(caixa.y0, y),
          x1: Math.max(caixa.x1, x),
          y1: Math.max(caixa.y1, y),
        }
      : { x0: x, y0: y, x1: x, y1: y }
  }
  return caixa
}

function* lugaresDosLimites(limites: Limites): Generator<Lugar> {
  for (const { geometry } of limites.features)
    for (const aneis of poligonos(geometry))
      for (const [lon = 0, lat = 0] of aneis[0] ?? []) yield { lat, lon }
}

export const caixaDosLimites = (limites: Limites): Caixa | null => caixaDosLugares(lugaresDosLimites(limites))

/** The rectangle that holds both. */
export const juntar = (a: Caixa | null, b: Caixa | null): Caixa | null =>
  a && b
    ? {
        x0: Math.min(a.x0, b.x0),
        y0: Math.min(a.y0, b.y0),
        x1: Math.max(a.x1, b.x1),
        y1: Math.max(a.y1, b.y1),
      }
    : (a ?? b)

/** The view with the whole rectangle in the middle of the frame, `margem` pixels free at each side. */
export function enquadrar(caixa: Caixa, tamanho: Tamanho, margem: { x: number; y: number }): Vista {
  const menor = caixa.x0 === caixa.x1 && caixa.y0 === caixa.y1 ? EM_VOLTA_DE_UM : MENOR_ENQUADRE
  const largura = Math.max(caixa.x1 - caixa.x0, menor)
  const altura = Math.max(caixa.y1 - caixa.y0, menor)
  const k = Math.min(
    Math.max(tamanho.largura - 2 * margem.x, 40) / largura,
    Math.max(tamanho.altura - 2 * margem.y, 40) / altura,
    MAIOR_K,
  )
  return { k, cx: (caixa.x0 + caixa.x1) / 2, cy: (caixa.y0 + caixa.y1) / 2 }
}

/** Where the start of the plane falls on the screen. */
export const deslocamento = (v: Vista, t: Tamanho): [number, number] => [
  t.largura / 2 - v.cx * v.k,
  t.altura / 2 - v.cy * v.k,
]

/** The point of the screen as a point of the plane. */
export const noPlano = (v: Vista, t: Tamanho, px: number, py: number): [number, number] => [
  v.cx + (px - t.largura / 2) / v.k,
  v.cy + (py - t.altura / 2) / v.k,
]

/** Zooms by `fator`, within `menor` and `MAIOR_K`, keeping under the finger what is at (px, py). */
export function aproximar(
  v: Vista,
  t: Tamanho,
  fator: number,
  [px, py]: readonly [number, number],
  menor: number,
): Vista {
  const k = Math.max(menor, Math.min(MAIOR_K, v.k * fator))
  const [x, y] = noPlano(v, t, px, py)
  return { k, cx: x - (px - t.largura / 2) / k, cy: y - (py - t.altura / 2) / k }
}

/** Keeps the middle of the frame over the drawing, so that nobody loses it. */
export const segurar = (v: Vista, caixa: Caixa): Vista => ({
  k: v.k,
  cx: Math.max(caixa.x0, Math.min(caixa.x1, v.cx)),
  cy: Math.max(caixa.y0, Math.min(caixa.y1, v.cy)),
})

/** The longest round distance (1, 2 or 5 and zeros, in km) that fits in `maximo` pixels at that latitude. */
export function barraDeEscala(k: number, lat: number, maximo: number): { km: number; px: number } {
  const pxPorKm = (k * VOLTA) / (VOLTA_KM * Math.cos(lat * RAD))
  const cabe = maximo / pxPorKm
  const dezena = 10 ** Math.floor(Math.log10(cabe))
  const km = ([5, 2, 1].find((n) => n * dezena <= cabe) ?? 1) * dezena
  return { km, px: km * pxPorKm }
}

const grau = (valor: number) => Math.abs(valor).toFixed(4).replace('.', ',')

/** «2,8200° N, 60,6700° O». */
export const escreverLugar = ({ lat, lon }: Lugar): string =>
  `${grau(lat)}° ${lat < 0 ? 'S' : 'N'}, ${grau(lon)}° ${lon < 0 ? 'O' : 'L'}`
