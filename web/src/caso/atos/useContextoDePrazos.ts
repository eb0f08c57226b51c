import { useMemo } from 'react'
import { consultas, type Esquemas } from '../../api/cliente'
import type { Eu } from '../../sessao/sessao'
import { contextoDePrazos } from './consequencias'

/** What terms are counted with; null until the authority's calendar has answered or failed. */
export function useContextoDePrazos(eu: Eu) {
  const { data, isPending } = consultas.useQuery('get', '/api/v1/parametros', {}, { staleTime: 300_000 })
  return useMemo(() => {
    if (isPending) return null
    const dados: Esquemas['Parametros'] | null = data ?? null
    return { ...contextoDePrazos(eu.autoridade.norma, dados), dados }
  }, [data, isPending, eu.autoridade.norma])
}
