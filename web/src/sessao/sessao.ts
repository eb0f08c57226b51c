import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { api, type Esquemas, filaDeConsultas } from '../api/cliente'

export type Eu = Esquemas['Eu']

const SESSAO = queryOptions({
  queryKey: ['sessao'],
  staleTime: 60_000,
  queryFn: async (): Promise<Eu | null> => {
    const { data, error, response } = await api.GET('/api/v1/sessao')
    if (response.status === 401) return null
    if (error) throw error
    return data
  },
})

/** Who is signed in; null for nobody. Asked once and remembered. */
export const lerSessao = () => filaDeConsultas.ensureQueryData(SESSAO)

/** Who is signed in, on a page that asks for it. */
export function useEu(): Eu {
  const { data } = useSuspenseQuery(SESSAO)
  if (!data) throw new Error('a page that needs a session was drawn without one')
  return data
}

export async function sair(): Promise<void> {
  await api.DELETE('/api/v1/sessao')
  // Nothing of one person stays on screen for the next.
  filaDeConsultas.clear()
}
