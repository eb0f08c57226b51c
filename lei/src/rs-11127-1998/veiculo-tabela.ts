import type { RegistroExigido } from '../core/conferencia.js'
import type { Dispositivo } from '../core/dispositivo.js'
import type { Tabela } from '../core/tabela.js'
import type { Papel } from '../fiscalizacao/processo.js'
import type { AtoDoVeiculo, EstadoDoVeiculo } from '../rr-664-2008/veiculo-tabela.js'

type Dispositivos = Readonly<Record<AtoDoVeiculo, Dispositivo | null>>

/**
 * Art. 13-B: what the text presupposes of a road vehicle by punishing its lack: registration, inspection card, the order to
 * leave traffic, authorised advertising. The other acts are the authority's own rule.
 */
const NA_ESTRADA: Dispositivos = {
  'decidir-registro': 'art13-2_inc41',
  vistoriar: 'art13-2_inc56',
  'retirar-de-trafego': 'art13-2_inc55',
  liberar: 'art13-2_inc55',
  transferir: null,
  desativar: null,
  reativar: null,
  'cancelar-de-oficio': null,
  'cancelar-a-pedido': null,
  'autorizar-publicidade': 'art13-2_inc12',
}

/** Art. 13-C: the same of a vessel, whose release after an accident has an item of its own. */
const NA_AGUA: Dispositivos = {
  ...NA_ESTRADA,
  'decidir-registro': 'art13-3_inc58',
  vistoriar: 'art13-3_inc30',
  'retirar-de-trafego': 'art13-3_inc55',
  liberar: 'art13-3_inc59',
  'autorizar-publicidade': 'art13-3_inc7',
}

const NO_REGISTRO: readonly EstadoDoVeiculo[] = ['registrado', 'retirado', 'desativado']

const tabela = (d: Dispositivos): Tabela<EstadoDoVeiculo, AtoDoVeiculo, Papel> => {
  const linha = (
    ato: AtoDoVeiculo,
    de: readonly EstadoDoVeiculo[],
    para: Readonly<Record<string, EstadoDoVeiculo | 'mesmo'>>,
    papeis: readonly Papel[] = ['analista'],
  ) => ({ ato, de, para, papeis, dispositivo: d[ato] })
  return [
    linha('decidir-registro', ['em-exame'], { registrado: 'registrado', recusado: 'recusado' }),
    linha('vistoriar', ['em-exame', 'registrado', 'retirado'], { feito: 'mesmo' }, ['fiscal', 'analista']),
    linha('retirar-de-trafego', ['registrado'], { feito: 'retirado' }, ['fiscal', 'analista']),
    linha('liberar', ['retirado'], { feito: 'registrado' }, ['fiscal', 'analista']),
    linha('transferir', ['registrado'], { feito: 'mesmo' }),
    linha('desativar', ['registrado', 'retirado'], { feito: 'desativado' }, ['operadora', 'analista']),
    linha('reativar', ['desativado'], { feito: 'em-exame' }, ['operadora', 'analista']),
    linha('cancelar-de-oficio', NO_REGISTRO, { feito: 'cancelado' }),
    linha('cancelar-a-pedido', NO_REGISTRO, { feito: 'cancelado' }, ['operadora', 'analista']),
    linha('autorizar-publicidade', ['registrado'], { autorizada: 'mesmo', negada: 'mesmo' }),
  ]
}

/** The life of a road vehicle in the register of the metropolitan system. */
export const VEICULO_RS = tabela(NA_ESTRADA)
/** The life of a vessel. */
export const EMBARCACAO_RS = tabela(NA_AGUA)

const registro = (ato: AtoDoVeiculo, o_que: string, ...exige: string[]) => ({
  dispositivo: NA_ESTRADA[ato],
  o_que,
  exige,
})

/** What each act is recorded with; the text gives no list, so as little as the act needs to be understood later. */
export const REGISTROS_DO_VEICULO_RS: Readonly<
  Record<AtoDoVeiculo, Omit<RegistroExigido, 'dispositivo'> & { dispositivo: Dispositivo | null }>
> = {
  'decidir-registro': registro('decidir-registro', 'Registro ou recusa', 'motivo, se recusado'),
  vistoriar: registro('vistoriar', 'Vistoria', 'laudo ou cartão', 'resultado por item', 'validade'),
  'retirar-de-trafego': registro('retirar-de-trafego', 'Retirada de tráfego', 'o que falta'),
  liberar: registro('liberar', 'Liberação', 'ato', 'correção comprovada'),
  transferir: registro('transferir', 'Transferência a outra operadora', 'certificado de propriedade'),
  desativar: registro('desativar', 'Saída do serviço', 'data', 'data da comunicação'),
  reativar: registro('reativar', 'Volta ao registro', 'motivo'),
  'cancelar-de-oficio': registro('cancelar-de-oficio', 'Cancelamento pela autoridade', 'laudo ou motivo'),
  'cancelar-a-pedido': registro('cancelar-a-pedido', 'Cancelamento a pedido', 'pedido da operadora'),
  'autorizar-publicidade': registro(
    'autorizar-publicidade',
    'Publicidade no veículo',
    'pedido',
    'conteúdo',
    'período',
  ),
}
