import { Decimal } from 'decimal.js'
import type { DataCivil } from '../core/data.js'
import { Numero } from '../core/dinheiro.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import { type Serie, valorEm } from '../core/vigencia.js'

const D = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })
const CASAS = 12

/** `a` ÷ `b` with twelve decimals, half up. `b` must not be zero. */
export function dividir(a: Numero, b: Numero): Numero {
  return Numero.de(new D(a.toString()).dividedBy(b.toString()).toFixed(CASAS))
}

export function subtrair(a: Numero, b: Numero): Numero {
  return a.mais(b.vezes(Numero.de(-1)))
}

/** The number with exactly `casas` decimals, half up. */
export function comCasas(n: Numero, casas: number): string {
  return new D(n.toString()).toFixed(casas)
}

interface Campo {
  nome: string
  campo: string
  dispositivo?: Dispositivo
}

const recusar = ({ nome, campo, dispositivo }: Campo, regra: string) =>
  new RecusaDaLei({
    codigo: 'numero-fora-da-faixa',
    mensagem: `${nome} ${regra}.`,
    campo,
    dispositivo: dispositivo ?? null,
  })

/**
 * Reads a number above zero.
 * @throws RecusaDaLei `numero-invalido`, `numero-fora-da-faixa`.
 */
export function lerPositivo(texto: string, c: Campo): Numero {
  const n = Numero.de(texto, c.campo)
  if (n.negativo() || n.zero()) throw recusar(c, 'tem de ser maior que zero')
  return n
}

/**
 * Reads a number of zero or more.
 * @throws RecusaDaLei `numero-invalido`, `numero-fora-da-faixa`.
 */
export function lerNaoNegativo(texto: string, c: Campo): Numero {
  const n = Numero.de(texto, c.campo)
  if (n.negativo()) throw recusar(c, 'não pode ser menor que zero')
  return n
}

/** The value in force at `data`; null where the authority set none that reaches it. */
export function valorOuNada<T>(serie: Serie<T> | undefined, data: DataCivil) {
  try {
    return valorEm(serie ?? [], data, '')
  } catch (erro) {
    if (erro instanceof RecusaDaLei && erro.codigo === 'sem-valor-na-data') return null
    throw erro
  }
}
