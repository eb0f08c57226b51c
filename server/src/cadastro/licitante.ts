import { certificadoVale, type DataCivil } from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Contexto } from '../platform/contexto.js'

/** The certificate of an entry in the bidder register (RR art. 7). */
export type Certificado = {
  numero: string
  emissao: DataCivil
  /** Last day on which it is good. */
  ate: DataCivil
}

/** Every certificate of an operator, newest first: each is an act on its case. */
export function certificadosDe(c: Contexto, operadoraId: string) {
  return c.tx.linhas<Certificado & { documento: string | null }>(sql`
    select a.dados->>'numero' as numero, a.dados->>'emissao' as emissao, a.dados->>'ate' as ate,
           (select d.codigo from documento d where d.ato_id = a.id limit 1) as documento
      from ato a where a.caso_id = ${operadoraId} and a.tipo = 'certificar-licitante' order by a.ordem desc`)
}

/**
 * The certificate that an operator had on `data`: the one good on that day or, without it, the newest one issued by then,
 * which the law's exams say has ended. Null where none was issued by then.
 */
export async function certificadoDe(
  c: Contexto,
  operadoraId: string,
  data: DataCivil,
): Promise<Certificado | null> {
  const emitidos = (await certificadosDe(c, operadoraId)).filter((x) => x.emissao <= data)
  const achado = emitidos.find((x) => certificadoVale(x, data)) ?? emitidos[0]
  return achado ? { numero: achado.numero, emissao: achado.emissao, ate: achado.ate } : null
}
