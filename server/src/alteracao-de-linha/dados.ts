import type { DataCivil, Dispositivo, EstadoDaAlteracao, TipoDeAlteracao } from '@outorga/lei'
import type { ConteudoDaLinha, Quadro } from '../linhas/quadro.js'
import type { FotografiaDaRede } from '../linhas/rede.js'
import type { Contexto } from '../platform/contexto.js'
import type { ExameTitulado, Procedimento } from '../procedimentos/definicao.js'
import type { Pedido } from './campos.js'

export const INICIATIVAS = { delegataria: 'A delegatária pede', autoridade: 'A autoridade propõe' } as const
export type Iniciativa = keyof typeof INICIATIVAS

export type Parecer = { dispositivo: Dispositivo; favoravel: boolean; texto: string; por: string }

/** What the alteration did to the register while it holds. */
export type Vigor = {
  /** Version of the Quadro that it made, and of which line. */
  linha_id: string
  versao: number
  /** Lines that a merger took out of service. */
  inativadas: string[]
  /** The service that a partial one opened. */
  linha_nova: { id: string; numero: string } | null
}

/** An exam as it was on the day of the decision. */
export type ExameGuardado = {
  titulo: string
  permitido: boolean
  motivos: { dispositivo: Dispositivo; mensagem: string }[]
  depende_de: Dispositivo[]
  memoria: {
    dispositivo: Dispositivo | null
    descricao: string
    resultado: string
    leituras?: string[]
    aplicado?: boolean
  }[]
}

export const guardar = (exames: readonly ExameTitulado[]): ExameGuardado[] =>
  exames.map(({ titulo, permitido, motivos, depende_de, memoria }) => ({
    titulo,
    permitido,
    motivos: motivos.map(({ dispositivo, mensagem }) => ({ dispositivo, mensagem })),
    depende_de: [...depende_de],
    memoria: memoria.map(({ dispositivo, descricao, resultado, leituras, aplicado }) => ({
      dispositivo,
      descricao,
      resultado,
      ...(leituras && { leituras: [...leituras] }),
      ...(aplicado !== undefined && { aplicado }),
    })),
  }))

export type DadosDaAlteracao = {
  iniciativa: Iniciativa
  razoes: string
  pedido: Pedido
  /** What changes, a sentence each, as it was on the day of the request. */
  mudancas: string[]
  pareceres: Parecer[]
  decisao: { resultado: string; data: DataCivil } | null
  ciencia: DataCivil | null
  recurso: { data: DataCivil; quem: string; resultado: string | null } | null
  exames: ExameGuardado[]
  vigor: Vigor | null
}

export type Alteracao = Procedimento<EstadoDaAlteracao, DadosDaAlteracao>
export const tipoDe = (p: { especie: string }) => p.especie as TipoDeAlteracao

/** All that an exam looks at: the request, the line as it is, and the line as it would be. */
export interface Situacao {
  c: Contexto
  tipo: TipoDeAlteracao
  e: Pedido
  /** Day of the request, and of the decision that granted it. */
  pedida_em: DataCivil
  deferida_em: DataCivil | null
  foto: FotografiaDaRede
  quadro: Quadro
  novo: ConteudoDaLinha
  /** The lines that the request names besides its own. */
  outras: FotografiaDaRede[]
}
