import {
  dataEm,
  type ExcecaoDeExpediente,
  type Instante,
  LEIS,
  type Parametros,
  type ValorDatado,
} from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Contexto } from '../contexto.js'
import type { Tx } from '../db/conexao.js'
import type { Sessao } from '../session/sessao.js'

type LinhaDeParametro = ValorDatado & { nome: string }

async function lerParametros(tx: Tx): Promise<Parametros> {
  const linhas = await tx.linhas<LinhaDeParametro>(
    sql`select nome, de, ate, valor, ato, demonstracao from parametro order by nome, de, id`,
  )
  const series: Record<string, ValorDatado[]> = {}
  for (const { nome, ...valor } of linhas) {
    series[nome] ??= []
    series[nome].push(valor)
  }
  return series
}

/** The newest row of a day wins: a later act reopens what an earlier one closed. */
function lerExcecoes(tx: Tx): Promise<ExcecaoDeExpediente[]> {
  return tx.linhas<ExcecaoDeExpediente>(sql`
    select distinct on (data) data, expediente, motivo || ' (' || ato || ')' as motivo
      from dia_do_calendario order by data, id desc`)
}

/** The context of one request: everything that depends on the authority is read once, when first asked for. */
export function montarContexto(tx: Tx, s: Sessao, agora: Instante, versao: number | null): Contexto {
  const { autoridade } = s
  let parametros: Promise<Parametros> | null = null
  let excecoes: Promise<ExcecaoDeExpediente[]> | null = null
  return {
    tx,
    ator: s.ator,
    autoridade,
    lei: LEIS[autoridade.norma],
    agora,
    hoje: dataEm(agora, autoridade.fuso),
    versao,
    parametros() {
      parametros ??= lerParametros(tx)
      return parametros
    },
    async calendario() {
      excecoes ??= lerExcecoes(tx)
      return { uf: autoridade.uf, excecoes: await excecoes }
    },
  }
}
