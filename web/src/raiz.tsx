import { createRootRoute, type ErrorComponentProps, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Botao, BotaoElo } from './ui/Botao'
import { EsqueletoDaPagina, Vazio } from './ui/basicos'
import { Mensagens } from './ui/Mensagem'

/** After a change of page the cursor goes to its heading, as it would on a page loaded whole. */
function useFocoNaPagina() {
  const roteador = useRouter()
  useEffect(
    () =>
      roteador.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || document.activeElement?.closest('main form')) return
        const alvo =
          document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.getElementById('conteudo')
        alvo?.focus({ preventScroll: true })
      }),
    [roteador],
  )
}

function Raiz() {
  useFocoNaPagina()
  return (
    <I18nProvider locale="pt-BR">
      <Outlet />
      <Mensagens />
    </I18nProvider>
  )
}

function Inteira({ children }: { children: React.ReactNode }) {
  return <main style={{ maxWidth: 640, margin: '12vh auto 0', padding: '0 16px' }}>{children}</main>
}

export function PaginaNaoEncontrada() {
  return (
    <Inteira>
      <title>Página não encontrada · Outorga</title>
      <Vazio nivel={1} titulo="Página não encontrada" acao={<BotaoElo para="/">Ir para o início</BotaoElo>}>
        O endereço foi mudado ou escrito com um engano, ou o que estava aqui não é visível para você.
      </Vazio>
    </Inteira>
  )
}

export function PaginaComErro({ reset }: ErrorComponentProps) {
  return (
    <Inteira>
      <title>Não foi possível abrir · Outorga</title>
      <Vazio
        nivel={1}
        titulo="Não foi possível abrir esta página"
        acao={<Botao onClick={reset}>Tentar de novo</Botao>}
      >
        Nada do que estava gravado se perdeu. Se continuar, avise quem cuida do sistema.
      </Vazio>
    </Inteira>
  )
}

export function PaginaAbrindo() {
  return (
    <div style={{ padding: 24 }}>
      <EsqueletoDaPagina />
    </div>
  )
}

/** The route above all others; every family of routes hangs from it. */
export const raiz = createRootRoute({ component: Raiz, notFoundComponent: PaginaNaoEncontrada })
