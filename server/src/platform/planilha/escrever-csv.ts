import { Readable } from 'node:stream'
import { setImmediate as ceder } from 'node:timers/promises'
import { type Celula, conferirDinheiro } from './celula.js'
import { neutralizar } from './texto-csv.js'

const PEDACO = 64 * 1024

/**
 * A CSV as spreadsheets in Portuguese open it: UTF-8 with BOM, `;`, CRLF, decimal comma, dates `AAAA-MM-DD`.
 * A text that opens like a formula is neutralised. Rows are pulled as the consumer reads; destroying the
 * stream ends the source.
 */
export function escreverCsv(colunas: string[], linhas: AsyncIterable<Celula[]>): Readable {
  return Readable.from(pedacos(colunas, linhas), { objectMode: false })
}

async function* pedacos(colunas: string[], linhas: AsyncIterable<Celula[]>): AsyncGenerator<Buffer> {
  let texto = `\ufeff${escreverLinha(colunas)}`
  for await (const linha of linhas) {
    texto += escreverLinha(linha)
    if (texto.length < PEDACO) continue
    yield Buffer.from(texto)
    texto = ''
    await ceder()
  }
  if (texto !== '') yield Buffer.from(texto)
}

const escreverLinha = (celulas: Celula[]) => `${celulas.map(escreverCelula).join(';')}\r\n`

function escreverCelula(celula: Celula): string {
  if (celula === null) return ''
  if (typeof celula === 'number') return Number.isFinite(celula) ? String(celula).replace('.', ',') : ''
  if (typeof celula === 'string') return citar(neutralizar(celula))
  return 'data' in celula ? citar(neutralizar(celula.data)) : comVirgula(celula.dinheiro)
}

function comVirgula(dinheiro: string): string {
  const [reais, centavos = ''] = conferirDinheiro(dinheiro).split('.')
  return `${reais},${centavos.padEnd(2, '0')}`
}

const citar = (texto: string) => (/[";\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto)
