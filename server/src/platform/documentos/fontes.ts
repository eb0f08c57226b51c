import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const abrir = (arquivo: string) => readFileSync(resolve(arquivo))
const plex = (familia: string, peso: number) =>
  abrir(`@fontsource/ibm-plex-${familia}/files/ibm-plex-${familia}-latin-${peso}-normal.woff`)
const roboto = (corte: string) => abrir(`pdfmake/fonts/Roboto/Roboto-${corte}.ttf`)

/** Each family with its cuts, as the engine takes them: files read once, never fetched. */
export const FONTES = {
  Sans: { normal: plex('sans', 400), bold: plex('sans', 600) },
  Mono: { normal: plex('mono', 500), bold: plex('mono', 600) },
  /** For letters that the two above lack, as in a foreign name. */
  Reserva: { normal: roboto('Regular'), bold: roboto('Medium') },
} as const
export type Fonte = keyof typeof FONTES

/** What every Plex cut has: all of Portuguese and then some. */
const LATINO =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\n]/
const RESERVA =
  /[\u0100-\u017f\u0218-\u021b\u0386-\u03ce\u0400-\u045f\u1ea0-\u1ef9\u2030\u20b9\u2212\u2248\u2260\u2264\u2265\u221a\u25a0]/
const SEM_LETRA = '\u25a0'

/** Cuts a text into runs that one font has whole; a letter that none has is shown as a block, never as nothing. */
export function emCorridas(texto: string, fonte: Fonte): { texto: string; fonte: Fonte }[] {
  const limpo = texto
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\u00a0]/g, ' ')
    .replace(/\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu, (c) => (c === '\n' ? c : ''))
  const corridas: { texto: string; fonte: Fonte }[] = []
  for (const letra of limpo) {
    const comum = LATINO.test(letra) || (letra === '\u2212' && fonte === 'Sans')
    const escrita = comum || RESERVA.test(letra) ? letra : SEM_LETRA
    const dela = comum ? fonte : 'Reserva'
    const ultima = corridas.at(-1)
    if (ultima?.fonte === dela) ultima.texto += escrita
    else corridas.push({ texto: escrita, fonte: dela })
  }
  return corridas
}
