import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { comSessao } from '../sessao/rotas'

/** The page of an auto, for the authority and for the operator. */
export const rotasDoCaso = [
  createRoute({
    getParentRoute: () => comSessao,
    path: '/autos/$numero',
    component: lazyRouteComponent(() => import('./PaginaDoAuto')),
  }),
]
