import type { Dispositivo } from './dispositivo.js'

/** What is wrong with an input, in words for the person who typed it. `dispositivo` is there where the law refused. */
export interface Recusa {
  /** Stable, kebab-case; programs branch on it. */
  codigo: string
  /** One pt-BR sentence. */
  mensagem: string
  /** Path of the input field, dots between levels; null where no single field is at fault. */
  campo: string | null
  dispositivo: Dispositivo | null
}

/** Thrown by every function of this library that cannot answer. It never means a bug: it is an answer. */
export class RecusaDaLei extends Error implements Recusa {
  readonly codigo: string
  readonly campo: string | null
  readonly dispositivo: Dispositivo | null

  constructor(recusa: {
    codigo: string
    mensagem: string
    campo?: string | null
    dispositivo?: Dispositivo | null
  }) {
    super(recusa.mensagem)
    this.name = 'RecusaDaLei'
    this.codigo = recusa.codigo
    this.campo = recusa.campo ?? null
    this.dispositivo = recusa.dispositivo ?? null
  }

  get mensagem(): string {
    return this.message
  }
}
