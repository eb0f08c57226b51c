import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { api, type Esquemas, filaDeConsultas } from '../api/cliente'

export type Eu = Esquemas['Eu']

const CHAVE = ['sessao'] as const

const SESSAO = queryOptions({
  queryKey: CHAVE,
  staleTime: 60_000,
  queryFn: async (): Promise<Eu | null> => {
    const { data, error, response } = await api.GET('/api/v1/sessao')
    // Where a page is already open the end of its session is a failure like any other: the page stays drawn.
    if (response.status === 401 && !filaDeConsultas.getQueryData(CHAVE)) return null
    if (error) throw error
    return data
  },
})

/** Who is signed in; null for nobody. Asked once and remembered. */
export async function lerSessao(): Promise<Eu | null> {
  return filaDeConsultas.getQueryData<Eu>(CHAVE) ?? filaDeConsultas.fetchQuery({ ...SESSAO, staleTime: 0 })
}

/** Who is signed in now, by the server and not by memory. What was remembered of somebody else is forgotten. */
export async function perguntarSessao(): Promise<Eu | null> {
  const { data, error, response } = await api.GET('/api/v1/sessao')
  if (response.status === 401) return null
  if (error) throw error
  if (filaDeConsultas.getQueryData<Eu>(CHAVE)?.email !== data.email) filaDeConsultas.clear()
  filaDeConsultas.setQueryData(CHAVE, data)
  return data
}

/** Who is signed in, on a page that asks for it. */
export function useEu(): Eu {
  const { data } = useSuspenseQuery(SESSAO)
  if (!data) throw new Error('a page that needs a session was drawn without one')
  return data
}

/** Signs in; the answer is remembered. Throws the `Problema` of a refusal. */
export async function entrar(credenciais: { email: string; senha: string }): Promise<Eu> {
  const { data, error } = await api.POST('/api/v1/sessao', { body: credenciais })
  if (error) throw error
  filaDeConsultas.setQueryData(CHAVE, data)
  return data
}

/** Signs out and loads the sign-in page whole: nothing of one person stays in memory for the next. */
export async function sair(): Promise<void> {
  const { error } = await api.DELETE('/api/v1/sessao')
  if (error) throw error
  sessionStorage.clear()
  location.assign('/entrar')
}
