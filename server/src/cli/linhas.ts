import { isUtf8 } from 'node:buffer'

/** A longer line is refused without being kept: what holds the memory flat. */
export const MAIOR_LINHA = 4 * 1024 * 1024

/** A line that cannot be read, and why. */
export interface LinhaIlegivel {
  falha: 'linha-longa' | 'utf8-invalido'
}
export type Linha = string | LinhaIlegivel

const NOVA_LINHA = 0x0a
const MARCA_DE_ORDEM = '\ufeff'
const LONGA: LinhaIlegivel = { falha: 'linha-longa' }

function decodificar(bytes: Buffer): Linha {
  return isUtf8(bytes) ? bytes.toString() : { falha: 'utf8-invalido' }
}

/** The lines of a stretch that ends in a newline; a bad one does not spoil the others. */
function separar(trecho: Buffer): Linha[] {
  if (isUtf8(trecho)) return trecho.toString().split('\n').slice(0, -1)
  const linhas: Linha[] = []
  let de = 0
  for (let ate = trecho.indexOf(NOVA_LINHA); ate >= 0; ate = trecho.indexOf(NOVA_LINHA, de)) {
    linhas.push(decodificar(trecho.subarray(de, ate)))
    de = ate + 1
  }
  return linhas
}

/** The lines of `entrada` but for a mark of byte order before the first. */
export async function* lerLinhas(entrada: AsyncIterable<Buffer>): AsyncGenerator<Linha[]> {
  let primeira = true
  for await (const linhas of cortar(entrada)) {
    const [linha] = linhas
    if (primeira && typeof linha === 'string' && linha.startsWith(MARCA_DE_ORDEM)) linhas[0] = linha.slice(1)
    primeira = false
    yield linhas
  }
}

/**
 * The lines in order, as many at a time as each chunk completes; only `\n` ends a line. A line longer than `MAIOR_LINHA`
 * is thrown away while it arrives.
 */
async function* cortar(entrada: AsyncIterable<Buffer>): AsyncGenerator<Linha[]> {
  let resto: Buffer[] = []
  let tamanho = 0
  for await (const pedaco of entrada) {
    const fim = pedaco.lastIndexOf(NOVA_LINHA)
    const sobra = pedaco.subarray(fim + 1)
    if (fim >= 0) {
      const cabeca = pedaco.indexOf(NOVA_LINHA)
      yield tamanho + cabeca > MAIOR_LINHA
        ? [LONGA, ...separar(pedaco.subarray(cabeca + 1, fim + 1))]
        : separar(Buffer.concat([...resto, pedaco.subarray(0, fim + 1)]))
      resto = []
      tamanho = 0
    }
    tamanho += sobra.length
    if (tamanho > MAIOR_LINHA) resto = []
    else if (sobra.length > 0) resto.push(sobra)
  }
  if (tamanho > MAIOR_LINHA) yield [LONGA]
  else if (tamanho > 0) yield [decodificar(Buffer.concat(resto))]
}
