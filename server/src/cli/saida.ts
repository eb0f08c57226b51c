import { once } from 'node:events'
import type { Writable } from 'node:stream'

const LOTE = 64 * 1024

/** Writes lines in batches and waits for a reader that is slower than us. */
export class Saida {
  #lote = ''

  constructor(private readonly destino: Writable) {}

  linha(texto: string): void {
    this.#lote += `${texto}\n`
  }

  /** Sends what has gathered, once there is a batch of it. */
  async escoar(tudo = false): Promise<void> {
    if (this.#lote === '' || (!tudo && this.#lote.length < LOTE)) return
    const lote = this.#lote
    this.#lote = ''
    if (!this.destino.write(lote)) await once(this.destino, 'drain')
  }
}
