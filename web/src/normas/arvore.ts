import type { Provisao } from '@outorga/lei'

/** A provision and what hangs from it; without rows where the law in hand gives only what is under it. */
export interface Ramo {
  dispositivo: string
  linhas: Provisao[]
  ramos: Ramo[]
}

const separador = (dispositivo: string) => (dispositivo.startsWith('XII') ? '.' : '_')

/** The provision above; null for an article. */
export function acima(dispositivo: string): string | null {
  const fim = dispositivo.lastIndexOf(separador(dispositivo))
  return fim < 0 ? null : dispositivo.slice(0, fim)
}

/** The provision and all those above it, from the article down. */
export function caminhoAte(dispositivo: string): string[] {
  const pai = acima(dispositivo)
  return pai === null ? [dispositivo] : [...caminhoAte(pai), dispositivo]
}

/** The rows of a law as a tree by article, in the order of the law. */
export function arvoreDe(provisoes: readonly Provisao[]): Ramo[] {
  const raizes: Ramo[] = []
  const feitos = new Map<string, Ramo>()
  function ramo(dispositivo: string): Ramo {
    const feito = feitos.get(dispositivo)
    if (feito) return feito
    const novo: Ramo = { dispositivo, linhas: [], ramos: [] }
    feitos.set(dispositivo, novo)
    const pai = acima(dispositivo)
    ;(pai === null ? raizes : ramo(pai).ramos).push(novo)
    return novo
  }
  for (const p of provisoes) ramo(p.dispositivo).linhas.push(p)
  return raizes
}

/** The branch of a provision anywhere in the tree. */
export function acharRamo(arvore: readonly Ramo[], dispositivo: string): Ramo | null {
  for (const r of arvore) {
    const achado = r.dispositivo === dispositivo ? r : acharRamo(r.ramos, dispositivo)
    if (achado) return achado
  }
  return null
}

/** How many rows a branch has, with those under it. */
export function contarLinhas(ramo: Ramo): number {
  return ramo.linhas.length + ramo.ramos.reduce((n, r) => n + contarLinhas(r), 0)
}

/** The provisions before and after, in the order of the law. */
export function vizinhos(
  provisoes: readonly Provisao[],
  dispositivo: string,
): { anterior: string | null; seguinte: string | null } {
  const ordem = [...new Set(provisoes.map((p) => p.dispositivo as string))]
  const i = ordem.indexOf(dispositivo)
  if (i < 0) return { anterior: null, seguinte: ordem.find((d) => d.startsWith(dispositivo)) ?? null }
  return { anterior: ordem[i - 1] ?? null, seguinte: ordem[i + 1] ?? null }
}
