import type { DataCivil } from '@outorga/lei'
import type { z } from 'zod'
import type { BINARIO, CasoDeUso } from '../platform/caso-de-uso.js'

/** What a step of a story has at hand when its moment comes. */
export interface Ato {
  /** The day of the act, on the authority's clock. */
  dia: DataCivil
  /** Number of the auto. */
  numero: string
  placa: string
  /** Whether the vehicle is a van: for pictures. */
  van: boolean
  dataDoFato: DataCivil
  horaDoFato: string
  /** The fine as the record has it. */
  valor: string
  /** Asks for a use case as the step's author, at its moment, with the version that the case has then. */
  agir<E extends z.ZodObject, S extends z.ZodType | typeof BINARIO>(
    caso: CasoDeUso<E, S>,
    entrada: z.input<E>,
  ): Promise<unknown>
  /** The same on the measure of this auto. */
  agirNaMedida<E extends z.ZodObject, S extends z.ZodType | typeof BINARIO>(
    caso: CasoDeUso<E, S>,
    entrada: Omit<z.input<E>, 'id'>,
  ): Promise<unknown>
}
