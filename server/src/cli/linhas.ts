import { isUtf8 } from 'node:buffer'
import type { ErroDoCalculo } from '@outorga/lei'

/** A longer line is refused without being kept: what holds the memory flat. */
export const MAIOR_LINHA = 4 * 1024 * 1024

/** One line of the input as text, or why it cannot be read. */
export type Linha = string | ErroDoCalculo

const NOVA_LINHA = 0x0a
const LONGA: ErroDoCalculo = {
  codigo: 'linha-longa',
  mensagem: `A linha passa de ${MAIOR_LINHA / 1024 / 1024} MB.`,
  campo: null,
}
const ILEGIVEL: ErroDoCalculo = {
  codigo: 'utf8-invalido',
  mensagem: 'A linha tem bytes que não são UTF-8.',
  campo: null,
}
const MARCA_DE_ORDEM = '\ufeff'

function decodificar(bytes: Buffer): Linha {
  return isUtf8(bytes) ? bytes.toString('utf8') : ILEGIVEL
}

/** The lines of a stretch that ends in a newline; a bad one does not spoil the others. */
function separar(trecho: Buffer): Linha[] {
  if (isUtf8(trecho)) {
    const linhas = trecho.toString('utf8').split('\n')
    linhas.pop()
    return linhas
  }
  const linhas: Linha[] = []
  for (let de = 0, ate = trecho.indexOf(NOVA_LINHA); ate >= 0; ate = trecho.indexOf(NOVA_LINHA, de)) {
    linhas.push(decodificar(trecho.subarray(de, ate)))
    de = ate + 1
  }
  return linhas
}

/**
 * The lines of `entrada` in order, as many at a time as each chunk completes; only `\n` ends a line. A line longer than
 * `MAIOR_LINHA` is thrown away while it arrives and comes out as its error.
 */
export async function* lerLinhas(entrada: AsyncIterable<Buffer>): AsyncGenerator<Linha[]> {
  let resto: Buffer[] = []
  let tamanho = 0
  let primeira = true
  const semMarca = (linhas: Linha[]) => {
    if (primeira && typeof linhas[0] === 'string' && linhas[0].startsWith(MARCA_DE_ORDEM))
      linhas[0] = linhas[0].slice(1)
    primeira &&= linhas.length === 0
    return linhas
  }
  for await (const pedaco of entrada) {
    const fim = pedaco.lastIndexOf(NOVA_LINHA)
    const comeco = fim < 0 ? pedaco : pedaco.subarray(fim + 1)
    if (fim >= 0) {
      const cabeca = pedaco.indexOf(NOVA_LINHA)
      const linhas: Linha[] =
        tamanho + cabeca > MAIOR_LINHA
          ? [LONGA, ...separar(pedaco.subarray(cabeca + 1, fim + 1))]
          : separar(Buffer.concat([...resto, pedaco.subarray(0, fim + 1)]))
      resto = []
      tamanho = 0
      yield semMarca(linhas)
    }
    tamanho += comeco.length
    if (tamanho > MAIOR_LINHA) resto = []
    else if (comeco.length > 0) resto.push(comeco)
  }
  if (tamanho > MAIOR_LINHA) yield [LONGA]
  else if (tamanho > 0) yield semMarca([decodificar(Buffer.concat(resto))])
}
