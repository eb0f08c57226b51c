import sql from 'sql-template-tag'
import type { Contexto } from '../contexto.js'

export interface Mensagem {
  para: string
  assunto: string
  /** Plain text. */
  corpo: string
  casoId: string | null
}

/** Puts a message in the outbox; it leaves after the transaction is committed, or never existed. */
export async function porNoCorreio(c: Contexto, m: Mensagem): Promise<void> {
  await c.tx.executar(sql`
    insert into mensagem (autoridade_id, caso_id, para, assunto, corpo, criada_em)
    values (${c.autoridade.id}, ${m.casoId}, ${m.para}, ${m.assunto}, ${m.corpo}, ${c.agora})`)
}
