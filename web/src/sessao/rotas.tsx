import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { raiz } from '../raiz'
import { lerSessao } from './sessao'

/** Every page that asks for a session hangs from here: without one, sign in first and come back. */
export const comSessao = createRoute({
  getParentRoute: () => raiz,
  id: 'com-sessao',
  beforeLoad: async ({ location }) => {
    if (!(await lerSessao())) throw redirect({ href: `/entrar?voltar=${encodeURIComponent(location.href)}` })
  },
  component: lazyRouteComponent(() => import('./MolduraComSessao')),
})

export const rotaDeEntrar = createRoute({
  getParentRoute: () => raiz,
  path: '/entrar',
  component: lazyRouteComponent(() => import('./Entrar')),
})
