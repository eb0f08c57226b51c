import {
  type DataCivil,
  type Dispositivo,
  ESPECIES_DA_AUTORIZACAO_RR,
  type EspecieDaAutorizacaoRR,
  type EstadoDaAutorizacao,
  type EstadoDoFretamentoRS,
  type FretamentoRS,
  type ItemXII,
  type NormaId,
} from '@outorga/lei'
import type { Procedimento } from '../procedimentos/definicao.js'

export type Estado = EstadoDaAutorizacao | EstadoDoFretamentoRS

export const ESPECIES_RS: Readonly<Record<FretamentoRS, string>> = {
  'fretamento-continuo-rodoviario': 'Fretamento contínuo por estrada',
  'fretamento-eventual-rodoviario': 'Fretamento eventual por estrada',
  'fretamento-continuo-hidroviario': 'Fretamento contínuo por água',
  'fretamento-eventual-hidroviario': 'Fretamento eventual por água',
}

export const ESPECIES_RR = Object.fromEntries(
  Object.entries(ESPECIES_DA_AUTORIZACAO_RR).map(([chave, { nome }]) => [chave, nome]),
) as Record<EspecieDaAutorizacaoRR, string>

export const ehDoRS = (especie: string): especie is FretamentoRS => Object.hasOwn(ESPECIES_RS, especie)
export const ehDoRR = (especie: string): especie is EspecieDaAutorizacaoRR =>
  Object.hasOwn(ESPECIES_RR, especie)
export const daNorma = (especie: string, norma: NormaId) =>
  norma === 'rr-664-2008' ? ehDoRR(especie) : ehDoRS(especie)

/** What is only a trip: its papers have to reach its last day. */
const VIAGENS: readonly string[] = [
  'viagem-especial',
  'viagem-eventual',
  'viagem-de-turismo',
  'fretamento-eventual-rodoviario',
  'fretamento-eventual-hidroviario',
]
export const ehViagem = (especie: string) => VIAGENS.includes(especie)

export type TipoDeDocumento = 'cpf' | 'rg' | 'passaporte' | 'outro'

export type Passageiro = { nome: string; tipo: TipoDeDocumento; numero: string | null }

/** What was brought to the case after the request. */
export type Prova = { tipo: string; numero: string; valor: string | null; ate: string | null }

export type Taxas = { itens: { item: ItemXII; quantidade: number }[]; valor: string }

export type Dados = {
  finalidade: string
  contratante: string | null
  contratante_documento: string | null
  contrato: string | null
  origem_ibge: string
  destino_ibge: string
  itinerario: string
  /** Period asked for; the title's own is `de` and `ate` of the procedure. */
  pedido_de: string
  pedido_ate: string
  dada_em: string | null
  motoristas: string[]
  passageiros: Passageiro[]
  /** The list that was granted: changes are counted against it. */
  lista_analisada: Passageiro[]
  provas: Prova[]
  com_negativa: boolean
  taxas: Taxas | null
  /** Last day of each vehicle's report at the request: a homologated one is not charged again. */
  laudos: { veiculo: string; ate: string }[]
  ate_do_despacho: string | null
  compromisso: { numero: string; assinado_em: string; por: string } | null
  satisfeita_em: string | null
  /** A change of list that waits for analysis. */
  proposta: { passageiros: Passageiro[]; motoristas: string[]; veiculos: string[] } | null
  notificacao: { causa: string; fatos: string; defesa_ate: string } | null
  defesa: string | null
  imediata: boolean
}

export type Autorizacao = Procedimento<Estado, Dados>

export const dia = (texto: string) => texto as DataCivil
export const dispositivo = (texto: string) => texto as Dispositivo

const NOME_DO_DOCUMENTO: Readonly<Record<TipoDeDocumento, string>> = {
  cpf: 'CPF',
  rg: 'RG',
  passaporte: 'Passaporte',
  outro: 'Outro documento',
}
export const DOCUMENTOS_DE_PASSAGEIRO = NOME_DO_DOCUMENTO
