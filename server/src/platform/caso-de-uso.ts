import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Contexto } from './contexto.js'
import type { Permissao } from './permissao.js'

/** A file as an answer. */
export interface Binario {
  tipo: string
  nome: string
  conteudo: Buffer
}

/** Marks a use case whose answer is a file. */
export const BINARIO = Symbol('binario')

/** A file written while it is read, inside the request's transaction. */
export interface Fluxo {
  tipo: string
  nome: string
  conteudo: Readable
}

/** Marks a use case whose answer is written as it goes. */
export const FLUXO = Symbol('fluxo')

type Saida = z.ZodType | typeof BINARIO | typeof FLUXO
type Resposta<S extends Saida> = S extends z.ZodType ? z.input<S> : S extends typeof BINARIO ? Binario : Fluxo

export interface CasoDeUso<E extends z.ZodObject = z.ZodObject, S extends Saida = Saida> {
  /** One line for the API document. */
  resumo: string
  entrada: E
  saida: S
  permissao: Permissao
  executar(c: Contexto, entrada: z.output<E>): Promise<Resposta<S>>
}

/** One verb: what it takes, what it answers, who may, and what it does. */
export function casoDeUso<E extends z.ZodObject, S extends Saida>(c: CasoDeUso<E, S>): CasoDeUso<E, S> {
  return c
}

/** A method and a path to a use case; `{nome}` in the path is taken from the use case's input. */
export interface Rota {
  metodo: 'GET' | 'POST' | 'PUT'
  caminho: string
  caso: CasoDeUso
  /** The request's body is the file itself, not JSON. */
  corpoBinario?: boolean
  /** Answers a question too long for an address: nothing is written, and no key is asked. */
  soLe?: boolean
}

export function rota<E extends z.ZodObject, S extends Saida>(
  metodo: Rota['metodo'],
  caminho: string,
  caso: CasoDeUso<E, S>,
  opcoes: Pick<Rota, 'corpoBinario' | 'soLe'> = {},
): Rota {
  return { metodo, caminho, caso: caso as unknown as CasoDeUso, ...opcoes }
}
