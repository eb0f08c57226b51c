import { ano } from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Contexto } from './contexto.js'

/**
 * The next `quantos` official numbers of a kind, as `RR-2026-000142`. The counter's row stays locked until the transaction
 * ends, so a refused act gives its number back: no gap, no duplicate. The year is that of the authority's clock.
 */
export async function proximosNumeros(c: Contexto, especie: string, quantos: number): Promise<string[]> {
  const anoCivil = ano(c.hoje)
  const linha = await c.tx.uma<{ ultimo: number }>(sql`
    insert into numeracao (autoridade_id, especie, ano, ultimo) values (${c.autoridade.id}, ${especie}, ${anoCivil}, ${quantos})
    on conflict (autoridade_id, especie, ano) do update set ultimo = numeracao.ultimo + excluded.ultimo
    returning ultimo`)
  const primeiro = (linha?.ultimo ?? 0) - quantos + 1
  return Array.from(
    { length: quantos },
    (_, i) => `${c.autoridade.prefixo}-${anoCivil}-${String(primeiro + i).padStart(6, '0')}`,
  )
}

/** The next official number of a kind (`proximosNumeros`). */
export async function proximoNumero(c: Contexto, especie: string): Promise<string> {
  const [numero] = await proximosNumeros(c, especie, 1)
  return numero ?? ''
}
