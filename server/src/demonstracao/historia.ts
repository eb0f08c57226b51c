import type { MarcosDoAuto, Papel, PrazoDoAuto } from '@outorga/lei'
import type { Ato } from './ato-encenado.js'

/** One act of a story: when, and what its author does. */
export interface Passo {
  /** Days after the fact. */
  dia: number
  /** In the office: on the first working day from `dia` on. On the road: on the very day. */
  onde: 'escritorio' | 'rua'
  /** The date on record that it sets, if it sets one. */
  marca: keyof MarcosDoAuto | null
  /** Who does it. What falls to an operator without an account is filed by the analyst, on paper. */
  papel: Papel
  fazer(ato: Ato): Promise<unknown>
}

export interface AutoContado {
  /** As people write it: «art. 79, I». */
  dispositivo: string
  quantidade?: number
  relato: string
  passos: readonly Passo[]
}

/** A stop and the autos drawn up there. */
export interface ParadaContada {
  /** So many days before the day of loading, or so that a term of its first auto ends on a chosen day from it. */
  quando: { dias: number } | { prazo: PrazoDoAuto; em: number }
  /** `HH:MM`. */
  hora: string
  origem?: 'apuracao-posterior'
  local: string
  municipio: string
  placa: string
  /** The number of a line, or a trip that is none. */
  viagem: { linha: string } | { servico: 'fretamento' | 'sem-outorga'; itinerario: string }
  /** Where the plate is not in the register. */
  autuado?: { nome: string; documento?: string }
  autos: readonly AutoContado[]
}
