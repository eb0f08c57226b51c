import type { DataCivil, Dispositivo, EstadoDaCriacao } from '@outorga/lei'
import type { ExameGuardado } from '../alteracao-de-linha/dados.js'
import type { HorarioPedido, PontoPedido } from '../alteracao-de-linha/itinerario.js'
import type { Procedimento } from '../procedimentos/definicao.js'

export const ESPECIES = {
  'iniciativa-da-autoridade': 'Por iniciativa do CRE/RR',
  'pedido-da-comunidade': 'A pedido da comunidade',
  'entre-extremos-ja-ligados': 'Entre extremos já ligados por outra linha',
} as const
export type EspecieDaCriacao = keyof typeof ESPECIES

export const SERVICOS = { regular: 'Regular', alternativo: 'Alternativo' } as const
export const MOTIVOS_DA_RECUSA = {
  'sem-interesse': 'Não tem interesse',
  'sem-condicao': 'Não tem condição de explorar',
} as const

export type Estudo = { dispositivo: Dispositivo; texto: string; por: string }

export type Preferencia = {
  operadora_id: string
  razao_social: string
  ciencia: DataCivil
  resposta: {
    resultado: 'aceita' | 'recusada'
    motivo: keyof typeof MOTIVOS_DA_RECUSA | null
    data: DataCivil
  } | null
}

/** The line that already joins the same ends. */
export type LinhaPrincipal = {
  id: string
  numero: string
  nome: string
  operadora: { id: string; razao_social: string } | null
}

export type DadosDaCriacao = {
  quem: string
  razoes: string
  servico: keyof typeof SERVICOS
  pontos: PontoPedido[]
  horarios: HorarioPedido[]
  /** Names of the points, as they were on the day of the request. */
  itinerario: string[]
  principal: LinhaPrincipal | null
  estudos: Estudo[]
  preferencia: Preferencia | null
  decisao: { resultado: string; data: DataCivil; ato: string } | null
  linha: { id: string; numero: string } | null
  exames: ExameGuardado[]
}

export type Criacao = Procedimento<EstadoDaCriacao, DadosDaCriacao>
