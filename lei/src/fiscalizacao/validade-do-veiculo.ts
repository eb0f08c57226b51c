import { type DataCivil, escreverData, somarDias } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'

/** Whether something with a last day is in force: the last day still counts. */
export type SituacaoDaValidade = 'em-dia' | 'vence-logo' | 'vencida' | 'nao-informada'

/** A last day is near from this many days before it: a warning, never an effect. */
export const DIAS_DE_AVISO_DA_VALIDADE = 30

/** One expiry of a vehicle: what it is of, its last day, and the provision behind it. */
export interface Vencimento {
  o_que: string
  ate: DataCivil | null
  dispositivo: Dispositivo | null
}

export interface ValidadeDoVeiculo {
  situacao: SituacaoDaValidade
  /** The earliest expiry, which is the vehicle's own; null where nothing with a date is on record. */
  primeiro: (Vencimento & { ate: DataCivil }) | null
  /** All that ended before `hoje`, earliest first. */
  vencidos: readonly (Vencimento & { ate: DataCivil })[]
  /** What should have a last day and has none on record. */
  faltam: readonly string[]
  /** «Seguro de passageiros até 31 dez. 2026». */
  texto: string
}

function situacao(ate: DataCivil | null, hoje: DataCivil): SituacaoDaValidade {
  if (ate === null) return 'nao-informada'
  if (ate < hoje) return 'vencida'
  return ate <= somarDias(hoje, DIAS_DE_AVISO_DA_VALIDADE) ? 'vence-logo' : 'em-dia'
}

/**
 * Until when a vehicle is in order on `hoje`: the earliest of its expiries (insurance, inspection, last day of use, papers),
 * saying which. Only this decides it, for lists, pages and the roadside alike; what is not on record is neither in order
 * nor expired.
 */
export function validadeDoVeiculo(vencimentos: readonly Vencimento[], hoje: DataCivil): ValidadeDoVeiculo {
  const datados = vencimentos
    .filter((v): v is Vencimento & { ate: DataCivil } => v.ate !== null)
    .toSorted((a, b) => (a.ate < b.ate ? -1 : a.ate > b.ate ? 1 : 0))
  const primeiro = datados[0] ?? null
  const como = situacao(primeiro?.ate ?? null, hoje)
  return {
    situacao: como,
    primeiro,
    vencidos: datados.filter((v) => v.ate < hoje),
    faltam: vencimentos.filter((v) => v.ate === null).map((v) => v.o_que),
    texto: primeiro
      ? `${primeiro.o_que}, ${como === 'vencida' ? 'até' : 'vale até'} ${escreverData(primeiro.ate)}`
      : 'Nenhuma validade no cadastro',
  }
}
