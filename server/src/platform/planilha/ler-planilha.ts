import { lerCsv } from './ler-csv.js'
import { lerXlsx } from './ler-xlsx.js'
import { montarTabela } from './montar-tabela.js'
import { recusarArquivo } from './recusas.js'

export interface Planilha {
  formato: 'csv' | 'xlsx'
  /** Names of the columns that have one: never empty, never repeated. */
  cabecalho: string[]
  /** Rows with something written; `celulas` is parallel to `cabecalho`, trimmed. */
  linhas: LinhaDaPlanilha[]
  /** Sentences for the person who sent the file. */
  avisos: string[]
}

export interface LinhaDaPlanilha {
  /** As the person sees it in the spreadsheet: the first row is 1. */
  numero: number
  celulas: string[]
}

export const MAXIMO_DE_LINHAS = 20_000

/**
 * Reads a CSV or XLSX file by its content, whatever its name. The first row with something written is the
 * header. Text comes as it is; in XLSX numbers come with a decimal point, dates as `AAAA-MM-DD`, times as
 * `HH:MM`, dates with time as `AAAA-MM-DDTHH:MM`, booleans as `sim`/`não`. CSV values come as they were typed.
 * @param limite most rows below the header
 * @throws Problema 422, campo `arquivo`, where the file cannot be read as one table.
 */
export async function lerPlanilha(conteudo: Buffer, limite = MAXIMO_DE_LINHAS): Promise<Planilha> {
  const formato = reconhecer(conteudo)
  const grade = formato === 'xlsx' ? await lerXlsx(conteudo, limite) : lerCsv(conteudo, limite)
  return { formato, ...montarTabela(grade, formato, limite) }
}

const comeca = (conteudo: Buffer, bytes: string) => conteudo.subarray(0, bytes.length).equals(latin(bytes))
const latin = (texto: string) => Buffer.from(texto, 'latin1')

function reconhecer(conteudo: Buffer): Planilha['formato'] {
  if (conteudo.length === 0) throw recusarArquivo('planilha-vazia')
  if (comeca(conteudo, 'PK\x03\x04')) return 'xlsx'
  if (comeca(conteudo, 'PK')) throw recusarArquivo('planilha-nao-e')
  if (comeca(conteudo, '\xd0\xcf\x11\xe0')) {
    // Excel keeps an encrypted .xlsx inside the container of the old .xls.
    const cifrado = conteudo.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    throw recusarArquivo(cifrado ? 'planilha-com-senha' : 'planilha-xls-antigo')
  }
  if (comeca(conteudo, '%PDF')) throw recusarArquivo('planilha-pdf')
  return 'csv'
}
