import { dataRelativa, diaDoInstante, hora } from '../ui/formatos'

const LETRAS = 16

/**
 * What a person typed, pasted or scanned as a verification code, in groups of four. The code has no I, L, O or U: what
 * looks like a number is read as one. A whole address is taken by its last part.
 */
export function escreverCodigo(texto: string): string {
  const [, depois = texto] = /\/verificar\/([^/?#]+)/.exec(texto) ?? []
  return depois
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .slice(0, LETRAS)
    .replace(/(.{4})(?=.)/g, '$1-')
}

/** Why the text can't be a code; null where it can. */
export function erroDoCodigo(texto: string): string | null {
  const letras = escreverCodigo(texto).replaceAll('-', '').length
  if (letras === 0) return 'Escreva o código que está no documento.'
  if (letras < LETRAS) return `O código tem ${LETRAS} letras e números; aqui há ${letras}.`
  return null
}

/** «hoje, 14:02», «ontem, 18:40», «9 mar. 2025, 08:00»: how old what is shown is, on the authority's clock. */
export function idadeDosDados(dados_de: string, agora: string, fuso: string): string {
  const dia = dataRelativa(diaDoInstante(dados_de, fuso), diaDoInstante(agora, fuso))
  return `${dia}, ${hora(dados_de, fuso)}`
}

/** A hash in groups of eight, which can be compared by eye. */
export function emGrupos(sha256: string): string[] {
  return sha256.match(/.{1,8}/g) ?? []
}
