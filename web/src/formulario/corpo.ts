import type { paths } from '../api/gerado/openapi'

type Rotas<M extends 'post' | 'put'> = {
  [C in keyof paths]: paths[C][M] extends { requestBody: { content: { 'application/json': infer B } } }
    ? B
    : never
}

/** The body that a route of the API takes: `corpo: { … } satisfies CorpoDe<'/api/v1/autos/{numero}/defesa'>`. */
export type CorpoDe<C extends keyof paths, M extends 'post' | 'put' = 'post'> = Rotas<M>[C]
