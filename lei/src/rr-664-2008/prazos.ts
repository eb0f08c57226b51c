import type { RegraDeContagem } from '../core/prazo.js'

/** How this law counts its terms in days (art. 95; AMB-RR-46). */
export const REGRA_DE_CONTAGEM_RR: RegraDeContagem = {
  inicio: 'art95',
  prorrogacao: 'art95_par1u',
  leituras: ['AMB-RR-46'],
}

/** Defence against an auto: days from its receipt (art. 89). */
export const PRAZO_DEFESA_RR = { dias: 30, dispositivo: 'art89', leituras: ['AMB-RR-41'] } as const
/** Payment of a fine: days from the end of the defence term or from the last decision (art. 89, par. único). */
export const PRAZO_PAGAMENTO_RR = { dias: 10, dispositivo: 'art89_par1u', leituras: ['AMB-RR-41'] } as const
/** Appeal to the CRE/RR (art. 91): the law gives no term, so that the authority's parameter of this name does. */
export const PRAZO_RECURSO_RR = {
  parametro: 'prazo_recurso_dias',
  dispositivo: 'art91',
  leituras: ['AMB-RR-42'],
} as const
