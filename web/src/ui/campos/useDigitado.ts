import { useState } from 'react'

/**
 * The text of a field whose value has another form (a date, a number). The text stays as it is typed; the value is
 * what was read from it, or the text itself while it cannot be read, so that the form refuses it and nothing is lost.
 * A value that comes from elsewhere (another record, a reset form) replaces the text.
 */
export function useDigitado(
  valor: string,
  ler: (texto: string) => string | null,
  escrever: (valor: string) => string,
) {
  const [atual, guardar] = useState({ valor, texto: escrever(valor) })
  const veioDeFora = atual.valor !== valor
  if (veioDeFora) guardar({ valor, texto: escrever(valor) })
  return {
    texto: veioDeFora ? escrever(valor) : atual.texto,
    /** What was typed becomes the text; returns the value that it reads as. */
    digitar(texto: string): string {
      const lido = texto.trim() === '' ? '' : (ler(texto) ?? texto)
      guardar({ valor: lido, texto })
      return lido
    },
    /** On leaving the field the text takes its tidy form. */
    arrumar: () => guardar({ valor, texto: escrever(valor) }),
  }
}
