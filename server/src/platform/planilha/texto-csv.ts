/** What a spreadsheet takes for a formula when a text starts with it, wide forms included. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
const NEUTRALIZADA = /^'[=+\-@\t\r＝＋－＠]/

/** A text that opens like a formula gets an apostrophe in front and stays text. */
export const neutralizar = (texto: string) => (FORMULA.test(texto) ? `'${texto}` : texto)

/** The inverse, so that a file of ours reads back as it was. */
export const desfazerNeutralizacao = (texto: string) => (NEUTRALIZADA.test(texto) ? texto.slice(1) : texto)
