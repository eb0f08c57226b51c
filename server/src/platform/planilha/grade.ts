/** What a format's reader hands over: cells by position, nothing yet known of a header. */
export interface Grade {
  /** In the order of the sheet; blank rows may be missing. */
  linhas: LinhaDaGrade[]
  mesclas: Mescla[]
  avisos: string[]
}

export interface LinhaDaGrade {
  /** As the person sees it in the spreadsheet: the first row is 1. */
  numero: number
  celulas: string[]
  oculta?: boolean
}

/** A merged range; rows from 1, columns from 0, both ends included. */
export interface Mescla {
  endereco: string
  linhas: [number, number]
  colunas: [number, number]
}

export const MAXIMO_DE_COLUNAS = 200

/** 0 is A, 26 is AA. */
export function letraDaColuna(indice: number): string {
  const resto = String.fromCharCode(65 + (indice % 26))
  return indice < 26 ? resto : letraDaColuna(Math.floor(indice / 26) - 1) + resto
}

/** «A1, B2 e mais 5»: at most 20 by name. */
export function enumerar(itens: readonly string[], total = itens.length): string {
  const nomeados = itens.slice(0, 20)
  const resto = total - nomeados.length
  if (resto > 0) return `${nomeados.join(', ')} e mais ${resto}`
  if (nomeados.length < 2) return nomeados.join('')
  return `${nomeados.slice(0, -1).join(', ')} e ${nomeados.at(-1)}`
}
