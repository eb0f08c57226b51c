import { distancia, LUGARES, type Lugar } from './lugares.js'
import { repartir } from './repartir.js'

/** How many people each seat sends out beside the others, by IBGE code; one where it is not told. */
const PESO: Readonly<Record<string, number>> = {
  4314902: 12,
  4304606: 5,
  4309209: 5,
  4323002: 5,
  4313409: 5,
  4300604: 5,
  4318705: 4,
  4303103: 3,
  4320008: 3,
  4307708: 2,
  4309308: 3,
  4319901: 2,
  4306767: 2,
  4303905: 2,
}
const MAIS_LONGE_KM = 62
/** An end in the middle of a municipality and seven out of it: as many lines join two of them. */
const PONTOS_POR_MUNICIPIO = 8

export interface Par {
  a: Lugar
  b: Lugar
  /** Which line it is between its two municipalities: the first joins the seats. */
  ordem: number
  peso: number
}

/** Ends of one line in each municipality: first the two seats, then a neighbourhood of the smaller one, then both. */
function variantes(a: readonly Lugar[], b: readonly Lugar[], quantas: number): [Lugar, Lugar][] {
  const pares = b.flatMap((y, j) => a.map((x, i) => ({ x, y, ordem: i + j * 2 })))
  pares.sort((p, q) => p.ordem - q.ordem)
  return pares.slice(0, quantas).map(({ x, y }) => [x, y])
}

/** `total` pairs of ends of the metropolitan network: the nearer and the larger two municipalities are, the more lines. */
export function paresDaRegiao(total: number): Par[] {
  const sedes = LUGARES.RS.filter((l) => l.localidade === 'sede-de-municipio')
  const pontos = (s: Lugar) => [
    s,
    ...LUGARES.RS.filter((l) => l !== s && l.municipio_ibge === s.municipio_ibge),
  ]
  const peso = (s: Lugar) => PESO[s.municipio_ibge] ?? 1
  const vizinhos = sedes.flatMap((b, j) =>
    sedes.slice(0, j).map((a) => {
      const [menor, maior] = peso(a) <= peso(b) ? [a, b] : [b, a]
      const km = distancia(a, b)
      return { menor, maior, km, peso: (peso(a) * peso(b)) / km }
    }),
  )
  const ligados = vizinhos.filter((v) => v.km <= MAIS_LONGE_KM)
  const quantas = repartir(
    total,
    // A pair has no more lines than it has ends; the square root keeps the large ones from taking all.
    ligados.map((v) => Math.sqrt(v.peso)),
  )
  return ligados.flatMap(({ menor, maior, peso: p }, i) =>
    variantes(pontos(menor), pontos(maior), Math.min(quantas[i] ?? 0, PONTOS_POR_MUNICIPIO ** 2)).map(
      ([a, b], ordem): Par => ({ a, b, ordem, peso: p / (1 + ordem) }),
    ),
  )
}
