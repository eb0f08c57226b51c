import { CsvError, parse } from 'csv-parse/sync'
import { type Grade, type LinhaDaGrade, MAXIMO_DE_COLUNAS } from './grade.js'
import { recusarLinhasDemais } from './montar-tabela.js'
import { recusarArquivo, recusarPlanilha } from './recusas.js'
import { desfazerNeutralizacao } from './texto-csv.js'

/** In the order that breaks a tie: Excel in Portuguese writes the first. */
const SEPARADORES = [';', '\t', ','] as const

/** What is looked at to tell the separator: the first rows, in the first characters. */
const AMOSTRA = { linhas: 20, letras: 256 * 1024 }

/** Blank ones included: a file of blank lines must not hold the thread. */
const MAXIMO_DE_REGISTROS = 100_000

/**
 * Reads the bytes of a CSV file: encoding and separator are found out. A row is a record, as spreadsheets
 * count them, so a value with line breaks counts once.
 * @throws Problema 422 where it is no text, quotes do not close or there are more than `limite` rows.
 */
export function lerCsv(conteudo: Buffer, limite: number): Grade {
  const texto = semFimEmBranco(decodificar(conteudo))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what tells a binary file
  if (/[\0-\x08\x0e-\x1f]/.test(texto)) throw recusarArquivo('planilha-nao-e')
  if (/^\s*<(!doctype|html|table|\?xml|meta)\b/i.test(texto)) throw recusarArquivo('planilha-html')
  const declarado = /^sep=(.)(?:\r\n|\n|\r|$)/.exec(texto)
  if (declarado) return ler(texto.slice(declarado[0].length), declarado[1] ?? ';', limite)
  return ler(texto, detectarSeparador(texto), limite)
}

function ler(texto: string, separador: string, limite: number): Grade {
  const linhas: LinhaDaGrade[] = []
  let numero = 0
  const registro = (celulas: string[]) => {
    if (++numero > MAXIMO_DE_REGISTROS) throw recusarArquivo('planilha-grande-demais')
    if (celulas.every((c) => c.trim() === '')) return null
    const excesso = celulas.splice(MAXIMO_DE_COLUNAS)
    if (excesso.some((c) => c.trim() !== '')) throw recusarArquivo('planilha-colunas-demais')
    linhas.push({ numero, celulas: celulas.map((c) => desfazerNeutralizacao(c).replace(/\r\n?/g, '\n')) })
    recusarLinhasDemais(linhas.length - 1, limite)
    return null
  }
  try {
    parse(texto, { ...opcoes(separador), on_record: registro })
    return { linhas, mesclas: [], avisos: [] }
  } catch (erro) {
    if (!(erro instanceof CsvError)) throw erro
    throw recusarPlanilha(
      'planilha-aspas-abertas',
      `As aspas abertas na linha ${numero + 1} não se fecham. Feche-as ou retire-as e envie de novo.`,
    )
  }
}

const opcoes = (delimiter: string) => ({
  delimiter,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
})

/** The separator that gives the first rows the same number of columns, more than one; then the most columns. */
function detectarSeparador(texto: string): string {
  let melhor = { separador: ';', nota: 0 }
  for (const separador of SEPARADORES) {
    const nota = avaliar(texto.slice(0, AMOSTRA.letras), separador)
    if (nota > melhor.nota) melhor = { separador, nota }
  }
  return melhor.separador
}

function avaliar(texto: string, separador: string): number {
  try {
    const amostra = parse(texto, {
      ...opcoes(separador),
      skip_empty_lines: true,
      to: AMOSTRA.linhas,
    }) as string[][]
    const colunas = amostra[0]?.length ?? 0
    if (colunas < 2) return 0
    const iguais = amostra.filter((l) => l.length === colunas).length
    return iguais / amostra.length + colunas / 10_000
  } catch {
    return 0
  }
}

/** Cuts the blank rows that spreadsheets leave at the end, with their separators. */
function semFimEmBranco(texto: string): string {
  let fim = texto.length
  while (fim > 0 && '\r\n\t ;,'.includes(texto.charAt(fim - 1))) fim--
  return texto.slice(0, fim)
}

/** The characters Windows-1252 has where Latin-1 has controls; the five it leaves free stay as they are. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

function decodificar(conteudo: Buffer): string {
  const [a, b] = conteudo
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(conteudo)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(conteudo)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(conteudo)
  } catch {
    // By hand: the decoder of some Node 22 and 23 releases takes windows-1252 for Latin-1.
    return conteudo
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (c) => WINDOWS_1252.charAt(c.charCodeAt(0) - 0x80))
  }
}
