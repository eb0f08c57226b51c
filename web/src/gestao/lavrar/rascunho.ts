import { type Parada, paradaVazia } from './parada'

/** A draft lives as long as the tab, and belongs to one account. Photos are not in it: a file can't be kept as text. */
const chaveDe = (email: string) => `outorga.lavrar.${email}`

export interface Rascunho {
  parada: Parada
  /** Photos had been chosen, and must be chosen again. */
  tinhaFotos: boolean
}

/** Whether there is something in it that somebody would miss. */
export function temConteudo(p: Parada): boolean {
  return !!p.placa || !!p.local || p.autos.length > 0 || !!p.itinerario || !!p.autuado.nome
}

export function escreverRascunho(parada: Parada): string {
  const tinhaFotos = parada.autos.some((a) => a.fotos.length > 0)
  return JSON.stringify({
    parada: { ...parada, autos: parada.autos.map((a) => ({ ...a, fotos: [] })) },
    tinhaFotos,
  })
}

/** Null where there is none, or it is of another shape than this version writes. */
export function lerTextoDoRascunho(texto: string | null): Rascunho | null {
  if (!texto) return null
  try {
    const lido = JSON.parse(texto) as Partial<Rascunho>
    const vazia = paradaVazia('', '')
    const nomes = Object.keys(vazia) as (keyof Parada)[]
    const parada = lido.parada
    if (!parada || nomes.some((n) => typeof parada[n] !== typeof vazia[n])) return null
    return temConteudo(parada) ? { parada, tinhaFotos: lido.tinhaFotos === true } : null
  } catch {
    return null
  }
}

export const lerRascunho = (email: string) => lerTextoDoRascunho(sessionStorage.getItem(chaveDe(email)))

export function guardarRascunho(email: string, parada: Parada): void {
  try {
    sessionStorage.setItem(chaveDe(email), escreverRascunho(parada))
  } catch {
    // No room, or storage is off: the text is still on the page.
  }
}

export const esquecerRascunho = (email: string) => sessionStorage.removeItem(chaveDe(email))
