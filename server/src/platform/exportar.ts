import { z } from 'zod'
import type { Fluxo } from './caso-de-uso.js'
import type { Celula } from './planilha/celula.js'
import { escreverCsv } from './planilha/escrever-csv.js'
import { escreverXlsx } from './planilha/escrever-xlsx.js'

/** A column of an exported list: its head, and its cell of a row. */
export interface ColunaExportada<L> {
  titulo: string
  celula(linha: L): Celula
}

export const Formato = z.enum(['csv', 'xlsx']).default('csv')

const TIPOS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

async function* celulas<L>(linhas: AsyncIterable<L>, colunas: readonly ColunaExportada<L>[]) {
  for await (const linha of linhas) yield colunas.map((c) => c.celula(linha))
}

const nomeDeArquivo = (nome: string) =>
  nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

/** A list as a file, written while it is read. */
export function exportar<L>(
  nome: string,
  formato: 'csv' | 'xlsx',
  colunas: readonly ColunaExportada<L>[],
  linhas: AsyncIterable<L>,
): Fluxo {
  const titulos = colunas.map((c) => c.titulo)
  const corpo = celulas(linhas, colunas)
  const conteudo =
    formato === 'csv' ? escreverCsv(titulos, corpo) : escreverXlsx(titulos, corpo, { titulo: nome })
  return { tipo: TIPOS[formato], nome: `${nomeDeArquivo(nome)}.${formato}`, conteudo }
}
