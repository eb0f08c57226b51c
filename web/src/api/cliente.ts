import { QueryClient } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import createQueryHooks from 'openapi-react-query'
import type { components, paths } from './gerado/openapi'
import { type Problema, semResposta } from './problema'

export type Esquemas = components['schemas']

export const api = createClient<paths>({ baseUrl: '', credentials: 'same-origin' })

api.use({
  onError: () =>
    new Response(
      JSON.stringify(
        semResposta(
          'Não foi possível falar com o servidor. O que você digitou continua aqui; tente de novo.',
        ),
      ),
      { status: 503, headers: { 'content-type': 'application/problem+json' } },
    ),
})

/** Reads of the API as hooks: `consultas.useQuery('get', '/api/v1/autos/{numero}', …)`. */
export const consultas = createQueryHooks(api)

export const filaDeConsultas = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A refusal is an answer; only a missing answer is worth another try.
      retry: (vezes, erro) => (erro as unknown as Problema).codigo === 'sem-rede' && vezes < 2,
    },
  },
})
