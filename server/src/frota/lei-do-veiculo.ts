import {
  type AtoDoVeiculo,
  type Dispositivo,
  EMBARCACAO_RS,
  type EstadoDoVeiculo,
  type NormaId,
  type Papel,
  type Tabela,
  ultimoDiaDeUso,
  VEICULO_RR,
  VEICULO_RS,
  validadeDoVeiculo,
} from '@outorga/lei'
import type { Contexto } from '../platform/contexto.js'
import type { TipoDeVeiculo } from './nomes.js'
import type { Veiculo } from './veiculo.js'

export type TabelaDoVeiculo = Tabela<EstadoDoVeiculo, AtoDoVeiculo, Papel>

interface LeiDoVeiculo {
  tabela(tipo: TipoDeVeiculo): TabelaDoVeiculo
  /** What demands the registration that a person asks for. */
  pedido(tipo: TipoDeVeiculo): Dispositivo
  /** What each validity is asked by; `ultimoDiaDeUso` where the law sets one. */
  seguro: Dispositivo | null
  laudo(tipo: TipoDeVeiculo): { nome: string; dispositivo: Dispositivo }
  ultimoDiaDeUso(anoFabricacao: number): ReturnType<typeof ultimoDiaDeUso> | null
}

const RR: LeiDoVeiculo = {
  tabela: () => VEICULO_RR,
  pedido: () => 'art27',
  seguro: 'art39',
  laudo: () => ({ nome: 'Laudo de vistoria', dispositivo: 'art30' }),
  ultimoDiaDeUso,
}

const RS: LeiDoVeiculo = {
  tabela: (tipo) => (tipo === 'embarcacao' ? EMBARCACAO_RS : VEICULO_RS),
  pedido: (tipo) => (tipo === 'embarcacao' ? 'art13-3_inc58' : 'art13-2_inc41'),
  seguro: null,
  laudo: (tipo) =>
    tipo === 'embarcacao'
      ? { nome: 'Certificado de Segurança da Navegação', dispositivo: 'art13-3_inc56' }
      : { nome: 'Cartão de Vistoria', dispositivo: 'art13-2_inc56' },
  ultimoDiaDeUso: () => null,
}

const LEIS_DO_VEICULO: Readonly<Record<NormaId, LeiDoVeiculo>> = { 'rr-664-2008': RR, 'rs-11127-1998': RS }

export const leiDoVeiculo = (norma: NormaId): LeiDoVeiculo => LEIS_DO_VEICULO[norma]

/** The rules on age, seats and papers are of the law of Roraima alone. */
export const ehRR = (c: Contexto) => c.lei.norma === 'rr-664-2008'

/** Everything of a vehicle that has a last day, by what asks for it. */
export function vencimentosDoVeiculo(norma: NormaId, v: Veiculo) {
  const lei = leiDoVeiculo(norma)
  const { nome, dispositivo } = lei.laudo(v.tipo)
  const ultimo = lei.ultimoDiaDeUso(v.ano_fabricacao)
  return [
    { o_que: 'Seguro de passageiros', ate: v.seguro_ate, dispositivo: lei.seguro },
    { o_que: nome, ate: v.laudo_ate, dispositivo },
    ...(ultimo ? [{ o_que: 'Último dia de uso', ate: ultimo, dispositivo: 'art28_par1' as const }] : []),
    ...(v.documento ? [{ o_que: v.documento, ate: v.documento_ate, dispositivo: null }] : []),
  ]
}

/** Until when a vehicle is in order today, by the one function of the law's library. */
export const validadeDe = (c: Pick<Contexto, 'lei' | 'hoje'>, v: Veiculo) =>
  validadeDoVeiculo(vencimentosDoVeiculo(c.lei.norma, v), c.hoje)
