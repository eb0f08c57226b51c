import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { raiz } from '../raiz'
import { lerSessao, perguntarSessao } from './sessao'
import { enderecoDeEntrar, enderecoDeVolta } from './voltar'

/** Every page that asks for a session hangs from here: without one, sign in first and come back. */
export const comSessao = createRoute({
  getParentRoute: () => raiz,
  id: 'com-sessao',
  beforeLoad: async ({ location }) => {
    if (!(await lerSessao())) throw redirect({ href: enderecoDeEntrar(location.href) })
  },
  component: lazyRouteComponent(() => import('./MolduraComSessao')),
})

export const rotaDeEntrar = createRoute({
  getParentRoute: () => raiz,
  path: '/entrar',
  // Another tab may have signed in, or a remembered session may have ended: only the server knows.
  beforeLoad: async ({ search, preload }) => {
    if (preload || !(await perguntarSessao())) return
    const { voltar } = search as { voltar?: string }
    throw redirect({ href: enderecoDeVolta(voltar, location.origin), replace: true })
  },
  component: lazyRouteComponent(() => import('./Entrar')),
})
