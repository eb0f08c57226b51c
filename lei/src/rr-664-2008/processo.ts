import type { ProcessoDoAuto } from '../fiscalizacao/processo.js'
import { tabelaDoAuto } from '../fiscalizacao/tabela-do-auto.js'
import { PRAZO_DEFESA_RR, PRAZO_PAGAMENTO_RR, PRAZO_RECURSO_RR, REGRA_DE_CONTAGEM_RR } from './prazos.js'

/**
 * Arts. 75 to 92: the course of an auto in Roraima. A fine that nobody defended is due from the end of the defence
 * term (art. 89 par. único), so it can be paid from notice on, before any decision.
 */
export const PROCESSO_RR: ProcessoDoAuto = {
  tabela: tabelaDoAuto({
    pagavelEm: ['notificado', 'decidido', 'publicado', 'definitivo', 'em-cobranca'],
    dispositivos: {
      'dar-ciencia': 'art76',
      'apresentar-defesa': 'art89',
      julgar: 'art91',
      'publicar-decisao': 'art91',
      recorrer: 'art91',
      'declarar-definitivo': 'art91',
      'julgar-recurso': 'art91',
      'dar-ciencia-do-recurso': 'art89_par1u',
      'registrar-pagamento': 'art89_par1u',
      'encaminhar-cobranca': 'art90_par5',
      'anotar-erro': 'art76_par3',
      'juntar-evidencia': 'art75_par1u_inc3',
      'recalcular-multa': 'art83',
    },
  }),
  contagem: REGRA_DE_CONTAGEM_RR,
  venceSemDefesa: true,
  prazos: {
    defesa: PRAZO_DEFESA_RR,
    decisao: { dispositivo: null, dias: { parametro: 'prazo_decisao_dias' } },
    recurso: { dispositivo: PRAZO_RECURSO_RR.dispositivo, dias: PRAZO_RECURSO_RR },
    'decisao-do-recurso': { dispositivo: null, dias: { parametro: 'prazo_decisao_dias' } },
    pagamento: PRAZO_PAGAMENTO_RR,
  },
}
