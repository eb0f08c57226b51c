import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { raiz } from '../raiz'
import { lerSessao } from '../sessao/sessao'

/** The law is for everybody: inside the desk for who is signed in, in the public frame for who is not. */
export const rotaDasNormas = createRoute({
  getParentRoute: () => raiz,
  id: 'normas',
  loader: async () => ({ comSessao: (await lerSessao().catch(() => null)) !== null }),
  // asked again by who comes from elsewhere, perhaps from signing in; not from one article to the next
  shouldReload: ({ cause }) => cause === 'enter',
  gcTime: 0,
  component: lazyRouteComponent(() => import('./MolduraDasNormas')),
})

const getParentRoute = () => rotaDasNormas

export const rotasDasNormas = [
  rotaDasNormas.addChildren([
    createRoute({
      getParentRoute,
      path: '/normas',
      component: lazyRouteComponent(() => import('./PaginaDasNormas')),
    }),
    createRoute({
      getParentRoute,
      path: '/normas/$norma',
      component: lazyRouteComponent(() => import('./PaginaDaNorma')),
    }),
    createRoute({
      getParentRoute,
      path: '/normas/$norma/$dispositivo',
      component: lazyRouteComponent(() => import('./PaginaDoDispositivo')),
    }),
  ]),
]
