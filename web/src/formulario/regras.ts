import { ERRO_DE_DATA } from '../ui/campos/CampoData'
import { ehData } from '../ui/formatos'

/** A date that must be given. */
export const comData = (falta: string) => ({
  required: falta,
  validate: (v: string) => ehData(v) || ERRO_DE_DATA,
})

/** A date that may be left empty. */
export const semData = { validate: (v: string) => v === '' || ehData(v) || ERRO_DE_DATA }

/** A text of at least `minimo` letters. */
export const comTexto = (falta: string, minimo = 1) => ({
  required: falta,
  validate: (v: string) =>
    v.trim().length >= minimo || (v.trim() === '' ? falta : `Escreva ao menos ${minimo} letras.`),
})

/** Kilometres, amounts, counts: decimal text as the number fields keep it. */
export const comNumero = (falta: string, exemplo: string) => ({
  required: falta,
  pattern: { value: /^\d+(\.\d+)?$/, message: `Isto não é um número. Escreva como ${exemplo}.` },
})

/** An empty optional text is not sent. */
export const ouNulo = (texto: string) => texto.trim() || null
