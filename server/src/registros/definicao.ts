import type { Conferencia, DataCivil, Exame, NormaId, Papel } from '@outorga/lei'
import type { z } from 'zod'
import type { Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import type { ExameTitulado, Secao } from '../procedimentos/definicao.js'

export const TIPOS_DE_REGISTRO = [
  'dirigente',
  'instalacao',
  'pessoal',
  'vendedor',
  'documento',
  'ponto',
] as const
export type TipoDeRegistro = (typeof TIPOS_DE_REGISTRO)[number]

/** One expiry of a file, and what it is of: «licença de motorista». */
export interface Validade {
  o_que: string
  ate: DataCivil
}

/** A file of the register as it is read. */
export interface Registro<D = Record<string, Json>> {
  id: string
  versao: number
  tipo: TipoDeRegistro
  operadora: { id: string; razao_social: string } | null
  de_id: string | null
  chave: string
  titulo: string
  dados: D
  vale_ate: DataCivil | null
  encerrado_em: DataCivil | null
}

/** A kind of file: everything that its pages, its API, its import and its export are made of. */
export interface DefinicaoDoRegistro<S extends z.ZodObject, D = z.output<S>> {
  tipo: TipoDeRegistro
  /** `/api/v1/pessoal` */
  caminho: string
  nome: { um: string; muitos: string; com_artigo: string }
  normas: readonly NormaId[]
  papeis: readonly Papel[]
  /** Its fields, made with `formulario/campos`; `operadora_id` and `de_id` are among them where it has them. */
  entrada: S
  /** What tells it apart: `cpf`, or a composed key. The message names the field that repeats. */
  chave(d: D): string
  repetido: readonly [campo: string, mensagem: string]
  titulo(d: D): string
  /** Names of fields that the list shows as columns, and that it is searched by. */
  colunas: readonly Extract<keyof D, string>[]
  validades?(d: D): readonly Validade[]
  /** The law's answer to entering or changing it; a refusal is told with its provision. */
  examinar?(c: Contexto, d: D): Promise<Exame | readonly Conferencia[]> | Exame | readonly Conferencia[]
  secoes?(c: Contexto, r: Registro<D>): Promise<readonly Secao[]>
  exames?(c: Contexto, r: Registro<D>): Promise<readonly ExameTitulado[]>
}

export const definirRegistro = <S extends z.ZodObject>(d: DefinicaoDoRegistro<S>): DefinicaoDoRegistro<S> => d

// biome-ignore lint/suspicious/noExplicitAny: the routes take definitions of every kind of file
export type QualquerRegistro = DefinicaoDoRegistro<any, any>

/** The earliest expiry, saying which; null where nothing expires. */
export function primeiraValidade(validades: readonly Validade[]): Validade | null {
  return validades.reduce<Validade | null>((a, v) => (a === null || v.ate < a.ate ? v : a), null)
}
