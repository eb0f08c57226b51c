import type { Instante } from '@outorga/lei'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import type { BINARIO, CasoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import type { Tx } from '../platform/db/conexao.js'
import { montarContexto } from '../platform/http/contexto.js'
import { permite } from '../platform/permissao.js'
import type { Sessao } from '../platform/session/sessao.js'

/** Goes back to the owner of the database, inside the same transaction. */
export const comoSistema = (tx: Tx) => tx.executar(sql`select set_config('role', 'none', true)`)

/**
 * What a use case gets when somebody asks at a past instant: the same isolation as over the network. The whole
 * demonstration is one transaction, so that the identity changes inside it.
 */
export async function contextoDe(
  tx: Tx,
  sessao: Sessao,
  agora: Instante,
  versao: number | null = null,
): Promise<Contexto> {
  const { ator, autoridade } = sessao
  await tx.executar(sql`
    select set_config('role', 'outorga_app', true), set_config('outorga.autoridade', ${autoridade.id}, true),
           set_config('outorga.usuario', ${ator.usuarioId}, true), set_config('outorga.operadora', ${ator.operadoraId ?? ''}, true)`)
  return montarContexto(tx, sessao, agora, versao)
}

/** Runs a use case as a person would over the network at a past instant: same input schema, same permission. */
export async function comoUsuario<E extends z.ZodObject, S extends z.ZodType | typeof BINARIO>(
  tx: Tx,
  sessao: Sessao,
  agora: Instante,
  caso: CasoDeUso<E, S>,
  entrada: z.input<E>,
  versao: number | null = null,
): Promise<Awaited<ReturnType<CasoDeUso<E, S>['executar']>>> {
  const { ator } = sessao
  if (!permite(ator.papel, caso.permissao)) throw new Error(`${ator.email} may not ask for «${caso.resumo}»`)
  const c = await contextoDe(tx, sessao, agora, versao)
  return await caso.executar(c, caso.entrada.parse(entrada))
}
