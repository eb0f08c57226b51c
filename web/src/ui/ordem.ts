import { useMudarEndereco, useParametro } from './endereco'

/** One column by which a list is ordered; `ordem=-chave` in the address is descending. */
export interface Ordem {
  chave: string
  decrescente: boolean
}

export function lerOrdem(texto: string | null): Ordem | null {
  return texto ? { chave: texto.replace(/^-/, ''), decrescente: texto.startsWith('-') } : null
}

export const escreverOrdem = ({ chave, decrescente }: Ordem) => (decrescente ? `-${chave}` : chave)

/** The order that the address asks for, for lists that the server orders. */
export function useOrdem(
  parametro = 'ordem',
  inicial: Ordem | null = null,
): [Ordem | null, (ordem: Ordem) => void] {
  const [texto, mudar] = useParametro(parametro)
  const mudarEndereco = useMudarEndereco()
  return [
    lerOrdem(texto) ?? inicial,
    (ordem) =>
      parametro === 'ordem'
        ? mudarEndereco({ ordem: escreverOrdem(ordem), pagina: null })
        : mudar(escreverOrdem(ordem)),
  ]
}

export const MENOR = 64
export const MAIOR = 720

/** Widths in pixels by column, from `colunas=ate.120_quem.240`. */
export function lerLarguras(texto: string | null): Readonly<Record<string, number>> {
  const pares = (texto ?? '').split('_').flatMap((par) => {
    const m = /^([\w-]+)\.(\d{2,3})$/.exec(par)
    const largura = Number(m?.[2])
    return m && largura >= MENOR && largura <= MAIOR ? [[m[1] ?? '', largura] as const] : []
  })
  return Object.fromEntries(pares)
}

export function escreverLarguras(larguras: Readonly<Record<string, number>>): string | null {
  return (
    Object.entries(larguras)
      .map(([chave, largura]) => `${chave}.${largura}`)
      .join('_') || null
  )
}
