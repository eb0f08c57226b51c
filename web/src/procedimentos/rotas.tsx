import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { comSessao } from '../sessao/rotas'
import { PROCEDIMENTOS, type TipoDeProcedimento } from './tipos'

type Tela = ComponentType<{ tipo: TipoDeProcedimento }>

/** One screen for all kinds: its route tells it which. */
const tela = (importar: () => Promise<{ default: Tela }>, tipo: TipoDeProcedimento) =>
  lazyRouteComponent(async () => {
    const { default: Tela } = await importar()
    return { default: () => <Tela tipo={tipo} /> }
  })

const getParentRoute = () => comSessao

/** List, opening and page of each kind of procedure. */
export const rotasDosProcedimentos: AnyRoute[] = Object.values(PROCEDIMENTOS).flatMap(
  (tipo: TipoDeProcedimento) => [
    createRoute({
      getParentRoute,
      path: `/${tipo.endereco}`,
      component: tela(() => import('./ListaDeProcedimentos'), tipo),
    }),
    createRoute({
      getParentRoute,
      path: `/${tipo.endereco}/nova`,
      component: tela(() => import('./NovoProcedimento'), tipo),
    }),
    createRoute({
      getParentRoute,
      path: `/${tipo.endereco}/$numero`,
      component: tela(() => import('./PaginaDoProcedimento'), tipo),
    }),
  ],
)
