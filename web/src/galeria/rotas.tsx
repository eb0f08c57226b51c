import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { raiz } from '../raiz'

const getParentRoute = () => raiz

/** The gallery: every component in every state. Present always, linked from nowhere. */
export const rotasDaGaleria = [
  createRoute({ getParentRoute, path: '/galeria', component: lazyRouteComponent(() => import('./Galeria')) }),
  createRoute({
    getParentRoute,
    path: '/galeria/caso',
    component: lazyRouteComponent(() => import('./GaleriaDoCaso')),
  }),
  createRoute({
    getParentRoute,
    path: '/galeria/fila',
    component: lazyRouteComponent(() => import('./GaleriaDaFila')),
  }),
  createRoute({
    getParentRoute,
    path: '/galeria/campos',
    component: lazyRouteComponent(() => import('./GaleriaDosCampos')),
  }),
  createRoute({
    getParentRoute,
    path: '/galeria/mapa',
    component: lazyRouteComponent(() => import('./GaleriaDoMapa')),
  }),
  createRoute({
    getParentRoute,
    path: '/galeria/publica',
    component: lazyRouteComponent(() => import('./GaleriaPublica')),
  }),
]
