import { type Exame, examinar } from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { CAUSAS_DE_CASSACAO_DA_AUTORIZACAO_RR, conferirFalencia, conferirReiteracao } from './autorizacao.js'

/**
 * Whether an authorisation may be cassada for a cause of art. 22: the party was told of it and was heard, or its term to
 * answer is over. A repeat (II) has to be in the record, and a bankruptcy (V), which needs no defence, decreed.
 */
export function examinarCassacaoDaAutorizacao(pedido: {
  causa: Dispositivo
  /** Notice of this cause; null where there was none. */
  notificacao: { defesaAte: DataCivil } | null
  defesa: boolean
  historico: Parameters<typeof conferirReiteracao>[0]
  empresa: Parameters<typeof conferirFalencia>[0]
  data: DataCivil
}): Exame {
  const { causa, notificacao, defesa, data } = pedido
  const registro = CAUSAS_DE_CASSACAO_DA_AUTORIZACAO_RR.find((c) => c.dispositivo === causa)
  const ouvido = notificacao !== null && (defesa || data > notificacao.defesaAte)
  const comDefesa = registro?.exige.includes('defesa do autorizado') ?? true
  const causaProvada =
    causa === 'art22_inc2'
      ? conferirReiteracao(pedido.historico).resultado === 'violacao'
      : causa === 'art22_inc5'
        ? conferirFalencia(pedido.empresa).resultado === 'violacao'
        : null
  return examinar([
    {
      dispositivo: causa,
      atendida: causaProvada,
      descricao: registro?.o_que ?? 'Causa de cassação',
      resultado: causaProvada === null ? 'a decidir por uma pessoa' : causaProvada ? 'consta' : 'não consta',
      falta:
        causa === 'art22_inc2'
          ? 'O registro não tem mais de um auto mantido desta operadora.'
          : 'A falência não foi decretada.',
    },
    ...(comDefesa
      ? [
          {
            dispositivo: 'art22' as const,
            atendida: ouvido,
            descricao: 'Defesa do autorizado, ou prazo dela terminado',
            resultado:
              notificacao === null ? 'não foi notificado' : defesa ? 'apresentada' : notificacao.defesaAte,
            falta: notificacao
              ? `A defesa pode vir até ${escreverData(notificacao.defesaAte)}.`
              : 'O autorizado ainda não foi notificado desta causa.',
          },
        ]
      : []),
  ])
}
