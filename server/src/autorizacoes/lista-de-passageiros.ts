import { chaveDoPassageiro, lerCpf, RecusaDaLei } from '@outorga/lei'
import { z } from 'zod'
import { escolha, lista, opcional, texto } from '../formulario/campos.js'
import type { LinhaDaPlanilha, Planilha } from '../platform/planilha/ler-planilha.js'
import { type ErroDeCampo, Problema } from '../platform/problema.js'
import { DOCUMENTOS_DE_PASSAGEIRO, type Passageiro, type TipoDeDocumento } from './dados.js'

/** Largest list: no vehicle has more seats. */
export const MAXIMO_DE_PASSAGEIROS = 600

/** Where a spreadsheet is read into the list. */
export const LEITURA_DA_LISTA = '/api/v1/autorizacoes/lista-de-passageiros/leitura'

export const passageiros = () =>
  lista(
    'Passageiros',
    z.object({
      nome: texto('Nome', { minimo: 3 }),
      tipo: escolha('Documento', DOCUMENTOS_DE_PASSAGEIRO),
      numero: opcional(texto('Número', { maximo: 30 })),
    }),
    {
      maximo: MAXIMO_DE_PASSAGEIROS,
      dica: 'Digite, cole ou escolha uma planilha com as colunas Nome, Tipo e Documento.',
      planilha: `${LEITURA_DA_LISTA}?veiculos={veiculos}`,
    },
  )

export interface ErroDaLinha {
  /** Position in the list, from 0. */
  indice: number
  coluna: 'nome' | 'numero'
  mensagem: string
}

const comoDaLista = (p: Passageiro) => ({ nome: p.nome, documento: p.numero })

function cpfErrado(p: Passageiro): string | null {
  if (p.tipo !== 'cpf') return null
  if (p.numero === null) return 'Falta o CPF.'
  try {
    lerCpf(p.numero)
    return null
  } catch (erro) {
    if (erro instanceof RecusaDaLei) return erro.mensagem
    throw erro
  }
}

/**
 * What is wrong in a passenger list, row by row: a CPF that is not one, somebody twice, rows beyond the seats.
 * @param lugares of all the vehicles together; null where none was chosen yet.
 * @param linhaDe how a row is called: its number in the person's own spreadsheet.
 */
export function conferirLista(
  gente: readonly Passageiro[],
  lugares: number | null,
  linhaDe: (indice: number) => number = (i) => i + 1,
): ErroDaLinha[] {
  const vistos = new Map<string, number>()
  return gente.flatMap((p, indice): ErroDaLinha[] => {
    const erros: ErroDaLinha[] = []
    const cpf = cpfErrado(p)
    if (cpf) erros.push({ indice, coluna: 'numero', mensagem: cpf })
    const chave = chaveDoPassageiro(comoDaLista(p))
    const antes = vistos.get(chave)
    if (antes === undefined) vistos.set(chave, indice)
    else {
      const repete = p.numero === null ? 'O mesmo nome, sem documento,' : 'O mesmo documento'
      erros.push({
        indice,
        coluna: p.numero === null ? 'nome' : 'numero',
        mensagem: `${repete} já está na linha ${linhaDe(antes)}.`,
      })
    }
    if (lugares !== null && indice >= lugares)
      erros.push({ indice, coluna: 'nome', mensagem: `Passa dos ${lugares} lugares dos veículos.` })
    return erros
  })
}

/** @throws Problema 422 with every row that is wrong. */
export function exigirLista(gente: readonly Passageiro[], lugares: number): void {
  const erros = conferirLista(gente, lugares)
  if (erros.length === 0) return
  const linhas = new Set(erros.map((e) => e.indice)).size
  const campos: ErroDeCampo[] = erros.map((e) => ({
    campo: `passageiros.${e.indice}.${e.coluna}`,
    mensagem: `Linha ${e.indice + 1}: ${e.mensagem}`,
  }))
  throw new Problema(
    422,
    'lista-com-erros',
    linhas === 1
      ? (campos[0]?.mensagem ?? '')
      : `A lista de passageiros tem ${linhas} linhas a corrigir. ${campos[0]?.mensagem}`,
    { campo: campos[0]?.campo ?? 'passageiros', erros: campos },
  )
}

