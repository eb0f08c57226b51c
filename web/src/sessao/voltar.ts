/** Where nobody may be sent back to: the sign-in page itself, and what is no page. */
const FORA = /^\/(entrar|api)(\/|\?|#|$)/

/**
 * The page to open after signing in, from the address's `?voltar=`: a path of this same origin, else the first page.
 * `origem` is `location.origin`.
 */
export function enderecoDeVolta(voltar: string | null | undefined, origem: string): string {
  if (!voltar?.startsWith('/')) return '/'
  try {
    const { origin, pathname, search, hash } = new URL(voltar, origem)
    // `//outro.example` and `/\outro.example` start with a bar and leave the origin all the same.
    return origin === origem && !pathname.startsWith('//') && !FORA.test(pathname)
      ? pathname + search + hash
      : '/'
  } catch {
    return '/'
  }
}

/** The sign-in page that leads back to `endereco`. */
export function enderecoDeEntrar(endereco: string, motivo?: 'fim-da-sessao'): string {
  const busca = new URLSearchParams()
  if (endereco !== '/') busca.set('voltar', endereco)
  if (motivo) busca.set('motivo', motivo)
  const texto = busca.toString()
  return texto ? `/entrar?${texto}` : '/entrar'
}
