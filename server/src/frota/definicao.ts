import type { AtoDoVeiculo, Conferencia, Exame } from '@outorga/lei'
import type { z } from 'zod'
import type { Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'
import type { ColunasDoVeiculo, DadosDoVeiculo, Veiculo } from './veiculo.js'

/** What an act changes in the vehicle's row, apart from its state. */
export interface MudancaDoVeiculo {
  colunas?: Partial<ColunasDoVeiculo>
  dados?: DadosDoVeiculo
  operadora_id?: string
  /** What the act keeps besides its input. */
  noAto?: Record<string, Json>
  /** What the person reads after «Ato: feito.» */
  mensagem?: string
}

export interface AtoDefinido<E extends z.ZodObject = z.ZodObject> {
  /** Its fields, made with `formulario/campos`. */
  entrada: E
  /** The result that the state table asks for; an act without a choice has none. */
  resultado?(e: z.output<E>): string
  /** The law's answer to whether it may be done; a refusal is told with its provision. */
  examinar?(
    c: Contexto,
    v: Veiculo,
    e: z.output<E>,
  ): Promise<Exame | readonly Conferencia[]> | Exame | readonly Conferencia[]
  aplicar?(c: Contexto, v: Veiculo, e: z.output<E>): Promise<MudancaDoVeiculo> | MudancaDoVeiculo
  /** Whether it issues the registration card. */
  emiteCartao?(e: z.output<E>): boolean
  /** What the history says besides the fields. */
  contar?(dados: Record<string, Json>): string[]
}

export type AtosDoVeiculo = { readonly [A in AtoDoVeiculo]: AtoDefinido }

/** Types an act: its input is known to its functions. */
export const ato = <E extends z.ZodObject>(a: AtoDefinido<E>): AtoDefinido => a as unknown as AtoDefinido
