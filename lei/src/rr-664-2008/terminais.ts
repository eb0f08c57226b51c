import type { Dispositivo } from '../core/dispositivo.js'
import type { Tabela } from '../core/tabela.js'
import type { Papel } from '../fiscalizacao/processo.js'

/** Art. 63: what an agency and a terminal are for. */
export const ATIVIDADES_DE_TERMINAL_RR = {
  'venda-de-passagem': 'venda de passagem',
  despacho: 'despacho de bagagem ou encomenda',
  abrigo: 'abrigo de passageiros que chegam ou vão partir',
} as const

/** Where the use of a terminal stands. */
export type EstadoDoTerminal =
  | 'localizacao-proposta'
  | 'localizacao-acordada'
  | 'em-exame'
  | 'aprovado'
  | 'uso-autorizado'
  | 'recusado'

export type AtoDoTerminal =
  | 'firmar-acordo'
  | 'apresentar-projeto'
  | 'decidir-projeto'
  | 'autorizar-uso'
  | 'apresentar-reforma'

/**
 * A terminal from its place to its use (arts. 64 and 65): the State body and the Município agree on the place, the CRE/RR
 * heard; the CRE/RR approves building, reform or rules, and only then authorises the use. A reform starts over.
 */
export const TABELA_DO_TERMINAL_RR: Tabela<EstadoDoTerminal, AtoDoTerminal, Papel> = [
  {
    ato: 'firmar-acordo',
    de: ['localizacao-proposta'],
    para: { feito: 'localizacao-acordada' },
    papeis: ['julgador'],
    dispositivo: 'art65',
  },
  {
    ato: 'apresentar-projeto',
    de: ['localizacao-acordada', 'recusado'],
    para: { feito: 'em-exame' },
    papeis: ['analista'],
    dispositivo: 'art64',
  },
  {
    ato: 'decidir-projeto',
    de: ['em-exame'],
    para: { aprovado: 'aprovado', recusado: 'recusado' },
    papeis: ['julgador', 'conselheiro'],
    dispositivo: 'art64',
  },
  {
    ato: 'autorizar-uso',
    de: ['aprovado'],
    para: { feito: 'uso-autorizado' },
    papeis: ['julgador', 'conselheiro'],
    dispositivo: 'art64',
  },
  {
    ato: 'apresentar-reforma',
    de: ['uso-autorizado'],
    para: { feito: 'em-exame' },
    papeis: ['analista'],
    dispositivo: 'art64',
  },
]

/** What each act on a terminal has to bring. */
export const DOCUMENTOS_DO_TERMINAL_RR: Readonly<
  Record<AtoDoTerminal, { dispositivo: Dispositivo; exige: readonly string[] }>
> = {
  'firmar-acordo': {
    dispositivo: 'art65',
    exige: ['acordo entre o órgão estadual e o Município', 'manifestação do CRE/RR'],
  },
  'apresentar-projeto': {
    dispositivo: 'art64',
    exige: ['projeto de construção, ou normas de funcionamento'],
  },
  'decidir-projeto': { dispositivo: 'art64', exige: ['decisão com as razões'] },
  'autorizar-uso': { dispositivo: 'art64', exige: ['ato que aprovou o projeto ou as normas'] },
  'apresentar-reforma': { dispositivo: 'art64', exige: ['projeto de reforma'] },
}
