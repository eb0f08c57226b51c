import { type Conferencia, conferir, type RegistroExigido } from '../core/conferencia.js'
import { NOME_DA_EVIDENCIA } from '../fiscalizacao/infracao.js'
import { CONFERENCIAS_13C } from './conferencias-hidroviarias.js'
import { CONFERENCIAS_13B } from './conferencias-rodoviarias.js'
import { type Evidencias, JUIZES, type Sentidos, type TipoDeEvidencia, type Veredito } from './evidencias.js'
import { INFRACOES_RS } from './multa.js'
import type { RegraDaConferencia } from './regra-de-conferencia.js'

/** Every item of arts. 13-B and 13-C that is checked from data, and how. */
export const CONFERENCIAS_RS = { ...CONFERENCIAS_13B, ...CONFERENCIAS_13C }
export type ItemConferido = keyof typeof CONFERENCIAS_RS
/** What the check of an item looks at. */
export type EvidenciaDoItem<I extends ItemConferido> = Evidencias[(typeof CONFERENCIAS_RS)[I]['tipo']]

function julgar<T extends TipoDeEvidencia>(
  tipo: T,
  evidencia: Evidencias[T],
  sentido: Sentidos[T],
): Veredito {
  return JUIZES[tipo](evidencia, sentido)
}

/**
 * Checks one item of art. 13-B or 13-C against what was found. A breach names the item as its infraction; where the rule
 * says `confere`, a person confirms it before an auto is drawn up.
 * @param evidencia null where nobody looked: neither right nor wrong.
 */
export function conferirRS<I extends ItemConferido>(
  item: I,
  evidencia: EvidenciaDoItem<I> | null,
): Conferencia {
  const regra: RegraDaConferencia = CONFERENCIAS_RS[item]
  const leituras = INFRACOES_RS.find((i) => i.dispositivo === item)?.leituras ?? []
  const base = { dispositivo: item, infracao: item, leituras }
  if (evidencia === null) {
    const semDados = `${regra.rotulo}: faltam dados.`
    return conferir({ ...base, certo: null, conforme: '', violacao: '', semDados, olhou: [] })
  }
  const { certo, mensagem, olhou } = julgar(regra.tipo, evidencia, regra.sentido)
  const frase = `${regra.rotulo}: ${mensagem}.`
  return conferir({ ...base, certo, conforme: frase, violacao: frase, olhou })
}

/** Items of arts. 13-B and 13-C that only a person can state: what is recorded, and the proof it needs. */
export const REGISTROS_RS: readonly RegistroExigido[] = INFRACOES_RS.filter(
  (i) => !Object.hasOwn(CONFERENCIAS_RS, i.dispositivo),
).map((i) => ({
  dispositivo: i.dispositivo,
  o_que: i.descricao,
  exige: i.evidencias.map((e) => NOME_DA_EVIDENCIA[e]),
}))
