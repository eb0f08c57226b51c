import type { Esquemas } from '../../api/cliente'
import type { Eu } from '../../sessao/sessao'
import type { Opcao } from '../../ui/campos/CampoTexto'

type Norma = Eu['autoridade']['norma']

export type Forma = Esquemas['OperadoraResumo']['forma']
export type TipoDeVeiculo = Esquemas['VeiculoResumo']['tipo']
export type Servico = Esquemas['LinhaResumo']['servico']

export const NOME_DA_FORMA: Readonly<Record<Forma, string>> = {
  empresa: 'Empresa',
  cooperativa: 'Cooperativa',
}

export const NOME_DO_TIPO: Readonly<Record<TipoDeVeiculo, string>> = {
  onibus: 'Ônibus',
  microonibus: 'Micro-ônibus',
  van: 'Van',
  alternativo: 'Veículo alternativo',
  embarcacao: 'Embarcação',
}

export const NOME_DO_SERVICO: Readonly<Record<Servico, string>> = {
  regular: 'Regular',
  alternativo: 'Alternativo',
  hidroviario: 'Hidroviário',
}

/** What each law deals with: the register offers nothing else. */
export const SERVICOS_DA_NORMA: Readonly<Record<Norma, readonly Servico[]>> = {
  'rr-664-2008': ['regular', 'alternativo'],
  'rs-11127-1998': ['regular', 'hidroviario'],
}

/** The values of a field as the choices of a form. */
export function opcoesDe<C extends string>(
  chaves: readonly C[],
  nomes: Readonly<Record<C, string>>,
): Opcao[] {
  return chaves.map((valor) => ({ valor, rotulo: nomes[valor] }))
}
