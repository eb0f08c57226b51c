import type { SingleBar } from 'cli-progress'

const ESPERA_MS = 1000

/** Shows on a terminal how much of a long input has gone by; silent elsewhere. */
export class Progresso {
  #barra: SingleBar | null = null
  #bytes = 0
  readonly #inicio = Date.now()

  /** @param total bytes of the input; null where nobody knows. */
  constructor(
    private readonly total: number | null,
    private readonly mostrar: boolean,
  ) {}

  async *acompanhar(entrada: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      for await (const pedaco of entrada) {
        this.#bytes += pedaco.length
        await this.#atualizar()
        yield pedaco
      }
    } finally {
      this.#barra?.stop()
    }
  }

  async #atualizar(): Promise<void> {
    if (!this.mostrar || Date.now() - this.#inicio < ESPERA_MS) return
    if (this.#barra === null) {
      const medida = this.total === null ? '{mb} MB' : '{bar} {percentage}% · {mb} MB'
      const { default: cliProgress } = await import('cli-progress')
      this.#barra = new cliProgress.SingleBar({
        format: `${medida} · {duration_formatted}`,
        stream: process.stderr,
        clearOnComplete: true,
        hideCursor: true,
        fps: 5,
      })
      this.#barra.start(this.total ?? 0, 0, { mb: '0' })
    }
    this.#barra.update(this.#bytes, { mb: (this.#bytes / 1024 / 1024).toFixed(1).replace('.', ',') })
  }
}
