import { escreverDispositivo } from '@outorga/lei'
import type { z } from 'zod'
import type { CampoDoFormulario } from '../formulario/campos.js'
import { CelulaIlegivel, chaveDe, leitorDeCelulas } from '../formulario/ler-celula.js'
import type { Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import { problemaDe } from '../platform/http/erros.js'
import { lerPlanilha } from '../platform/planilha/ler-planilha.js'
import { Problema } from '../platform/problema.js'

/** What a list is imported into: its fields, and what to do with a row that is right. */
export interface Importavel<L> {
  caminho: string
  nome: { um: string; muitos: string }
  campos: readonly CampoDoFormulario[]
  esquema: z.ZodObject
  /** Checks a row by the law and by the register; refuses with a Problema. */
  conferir(c: Contexto, dados: Record<string, unknown>): Promise<L>
  /** What tells a row apart: twice in one file is a fault. */
  chave(linha: L): string
  /** What is on record under that key, as the act of its newest change would say it; null where nothing is. */
  existente(c: Contexto, linha: L): Promise<'igual' | 'diferente' | null>
  gravar(c: Contexto, linha: L): Promise<void>
}

export type Acao = 'cadastrar' | 'alterar' | 'nada'

export interface LinhaConferida<L> {
  numero: number
  valores: string[]
  erros: { campo: string; mensagem: string }[]
  acao: Acao
  pronta: L | null
}

export interface Conferida<L> {
  colunas: { cabecalho: string; campo: string | null }[]
  linhas: LinhaConferida<L>[]
  avisos: string[]
}

/** Most rows of one file: one transaction has to hold them. */
export const MAXIMO_DA_IMPORTACAO = 5000

function casarColunas(cabecalho: readonly string[], campos: readonly CampoDoFormulario[]) {
  return cabecalho.map((titulo) => {
    const chave = chaveDe(titulo)
    const campo = campos.find((f) => chaveDe(f.rotulo) === chave || chaveDe(f.nome) === chave) ?? null
    return { titulo, campo }
  })
}

type Coluna = ReturnType<typeof casarColunas>[number]

function exigirColunas(colunas: readonly Coluna[], campos: readonly CampoDoFormulario[]): void {
  const faltam = campos.filter((f) => f.obrigatorio && !colunas.some((k) => k.campo?.nome === f.nome))
  if (faltam.length === 0) return
  const nomes = faltam.map((f) => `«${f.rotulo}»`).join(', ')
  throw new Problema(
    422,
    'colunas-ausentes',
    `Falta na planilha: ${nomes}. Baixe o modelo para ver os nomes das colunas.`,
    { campo: 'arquivo' },
  )
}

type Erros = { campo: string; mensagem: string }[]

/** The cells of a row as the values of its fields; blank ones are left out. */
async function lerLinha(
  ler: ReturnType<typeof leitorDeCelulas>,
  colunas: readonly Coluna[],
  celulas: string[],
) {
  const dados: Record<string, Json> = {}
  const erros: Erros = []
  for (const [j, { campo }] of colunas.entries()) {
    if (!campo) continue
    try {
      const valor = await ler(celulas[j] ?? '', campo)
      if (valor !== null) dados[campo.nome] = valor
    } catch (erro) {
      if (!(erro instanceof CelulaIlegivel)) throw erro
      erros.push({ campo: campo.nome, mensagem: erro.message })
    }
  }
  return { dados, erros }
}

/** What the form and the law say of a row. */
async function conferirLinha<L>(
  c: Contexto,
  i: Importavel<L>,
  dados: Record<string, Json>,
): Promise<{ pronta: L | null; erros: Erros }> {
  const lido = i.esquema.safeParse(dados)
  if (!lido.success) {
    const erros = lido.error.issues.map((q) => ({ campo: q.path.join('.'), mensagem: q.message }))
    return { pronta: null, erros }
  }
  try {
    return { pronta: await i.conferir(c, lido.data), erros: [] }
  } catch (erro) {
    const problema = problemaDe(erro)
    if (!problema) throw erro
    const { campo, dispositivo, erros } = problema.extra
    const artigo = dispositivo ? ` (${escreverDispositivo(dispositivo)})` : ''
    return {
      pronta: null,
      erros: erros ?? [{ campo: campo ?? '', mensagem: problema.mensagem + artigo }],
    }
  }
}

async function acaoDe<L>(c: Contexto, i: Importavel<L>, linha: L): Promise<Acao> {
  const existente = await i.existente(c, linha)
  if (existente === null) return 'cadastrar'
  return existente === 'igual' ? 'nada' : 'alterar'
}

/** Reads a file against a list, row by row: what each row would do, or what is wrong with it. Nothing is written. */
export async function conferirPlanilha<L>(
  c: Contexto,
  i: Importavel<L>,
  arquivo: Buffer,
): Promise<Conferida<L>> {
  const planilha = await lerPlanilha(arquivo, MAXIMO_DA_IMPORTACAO)
  const colunas = casarColunas(planilha.cabecalho, i.campos)
  exigirColunas(colunas, i.campos)
  const ler = leitorDeCelulas(c)
  const vistas = new Map<string, number>()
  const linhas: LinhaConferida<L>[] = []
  for (const { numero, celulas } of planilha.linhas) {
    const { dados, erros: ilegiveis } = await lerLinha(ler, colunas, celulas)
    const { pronta, erros } =
      ilegiveis.length > 0 ? { pronta: null, erros: ilegiveis } : await conferirLinha(c, i, dados)
    const antes = pronta === null ? undefined : vistas.get(i.chave(pronta))
    if (antes !== undefined) erros.push({ campo: '', mensagem: `Repete a linha ${antes} da planilha.` })
    else if (pronta !== null) vistas.set(i.chave(pronta), numero)
    const certa = erros.length === 0 ? pronta : null
    const acao = certa === null ? 'nada' : await acaoDe(c, i, certa)
    linhas.push({ numero, valores: celulas, erros, acao, pronta: certa })
  }
  const desconhecidas = colunas.filter((k) => !k.campo)
  return {
    colunas: colunas.map(({ titulo, campo }) => ({ cabecalho: titulo, campo: campo?.nome ?? null })),
    linhas,
    avisos: [
      ...planilha.avisos,
      ...desconhecidas.map((k) => `A coluna «${k.titulo}» não é de nenhum campo e não foi lida.`),
    ],
  }
}
