import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { comSessao } from '../sessao/rotas'
import { OUTROS_IMPORTAVEIS, REGISTROS, type TipoDeRegistro, type TipoImportavel } from './tipos'

/** One screen for all kinds: its route tells it which. */
const tela = <T extends TipoImportavel>(
  importar: () => Promise<{ default: ComponentType<{ tipo: T }> }>,
  tipo: T,
) =>
  lazyRouteComponent(async () => {
    const { default: Tela } = await importar()
    return { default: () => <Tela tipo={tipo} /> }
  })

const getParentRoute = () => comSessao

const importacao = (tipo: TipoImportavel) =>
  createRoute({
    getParentRoute,
    path: `/${tipo.endereco}/importar`,
    component: tela(() => import('./importacao/Importar'), tipo),
  })

/** List, entry, page, change and import of each kind of file. */
export const rotasDosRegistros: AnyRoute[] = [
  ...OUTROS_IMPORTAVEIS.map(importacao),
  ...Object.values(REGISTROS).flatMap((tipo: TipoDeRegistro) => [
    importacao(tipo),
    createRoute({
      getParentRoute,
      path: `/${tipo.endereco}`,
      component: tela(() => import('./ListaDoRegistro'), tipo),
    }),
    createRoute({
      getParentRoute,
      path: `/${tipo.endereco}/nova`,
      component: tela(() => import('./NovoRegistro'), tipo),
    }),
    createRoute({
      getParentRoute,
      path: `/${tipo.endereco}/$id`,
      component: tela(() => import('./PaginaDoRegistro'), tipo),
    }),
    createRoute({
      getParentRoute,
      path: `/${tipo.endereco}/$id/alterar`,
      component: tela(() => import('./AlterarRegistro'), tipo),
    }),
  ]),
]
