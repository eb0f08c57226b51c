import type { CalendarioDeExpediente } from '../core/calendario.js'
import { type Exame, examinar } from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'
import { contarDias, type Prazo, tempestivo } from '../core/prazo.js'
import type { Tabela } from '../core/tabela.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import type { Papel } from '../fiscalizacao/processo.js'
import { inteiroDaOutorga } from './parametros-da-outorga.js'
import { REGRA_DE_CONTAGEM_RR } from './prazos.js'

/** The decisions that art. 92 lets go to the CRE/RR. */
export const DECISOES_RECORRIVEIS_RR = {
  fusao: 'fusão de linhas',
  prolongamento: 'prolongamento de linha',
  encurtamento: 'encurtamento de linha',
  'atendimento-parcial': 'atendimento parcial',
  'alteracao-de-itinerario': 'alteração de itinerário',
  cancelamento: 'cancelamento do serviço',
  suspensao: 'suspensão do serviço',
} as const
export type DecisaoRecorrivel = keyof typeof DECISOES_RECORRIVEIS_RR

export type EstadoDoRecurso = 'decidido' | 'ciente' | 'em-recurso' | 'provido' | 'negado' | 'definitivo'
export type AtoDoRecurso = 'dar-ciencia' | 'recorrer' | 'decidir-recurso' | 'declarar-definitiva'

/** The course of an appeal against a decision of art. 92. */
export const RECURSO_RR: Tabela<EstadoDoRecurso, AtoDoRecurso, Papel> = [
  {
    ato: 'dar-ciencia',
    de: ['decidido'],
    para: { feito: 'ciente' },
    papeis: ['analista'],
    dispositivo: 'art95',
    iniciaPrazo: 'recurso',
  },
  {
    ato: 'recorrer',
    de: ['ciente'],
    para: { feito: 'em-recurso' },
    papeis: ['operadora', 'analista'],
    dispositivo: 'art92',
  },
  {
    ato: 'decidir-recurso',
    de: ['em-recurso'],
    para: { provido: 'provido', negado: 'negado' },
    papeis: ['conselheiro'],
    dispositivo: 'art92',
  },
  {
    ato: 'declarar-definitiva',
    de: ['ciente'],
    para: { feito: 'definitivo' },
    papeis: ['analista'],
    dispositivo: 'art92',
    depoisDoPrazo: 'recurso',
  },
]

/**
 * The term to appeal (art. 92). The law gives none: the authority's parameter does (AMB-RR-42).
 * @throws RecusaDaLei `parametro-ausente`, `sem-valor-na-data`, `parametro-invalido`.
 */
export function prazoDoRecurso(
  ciencia: DataCivil,
  calendario: CalendarioDeExpediente,
  parametros: Parametros,
): Prazo {
  const { valor, parametro } = inteiroDaOutorga('prazo_recurso_dias', ciencia, parametros)
  const prazo = contarDias(calendario, ciencia, valor, REGRA_DE_CONTAGEM_RR)
  const fixado = {
    dispositivo: 'art92' as const,
    descricao: 'Dias para recorrer, fixados pela autoridade',
    resultado: String(valor),
    parametro,
    leituras: ['AMB-RR-42'],
  }
  return { ...prazo, memoria: [fixado, ...prazo.memoria] }
}

/**
 * Whether an appeal filed on `data` is to be heard: the decision is one of art. 92 and the term has not passed.
 * @throws RecusaDaLei as `prazoDoRecurso`.
 */
export function examinarRecurso(
  recurso: { decisao: string; ciencia: DataCivil; data: DataCivil },
  calendario: CalendarioDeExpediente,
  parametros: Parametros,
): Exame {
  const prazo = prazoDoRecurso(recurso.ciencia, calendario, parametros)
  const cabe = Object.hasOwn(DECISOES_RECORRIVEIS_RR, recurso.decisao)
  const exame = examinar([
    {
      dispositivo: 'art92',
      atendida: cabe,
      descricao: 'Decisão de que cabe recurso ao CRE/RR',
      resultado: cabe ? DECISOES_RECORRIVEIS_RR[recurso.decisao as DecisaoRecorrivel] : recurso.decisao,
      falta: 'O art. 92 não prevê recurso desta decisão.',
    },
    {
      dispositivo: 'art92',
      atendida: tempestivo(prazo, recurso.data),
      descricao: `Recurso apresentado; o prazo vai até ${escreverData(prazo.vencimento)}`,
      resultado: recurso.data,
      falta: `O prazo para recorrer acabou em ${escreverData(prazo.vencimento)}.`,
      leituras: ['AMB-RR-42'],
    },
  ])
  return { ...exame, memoria: [...prazo.memoria, ...exame.memoria] }
}
