import type { Piso, PontoDoMapa, TrechoDoMapa } from '../../../ui/mapa/dados'

/** As much of a point of an itinerary as the map draws. */
export interface PontoDoItinerario {
  chave: string
  nome: string
  lat: string
  lon: string
  secao: boolean
  parada: boolean
}

export interface TrechoDoItinerario {
  /** Index of the point that it leaves. */
  de: number
  km: string
  piso: Piso | null
}

/** The points of an itinerary for the map, numbered in order; `fora` are those that lie outside the State. */
export function pontosDoMapa(
  pontos: readonly PontoDoItinerario[],
  fora: ReadonlySet<string> = new Set(),
): PontoDoMapa[] {
  return pontos.map((p, i) => ({
    id: p.chave,
    nome: p.nome,
    lat: Number(p.lat),
    lon: Number(p.lon),
    papel: i === 0 || i === pontos.length - 1 ? 'extremo' : p.secao ? 'secao' : p.parada ? 'parada' : 'comum',
    numero: i + 1,
    fora: fora.has(p.chave),
  }))
}

/**
 * One stroke between each two points: the pavement of most of its kilometres, and all of them as its length. A stretch
 * that is not known yet leaves a gap.
 */
export function trechosDoMapa(
  pontos: readonly { chave: string }[],
  trechos: readonly TrechoDoItinerario[],
): TrechoDoMapa[] {
  return pontos.slice(1).flatMap((p, de) => {
    const daqui = trechos.filter((t) => t.de === de && Number(t.km.replace(',', '.')) > 0)
    const maior = daqui.toSorted((a, b) => Number(b.km) - Number(a.km))[0]
    const inicio = pontos[de]
    if (!inicio || !maior?.piso) return []
    const km = daqui.reduce((s, t) => s + Math.round(Number(t.km) * 10), 0)
    return [
      {
        de: inicio.chave,
        para: p.chave,
        piso: maior.piso,
        km: `${Math.floor(km / 10)}.${km % 10}`,
      },
    ]
  })
}
