import type {
  Conferencia,
  DataCivil,
  Dispositivo,
  Exame,
  Memoria,
  NormaId,
  Papel,
  Tabela,
} from '@outorga/lei'
import type { z } from 'zod'
import type { Ato } from '../platform/atos/ato.js'
import type { Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import type { Bloco } from '../platform/documentos/documento.js'
import type { EspecieDaOutorga } from '../platform/documentos/emitir.js'

export const TIPOS_DE_PROCEDIMENTO = [
  'criacao-de-linha',
  'alteracao-de-linha',
  'licitacao',
  'delegacao',
  'autorizacao',
  'terminal',
] as const
export type TipoDeProcedimento = (typeof TIPOS_DE_PROCEDIMENTO)[number]

/** A procedure as it is read. */
export interface Procedimento<E extends string = string, D = Record<string, Json>> {
  id: string
  versao: number
  tipo: TipoDeProcedimento
  especie: string
  numero: string
  titulo: string
  operadora_id: string | null
  linha_id: string | null
  /** Null also where whoever asks may not see it. */
  operadora: { id: string; razao_social: string; documento: string } | null
  linha: { id: string; numero: string; nome: string } | null
  estado: E
  aberto_em: DataCivil
  /** Validity of the title, both days included. */
  de: DataCivil | null
  ate: DataCivil | null
  dados: D
}

export type Tom = 'azul' | 'bom' | 'alerta' | 'mau' | 'cinza'

export interface NomeDoEstado {
  nome: string
  tom: Tom
}

/** What an act changes in the projection, apart from the state. */
export interface Mudanca<D> {
  dados?: Partial<D>
  titulo?: string
  operadora_id?: string | null
  linha_id?: string | null
  de?: DataCivil | null
  ate?: DataCivil | null
  /** Vehicles of the title from now on; absent where the act does not touch them. */
  veiculos?: readonly string[]
  /** What the act keeps besides its input: an amount computed, a decision's memória. */
  noAto?: Record<string, Json>
  /** What the person reads, after «Ato feito em Número.» */
  mensagem?: string
}

export interface AtoDefinido<D, E extends z.ZodObject = z.ZodObject> {
  /** Its fields, made with `formulario/campos`. One with `quando` on `especie` is asked in those kinds only. */
  entrada: E
  /** Whether the law gives the act to this procedure at all; where it does not, its page does not offer it. */
  cabe?(p: Procedimento<string, D>): boolean
  /** Options that fit this procedure, of fields of choice that have more. */
  opcoes?(p: Procedimento<string, D>): Readonly<Record<string, readonly string[]>>
  /** The result that the state table asks for; an act without a choice has none. */
  resultado?(e: z.output<E>, c: Contexto, p: Procedimento<string, D>): string | Promise<string>
  /** The law's answer to whether it may be done; a refusal is told with its provision. */
  examinar?(
    c: Contexto,
    p: Procedimento<string, D>,
    e: z.output<E>,
  ): Promise<Exame | readonly Conferencia[]> | Exame | readonly Conferencia[]
  /** What it changes here and in the modules it reaches. */
  aplicar?(c: Contexto, p: Procedimento<string, D>, e: z.output<E>): Promise<Mudanca<D>> | Mudanca<D>
  /** The document that it issues. */
  documento?: EspecieDaOutorga
  /** The document only where this is true: of a decision with one result. `estado`: the one the act leads to. */
  emite?(e: z.output<E>, p: Procedimento<string, D>, estado: string): boolean
}

/** One field or statement of the page and of the documents. */
export interface Dado {
  rotulo: string
  valor: string
  dispositivo?: Dispositivo | null
  /** Address of the page that it is about. */
  para?: string | null
}

export interface Secao {
  titulo: string
  dados: readonly Dado[]
}

export interface ExameTitulado {
  titulo: string
  permitido: boolean
  motivos: readonly { dispositivo: Dispositivo; mensagem: string }[]
  depende_de: readonly Dispositivo[]
  memoria: Memoria
}

/** A running term of the procedure: its last day, and what sets it. */
export interface PrazoDoProcedimento {
  titulo: string
  ate: DataCivil
  dispositivo: Dispositivo | null
}

/** What a case that waits looks at, besides itself, to tell what it waits for. */
export interface Espera {
  papel: Papel
  /** The newest act of the case. */
  ultimo: string
  /** Whether a term of `prazos` is still running. */
  corre(prazo: string): boolean
}

/** A kind of procedure: everything that its pages, its API and its documents are made of. */
export interface Definicao<E extends string, A extends string, D extends Record<string, Json>> {
  tipo: TipoDeProcedimento
  /** `/api/v1/licitacoes` */
  caminho: string
  /** «Licitação», «licitações», and with its article: «a licitação». */
  nome: { um: string; muitos: string; com_artigo: string }
  /** Which laws have it. */
  normas: readonly NormaId[]
  /** Kind within the procedure → how people call it. */
  especies: Readonly<Record<string, string>>
  /** Whether a law has a kind; without it, all have all. */
  temEspecie?(especie: string, norma: NormaId): boolean
  tabela(especie: string, norma: NormaId): Tabela<E, A, Papel>
  estados: Readonly<Record<E, NomeDoEstado>>
  /** States in which the title holds, where the procedure ends in one. */
  vigentes?: readonly E[]
  /** States in which the case waits for somebody; in the others acts are merely possible. */
  esperam: readonly E[]
  /** Whether an act that the table gives there is one that the case waits for; without it, all are. */
  esperado?(ato: A, p: Procedimento<E, D>, e: Espera): boolean
  /** Act → the term by whose last day it is due. */
  vencem?: Partial<Record<A, string>>
  atos: { readonly [K in A]: AtoDefinido<D> }
  /** Act → its name as a button: «Publicar edital». */
  nomes_dos_atos: Readonly<Record<A, string>>
  abertura: {
    papeis: readonly Papel[]
    /** Fields of the request; `especie` is added to them. */
    entrada: z.ZodObject
    /** The provision that it is opened by. */
    dispositivo(especie: string): Dispositivo | null
    examinar?(
      c: Contexto,
      especie: string,
      e: Record<string, unknown>,
    ): Promise<Exame | readonly Conferencia[]> | Exame | readonly Conferencia[]
    abrir(
      c: Contexto,
      especie: string,
      e: Record<string, unknown>,
    ): Promise<{
      estado: E
      titulo: string
      operadora_id: string | null
      linha_id: string | null
      dados: D
      veiculos?: readonly string[]
      /** Of a title granted by the request itself: its validity, what the act keeps of the exam, its document. */
      de?: DataCivil
      ate?: DataCivil
      noAto?: Record<string, Json>
      documento?: EspecieDaOutorga
      mensagem?: string
    }>
  }
  /** The state that today's date makes of the recorded one: a title whose term ended. */
  hoje?(p: Procedimento<E, D>, hoje: DataCivil): (NomeDoEstado & { dispositivo: Dispositivo | null }) | null
  /** Last day of each term that the table names (`depoisDoPrazo`), with its provision. */
  prazos?(c: Contexto, p: Procedimento<E, D>): Promise<Readonly<Record<string, PrazoDoProcedimento>>>
  /** What it is about, for the page and for the documents. */
  secoes(c: Contexto, p: Procedimento<E, D>): Promise<readonly Secao[]>
  /** The law's checks of the file as it stands. */
  exames?(c: Contexto, p: Procedimento<E, D>): Promise<readonly ExameTitulado[]>
  /** How an act is told, a sentence a line; without it, its fields by their labels. */
  contar?: Partial<{ [K in A | 'abrir']: (dados: Record<string, Json>) => string[] }>
  /** Blocks of a document, after its head. Without it, or null: the sections and the act. */
  blocos?(
    c: Contexto,
    p: Procedimento<E, D>,
    ato: Ato,
    especie: EspecieDaOutorga,
  ): Promise<readonly Bloco[] | null | undefined>
}

/** Types a procedure's definition; nothing else. */
export const definir = <E extends string, A extends string, D extends Record<string, Json>>(
  d: Definicao<E, A, D>,
): Definicao<E, A, D> => d

/** Types the acts of a procedure: each one's input is known to its functions. */
export const atosDe =
  <D>() =>
  <E extends z.ZodObject>(a: AtoDefinido<D, E>): AtoDefinido<D> =>
    a as unknown as AtoDefinido<D>

// biome-ignore lint/suspicious/noExplicitAny: the routes take definitions of every procedure
export type QualquerDefinicao = Definicao<any, any, any>

export type Definicoes = Readonly<Record<TipoDeProcedimento, QualquerDefinicao>>
