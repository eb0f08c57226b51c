import type { Dispositivo } from '../core/dispositivo.js'
import type { Computavel, Provisao, TipoDeProvisao } from '../core/provisao.js'
import type { LeituraRR } from './leituras.js'

/** A name that this library exports: a row that names anything else does not compile. */
export type NomeExportado = keyof typeof import('../index.js')

type Resto = Pick<Provisao, 'parte' | 'motivo' | 'correcoes' | 'externa'> & { leituras: readonly LeituraRR[] }

/** One row of the matrix of Lei 664/2008. */
export function provisao(
  dispositivo: Dispositivo,
  tipo: TipoDeProvisao,
  computavel: Computavel,
  resumo: string,
  implementacao: readonly NomeExportado[],
  resto: Partial<Resto> = {},
): Provisao<NomeExportado> {
  return { dispositivo, tipo, computavel, resumo, implementacao, leituras: [], correcoes: [], ...resto }
}
