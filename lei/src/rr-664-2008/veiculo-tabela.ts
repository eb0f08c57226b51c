import type { RegistroExigido } from '../core/conferencia.js'
import type { Tabela } from '../core/tabela.js'
import type { Papel } from '../fiscalizacao/processo.js'

export type EstadoDoVeiculo = 'em-exame' | 'registrado' | 'recusado' | 'retirado' | 'desativado' | 'cancelado'

export type AtoDoVeiculo =
  | 'decidir-registro'
  | 'vistoriar'
  | 'retirar-de-trafego'
  | 'liberar'
  | 'transferir'
  | 'desativar'
  | 'reativar'
  | 'cancelar-de-oficio'
  | 'cancelar-a-pedido'
  | 'autorizar-publicidade'

/** The life of a vehicle in the register (arts. 27 to 33). */
export const VEICULO_RR: Tabela<EstadoDoVeiculo, AtoDoVeiculo, Papel> = [
  {
    ato: 'decidir-registro',
    de: ['em-exame'],
    para: { registrado: 'registrado', recusado: 'recusado' },
    papeis: ['analista'],
    dispositivo: 'art27',
  },
  {
    ato: 'vistoriar',
    de: ['em-exame', 'registrado', 'retirado'],
    para: { feito: 'mesmo' },
    papeis: ['fiscal', 'analista'],
    dispositivo: 'art30_par2',
  },
  {
    ato: 'retirar-de-trafego',
    de: ['registrado'],
    para: { feito: 'retirado' },
    papeis: ['fiscal', 'analista'],
    dispositivo: 'art30',
  },
  {
    ato: 'liberar',
    de: ['retirado'],
    para: { feito: 'registrado' },
    papeis: ['analista', 'julgador', 'conselheiro'],
    dispositivo: 'art30_par1',
  },
  {
    ato: 'transferir',
    de: ['registrado'],
    para: { feito: 'mesmo' },
    papeis: ['analista'],
    dispositivo: 'art28_par2',
  },
  {
    ato: 'desativar',
    de: ['registrado', 'retirado'],
    para: { feito: 'desativado' },
    papeis: ['operadora', 'analista'],
    dispositivo: 'art32',
    iniciaPrazo: 'comunicacao',
  },
  {
    ato: 'reativar',
    de: ['desativado'],
    para: { feito: 'em-exame' },
    papeis: ['operadora', 'analista'],
    dispositivo: 'art27',
  },
  {
    ato: 'cancelar-de-oficio',
    de: ['registrado', 'retirado', 'desativado'],
    para: { feito: 'cancelado' },
    papeis: ['analista'],
    dispositivo: 'art31_inc1',
  },
  {
    ato: 'cancelar-a-pedido',
    de: ['registrado', 'retirado', 'desativado'],
    para: { feito: 'cancelado' },
    papeis: ['operadora', 'analista'],
    dispositivo: 'art31_inc2',
  },
  {
    ato: 'autorizar-publicidade',
    de: ['registrado'],
    para: { autorizada: 'mesmo', negada: 'mesmo' },
    papeis: ['analista'],
    dispositivo: 'art33',
  },
]

/** What each act on a vehicle is recorded with. */
export const REGISTROS_DO_VEICULO_RR: Readonly<Record<AtoDoVeiculo, RegistroExigido>> = {
  'decidir-registro': {
    dispositivo: 'art27',
    o_que: 'Registro ou recusa',
    exige: ['certificado de propriedade', 'declaração de manutenção', 'motivo, se recusado'],
  },
  vistoriar: { dispositivo: 'art30_par2', o_que: 'Vistoria', exige: ['ordem', 'resultado por item'] },
  'retirar-de-trafego': {
    dispositivo: 'art30',
    o_que: 'Retirada de tráfego',
    exige: ['requisito de higiene, conforto ou segurança que falta'],
  },
  liberar: {
    dispositivo: 'art30_par1',
    o_que: 'Liberação pelo CRE/RR',
    exige: ['ato', 'correção comprovada'],
  },
  transferir: {
    dispositivo: 'art28_par2',
    o_que: 'Transferência a outra delegatária',
    exige: ['certificado de propriedade', 'declaração de manutenção da nova delegatária'],
  },
  desativar: { dispositivo: 'art32', o_que: 'Saída do serviço', exige: ['data', 'data da comunicação'] },
  reativar: { dispositivo: 'art27', o_que: 'Volta ao registro', exige: ['documentos do registro'] },
  'cancelar-de-oficio': {
    dispositivo: 'art31_inc1',
    o_que: 'Cancelamento pela autoridade',
    exige: ['idade ou laudo técnico'],
  },
  'cancelar-a-pedido': {
    dispositivo: 'art31_inc2',
    o_que: 'Cancelamento a pedido',
    exige: ['pedido da delegatária'],
  },
  'autorizar-publicidade': {
    dispositivo: 'art33',
    o_que: 'Publicidade no veículo',
    exige: ['pedido', 'conteúdo', 'período'],
  },
}
