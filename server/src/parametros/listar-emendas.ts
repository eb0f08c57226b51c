import { type DataCivil, type EmendaExterna, VALORES_DA_LEI_RR } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'

/** The authority's row that gave effect to an amendment; null where it has none. */
export async function emendaAdotada(
  c: Contexto,
  e: EmendaExterna,
): Promise<{ de: DataCivil; ato: string } | null> {
  if (e.parametro === null) return null
  return c.tx.uma<{ de: DataCivil; ato: string }>(sql`
    select de, ato from parametro
     where autoridade_id = ${c.autoridade.id} and nome = ${e.parametro} and valor = ${e.valor} order by id limit 1`)
}

/** The changes to the law that are known from outside its text, and whether this authority adopted them. */
export const listarEmendas = casoDeUso({
  resumo: 'Ver as emendas conhecidas',
  entrada: z.object({}),
  saida: z
    .object({
      emendas: z.array(
        z.object({
          id: z.string(),
          ato: z.string(),
          data: z.string().nullable(),
          dispositivo: z.string(),
          muda: z.string(),
          do_texto: z.string().nullable().describe('O que diz o texto em mãos'),
          valor: z.string().nullable().describe('O que a emenda põe no lugar; nulo onde só informa'),
          adotada_desde: z.string().nullable(),
          adotada_por: z.string().nullable(),
        }),
      ),
    })
    .meta({ id: 'Emendas' }),
  permissao: 'parametro:ver',
  async executar(c) {
    const emendas = []
    for (const e of c.lei.emendas) {
      const adotada = await emendaAdotada(c, e)
      emendas.push({
        id: e.id,
        ato: e.ato,
        data: e.data,
        dispositivo: e.dispositivo,
        muda: e.muda,
        do_texto: e.parametro === null ? null : VALORES_DA_LEI_RR[e.parametro].valor,
        valor: e.valor,
        adotada_desde: adotada?.de ?? null,
        adotada_por: adotada?.ato ?? null,
      })
    }
    return { emendas }
  },
})
