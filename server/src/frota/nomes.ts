import type { AtoDoVeiculo, EstadoDoVeiculo, NormaId, ServicoRR } from '@outorga/lei'
import type { NomeDoEstado } from '../procedimentos/definicao.js'

/** How a person calls each value of a vehicle. */
export const NOME_DO_TIPO = {
  onibus: 'Ônibus',
  microonibus: 'Micro-ônibus',
  van: 'Van',
  alternativo: 'Veículo alternativo',
  embarcacao: 'Embarcação',
} as const

export type TipoDeVeiculo = keyof typeof NOME_DO_TIPO

export const NOME_DO_SERVICO = {
  linha: 'Linha regular',
  alternativo: 'Transporte alternativo',
  fretamento: 'Fretamento',
  'transporte-escolar': 'Transporte escolar',
  'viagem-especial': 'Viagem especial',
  'viagem-eventual': 'Viagem eventual',
  'viagem-de-turismo': 'Viagem de turismo',
} as const satisfies Record<Exclude<ServicoRR, 'terminal'>, string>

export type ServicoDoVeiculo = keyof typeof NOME_DO_SERVICO

/** What each law deals with: a form offers nothing else. */
export const TIPOS_DA_NORMA: Readonly<Record<NormaId, readonly TipoDeVeiculo[]>> = {
  'rr-664-2008': ['onibus', 'microonibus', 'van', 'alternativo'],
  'rs-11127-1998': ['onibus', 'microonibus', 'van', 'alternativo', 'embarcacao'],
}

export const SERVICOS_DA_NORMA: Readonly<Record<NormaId, readonly ServicoDoVeiculo[]>> = {
  'rr-664-2008': Object.keys(NOME_DO_SERVICO) as ServicoDoVeiculo[],
  'rs-11127-1998': ['linha', 'fretamento', 'viagem-especial'],
}

export const NOME_DO_EQUIPAMENTO = {
  banheiro: 'Banheiro',
  elevador: 'Elevador',
  'lugar-de-cadeira-de-rodas': 'Lugar de cadeira de rodas',
  cintos: 'Cinto para todos',
  tacografo: 'Tacógrafo',
  'ar-condicionado': 'Ar-condicionado',
  'primeiros-socorros': 'Primeiros socorros',
} as const

export type Equipamento = keyof typeof NOME_DO_EQUIPAMENTO

export const NOME_DO_ESTADO: Readonly<Record<EstadoDoVeiculo, NomeDoEstado>> = {
  'em-exame': { nome: 'Registro em exame', tom: 'alerta' },
  registrado: { nome: 'Registrado', tom: 'bom' },
  recusado: { nome: 'Registro recusado', tom: 'mau' },
  retirado: { nome: 'Retirado de tráfego', tom: 'mau' },
  desativado: { nome: 'Desativado', tom: 'cinza' },
  cancelado: { nome: 'Registro cancelado', tom: 'cinza' },
}

export const NOME_DO_ATO: Readonly<Record<AtoDoVeiculo, string>> = {
  'decidir-registro': 'Decidir o registro',
  vistoriar: 'Registrar vistoria',
  'retirar-de-trafego': 'Retirar de tráfego',
  liberar: 'Liberar',
  transferir: 'Transferir a outra operadora',
  desativar: 'Comunicar desativação',
  reativar: 'Pedir a volta ao registro',
  'cancelar-de-oficio': 'Cancelar de ofício',
  'cancelar-a-pedido': 'Cancelar a pedido',
  'autorizar-publicidade': 'Decidir publicidade',
}

export const NOME_DO_RESULTADO = {
  apto: 'Apto',
  inseguro: 'Inseguro',
  improprio: 'Impróprio para o serviço',
} as const

export type ResultadoDoLaudo = keyof typeof NOME_DO_RESULTADO
