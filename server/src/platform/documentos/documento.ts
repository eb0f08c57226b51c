import type { Instante } from '@outorga/lei'

/** A piece of running text; `artigo` is a provision as written («art. 79, I»), `mono` a plate, number or code. */
export type Trecho = string | { forte: string } | { mono: string } | { artigo: string }
export type Texto = Trecho | readonly Trecho[]

export interface Campo {
  rotulo: string
  valor: Texto
}

/** One step of a calculation, already in words. */
export interface PassoEscrito {
  descricao: string
  artigo: string | null
  /** A second, quiet line: the parameter's validity and act. */
  detalhe: string | null
  resultado: string
  aplicado: boolean
}

/** `largura`: share of the page; columns without one take what is left. */
export interface ColunaDoPapel {
  titulo: string
  largura?: number
  numero?: boolean
}

export interface Assinatura {
  nome: string
  /** What is under the name, a line each. */
  linhas: readonly string[]
}

export type Bloco =
  | { tipo: 'campos'; titulo: string; campos: readonly Campo[] }
  | { tipo: 'texto'; titulo: string | null; paragrafos: readonly Texto[] }
  | { tipo: 'lista'; titulo: string; itens: readonly Texto[] }
  | {
      tipo: 'tabela'
      titulo: string
      colunas: readonly ColunaDoPapel[]
      linhas: readonly (readonly Texto[])[]
    }
  | { tipo: 'memoria'; titulo: string; resumo: Texto; passos: readonly PassoEscrito[]; total: Campo }
  | { tipo: 'aviso'; titulo: string; paragrafos: readonly Texto[] }
  | { tipo: 'assinaturas'; local: Texto; assinaturas: readonly Assinatura[]; nota: Texto | null }

/** An official document as plain data: what it says, and nothing about how it is drawn. */
export interface DocumentoPdf {
  /** «Estado de Roraima», the authority and its short name. */
  autoridade: { estado: string; nome: string; sigla: string }
  titulo: string
  numero: string
  /** Under the title: the law it stands on. */
  subtitulo: string
  /** The act's instant: the file's date. */
  momento: Instante
  blocos: readonly Bloco[]
  verificacao: {
    codigo: string
    /** Page that tells whether the document still stands; the QR code's content. */
    endereco: string
    /** SHA-256 of the act, hexadecimal. */
    hash: string
  }
}
