import { ESCRITOR_DO_AUTO } from '../fiscalizacao/documentos/escritor-do-auto.js'
import type { TipoDeCaso } from '../platform/atos/ato.js'
import { escritorDosProcedimentos } from '../procedimentos/escritor.js'
import { TERMINAL } from '../terminais/terminal.js'
import type { Escritor } from './escritor.js'

const ESCRITORES: Partial<Record<TipoDeCaso, Escritor>> = {
  auto: ESCRITOR_DO_AUTO,
  procedimento: escritorDosProcedimentos({ terminal: TERMINAL }),
}

/** Who writes the documents of a kind of case. */
export function escritorDe(tipo: TipoDeCaso): Escritor {
  const escritor = ESCRITORES[tipo]
  if (!escritor) throw new Error(`no documents of ${tipo}`)
  return escritor
}
