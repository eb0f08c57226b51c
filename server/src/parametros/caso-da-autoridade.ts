import sql from 'sql-template-tag'
import { abrirCaso, registrarAto } from '../platform/atos/ato.js'
import type { Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'

/** Appends an act on the authority's own case, opened with the first of them. */
export async function registrarAtoDaAutoridade(
  c: Contexto,
  tipo: 'acrescentar-parametro' | 'acrescentar-dia' | 'adotar-emenda' | 'enviar-limites',
  dados: Record<string, Json>,
): Promise<void> {
  await c.tx.executar(sql`select pg_advisory_xact_lock(hashtext('autoridade:' || ${c.autoridade.id}))`)
  const caso = await c.tx.uma<{ id: string }>(
    sql`select id from caso where autoridade_id = ${c.autoridade.id} and tipo = 'autoridade'`,
  )
  await registrarAto(c, caso?.id ?? (await abrirCaso(c, 'autoridade', null)), tipo, dados)
}
