import { Decimal } from 'decimal.js'
import { RecusaDaLei } from './erro.js'

const D = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -40, toExpPos: 60 })

/** A pure number: a coefficient, a quantity of UPF, a rate, kilometres. It multiplies; alone it is no money. */
export class Numero {
  readonly #tipo = 'Numero'
  private constructor(private readonly valor: Decimal) {}

  /**
   * Reads a decimal number written with a point, no exponent («0.287425»), or a safe integer.
   * @throws RecusaDaLei `numero-invalido` for anything else, NaN and «1e400» included.
   */
  static de(entrada: string | number, campo: string | null = null): Numero {
    const texto =
      typeof entrada === 'number' ? (Number.isSafeInteger(entrada) ? String(entrada) : '') : entrada
    if (!/^-?\d{1,24}(\.\d{1,12})?$/.test(texto)) {
      throw new RecusaDaLei({
        codigo: 'numero-invalido',
        mensagem: `«${String(entrada).slice(0, 40)}» não é um número. Escreva com ponto e sem separador de milhar, como 1234.56.`,
        campo,
      })
    }
    return new Numero(new D(texto).plus(0))
  }

  vezes(outro: Numero): Numero {
    return new Numero(this.valor.times(outro.valor))
  }
  mais(outro: Numero): Numero {
    return new Numero(this.valor.plus(outro.valor))
  }
  /** The exact amount this number of reais makes, not yet rounded. */
  emReais(): ValorExato {
    return ValorExato.deNumero(this)
  }
  comparar(outro: Numero): number {
    return this.valor.comparedTo(outro.valor)
  }
  negativo(): boolean {
    return this.valor.isNegative() && !this.valor.isZero()
  }
  zero(): boolean {
    return this.valor.isZero()
  }
  /** Plain notation, as many decimals as the value has. */
  toString(): string {
    return this.valor.toFixed()
  }
  toJSON(): string {
    return this.toString()
  }
  /** For the sibling classes of this file. */
  interno(): Decimal {
    void this.#tipo
    return this.valor
  }
}

/** How an exact amount becomes money. Each is named where it is used, once, at the end of a calculation. */
export type Arredondamento = 'sem-centavos' | 'meio-para-cima'

/** Money with all its decimals, before the one rounding. Only numbers multiply it. */
export class ValorExato {
  readonly #tipo = 'ValorExato'
  private constructor(private readonly valor: Decimal) {}

  static deNumero(n: Numero): ValorExato {
    return new ValorExato(n.interno())
  }
  static readonly ZERO = new ValorExato(new D(0))

  vezes(n: Numero): ValorExato {
    return new ValorExato(this.valor.times(n.interno()))
  }
  mais(outro: ValorExato): ValorExato {
    return new ValorExato(this.valor.plus(outro.valor))
  }
  menos(outro: ValorExato): ValorExato {
    return new ValorExato(this.valor.minus(outro.valor))
  }
  negativo(): boolean {
    return this.valor.lessThan(0)
  }
  arredondar(regra: Arredondamento): Dinheiro {
    const valor =
      regra === 'sem-centavos'
        ? this.valor.toDecimalPlaces(0, Decimal.ROUND_DOWN)
        : this.valor.toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
    return Dinheiro.de(valor.toFixed(2))
  }
  toString(): string {
    void this.#tipo
    return this.valor.toFixed()
  }
}

/** Reais and cents. Money times money does not compile: it has no `vezes`. */
export class Dinheiro {
  readonly #tipo = 'Dinheiro'
  #texto: string | null = null
  private constructor(private readonly centavos: bigint) {}

  static readonly ZERO = new Dinheiro(0n)

  /**
   * Reads «143.00» or «143»; at most two decimals.
   * @throws RecusaDaLei `valor-invalido`.
   */
  static de(texto: string, campo: string | null = null): Dinheiro {
    const m = /^(-?)(\d{1,18})(?:\.(\d{1,2}))?$/.exec(texto)
    if (!m) {
      throw new RecusaDaLei({
        codigo: 'valor-invalido',
        mensagem: `«${texto.slice(0, 40)}» não é um valor em reais. Escreva como 1234.56.`,
        campo,
      })
    }
    const centavos = BigInt(m[2] ?? '0') * 100n + BigInt((m[3] ?? '').padEnd(2, '0'))
    return new Dinheiro(m[1] === '-' ? -centavos : centavos)
  }

  mais(outro: Dinheiro): Dinheiro {
    return new Dinheiro(this.centavos + outro.centavos)
  }
  menos(outro: Dinheiro): Dinheiro {
    return new Dinheiro(this.centavos - outro.centavos)
  }
  comparar(outro: Dinheiro): number {
    return this.centavos < outro.centavos ? -1 : this.centavos > outro.centavos ? 1 : 0
  }
  igual(outro: Dinheiro): boolean {
    return this.centavos === outro.centavos
  }
  negativo(): boolean {
    return this.centavos < 0n
  }
  /** «143.00»: what travels and what is stored. */
  toString(): string {
    void this.#tipo
    if (this.#texto !== null) return this.#texto
    const absoluto = this.centavos < 0n ? -this.centavos : this.centavos
    this.#texto = `${this.centavos < 0n ? '-' : ''}${absoluto / 100n}.${String(absoluto % 100n).padStart(2, '0')}`
    return this.#texto
  }
  toJSON(): string {
    return this.toString()
  }
}

/** «R$ 48.310,00», with a no-break space: an amount never wraps. */
export function escreverDinheiro(valor: Dinheiro | string): string {
  const texto = String(valor)
  const negativo = texto.startsWith('-')
  const [reais = '0', centavos = '00'] = texto.replace('-', '').split('.')
  return `${negativo ? '−' : ''}R$\u00a0${reais.replace(/\B(?=(\d{3})+$)/g, '.')},${centavos}`
}

/** A pure number as people read it: «0,287425», «1.000». */
export function escreverNumero(valor: Numero | string): string {
  const [inteiro = '0', decimais] = String(valor).split('.')
  const milhar = inteiro.length < 4 ? inteiro : inteiro.replace(/\B(?=(\d{3})+$)/g, '.')
  return decimais === undefined ? milhar : `${milhar},${decimais}`
}
