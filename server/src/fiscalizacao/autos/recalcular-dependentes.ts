import { ESTADOS_FINAIS } from '@outorga/lei'
import sql from 'sql-template-tag'
import { comoJson } from '../../platform/atos/canonico.js'
import type { Contexto } from '../../platform/contexto.js'
import { type Auto, autosOnde } from './auto.js'
import { calcularMultaDoFato, multaFixada } from './multa-do-auto.js'
import { praticarAto } from './praticar-ato.js'

/**
 * After an auto is annulled: each later auto of the same item and offender that was decided and is not final has its
 * fine computed again, and where it changed the new one is recorded as an act with its memória. Final ones keep theirs.
 */
export async function recalcularDependentes(c: Contexto, anulado: Auto): Promise<string[]> {
  if (anulado.autuado_documento === null) return []
  const finais = [...ESTADOS_FINAIS]
  const posteriores = await autosOnde(
    c,
    sql`a.autuado_documento = ${anulado.autuado_documento} and a.dispositivo = ${anulado.dispositivo}
        and a.data_fato > ${anulado.data_fato} and not (a.estado = any(${finais})) and a.valor is not null
        and a.estado <> all(${['lavrado', 'notificado', 'em-julgamento']})`,
    sql`a.data_fato`,
    1000,
  )
  const mudados: string[] = []
  for (const auto of posteriores) {
    await c.tx.executar(sql`select 1 from caso where id = ${auto.id} for update`)
    const antes = await multaFixada(c, auto.id)
    const multa = await calcularMultaDoFato(c, auto)
    if (antes && antes.valor === multa.valor) continue
    await praticarAto(
      c,
      auto,
      'recalcular-multa',
      { por_anulacao_de: anulado.numero, valor_anterior: antes?.valor ?? null, multa: comoJson(multa) },
      { mudanca: { valor: multa.valor } },
    )
    mudados.push(auto.numero)
  }
  return mudados
}
