import { type AtoDoAuto, type DataCivil, escreverData, escreverDinheiro, type Instante } from '@outorga/lei'
import type { EspecieDoAuto } from '../../platform/documentos/emitir.js'
import { escreverDia } from '../../platform/documentos/escrever.js'

/** An act of the auto, with what tells whether a document still stands. */
export interface AtoDoProcesso {
  id: string
  tipo: AtoDoAuto | 'lavrar'
  momento: Instante
  dados: Record<string, unknown>
  /** Verification code of the decision that the act issued. */
  documento: string | null
}

export interface SituacaoDoDocumento {
  situacao: 'vale' | 'nao-vale-mais'
  /** One sentence: why, and since when. */
  motivo: string
  /** Code of the decision that took the document's effect away. */
  substituido_por: string | null
}

const data = (v: unknown, a: AtoDoProcesso, fuso: string) =>
  typeof v === 'string' ? escreverData(v as DataCivil) : escreverDia(a.momento, fuso)
const valorDa = (a: AtoDoProcesso) => (a.dados.multa as { valor: string } | undefined)?.valor

const INSTANCIA = { julgar: 'decisão de primeira instância', 'julgar-recurso': 'decisão do recurso' } as const
const ehDecisao = (a: AtoDoProcesso): a is AtoDoProcesso & { tipo: keyof typeof INSTANCIA } =>
  a.tipo in INSTANCIA

/** How an auto that was not annulled stands, by the newest act that says something of it. */
const ANDAMENTO: Partial<Record<AtoDoProcesso['tipo'], (a: AtoDoProcesso, fuso: string) => string>> = {
  lavrar: (a, f) => `O auto foi lavrado em ${escreverDia(a.momento, f)}, e o autuado ainda não teve ciência.`,
  'dar-ciencia': (a, f) => `O autuado teve ciência em ${data(a.dados.data, a, f)}, e ainda não há decisão.`,
  'apresentar-defesa': (a, f) => `Há defesa de ${data(a.dados.recebido_em, a, f)}, e ainda não há decisão.`,
  julgar: (a, f) =>
    `O auto foi mantido em ${escreverDia(a.momento, f)} pela decisão de primeira instância, que ainda não é final.`,
  recorrer: (a, f) =>
    `O auto foi mantido em primeira instância, e há recurso de ${data(a.dados.recebido_em, a, f)} a decidir.`,
  'julgar-recurso': (a, f) => `O auto foi mantido em ${escreverDia(a.momento, f)} pela decisão do recurso.`,
  'dar-ciencia-do-recurso': (a, f) =>
    `O auto é definitivo desde ${data(a.dados.ciencia, a, f)}, mantido pela decisão do recurso.`,
  'declarar-definitivo': (a, f) =>
    `O auto é definitivo desde ${escreverDia(a.momento, f)}: ninguém recorreu.`,
  'encaminhar-cobranca': (a, f) =>
    `O auto é definitivo, e a multa está em cobrança desde ${escreverDia(a.momento, f)}.`,
  'registrar-pagamento': (a, f) => `O auto vale, e a multa foi paga em ${data(a.dados.pago_em, a, f)}.`,
}

const vale = (motivo: string): SituacaoDoDocumento => ({ situacao: 'vale', motivo, substituido_por: null })

function doAuto(atos: readonly AtoDoProcesso[], fuso: string): SituacaoDoDocumento {
  const anulou = atos.filter(ehDecisao).find((a) => a.dados.resultado === 'anulado')
  if (anulou) {
    const motivo = `O auto foi anulado em ${escreverDia(anulou.momento, fuso)} pela ${INSTANCIA[anulou.tipo]}.`
    return { situacao: 'nao-vale-mais', motivo, substituido_por: anulou.documento }
  }
  const ultimo = atos.findLast((a) => a.tipo in ANDAMENTO)
  return vale(ultimo ? (ANDAMENTO[ultimo.tipo]?.(ultimo, fuso) ?? '') : 'O auto foi lavrado.')
}

/** What came after a decision that leaves it standing: the fine that changed, the payment. */
function depoisDela(decisao: AtoDoProcesso, depois: readonly AtoDoProcesso[], fuso: string): string[] {
  const outra = depois.findLast((a) => valorDa(a) !== undefined)
  const valor = outra && valorDa(outra)
  const pago = depois.find((a) => a.tipo === 'registrar-pagamento')
  return [
    ...(outra && valor && valor !== valorDa(decisao)
      ? [`A multa passou a ${escreverDinheiro(valor)} em ${escreverDia(outra.momento, fuso)}.`]
      : []),
    ...(pago ? [`A multa foi paga em ${data(pago.dados.pago_em, pago, fuso)}.`] : []),
  ]
}

function daDecisao(
  decisao: AtoDoProcesso,
  depois: readonly AtoDoProcesso[],
  fuso: string,
): SituacaoDoDocumento {
  if (decisao.dados.resultado === 'anulado')
    return vale('A decisão anulou o auto, e nada há a pagar por ele.')
  const recurso = depois.find((a) => a.tipo === 'julgar-recurso')
  const quando = recurso ? escreverDia(recurso.momento, fuso) : ''
  if (recurso?.dados.resultado === 'anulado') {
    const motivo = `A decisão foi reformada em ${quando} pela decisão do recurso, que anulou o auto.`
    return { situacao: 'nao-vale-mais', motivo, substituido_por: recurso.documento }
  }
  const primeira = recurso
    ? `A decisão foi confirmada em ${quando} pela decisão do recurso.`
    : decisao.tipo === 'julgar-recurso'
      ? 'É a última decisão do processo, que manteve o auto.'
      : 'A decisão manteve o auto e não foi mudada.'
  return vale([primeira, ...depoisDela(decisao, depois, fuso)].join(' '))
}

/**
 * Whether a document still stands, from the acts alone: an auto annulled, or a decision reformed on appeal, does not.
 * @param atos all acts of the auto, in order.
 */
export function situacaoDoDocumento(
  especie: EspecieDoAuto,
  atoId: string,
  atos: readonly AtoDoProcesso[],
  fuso: string,
): SituacaoDoDocumento {
  const i = atos.findIndex((a) => a.id === atoId)
  const ato = atos[i]
  if (!ato) throw new Error(`act ${atoId} is not of this auto`)
  return especie === 'auto' || especie === 'notificacao'
    ? doAuto(atos, fuso)
    : daDecisao(ato, atos.slice(i + 1), fuso)
}
