import { type Condicao, type Conferencia, conferir } from '../core/conferencia.js'
import type { Dispositivo } from '../core/dispositivo.js'
import type { LeituraRR } from './leituras.js'

/** What a check of this law answers for. */
export interface RegraConferida {
  dispositivo: Dispositivo
  /** The infraction that punishes the breach; absent where the text names none. */
  infracao?: Dispositivo
  leituras?: readonly LeituraRR[]
}

/** What a check looked at: what, and the value found. */
export type Olhado = readonly (readonly [oQue: string, valor: string | number])[]

const olhado = (olhou: Olhado) => olhou.map(([o_que, valor]) => ({ o_que, valor: String(valor) }))

/** A check that had what it needs: breached exactly where there is a fault, and then every fault is told. */
export function concluir(
  regra: RegraConferida,
  olhou: Olhado,
  faltas: readonly string[],
  conforme: string,
): Conferencia {
  const violacao = faltas.join(' ')
  return conferir({ ...regra, certo: faltas.length === 0, conforme, violacao, olhou: olhado(olhou) })
}

/** A check that could not be made: unknown is neither compliant nor a breach. */
export function semDados(regra: RegraConferida, mensagem: string, olhou: Olhado = []): Conferencia {
  const nada = { certo: null, conforme: '', violacao: '', semDados: mensagem }
  return conferir({ ...regra, ...nada, olhou: olhado(olhou) })
}

/** A condition that the data answer. */
export function condicao(
  dispositivo: Dispositivo,
  descricao: string,
  atendida: boolean,
  falta: string,
  resto: { resultado?: string; leituras?: readonly LeituraRR[] } = {},
): Condicao {
  return { dispositivo, descricao, atendida, falta, resultado: simOuNao(atendida), ...resto }
}

/** A condition that only a person can answer. */
export function aDecidir(dispositivo: Dispositivo, descricao: string): Condicao {
  return { dispositivo, descricao, atendida: null, resultado: 'a decidir por uma pessoa' }
}

/** «sim» or «não», as a memória writes it. */
export const simOuNao = (valor: boolean): string => (valor ? 'sim' : 'não')
