import { Readable } from 'node:stream'
import { setImmediate as ceder } from 'node:timers/promises'
import { type DataCivil, diasEntre, lerData } from '@outorga/lei'
import { Zip, ZipDeflate } from 'fflate'
import { type Celula, conferirDinheiro } from './celula.js'
import { letraDaColuna } from './grade.js'
import { aberturaDaAba, ESTILO, escapar, fechoDaAba, partesFixas } from './partes-xlsx.js'

const PEDACO = 64 * 1024
/** Rows looked at to choose the column widths before the first is written. */
const AMOSTRA = 100
const MAXIMO_DE_LINHAS_DO_EXCEL = 1_048_576
const MAXIMO_DE_LETRAS_DO_EXCEL = 32_767

/**
 * A workbook of one sheet named after `titulo`, with bold and frozen header and filter. Dates are dates, money
 * is a number with two decimals, text is never a formula. Rows are pulled as the consumer reads; destroying the
 * stream ends the source. More than 1,048,575 rows end the stream with an error.
 */
export function escreverXlsx(
  colunas: string[],
  linhas: AsyncIterable<Celula[]>,
  { titulo }: { titulo: string },
): Readable {
  return Readable.from(pedacos(colunas, linhas, titulo), { objectMode: false })
}

async function* pedacos(colunas: string[], linhas: AsyncIterable<Celula[]>, titulo: string) {
  let prontos: Uint8Array[] = []
  const zip = new Zip((erro, dados) => {
    if (erro) throw erro
    if (dados.length > 0) prontos.push(dados)
  })
  const abrirParte = (nome: string) => {
    const parte = new ZipDeflate(nome, { level: 3 })
    zip.add(parte)
    return parte
  }
  for (const [nome, xml] of partesFixas(titulo)) abrirParte(nome).push(Buffer.from(xml), true)
  const folha = abrirParte('xl/worksheets/sheet1.xml')
  for await (const xml of xmlDaAba(colunas, linhas)) {
    folha.push(Buffer.from(xml))
    yield* prontos
    prontos = []
    await ceder()
  }
  folha.push(new Uint8Array(0), true)
  zip.end()
  yield* prontos
}

async function* xmlDaAba(colunas: string[], linhas: AsyncIterable<Celula[]>): AsyncGenerator<string> {
  let amostra: Celula[][] | null = []
  let numero = 1
  let xml = ''
  const abrir = (primeiras: Celula[][]) => {
    xml = aberturaDaAba(medirLarguras(colunas, primeiras)) + escreverLinha(colunas, 1, ESTILO.cabecalho)
    for (const linha of primeiras) xml += escreverLinha(linha, ++numero)
    amostra = null
  }
  for await (const linha of linhas) {
    if (amostra) {
      if (amostra.push(linha) === AMOSTRA) abrir(amostra)
      continue
    }
    if (numero === MAXIMO_DE_LINHAS_DO_EXCEL) throw new RangeError('more rows than a worksheet takes')
    xml += escreverLinha(linha, ++numero)
    if (xml.length < PEDACO) continue
    yield xml
    xml = ''
  }
  if (amostra) abrir(amostra)
  yield xml + fechoDaAba(colunas.length, numero)
}

function escreverLinha(celulas: Celula[], numero: number, estilo: number = ESTILO.texto): string {
  const escritas = celulas.map((c, i) => escreverCelula(c, `${letraDaColuna(i)}${numero}`, estilo))
  return `<row r="${numero}">${escritas.join('')}</row>`
}

function escreverCelula(celula: Celula, onde: string, estilo: number): string {
  if (celula === null || celula === '') return ''
  if (typeof celula === 'string') return textoEm(onde, celula, estilo)
  if (typeof celula === 'number') {
    return Number.isFinite(celula) ? numeroEm(onde, ESTILO.numero, celula) : ''
  }
  if ('dinheiro' in celula) return numeroEm(onde, ESTILO.dinheiro, conferirDinheiro(celula.dinheiro))
  const serial = serialDe(celula.data)
  return serial === null ? textoEm(onde, celula.data, estilo) : numeroEm(onde, ESTILO.data, serial)
}

const numeroEm = (onde: string, estilo: number, valor: number | string) =>
  `<c r="${onde}" s="${estilo}"><v>${valor}</v></c>`

/** A text that would read as an escape (`_x0041_`) is escaped itself. */
function textoEm(onde: string, texto: string, estilo: number): string {
  const cabe = texto.length > MAXIMO_DE_LETRAS_DO_EXCEL ? `${texto.slice(0, 32_766)}…` : texto
  const literal = escapar(cabe.replace(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_'))
  return `<c r="${onde}" s="${estilo}" t="inlineStr"><is><t xml:space="preserve">${literal}</t></is></c>`
}

/** The day number of the 1900 system, which counts a 29 February 1900. Null for what it cannot hold. */
function serialDe(data: string): number | null {
  let dia: DataCivil
  try {
    dia = lerData(data)
  } catch {
    return null
  }
  return diasEntre('1900-01-01' as DataCivil, dia) + (dia < '1900-03-01' ? 1 : 2)
}

function medirLarguras(colunas: string[], amostra: Celula[][]): number[] {
  return colunas.map((nome, i) => {
    // The filter button takes the room of three characters.
    const maior = amostra.reduce((m, linha) => Math.max(m, letras(linha[i] ?? null)), nome.length + 3)
    return Math.min(Math.max(maior + 2, 8), 60)
  })
}

function letras(celula: Celula): number {
  if (celula === null) return 0
  if (typeof celula === 'object') return 'data' in celula ? 10 : celula.dinheiro.length * 1.3
  return String(celula).length
}
