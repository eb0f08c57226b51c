import type { DataCivil } from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Contexto } from '../platform/contexto.js'

/** The day of the newest act of a type, on the authority's clock. */
export async function diaDoAto(c: Contexto, casoId: string, tipo: string): Promise<DataCivil | null> {
  const linha = await c.tx.uma<{ dia: DataCivil }>(sql`
    select (momento at time zone ${c.autoridade.fuso})::date as dia from ato
     where caso_id = ${casoId} and tipo = ${tipo} order by ordem desc limit 1`)
  return linha?.dia ?? null
}
