import type {
  CalendarioDeExpediente,
  DataCivil,
  Instante,
  Lei,
  NormaId,
  Papel,
  Parametros,
} from '@outorga/lei'
import type { Tx } from './db/conexao.js'

export interface Autoridade {
  id: string
  sigla: string
  nome: string
  estado: string
  uf: 'RR' | 'RS'
  norma: NormaId
  /** IANA zone: the day of an act is the day on this clock. */
  fuso: string
  /** Head of official numbers: `RR` in `RR-2026-000142`. */
  prefixo: string
  cargos: Record<Papel, string>
}

export interface Ator {
  usuarioId: string
  nome: string
  papel: Papel
  operadoraId: string | null
}

/** What every use case gets: one transaction, who asks, and the time of the request. */
export interface Contexto {
  tx: Tx
  ator: Ator
  autoridade: Autoridade
  lei: Lei
  agora: Instante
  /** The date of `agora` on the authority's clock. */
  hoje: DataCivil
  /** Version that the client saw (If-Match); null where it sent none. */
  versao: number | null
  parametros(): Promise<Parametros>
  calendario(): Promise<CalendarioDeExpediente>
}
