import { useRouter, useRouterState } from '@tanstack/react-router'

/** The query of the address as plain text: `?q=104` stays the text `104`. Given to the router in `rotas.tsx`. */
export function lerBusca(texto: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(texto))
}

export function escreverBusca(busca: Record<string, unknown>): string {
  const pares = Object.entries(busca).filter(([, v]) => v !== undefined && v !== null && v !== '')
  const texto = new URLSearchParams(pares.map(([k, v]) => [k, String(v)])).toString()
  return texto ? `?${texto}` : ''
}

/** The current path and query with some parameters changed; null takes one out. */
export function enderecoCom(endereco: string, mudancas: Record<string, string | null>): string {
  const [caminho = '', busca = ''] = endereco.split('?')
  return caminho + escreverBusca({ ...lerBusca(busca), ...mudancas })
}

/** Path and query of the page now open. */
export function useEndereco(): string {
  return useRouterState({ select: (s) => s.location.pathname + s.location.searchStr })
}

/** Changes parameters of the address in place: no new entry in the history, no scroll to the top. */
export function useMudarEndereco(): (mudancas: Record<string, string | null>) => void {
  const roteador = useRouter()
  return (mudancas) => {
    const { pathname, searchStr } = roteador.latestLocation
    const search = lerBusca(enderecoCom(pathname + searchStr, mudancas).split('?')[1] ?? '')
    void roteador.navigate({ to: pathname, search, replace: true, resetScroll: false } as never)
  }
}

/** One parameter of the address as state: filters, order and page live there and not in memory. */
export function useParametro(nome: string): [string | null, (valor: string | null) => void] {
  const valor = useRouterState({ select: (s) => lerBusca(s.location.searchStr)[nome] ?? null })
  const mudar = useMudarEndereco()
  return [valor, (novo) => mudar({ [nome]: novo })]
}

/** Of some addresses, the one that the page now open is under: the longest beginning of its path. */
export function enderecoAtual(enderecos: readonly string[], caminho: string): string | null {
  const acima = enderecos.filter((e) => caminho === e || caminho.startsWith(`${e}/`))
  return acima.sort((a, b) => b.length - a.length)[0] ?? null
}

/** What a link of the navigation says of itself: the page, a page above it, or nothing. */
export function marcaDeAtual(
  para: string,
  atual: string | null,
  caminho: string,
): 'page' | 'true' | undefined {
  if (para !== atual) return undefined
  return para === caminho ? 'page' : 'true'
}
