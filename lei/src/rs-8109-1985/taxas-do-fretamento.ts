import type { ParametroNomeado } from '../core/conferencia.js'
import { FRETAMENTOS_RS, type FretamentoRS } from '../rs-11127-1998/autorizacao.js'
import type { ItemPedido } from './taxa-de-servico.js'
import type { ItemXII } from './titulo-xii.js'

/** What the fees of a charter request depend on. */
export interface PedidoTaxado {
  servico: FretamentoRS
  /** Vehicles that paid no authorisation for special trips in the last 12 months. */
  veiculosSemAutorizacao: number
  /** Vehicles whose inspection report was not homologated yet. */
  laudosAHomologar: number
  /** Runs lines of the metropolitan system under concession. */
  concessionaria: boolean
  comNegativaDeMulta: boolean
}

/**
 * The items of Título XII, item 2, that a charter request owes. By road: the analysis (II), each report homologated
 * (III) and, where it is continuous, the authorisation for special trips per vehicle every 12 months (I), or the one of a
 * concessionaire, once (VII; AMB-RS-25). By water the authorisation is 6 guias of I (IV) and the occasional one 4 guias
 * of the analysis, in its place (V; AMB-RS-23, AMB-RS-24). The certificate of no fines (VI) where it was asked for.
 */
export function itensDoFretamentoRS(p: PedidoTaxado): ItemPedido[] {
  const { continuo, porAgua } = FRETAMENTOS_RS[p.servico]
  const quantos: [ItemXII, number][] = [
    ['XII.2.I', continuo && !porAgua && !p.concessionaria ? p.veiculosSemAutorizacao : 0],
    ['XII.2.II', porAgua && !continuo ? 0 : 1],
    ['XII.2.III', p.laudosAHomologar],
    ['XII.2.IV', porAgua && continuo ? 1 : 0],
    ['XII.2.V', porAgua && !continuo ? 1 : 0],
    ['XII.2.VI', p.comNegativaDeMulta ? 1 : 0],
    ['XII.2.VII', continuo && !porAgua && p.concessionaria ? 1 : 0],
  ]
  return quantos
    .filter(([, quantidade]) => quantidade > 0)
    .map(([item, quantidade]) => ({
      item,
      quantidade,
      areaHa: null,
      comOficioDeDiretrizes: false,
      promotor: 'outro',
      indeferidoEm: null,
    }))
}

/** What the authority fixes of authorisations. */
export const PARAMETROS_DO_FRETAMENTO = {
  limite_de_troca_de_passageiros: {
    nome: 'limite_de_troca_de_passageiros',
    dispositivo: 'art13-2_inc25',
    significado: 'Parte da lista de passageiros que muda sem nova análise, de 0 a 1.',
    unidade: 'fração',
    sugestao: '0.10',
    leituras: [],
  },
  deferimento_imediato: {
    nome: 'deferimento_imediato',
    dispositivo: 'XII.2.II',
    significado: 'Serviços cuja autorização sai no pedido quando tudo está regular, separados por vírgula.',
    unidade: 'texto',
    sugestao: 'fretamento-eventual-rodoviario, fretamento-eventual-hidroviario',
    leituras: [],
  },
} as const satisfies Record<string, ParametroNomeado>
