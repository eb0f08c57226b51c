import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { raiz } from '../raiz'

const getParentRoute = () => raiz

/** Pages for whoever holds a document: no session. */
export const rotasPublicas = [
  createRoute({
    getParentRoute,
    path: '/verificar',
    component: lazyRouteComponent(() => import('./Verificar')),
  }),
  createRoute({
    getParentRoute,
    path: '/verificar/$codigo',
    component: lazyRouteComponent(() => import('./DocumentoVerificado')),
  }),
  createRoute({
    getParentRoute,
    path: '/consulta',
    component: lazyRouteComponent(() => import('./consulta/Consulta')),
  }),
  createRoute({
    getParentRoute,
    path: '/consulta/$placa',
    component: lazyRouteComponent(() => import('./consulta/VeiculoConsultado')),
  }),
]
