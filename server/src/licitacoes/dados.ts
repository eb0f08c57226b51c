import {
  type Conferencia,
  type CriterioDeJulgamento,
  type DataCivil,
  type Exame,
  escreverData,
  type FaseDaLicitacao,
} from '@outorga/lei'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import type { Procedimento } from '../procedimentos/definicao.js'
import { mostrar } from '../procedimentos/exame.js'

export type EditalGuardado = {
  edital: string
  publicado_em: DataCivil
  sessao: DataCivil
  itinerario: string
  pontos_de_secao: string[]
  horarios: string[]
  anos: number
  condicoes: string
  especificacao: string
  forma_da_proposta: string
  criterio: CriterioDeJulgamento
  homologacao_e_contratacao: string
  requisitos: string[]
}

/** Who came to the tender, and what the register said of it on the day of the session. */
export type Licitante = {
  operadora_id: string
  documento: string
  razao_social: string
  habilitado: boolean
  motivos: string[]
  placas: string[]
  garagem: string
  manutencao: string
  responsavel: string
  certificado: string | null
}

export type Classificado = {
  operadora_id: string
  documento: string
  razao_social: string
  valor: string
  classificacao: number
  desistiu: boolean
}

export type DadosDaLicitacao = {
  objeto: string
  linha: { id: string; numero: string; nome: string } | null
  terminal: { id: string; numero: string; nome: string } | null
  /** The first tender of the line, where this is the second; `vencedor` is a CNPJ. */
  primeira: { numero: string; vencedor: string; nome: string } | null
  ato_da_demanda: string | null
  edital: EditalGuardado | null
  /** The day on which each phase was concluded. */
  fases: { [fase: string]: DataCivil }
  licitantes: Licitante[]
  propostas: { operadora_id: string; valor: string; resumo: string | null }[]
  desclassificadas: { operadora_id: string; motivo: string }[]
  classificados: Classificado[]
  homologacao: { ato: string; data: DataCivil } | null
  /** Who has to sign, from which day the term counts. */
  convocado: { classificacao: number; data: DataCivil } | null
  /** Number of the delegation that it ended in. */
  delegacao: string | null
  fim: { motivo: string; data: DataCivil } | null
}

export type Licitacao = Procedimento<string, DadosDaLicitacao>

export const fasesDe = (p: Licitacao) => p.dados.fases as Partial<Record<FaseDaLicitacao, DataCivil>>

/** Whoever is called to sign; null before the homologation. */
export const convocadoDe = ({ dados: d }: Licitacao): Classificado | null =>
  d.classificados.find((x) => x.classificacao === d.convocado?.classificacao) ?? null

/** @throws Problema 422 naming the field. */
export function exigirPassado(c: Contexto, campo: string, data: DataCivil): void {
  if (data > c.hoje) {
    throw new Problema(422, 'data-no-futuro', `${escreverData(data)} ainda não chegou.`, { campo })
  }
}

/** Several answers of the law as one. */
export function juntar(...respostas: readonly (Exame | readonly Conferencia[])[]): Exame {
  const exames = respostas.map((r) => mostrar('', r))
  return {
    permitido: exames.every((e) => e.permitido),
    motivos: exames.flatMap((e) => e.motivos),
    depende_de: exames.flatMap((e) => e.depende_de),
    memoria: exames.flatMap((e) => e.memoria),
  }
}

/** The same answer, each reason told of whom. */
export const sobre = (nome: string, e: Exame): Exame => ({
  ...e,
  motivos: e.motivos.map((m) => ({ ...m, mensagem: `${nome}: ${m.mensagem}` })),
  memoria: e.memoria.map((m) => ({ ...m, descricao: `${nome}: ${m.descricao}` })),
})
