import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { comSessao } from '../sessao/rotas'

const getParentRoute = () => comSessao

/** The register (operators, fleet, lines) and the parameters. */
export const rotasDoCadastro = [
  createRoute({
    getParentRoute,
    path: '/operadoras',
    component: lazyRouteComponent(() => import('./operadoras/ListaDeOperadoras')),
  }),
  createRoute({
    getParentRoute,
    path: '/operadoras/nova',
    component: lazyRouteComponent(() => import('./operadoras/NovaOperadora')),
  }),
  createRoute({
    getParentRoute,
    path: '/operadoras/$id',
    component: lazyRouteComponent(() => import('./operadoras/PaginaDaOperadora')),
  }),
  createRoute({
    getParentRoute,
    path: '/operadoras/$id/alterar',
    component: lazyRouteComponent(() => import('./operadoras/AlterarOperadora')),
  }),
  createRoute({
    getParentRoute,
    path: '/frota',
    component: lazyRouteComponent(() => import('./frota/ListaDeVeiculos')),
  }),
  createRoute({
    getParentRoute,
    path: '/frota/novo',
    component: lazyRouteComponent(() => import('./frota/NovoVeiculo')),
  }),
  createRoute({
    getParentRoute,
    path: '/frota/$id',
    component: lazyRouteComponent(() => import('./frota/PaginaDoVeiculo')),
  }),
  createRoute({
    getParentRoute,
    path: '/frota/$id/alterar',
    component: lazyRouteComponent(() => import('./frota/AlterarVeiculo')),
  }),
  createRoute({
    getParentRoute,
    path: '/linhas',
    component: lazyRouteComponent(() => import('./linhas/ListaDeLinhas')),
  }),
  createRoute({
    getParentRoute,
    path: '/linhas/nova',
    component: lazyRouteComponent(() => import('./linhas/NovaLinha')),
  }),
  createRoute({
    getParentRoute,
    path: '/linhas/limites',
    component: lazyRouteComponent(() => import('./linhas/LimitesDosMunicipios')),
  }),
  createRoute({
    getParentRoute,
    path: '/linhas/$id/quadro',
    component: lazyRouteComponent(() => import('./linhas/quadro/EditarQuadro')),
  }),
  createRoute({
    getParentRoute,
    path: '/linhas/$id',
    component: lazyRouteComponent(() => import('./linhas/PaginaDaLinha')),
  }),
  createRoute({
    getParentRoute,
    path: '/linhas/$id/alterar',
    component: lazyRouteComponent(() => import('./linhas/AlterarLinha')),
  }),
  createRoute({
    getParentRoute,
    path: '/parametros',
    component: lazyRouteComponent(() => import('./parametros/Parametros')),
  }),
]
