import type {
  AtoDoAuto,
  DataCivil,
  Dispositivo,
  EstadoDoAuto,
  MarcosDoAuto,
  NormaId,
  Papel,
} from '@outorga/lei'
import sql, { type Sql } from 'sql-template-tag'
import type { Contexto } from '../../platform/contexto.js'
import { naoEncontrado } from '../../platform/problema.js'

/** The row of an auto: its facts, which never change, and the projection of its acts. */
export interface Auto {
  id: string
  numero: string
  parada_id: string
  origem: 'abordagem' | 'apuracao-posterior'
  norma: NormaId
  dispositivo: Dispositivo
  quantidade: number
  placa: string
  veiculo_id: string | null
  operadora_id: string | null
  autuado_nome: string
  autuado_documento: string | null
  linha_id: string | null
  linha_numero: string | null
  linha_nome: string | null
  data_fato: DataCivil
  momento_fato: string
  relato: string
  lavrado_por: string
  julgado_por: string | null
  estado: EstadoDoAuto
  ciencia: DataCivil | null
  defesa_em: DataCivil | null
  ciencia_da_decisao: DataCivil | null
  recurso_em: DataCivil | null
  ciencia_do_recurso: DataCivil | null
  espera_ato: AtoDoAuto | null
  espera_papel: Papel | null
  espera_ate: DataCivil | null
  depois_ato: AtoDoAuto | null
  depois_papel: Papel | null
  depois_ate: DataCivil | null
  valor: string | null
}

export const COLUNAS_DO_AUTO = sql`
  a.id, a.numero, a.parada_id, a.origem, a.norma, a.dispositivo, a.quantidade, a.placa, a.veiculo_id, a.operadora_id,
  a.autuado_nome, a.autuado_documento, a.linha_id, a.linha_numero, a.linha_nome, a.data_fato, a.momento_fato, a.relato,
  a.lavrado_por, a.julgado_por, a.estado, a.ciencia, a.defesa_em, a.ciencia_da_decisao, a.recurso_em, a.ciencia_do_recurso,
  a.espera_ato, a.espera_papel, a.espera_ate, a.depois_ato, a.depois_papel, a.depois_ate, a.valor`

/**
 * The auto of a number, among those the person may see.
 * @throws Problema 404.
 */
export async function acharAuto(c: Contexto, numero: string): Promise<Auto> {
  const auto = await c.tx.uma<Auto>(
    sql`select ${COLUNAS_DO_AUTO} from auto a where a.autoridade_id = ${c.autoridade.id} and a.numero = ${numero.trim().toUpperCase()}`,
  )
  if (!auto) throw naoEncontrado(`O auto ${numero.slice(0, 30)}`)
  return auto
}

export function autosOnde(
  c: Contexto,
  condicao: Sql,
  ordem: Sql,
  limite: number,
  salto = 0,
): Promise<Auto[]> {
  return c.tx.linhas<Auto>(sql`
    select ${COLUNAS_DO_AUTO} from auto a
     where a.autoridade_id = ${c.autoridade.id} and ${condicao} order by ${ordem} limit ${limite} offset ${salto}`)
}

export const marcosDe = (a: Auto): MarcosDoAuto => ({
  ciencia: a.ciencia,
  defesaEm: a.defesa_em,
  cienciaDaDecisao: a.ciencia_da_decisao,
  recursoEm: a.recurso_em,
  cienciaDoRecurso: a.ciencia_do_recurso,
})

/** What a case waits for on a day, from the projection alone: the term's last day still belongs to the first. */
export function pendenciaDe(
  a: Auto,
  hoje: DataCivil,
): { ato: AtoDoAuto; papel: Papel; ate: DataCivil | null } | null {
  if (!a.espera_ato || !a.espera_papel) return null
  const virou =
    a.depois_ato !== null && a.depois_papel !== null && a.espera_ate !== null && hoje > a.espera_ate
  return virou && a.depois_ato && a.depois_papel
    ? { ato: a.depois_ato, papel: a.depois_papel, ate: a.depois_ate }
    : { ato: a.espera_ato, papel: a.espera_papel, ate: a.espera_ate }
}
