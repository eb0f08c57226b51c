/** What a person typed, pasted or scanned as a plate: letters and digits only; of a whole address, its last part. */
export function escreverPlaca(texto: string): string {
  const [, depois = texto] = /\/consulta\/([^/?#]+)/.exec(texto) ?? []
  return depois
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 7)
}

/** Why the text can't be a plate; null where it can, in the old spelling or in the Mercosul one. */
export function erroDaPlaca(texto: string): string | null {
  const placa = escreverPlaca(texto)
  if (placa === '') return 'Escreva a placa do veículo.'
  if (/^[A-Z]{3}\d[A-Z0-9]\d{2}$/.test(placa)) return null
  return 'A placa tem três letras e quatro letras ou números, como ABC1234 ou ABC1D23.'
}
