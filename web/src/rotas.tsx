import { createRouter } from '@tanstack/react-router'
import { rotasDoCadastro } from './cadastro/rotas'
import { rotasDoCaso } from './caso/rotas'
import { rotasDaGaleria } from './galeria/rotas'
import { rotasDaGestao } from './gestao/rotas'
import { rotasDasNormas } from './normas/rotas'
import { rotasPublicas } from './portal/rotas'
import { rotasDosProcedimentos } from './procedimentos/rotas'
import { PaginaAbrindo, PaginaComErro, PaginaNaoEncontrada, raiz } from './raiz'
import { rotasDosRegistros } from './registros/rotas'
import { comSessao, rotaDeEntrar } from './sessao/rotas'
import { escreverBusca, lerBusca } from './ui/endereco'

/**
 * Each public adds its family here. A family's `rotas.tsx` creates its routes under `raiz` and loads its pages with
 * `lazyRouteComponent`, so that nobody downloads another public's screens.
 */
export const rotas = [
  ...rotasDaGaleria,
  ...rotasPublicas,
  ...rotasDasNormas,
  rotaDeEntrar,
  comSessao.addChildren([
    ...rotasDaGestao,
    ...rotasDoCaso,
    ...rotasDoCadastro,
    ...rotasDosProcedimentos,
    ...rotasDosRegistros,
  ]),
]

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
