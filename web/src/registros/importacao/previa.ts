import { lerNoServidor } from '../../api/arquivo'
import { numero } from '../../ui/formatos'

export interface LinhaDaPrevia {
  numero: number
  valores: string[]
  erros: { campo: string; mensagem: string }[]
  acao: 'cadastrar' | 'alterar' | 'nada'
}

/** What the server understood of a spreadsheet, row by row; nothing was saved. */
export interface Previa {
  colunas: { cabecalho: string; campo: string | null }[]
  linhas: LinhaDaPrevia[]
  avisos: string[]
  certas: number
  com_erro: number
}

/** The file as the API takes it: its bytes; what it is, the server sees in them. */
export const comoBytes = (arquivo: File) => new Blob([arquivo], { type: 'application/octet-stream' })

/**
 * Asks what a spreadsheet would do.
 * @throws Problema where the file can't be read.
 */
export const pedirPrevia = (api: string, arquivo: File, signal: AbortSignal) =>
  lerNoServidor<Previa>(`${api}/importacao/previa`, arquivo, signal)

const linhas = (n: number) => (n === 1 ? '1 linha' : `${numero(String(n))} linhas`)

/** What the person may do with the preview: the words of the button and of the request; null where nothing is right. */
export function oQueImportar({ certas, com_erro }: Pick<Previa, 'certas' | 'com_erro'>): {
  rotulo: string
  so_as_certas: 'sim' | 'nao'
} | null {
  if (certas === 0) return null
  if (com_erro === 0) return { rotulo: `Importar ${linhas(certas)}`, so_as_certas: 'nao' }
  const as = certas === 1 ? 'a certa' : `as ${numero(String(certas))} certas`
  return { rotulo: `Importar ${as} e deixar ${numero(String(com_erro))}`, so_as_certas: 'sim' }
}

/** «121 linhas: 118 certas, 3 com erro.» */
export function resumoDaPrevia({ linhas: todas, certas, com_erro }: Previa): string {
  if (todas.length === 0) return 'A planilha só tem os títulos.'
  if (com_erro === 0) return `${linhas(todas.length)}, sem erro.`
  return `${linhas(todas.length)}: ${certas === 1 ? '1 certa' : `${numero(String(certas))} certas`}, ${numero(String(com_erro))} com erro.`
}
