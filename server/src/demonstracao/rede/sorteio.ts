/** Draws that come out the same on every machine and every day: the demonstration is one and the same. */
export interface Sorteio {
  /** Whole, from 0 up to `n` less one. */
  ate(n: number): number
  um<T>(opcoes: readonly T[]): T
  /** True `partes` times in `de`. */
  vez(partes: number, de: number): boolean
}

/** @param semente whole; another one, another sequence (mulberry32). */
export function sortear(semente: number): Sorteio {
  let estado = semente | 0
  const fracao = () => {
    estado = (estado + 0x6d2b79f5) | 0
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const ate = (n: number) => Math.floor(fracao() * n)
  return {
    ate,
    um<T>(opcoes: readonly T[]): T {
      const escolhida = opcoes[ate(opcoes.length)]
      if (escolhida === undefined) throw new Error('nothing to draw from')
      return escolhida
    },
    vez: (partes, de) => ate(de) < partes,
  }
}
