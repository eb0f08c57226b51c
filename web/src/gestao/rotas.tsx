import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { comSessao } from '../sessao/rotas'

const getParentRoute = () => comSessao

/** The daily work of who signs in: queue, search, plate, drawing up, lists, registers. */
export const rotasDaGestao = [
  createRoute({ getParentRoute, path: '/', component: lazyRouteComponent(() => import('./fila/Fila')) }),
  createRoute({
    getParentRoute,
    path: '/busca',
    component: lazyRouteComponent(() => import('./busca/Busca')),
  }),
  createRoute({
    getParentRoute,
    path: '/placas/$placa',
    component: lazyRouteComponent(() => import('./placa/VeiculoNaEstrada')),
  }),
  createRoute({
    getParentRoute,
    path: '/lavrar',
    component: lazyRouteComponent(() => import('./lavrar/Lavrar')),
  }),
  createRoute({
    getParentRoute,
    path: '/autos',
    component: lazyRouteComponent(() => import('./autos/Autos')),
  }),
  createRoute({
    getParentRoute,
    path: '/correio',
    component: lazyRouteComponent(() => import('./registro/Correio')),
  }),
  createRoute({
    getParentRoute,
    path: '/cadeia',
    component: lazyRouteComponent(() => import('./registro/Cadeia')),
  }),
]
