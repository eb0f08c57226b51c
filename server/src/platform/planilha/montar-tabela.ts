import { enumerar, type Grade, type LinhaDaGrade, letraDaColuna, type Mescla } from './grade.js'
import { recusarArquivo, recusarPlanilha } from './recusas.js'

export interface Tabela {
  cabecalho: string[]
  linhas: { numero: number; celulas: string[] }[]
  avisos: string[]
}

/** Far above any real sheet; overlapping ranges in a hostile one would multiply. */
const MAXIMO_DE_CELULAS_MESCLADAS = 1_000_000

const preenchida = (linha: LinhaDaGrade) => linha.celulas.some((c) => c.trim() !== '')

/**
 * Takes the first row with something written as the header and the rest as rows under it.
 * @throws Problema 422 without a usable header, with repeated names, or above `limite` rows.
 */
export function montarTabela(grade: Grade, formato: 'csv' | 'xlsx', limite: number): Tabela {
  const [topo, ...corpo] = grade.linhas.filter(preenchida)
  if (!topo) throw recusarArquivo('planilha-vazia')
  const avisos = [...grade.avisos]
  recusarMesclaNoCabecalho(topo, grade.mesclas)
  recusarLinhasDemais(corpo.length, limite)
  if (formato === 'csv') recusarLinhaComprida(topo, corpo)
  avisos.push(...repetirMescladas(corpo, grade.mesclas))
  const nomes = topo.celulas.map((c) => c.trim().replace(/\s+/g, ' '))
  const usadas = nomes.flatMap((nome, coluna) => (nome === '' ? [] : [coluna]))
  avisos.push(...colunasSemNome(nomes, usadas, corpo))
  recusarNomes(nomes, usadas)
  avisos.push(...linhasOcultas(corpo))
  const linhas = corpo.map((l) => ({
    numero: l.numero,
    celulas: usadas.map((c) => l.celulas[c]?.trim() ?? ''),
  }))
  return { cabecalho: usadas.map((c) => nomes[c] ?? ''), linhas, avisos }
}

export function recusarLinhasDemais(quantas: number, limite: number): void {
  if (quantas <= limite) return
  const maximo = limite.toLocaleString('pt-BR')
  throw recusarPlanilha(
    'planilha-linhas-demais',
    `A planilha tem mais de ${maximo} linhas. Divida em arquivos de até ${maximo} linhas cada.`,
  )
}

function recusarMesclaNoCabecalho(topo: LinhaDaGrade, mesclas: Mescla[]): void {
  const no_topo = mesclas.filter((m) => m.linhas[0] <= topo.numero && topo.numero <= m.linhas[1])
  if (no_topo.length === 0) return
  const onde = enumerar(no_topo.map((m) => m.endereco))
  throw recusarPlanilha(
    'planilha-cabecalho-mesclado',
    `O cabeçalho, na linha ${topo.numero}, tem células mescladas (${onde}). Apague títulos acima da tabela, desfaça a mesclagem e dê um nome a cada coluna.`,
  )
}

/** A CSV row longer than the header has a separator inside a value: the values would land in wrong columns. */
function recusarLinhaComprida(topo: LinhaDaGrade, corpo: LinhaDaGrade[]): void {
  const colunas = topo.celulas.length
  const comprida = corpo.find((l) => l.celulas.slice(colunas).some((c) => c.trim() !== ''))
  if (!comprida) return
  throw recusarPlanilha(
    'planilha-linha-comprida',
    `A linha ${comprida.numero} tem mais valores do que colunas há no cabeçalho (${colunas}, na linha ${topo.numero}). Ponha entre aspas o valor que contém o separador.`,
  )
}

function recusarNomes(nomes: string[], usadas: number[]): void {
  if (usadas.every((c) => /^[-\d.,/:T\s]+$/.test(nomes[c] ?? ''))) {
    throw recusarArquivo('planilha-sem-cabecalho')
  }
  const vistas = new Map<string, number>()
  for (const coluna of usadas) {
    const nome = nomes[coluna] ?? ''
    const outra = vistas.get(nome.toLowerCase())
    if (outra !== undefined) {
      throw recusarPlanilha(
        'planilha-cabecalho-repetido',
        `O cabeçalho repete «${nome}» nas colunas ${letraDaColuna(outra)} e ${letraDaColuna(coluna)}. Dê um nome diferente a cada coluna.`,
      )
    }
    vistas.set(nome.toLowerCase(), coluna)
  }
}

function colunasSemNome(nomes: string[], usadas: number[], corpo: LinhaDaGrade[]): string[] {
  const sobrando = new Set<number>()
  for (const linha of corpo) {
    for (const [coluna, valor] of linha.celulas.entries()) {
      if (!nomes[coluna] && valor.trim() !== '') sobrando.add(coluna)
    }
  }
  if (sobrando.size === 0) return []
  // A title over the table reads as a header with one name.
  if (sobrando.size > usadas.length) throw recusarArquivo('planilha-sem-cabecalho')
  const letras = enumerar([...sobrando].sort((a, b) => a - b).map(letraDaColuna))
  return [
    sobrando.size === 1
      ? `A coluna ${letras} não tem nome no cabeçalho e não foi lida.`
      : `As colunas ${letras} não têm nome no cabeçalho e não foram lidas.`,
  ]
}

/** Rows with nothing of their own stay blank: the range there only makes a tall row. */
function repetirMescladas(corpo: LinhaDaGrade[], mesclas: Mescla[]): string[] {
  const ultima = corpo.at(-1)?.numero ?? 0
  const porNumero = new Map(corpo.map((l) => [l.numero, l]))
  const feitas: string[] = []
  let celulas = 0
  for (const { endereco, linhas, colunas } of mesclas) {
    const valor = porNumero.get(linhas[0])?.celulas[colunas[0]]
    if (valor === undefined || valor.trim() === '') continue
    const fim = Math.min(linhas[1], ultima)
    celulas += fim - linhas[0]
    if (celulas > MAXIMO_DE_CELULAS_MESCLADAS) throw recusarArquivo('planilha-danificada')
    for (let numero = linhas[0] + 1; numero <= fim; numero++) {
      const linha = porNumero.get(numero)
      if (linha) escreverEm(linha.celulas, colunas[0], valor)
    }
    feitas.push(endereco)
  }
  if (feitas.length === 0) return []
  return [
    `Células mescladas (${enumerar(feitas)}): o valor vale para cada linha da faixa, na primeira coluna dela.`,
  ]
}

/** Sets a cell, filling the ones before it with blanks. */
export function escreverEm(celulas: string[], coluna: number, valor: string): void {
  while (celulas.length < coluna) celulas.push('')
  celulas[coluna] = valor
}

function linhasOcultas(corpo: LinhaDaGrade[]): string[] {
  const numeros = corpo.filter((l) => l.oculta).map((l) => l.numero)
  if (numeros.length === 0) return []
  if (numeros.length === 1) return [`A linha ${numeros[0]} está oculta na planilha e foi lida.`]
  const faixas: [number, number][] = []
  for (const n of numeros) {
    const ultima = faixas.at(-1)
    if (ultima && ultima[1] === n - 1) ultima[1] = n
    else faixas.push([n, n])
  }
  const escritas = faixas.map(([de, ate]) => (de === ate ? String(de) : `${de} a ${ate}`))
  return [`As linhas ${enumerar(escritas)} estão ocultas na planilha e foram lidas.`]
}
