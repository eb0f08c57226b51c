import { LIBERAR, RETIRAR, VISTORIAR } from './atos-da-circulacao.js'
import { CANCELAR_A_PEDIDO, CANCELAR_DE_OFICIO, DESATIVAR, REATIVAR } from './atos-da-saida.js'
import { AUTORIZAR_PUBLICIDADE, DECIDIR_REGISTRO, TRANSFERIR } from './atos-do-registro.js'
import type { AtosDoVeiculo } from './definicao.js'

/** Every act of the vehicle's table, with what it asks for and what the law answers. */
export const ATOS: AtosDoVeiculo = {
  'decidir-registro': DECIDIR_REGISTRO,
  vistoriar: VISTORIAR,
  'retirar-de-trafego': RETIRAR,
  liberar: LIBERAR,
  transferir: TRANSFERIR,
  desativar: DESATIVAR,
  reativar: REATIVAR,
  'cancelar-de-oficio': CANCELAR_DE_OFICIO,
  'cancelar-a-pedido': CANCELAR_A_PEDIDO,
  'autorizar-publicidade': AUTORIZAR_PUBLICIDADE,
}
