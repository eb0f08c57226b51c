/** Plain geometry on degrees: enough to tell whether a place is in a State, and to draw its boundaries. */

export type Posicao = readonly [lon: number, lat: number]
export type Anel = readonly Posicao[]
export type Geometria =
  | { type: 'Polygon'; coordinates: readonly Anel[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly Anel[])[] }

export interface Lugar {
  lat: number
  lon: number
}

export const poligonosDe = (g: Geometria): readonly (readonly Anel[])[] =>
  g.type === 'Polygon' ? [g.coordinates] : g.coordinates

function cruza(anel: Anel, { lat, lon }: Lugar): boolean {
  let dentro = false
  let [xa, ya] = anel.at(-1) ?? [0, 0]
  for (const [x, y] of anel) {
    if (y > lat !== ya > lat && lon < ((xa - x) * (lat - y)) / (ya - y) + x) dentro = !dentro
    ;[xa, ya] = [x, y]
  }
  return dentro
}

const KM_POR_GRAU = 111.2

/** Kilometres from a place to a stretch of a ring, on the plane of its latitude. */
function distanciaAoLado(p: Lugar, [ax, ay]: Posicao, [bx, by]: Posicao): number {
  const f = Math.cos((p.lat * Math.PI) / 180)
  const [x1, y1] = [(ax - p.lon) * f, ay - p.lat]
  const [x2, y2] = [(bx - p.lon) * f, by - p.lat]
  const [dx, dy] = [x2 - x1, y2 - y1]
  const lado = dx * dx + dy * dy
  const t = lado === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / lado))
  return Math.hypot(x1 + t * dx, y1 + t * dy) * KM_POR_GRAU
}

/** A boundary is drawn to about this; a town on the border is inside. */
const FOLGA_KM = 1

/** Whether a place is in the polygon, outside its holes, or within a kilometre of its edge. */
export function dentroDe(lugar: Lugar, g: Geometria): boolean {
  return poligonosDe(g).some((aneis) => {
    if (aneis.reduce((dentro, anel) => dentro !== cruza(anel, lugar), false)) return true
    return aneis.some((anel) =>
      anel.some((a, i) => i > 0 && distanciaAoLado(lugar, anel[i - 1] as Posicao, a) <= FOLGA_KM),
    )
  })
}

const GRADE = 1000

/** A ring on a grid of a thousandth of a degree, without the points that fall together or in line. */
function anelSimples(anel: Anel): Posicao[] {
  const saida: [number, number][] = []
  for (const [lon, lat] of anel) {
    const [x, y] = [Math.round(lon * GRADE), Math.round(lat * GRADE)]
    const [a, b] = [saida.at(-2), saida.at(-1)]
    if (b && b[0] === x && b[1] === y) continue
    if (a && b && (b[0] - a[0]) * (y - b[1]) === (b[1] - a[1]) * (x - b[0])) saida.pop()
    saida.push([x, y])
  }
  return saida.map(([x, y]) => [x / GRADE, y / GRADE])
}

/** The boundary as the map draws it. Neighbours snap to the grid alike, so that no gap opens between them. */
export function simplificar(g: Geometria): Geometria {
  const partes = poligonosDe(g)
    .map((aneis) => aneis.map(anelSimples).filter((a) => a.length > 3))
    .filter((aneis) => aneis.length > 0)
  return partes.length === 0 ? g : { type: 'MultiPolygon', coordinates: partes }
}
