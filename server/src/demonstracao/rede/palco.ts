import {
  type DataCivil,
  type Instante,
  instanteDe,
  type Papel,
  primeiroDiaComExpediente,
  somarDias,
} from '@outorga/lei'
import type { Autoridade, Contexto } from '../../platform/contexto.js'
import type { Tx } from '../../platform/db/conexao.js'
import type { Sessao } from '../../platform/session/sessao.js'
import { contextoDe } from '../como-usuario.js'

/** An operator of the network, already in the register. */
export interface OperadoraNoCadastro {
  id: string
  documento: string
  razao_social: string
  forma: 'empresa' | 'cooperativa'
  municipio_ibge: string
  /** Its share of lines, vehicles and people. */
  peso: number
  /** By its name: on the water, or by charter alone, it runs no line on the road. */
  ramo: 'linhas' | 'fretamento' | 'agua'
}

/** Where the network of one authority is told: who acts, and when. */
export interface Palco {
  tx: Tx
  autoridade: Autoridade
  hoje: DataCivil
  pessoa(papel: Papel): Sessao
  /** The working day on or after `dias` before today. */
  ha(dias: number): DataCivil
  instante(dia: DataCivil, hora: string): Instante
  /** What a use case gets when that person asks then. */
  como(papel: Papel, dia: DataCivil, hora: string): Promise<Contexto>
}

export function montarPalco(tx: Tx, autoridade: Autoridade, hoje: DataCivil, pessoa: Palco['pessoa']): Palco {
  const calendario = { uf: autoridade.uf, excecoes: [] }
  const instante = (dia: DataCivil, hora: string) => instanteDe(dia, hora, autoridade.fuso)
  return {
    tx,
    autoridade,
    hoje,
    pessoa,
    ha: (dias) => primeiroDiaComExpediente(calendario, somarDias(hoje, -dias)),
    instante,
    como: (papel, dia, hora) => contextoDe(tx, pessoa(papel), instante(dia, hora)),
  }
}
