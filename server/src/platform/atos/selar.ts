import sql from 'sql-template-tag'
import type { Banco, Tx } from '../db/conexao.js'
import { sha256 } from './canonico.js'

const LOTE = 500
/** What stands before the first act of every chain. */
export const GENESE = Buffer.alloc(32)

/** Next link: SHA-256 of the link before and the act's hash. */
export const elo = (anterior: Buffer, hashDoAto: Buffer) => sha256(Buffer.concat([anterior, hashDoAto]))

async function selarLote(tx: Tx, autoridadeId: string): Promise<number> {
  await tx.executar(sql`select pg_advisory_xact_lock(hashtext('selo:' || ${autoridadeId}))`)
  const ultimo = await tx.uma<{ posicao: string; hash: Buffer }>(
    sql`select posicao, hash from selo where autoridade_id = ${autoridadeId} order by posicao desc limit 1`,
  )
  const atos = await tx.linhas<{ id: string; hash: Buffer }>(sql`
    select a.id, a.hash from ato a left join selo s on s.ato_id = a.id
     where a.autoridade_id = ${autoridadeId} and s.ato_id is null order by a.sequencia limit ${LOTE}`)
  if (atos.length === 0) return 0
  let anterior = ultimo?.hash ?? GENESE
  const elos = atos.map((a) => {
    anterior = elo(anterior, a.hash)
    return anterior
  })
  const inicio = Number(ultimo?.posicao ?? 0)
  await tx.executar(sql`
    insert into selo (autoridade_id, posicao, ato_id, hash_do_ato, hash)
    select ${autoridadeId}, ${inicio} + n, t.ato, t.hash_do_ato, t.hash
      from unnest(${atos.map((a) => a.id)}::uuid[], ${atos.map((a) => a.hash)}::bytea[], ${elos}::bytea[])
           with ordinality as t (ato, hash_do_ato, hash, n)`)
  return atos.length
}

/** Seals what is not sealed yet, authority by authority, in batches. Writers never wait for it. */
export async function selarAtos(banco: Banco): Promise<number> {
  const autoridades = await banco.comoSistema((tx) =>
    tx.linhas<{ id: string }>(sql`select id from autoridade`),
  )
  let total = 0
  for (const { id } of autoridades) {
    for (let n = LOTE; n === LOTE; total += n) n = await banco.comoSistema((tx) => selarLote(tx, id))
  }
  return total
}

/** Seals soon after each commit: several calls while one runs become one more run. */
export function selador(banco: Banco, falhou: (erro: unknown) => void) {
  let correndo: Promise<void> | null = null
  let pedido = false
  const correr = async () => {
    while (pedido) {
      pedido = false
      await selarAtos(banco).catch(falhou)
    }
    correndo = null
  }
  return {
    pedir() {
      pedido = true
      correndo ??= correr()
    },
    /** Resolves when nothing is left to seal. */
    async esperar() {
      while (correndo) await correndo
    },
  }
}
