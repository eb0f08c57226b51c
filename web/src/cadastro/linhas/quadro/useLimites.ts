import { consultas } from '../../../api/cliente'
import type { Limites } from '../../../ui/mapa/geojson'

/** The authority's boundaries for a map; null while there are none, or none yet read. */
export function useLimites(): Limites | null {
  const { data } = consultas.useQuery('get', '/api/v1/limites', {}, { staleTime: 600_000 })
  return data && data.features.length > 0 ? (data as Limites) : null
}
