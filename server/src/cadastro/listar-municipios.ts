import sql from 'sql-template-tag'
import { z } from 'zod'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import type { Municipio } from './municipios.js'

/** The municipalities of the authority's State, in the order of a Brazilian index. */
export const listarMunicipios = casoDeUso({
  resumo: 'Listar os municípios do Estado da autoridade',
  entrada: z.object({}),
  saida: z
    .object({
      municipios: z.array(z.object({ ibge: z.string(), uf: z.enum(['RR', 'RS']), nome: z.string() })),
    })
    .meta({ id: 'Municipios' }),
  permissao: 'cadastro:ver',
  async executar(c) {
    const municipios = await c.tx.linhas<Municipio>(
      sql`select ibge, uf, nome from municipio where uf = ${c.autoridade.uf}`,
    )
    return { municipios: municipios.sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR')) }
  },
})

/**
 * Refuses a municipality that is not of the authority's State.
 * @throws Problema 422 naming `campo`.
 */
export async function conferirMunicipio(c: Contexto, campo: string, ibge: string): Promise<void> {
  const achado = await c.tx.uma(sql`select 1 from municipio where ibge = ${ibge} and uf = ${c.autoridade.uf}`)
  if (achado) return
  throw new Problema(422, 'municipio-desconhecido', `Escolha um município de ${c.autoridade.estado}.`, {
    campo,
  })
}
