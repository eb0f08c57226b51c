import { numero } from '../ui/formatos'
import { type Campo, type Valor, type Valores, valoresDe } from './valores'

/** What may be chosen as a spreadsheet. */
export const PLANILHAS =
  '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What the address of a list's `planilha` answers. */
export interface LidoDaPlanilha {
  /** Rows as the API has them, right or wrong. */
  linhas: Record<string, unknown>[]
  erros: {
    /** Number of the row in the person's own file. */
    linha: number
    /** Place in `linhas`. */
    indice: number
    /** Name of the field. */
    coluna: string
    mensagem: string
  }[]
  /** About the file as a whole. */
  avisos: string[]
}

const noEndereco = (v: Valor | undefined): string =>
  (Array.isArray(v) ? v : [v]).filter((x) => typeof x === 'string').join(',')

/** The address with what the form says now in the place of each `{nome}`. */
export const enderecoDaLeitura = (planilha: string, valores: Valores): string =>
  planilha.replace(/\{(\w+)\}/g, (_, nome: string) => encodeURIComponent(noEndereco(valores[nome])))

/** The rows as the form keeps them. */
export const linhasDoFormulario = ({ linhas }: LidoDaPlanilha, itens: readonly Campo[]): Valores[] =>
  linhas.map((linha) => valoresDe(itens, linha))

/** A row in which nobody wrote anything. */
export const emBranco = (linha: Valores): boolean =>
  Object.values(linha).every((v) => (typeof v === 'string' ? v.trim() === '' : v.length === 0))

/** «1 linha», «1.200 linhas». */
export const contarLinhas = (n: number): string => (n === 1 ? '1 linha' : `${numero(String(n))} linhas`)

/** How many rows have something wrong, in words; null where none has. */
export function dizerQuantasErradas({ erros }: LidoDaPlanilha): string | null {
  const quantas = new Set(erros.map((e) => e.linha)).size
  if (quantas === 0) return null
  return quantas === 1 ? '1 tem algo a corrigir' : `${numero(String(quantas))} têm algo a corrigir`
}

/** A fault as the person finds it, in the file and in the list: «Linha 5 (Ana Souza), Número: …». */
export function dizerErro(
  { linha, indice, coluna, mensagem }: LidoDaPlanilha['erros'][number],
  { linhas }: LidoDaPlanilha,
  itens: readonly Campo[],
): string {
  const primeiro = itens.find((c) => c.tipo === 'texto')
  const nome = primeiro && linhas[indice]?.[primeiro.nome]
  const campo = itens.find((c) => c.nome === coluna)?.rotulo ?? coluna
  return `Linha ${linha}${nome ? ` (${nome})` : ''}, ${campo}: ${mensagem}`
}