const simples = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const TIPO_DA_COLUNA: Readonly<Record<string, TipoDeDocumento>> = {
  cpf: 'cpf',
  'numero do cpf': 'cpf',
  rg: 'rg',
  identidade: 'rg',
  passaporte: 'passaporte',
}
const COLUNAS_DO_NOME = ['nome', 'nome completo', 'passageiro', 'nome do passageiro']
const COLUNAS_DO_NUMERO = ['documento', 'numero', 'n', 'no', 'numero do documento', 'doc']
const COLUNAS_DO_TIPO = ['tipo', 'tipo de documento', 'tipo do documento']
const TIPOS_ESCRITOS: Readonly<Record<string, TipoDeDocumento>> = {
  cpf: 'cpf',
  rg: 'rg',
  identidade: 'rg',
  passaporte: 'passaporte',
  outro: 'outro',
  'outro documento': 'outro',
}

interface Colunas {
  nome: number
  tipo: number
  numero: number
  /** Columns that are a kind of document by themselves. */
  porTipo: [number, TipoDeDocumento][]
}

function acharColunas(cabecalho: readonly string[]): Colunas {
  const nomes = cabecalho.map(simples)
  const achar = (de: readonly string[]) => nomes.findIndex((n) => de.includes(n))
  const nome = achar(COLUNAS_DO_NOME)
  if (nome === -1) {
    throw new Problema(
      422,
      'lista-sem-nome',
      'Não há coluna «Nome» na planilha. Dê às colunas os nomes: Nome, Tipo, Documento.',
      { campo: 'arquivo' },
    )
  }
  const porTipo = nomes.flatMap((n, i): [number, TipoDeDocumento][] => {
    const tipo = TIPO_DA_COLUNA[n]
    return tipo ? [[i, tipo]] : []
  })
  return { nome, tipo: achar(COLUNAS_DO_TIPO), numero: achar(COLUNAS_DO_NUMERO), porTipo }
}

/** A spreadsheet keeps a CPF as a number and drops the zeros at its beginning. */
const cpfDaPlanilha = (numero: string) => (/^\d{8,10}$/.test(numero) ? numero.padStart(11, '0') : numero)

function ehCpf(numero: string): boolean {
  try {
    lerCpf(numero)
    return true
  } catch {
    return false
  }
}

function documentoDe(celulas: readonly string[], c: Colunas): Pick<Passageiro, 'tipo' | 'numero'> {
  const proprio = c.porTipo.find(([i]) => celulas[i])
  const numero = celulas[proprio?.[0] ?? c.numero] ?? ''
  const escrito = TIPOS_ESCRITOS[simples(celulas[c.tipo] ?? '')]
  const tipo = proprio?.[1] ?? escrito ?? (ehCpf(numero) ? 'cpf' : 'outro')
  if (numero === '') return { tipo: proprio?.[1] ?? escrito ?? 'outro', numero: null }
  return { tipo, numero: tipo === 'cpf' ? cpfDaPlanilha(numero) : numero }
}

export interface ListaLida {
  passageiros: Passageiro[]
  erros: { linha: number; indice: number; coluna: string; mensagem: string }[]
  avisos: string[]
}

/**
 * A spreadsheet as a passenger list: every row read, every row that is wrong told by its number in the file.
 * @throws Problema 422, campo `arquivo`, where there is no column of names.
 */
export function lerLista(
  p: Pick<Planilha, 'cabecalho' | 'linhas' | 'avisos'>,
  lugares: number | null,
): ListaLida {
  const colunas = acharColunas(p.cabecalho)
  const lidas = p.linhas.map(({ celulas }: LinhaDaPlanilha) => ({
    nome: celulas[colunas.nome] ?? '',
    ...documentoDe(celulas, colunas),
  }))
  const numero = (indice: number) => p.linhas[indice]?.numero ?? indice + 1
  const semNome = lidas.flatMap(({ nome }, indice): ErroDaLinha[] =>
    nome.length >= 3 ? [] : [{ indice, coluna: 'nome', mensagem: 'Falta o nome do passageiro.' }],
  )
  return {
    passageiros: lidas,
    erros: [...semNome, ...conferirLista(lidas, lugares, numero)]
      .map((e) => ({ linha: numero(e.indice), ...e }))
      .sort((a, b) => a.linha - b.linha),
    avisos: p.avisos,
  }
}
