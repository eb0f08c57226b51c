import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api/cliente'
import type { Problema } from '../api/problema'

/**
 * Reads an address of the API that is data, not known when compiled: one screen serves every kind of procedure and of
 * file.
 * @throws Problema where the server refuses.
 */
export async function ler<T>(caminho: string, signal?: AbortSignal): Promise<T> {
  const pedir = api.GET as unknown as (
    caminho: string,
    opcoes: { signal: AbortSignal | undefined },
  ) => Promise<{ data?: T; error?: Problema }>
  const { data, error } = await pedir(caminho, { signal })
  if (error) throw error
  return data as T
}

type Opcoes<T> = Omit<UseQueryOptions<T, Problema>, 'queryKey' | 'queryFn'>

export const useLeitura = <T>(caminho: string, opcoes: Opcoes<T> = {}) =>
  useQuery<T, Problema>({
    queryKey: ['leitura', caminho],
    queryFn: ({ signal }) => ler<T>(caminho, signal),
    ...opcoes,
  })
