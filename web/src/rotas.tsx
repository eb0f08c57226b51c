import { createRouter } from '@tanstack/react-router'
import { rotasDaGaleria } from './galeria/rotas'
import { PaginaAbrindo, PaginaComErro, PaginaNaoEncontrada, raiz } from './raiz'
import { escreverBusca, lerBusca } from './ui/endereco'

/**
 * Each public adds its family here. A family's `rotas.tsx` creates its routes under `raiz` and loads its pages with
 * `lazyRouteComponent`, so that nobody downloads another public's screens.
 */
export const rotas = [...rotasDaGaleria]

export const roteador = createRouter({
  routeTree: raiz.addChildren(rotas),
  parseSearch: lerBusca,
  stringifySearch: escreverBusca,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingComponent: PaginaAbrindo,
  defaultErrorComponent: PaginaComErro,
  defaultNotFoundComponent: PaginaNaoEncontrada,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof roteador
  }
}
