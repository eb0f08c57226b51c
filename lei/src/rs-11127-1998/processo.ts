import type { ProcessoDoAuto } from '../fiscalizacao/processo.js'
import { tabelaDoAuto } from '../fiscalizacao/tabela-do-auto.js'
import { REGRA_DE_CONTAGEM_RS } from './prazos.js'

/**
 * The course of an auto in Rio Grande do Sul. Arts. 13-B and 13-C give fines and no procedure: the acts rest on the
 * authority's own rules, so no provision is cited, and every term is the authority's dated parameter.
 */
export const PROCESSO_RS: ProcessoDoAuto = {
  tabela: tabelaDoAuto({
    pagavelEm: ['publicado', 'definitivo', 'em-cobranca'],
    dispositivos: {
      'dar-ciencia': null,
      'apresentar-defesa': null,
      julgar: null,
      'publicar-decisao': null,
      recorrer: null,
      'declarar-definitivo': null,
      'julgar-recurso': null,
      'dar-ciencia-do-recurso': null,
      'registrar-pagamento': null,
      'encaminhar-cobranca': null,
      'anotar-erro': null,
      'juntar-evidencia': null,
      'recalcular-multa': 'art13-2_par8',
    },
  }),
  contagem: REGRA_DE_CONTAGEM_RS,
  venceSemDefesa: false,
  prazos: {
    defesa: { dispositivo: null, dias: { parametro: 'prazo_defesa_dias' } },
    decisao: { dispositivo: null, dias: { parametro: 'prazo_decisao_dias' } },
    recurso: { dispositivo: null, dias: { parametro: 'prazo_recurso_dias' } },
    'decisao-do-recurso': { dispositivo: null, dias: { parametro: 'prazo_decisao_dias' } },
    pagamento: { dispositivo: null, dias: { parametro: 'prazo_pagamento_dias' } },
  },
}
