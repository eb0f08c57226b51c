import { RecusaDaLei } from './erro.js'

const recusar = (codigo: string, mensagem: string, campo: string): never => {
  throw new RecusaDaLei({ codigo, mensagem, campo })
}

const repetido = (s: string) => /^(.)\1*$/.test(s)

/** Check digit modulo 11 over `valores`, weights 2 up to `pesoMaximo` from the right. */
function modulo11(valores: readonly number[], pesoMaximo: number): number {
  let soma = 0
  let peso = 2
  for (let i = valores.length - 1; i >= 0; i--) {
    soma += (valores[i] ?? 0) * peso
    peso = peso === pesoMaximo ? 2 : peso + 1
  }
  const resto = soma % 11
  return resto < 2 ? 0 : 11 - resto
}

/** A letter counts as its ASCII code less 48; a digit as itself. */
const valorDe = (c: string) => c.charCodeAt(0) - 48

/**
 * Reads a CNPJ, numeric or alphanumeric, with or without punctuation: 14 upper-case characters.
 * @throws RecusaDaLei `cnpj-invalido`.
 */
export function lerCnpj(texto: string, campo = 'cnpj'): string {
  const cnpj = texto
    .trim()
    .toUpperCase()
    .replace(/[./\s-]/g, '')
  if (/^[A-Z0-9]{12}\d{2}$/.test(cnpj) && !repetido(cnpj)) {
    const valores = [...cnpj].map(valorDe)
    const d1 = modulo11(valores.slice(0, 12), 9)
    const d2 = modulo11(valores.slice(0, 13), 9)
    if (d1 === valores[12] && d2 === valores[13]) return cnpj
  }
  return recusar(
    'cnpj-invalido',
    'Este CNPJ não existe: confira os caracteres e os dois dígitos finais.',
    campo,
  )
}

/**
 * Reads a CPF, with or without punctuation: 11 digits.
 * @throws RecusaDaLei `cpf-invalido`.
 */
export function lerCpf(texto: string, campo = 'cpf'): string {
  const cpf = texto.trim().replace(/[.\s-]/g, '')
  if (/^\d{11}$/.test(cpf) && !repetido(cpf)) {
    const valores = [...cpf].map(Number)
    if (
      modulo11(valores.slice(0, 9), 12) === valores[9] &&
      modulo11(valores.slice(0, 10), 12) === valores[10]
    )
      return cpf
  }
  return recusar('cpf-invalido', 'Este CPF não existe: confira os números.', campo)
}

/**
 * Reads a CNPJ or a CPF, told apart by length.
 * @throws RecusaDaLei `cnpj-invalido` or `cpf-invalido`.
 */
export function lerCnpjOuCpf(texto: string, campo = 'documento'): string {
  const limpo = texto.trim().replace(/[./\s-]/g, '')
  return limpo.length === 11 ? lerCpf(limpo, campo) : lerCnpj(limpo, campo)
}

/** «12.ABC.345/01DE-35» or «123.456.789-09». */
export function escreverDocumento(documento: string): string {
  return documento.length === 11
    ? documento.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')
    : documento.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
}

/**
 * Reads a plate of either shape (ABC1234, ABC1D23), with or without hyphen: 7 upper-case characters.
 * @throws RecusaDaLei `placa-invalida`.
 */
export function lerPlaca(texto: string, campo = 'placa'): string {
  const placa = texto.trim().toUpperCase().replace(/[\s-]/g, '')
  if (/^[A-Z]{3}\d[A-Z0-9]\d{2}$/.test(placa)) return placa
  return recusar(
    'placa-invalida',
    'A placa tem três letras e quatro números (ABC1234) ou é do Mercosul (ABC1D23).',
    campo,
  )
}

const LETRAS_DO_QUINTO = 'ABCDEFGHIJ'

/** The one spelling of a vehicle's plate: the old ABC1234 and its new ABC1C34 are the same vehicle. */
export function placaUnica(placa: string): string {
  const quinto = placa[4] ?? ''
  return /\d/.test(quinto) ? placa.slice(0, 4) + LETRAS_DO_QUINTO[Number(quinto)] + placa.slice(5) : placa
}

/** Every spelling of the vehicle of `placa`: the new one, and the old one where it has one. */
export function grafiasDaPlaca(placa: string): string[] {
  const nova = placaUnica(placa)
  const digito = LETRAS_DO_QUINTO.indexOf(nova[4] ?? '')
  return digito < 0 ? [nova] : [nova, `${nova.slice(0, 4)}${digito}${nova.slice(5)}`]
}

/**
 * Reads a RENAVAM of 9 to 11 digits: 11 digits, padded.
 * @throws RecusaDaLei `renavam-invalido`.
 */
export function lerRenavam(texto: string, campo = 'renavam'): string {
  const limpo = texto.trim().replace(/[.\s-]/g, '')
  if (/^\d{9,11}$/.test(limpo)) {
    const renavam = limpo.padStart(11, '0')
    const valores = [...renavam].map(Number)
    if (!repetido(renavam) && modulo11(valores.slice(0, 10), 9) === valores[10]) return renavam
  }
  return recusar('renavam-invalido', 'Este RENAVAM não existe: confira os números.', campo)
}
