import type { RegraDeContagem } from '../core/prazo.js'

/**
 * How terms of an RS case are counted: as in `contarDias`, on the RS office calendar. The text read has no rule of
 * its own, so nothing is cited and the count stands on the authority's parameters.
 */
export const REGRA_DE_CONTAGEM_RS: RegraDeContagem = { inicio: null, prorrogacao: null, leituras: [] }

/** The lengths, in days, that the text does not give: the authority sets each as a dated parameter. */
export const PARAMETROS_DE_PRAZO_RS = {
  prazo_defesa_dias: 'prazo de defesa',
  prazo_decisao_dias: 'prazo de decisão',
  prazo_recurso_dias: 'prazo de recurso',
  prazo_pagamento_dias: 'prazo de pagamento da multa',
} as const

export type ParametroDePrazoRS = keyof typeof PARAMETROS_DE_PRAZO_RS
