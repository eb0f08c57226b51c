import { type DataCivil, type VigenciaDoContrato, vigenciaDoContrato } from '@outorga/lei'
import type { Procedimento } from '../procedimentos/definicao.js'

export type DadosDaDelegacao = {
  objeto: string
  linha: { id: string; numero: string; nome: string } | null
  terminal: { id: string; numero: string; nome: string } | null
  contrato: string
  assinatura: DataCivil
  homologacao: DataCivil
  /** The homologation, or the call of whoever was not the first: from here the term to sign counts (art. 24). */
  prazo_desde: DataCivil
  /** Years of the contract, its extension not counted. */
  anos: number
  /** Number of the tender (art. 6), and whether it was run in this system. */
  licitacao: string
  licitacao_no_sistema: boolean
  /** Requirements of the notice, for a transfer (art. 15, II). */
  requisitos: string[]
  /** Act of the CRE/RR that declares demand on a line of over 250 km (art. 12). */
  ato_da_demanda: string | null
  inicio: DataCivil | null
  prorrogacao: { ato: string; data: DataCivil } | null
  alteracoes: { natureza: string; termo: string; data: DataCivil; ate: DataCivil | null; objeto: string }[]
  mudancas: { mudanca: string; data: DataCivil; comunicada_em: DataCivil }[]
  transferencias: { de: string; para: string; data: DataCivil; decisao: string }[]
  /** The transfer asked for and not yet decided. */
  pedido: {
    operadora_id: string
    documento: string
    razao_social: string
    data: DataCivil
    requerimento: string
    requerentes: ('delegataria' | 'interessado')[]
  } | null
  proposta: { proposta: string; data: DataCivil; interesse_publico: string } | null
  determinacao: {
    ordem: string
    data: DataCivil
    aproveitamento: string
    viagens: number
    resposta: 'atendeu' | 'recusou' | 'sem-resposta' | null
  } | null
  provisoria: { operadora_id: string; razao_social: string; de: DataCivil; ate: DataCivil } | null
  nova_licitacao: string | null
  /** From this day on the title holds no more, where it ended before its term. */
  fim: { como: string; data: DataCivil; por: string } | null
}

export type Delegacao<E extends string = string> = Procedimento<E, DadosDaDelegacao>

/** The contract as the law's functions take it. */
export const contratoDe = ({ assinatura, anos, prorrogacao }: DadosDaDelegacao) => ({
  assinatura,
  anos,
  prorrogacao: prorrogacao && { ...prorrogacao, peloChefeDoExecutivo: true },
})

export const vigenciaDe = (d: DadosDaDelegacao): VigenciaDoContrato => vigenciaDoContrato(contratoDe(d))
