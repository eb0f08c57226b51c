/** Check digit modulo 11, weights 2 up to `pesoMaximo` from the right; a letter counts as its ASCII code less 48. */
function digito(texto: string, pesoMaximo: number): string {
  const soma = [...texto]
    .reverse()
    .reduce((total, letra, i) => total + (letra.charCodeAt(0) - 48) * (2 + (i % (pesoMaximo - 1))), 0)
  const resto = soma % 11
  return String(resto < 2 ? 0 : 11 - resto)
}

function comDigitos(raiz: string, pesoMaximo: number, quantos: number): string {
  return Array.from({ length: quantos }).reduce<string>((n) => n + digito(n, pesoMaximo), raiz)
}

/** The CNPJ of the head office of an eight-character root that nobody was given. */
export const cnpjDeTeste = (raiz: string): string => comDigitos(`${raiz}0001`, 9, 2)

/** The CPF of nine digits that nobody was given. */
export const cpfDeTeste = (raiz: string): string => comDigitos(raiz, 12, 2)

/** The RENAVAM of ten digits that nobody was given. */
export const renavamDeTeste = (raiz: string): string => comDigitos(raiz, 9, 1)
