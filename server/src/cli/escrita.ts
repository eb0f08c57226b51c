import type { Writable } from 'node:stream'
import type { Passo, Resposta } from '@outorga/lei'

const LOTE = 1024 * 1024
/** A UTF-16 unit takes at most so many bytes of UTF-8. */
const BYTES_POR_UNIDADE = 3
const VIRGULA = 0x2c

const escritos = new WeakMap<Passo, Uint8Array>()

/**
 * The bytes of a step that the library remembers: the same frozen object from one answer to the next, so that it is
 * written once. Null for a step made for one answer alone.
 */
function bytesDoPasso(passo: Passo): Uint8Array | null {
  const escrito = escritos.get(passo)
  if (escrito !== undefined) return escrito
  if (!Object.isFrozen(passo)) return null
  const bytes = Buffer.from(JSON.stringify(passo))
  escritos.set(passo, bytes)
  return bytes
}

/** Writes answers, one line of JSON each, in batches, and waits for a reader that is slower than us. */
export class Escrita {
  #lote = Buffer.allocUnsafe(LOTE)
  #fim = 0

  constructor(private readonly destino: Writable) {}

  resposta(resposta: Resposta): void {
    if (!('memoria' in resposta)) {
      this.#texto(`${JSON.stringify(resposta)}\n`)
      return
    }
    let texto = '{'
    for (const campo in resposta) {
      if (campo !== 'memoria') texto += `"${campo}":${JSON.stringify(resposta[campo])},`
    }
    this.#texto(`${texto}"memoria":[`)
    let primeiro = true
    for (const passo of resposta.memoria) {
      if (!primeiro) this.#lote[this.#fim++] = VIRGULA
      primeiro = false
      const bytes = bytesDoPasso(passo)
      if (bytes === null) this.#texto(JSON.stringify(passo))
      else this.#bytes(bytes)
    }
    this.#texto(']}\n')
  }

  /** Sends what has gathered and waits until it has gone. */
  async escoar(): Promise<void> {
    if (this.#fim === 0) return
    const lote = this.#lote.subarray(0, this.#fim)
    this.#fim = 0
    await new Promise<void>((foi, falhou) =>
      this.destino.write(lote, (erro) => (erro ? falhou(erro) : foi())),
    )
  }

  #texto(texto: string): void {
    this.#caber(texto.length * BYTES_POR_UNIDADE)
    this.#fim += this.#lote.write(texto, this.#fim)
  }

  #bytes(bytes: Uint8Array): void {
    this.#caber(bytes.length)
    this.#lote.set(bytes, this.#fim)
    this.#fim += bytes.length
  }

  /** Room for so many bytes and a comma. */
  #caber(mais: number): void {
    if (this.#fim + mais < this.#lote.length) return
    const maior = Buffer.allocUnsafe(2 * this.#lote.length + mais)
    maior.set(this.#lote.subarray(0, this.#fim))
    this.#lote = maior
  }
}
