import { ano } from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Contexto } from './contexto.js'

/**
 * The next official number of a kind, as `RR-2026-000142`. The counter's row stays locked until the transaction ends,
 * so a refused act gives its number back: no gap, no duplicate. The year is that of the authority's clock.
 */
export async function proximoNumero(c: Contexto, especie: string): Promise<string> {
  const anoCivil = ano(c.hoje)
  const linha = await c.tx.uma<{ ultimo: number }>(sql`
    insert into numeracao (autoridade_id, especie, ano, ultimo) values (${c.autoridade.id}, ${especie}, ${anoCivil}, 1)
    on conflict (autoridade_id, especie, ano) do update set ultimo = numeracao.ultimo + 1
    returning ultimo`)
  return `${c.autoridade.prefixo}-${anoCivil}-${String(linha?.ultimo ?? 0).padStart(6, '0')}`
}
