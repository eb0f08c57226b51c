import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { nomeDoMunicipio } from '../cadastro/municipios.js'
import { Texto } from '../esquemas/comuns.js'
import { registrarAtoDaAutoridade } from '../parametros/caso-da-autoridade.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import type { Banco } from '../platform/db/conexao.js'
import { Problema, ProblemaJson } from '../platform/problema.js'
import { lerLimites } from './geojson.js'
import { dentroDe, type Geometria, simplificar } from './geometria.js'

/** The rectangle of each State, where no boundary was sent: south, north, west, east. */
const CAIXAS: Record<Contexto['autoridade']['uf'], readonly [number, number, number, number]> = {
  RR: [-1.6, 5.28, -64.83, -58.88],
  RS: [-33.76, -27.08, -57.65, -49.68],
}

export interface LugarNomeado {
  nome: string
  municipio_ibge: string
  lat: string
  lon: string
}

/**
 * What is wrong with where each point is, in order; null where nothing is. A point is held to its municipality where the
 * boundary was sent, to the rectangle of the State where it was not.
 */
export async function faltasDosLugares(
  c: Contexto,
  lugares: readonly LugarNomeado[],
): Promise<(string | null)[]> {
  const codigos = [...new Set(lugares.map((p) => p.municipio_ibge))]
  const limites = await c.tx.linhas<{ ibge: string; geometria: Geometria }>(
    sql`select ibge, geometria from limite where autoridade_id = ${c.autoridade.id} and ibge = any(${codigos}::text[])`,
  )
  const porCodigo = new Map(limites.map((l) => [l.ibge, l.geometria]))
  const [sul, norte, oeste, leste] = CAIXAS[c.autoridade.uf]
  return lugares.map((p) => {
    const lugar = { lat: Number(p.lat), lon: Number(p.lon) }
    const limite = porCodigo.get(p.municipio_ibge)
    const nome = nomeDoMunicipio(p.municipio_ibge)
    if (limite) {
      return dentroDe(lugar, limite) ? null : `${p.nome} fica fora de ${nome}, pelo limite do município.`
    }
    const dentro = lugar.lat >= sul && lugar.lat <= norte && lugar.lon >= oeste && lugar.lon <= leste
    return dentro ? null : `${p.nome} fica fora de ${c.autoridade.estado}: confira a latitude e a longitude.`
  })
}

/**
 * That a point is in its municipality, or at least in the State where no boundary of it was sent.
 * @throws Problema 422 naming the latitude.
 */
export async function conferirLugar(c: Contexto, p: LugarNomeado): Promise<void> {
  const [falta] = await faltasDosLugares(c, [p])
  if (falta) throw new Problema(422, 'fora-do-estado', falta, { campo: 'lat' })
}

/** Takes the boundaries of municipalities for the map; those sent again replace the ones before. */
export const enviarLimites = casoDeUso({
  resumo: 'Enviar limites de municípios em GeoJSON',
  entrada: z.object({
    ato: Texto(200, 3).describe('De onde vêm: «IBGE, malha municipal de 2024»'),
    arquivo: z.custom<Buffer | object>(),
  }),
  saida: z.object({ mensagem: z.string(), municipios: z.number().int() }).meta({ id: 'LimitesEnviados' }),
  permissao: 'parametro:mudar',
  async executar(c, { ato, arquivo }) {
    const limites = lerLimites(arquivo)
    const conhecidos = await c.tx.linhas<{ ibge: string; nome: string }>(
      sql`select ibge, nome from municipio where uf = ${c.autoridade.uf}`,
    )
    const nomes = new Map(conhecidos.map((m) => [m.ibge, m.nome]))
    for (const [i, l] of limites.entries()) {
      if (nomes.has(l.ibge)) continue
      throw new Problema(
        422,
        'municipio-desconhecido',
        `Item ${i + 1}: ${l.nome ?? l.ibge} não é município do cadastro de ${c.autoridade.estado}.`,
        { campo: 'arquivo' },
      )
    }
    for (const l of limites) {
      await c.tx.executar(sql`
        insert into limite (autoridade_id, ibge, nome, geometria, desenho, enviado_em)
        values (${c.autoridade.id}, ${l.ibge}, ${nomes.get(l.ibge)}, ${JSON.stringify(l.geometria)}::jsonb,
          ${JSON.stringify(simplificar(l.geometria))}::jsonb, ${c.agora})
        on conflict (autoridade_id, ibge) do update set nome = excluded.nome, geometria = excluded.geometria,
          desenho = excluded.desenho, enviado_em = excluded.enviado_em`)
    }
    const resumo = createHash('sha256').update(JSON.stringify(limites)).digest('hex')
    await registrarAtoDaAutoridade(c, 'enviar-limites', {
      ato,
      municipios: limites.map((l) => l.ibge),
      sha256: resumo,
    })
    const quantos = limites.length === 1 ? '1 limite recebido' : `${limites.length} limites recebidos`
    return { municipios: limites.length, mensagem: `${quantos}.` }
  },
})

const LimitesJson = z
  .object({
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        properties: z.object({ ibge: z.string(), nome: z.string() }),
        geometry: z.object({
          type: z.enum(['Polygon', 'MultiPolygon']),
          coordinates: z.array(z.unknown()),
        }),
      }),
    ),
  })
  .meta({ id: 'Limites' })

/** The boundaries as the map draws them; they change seldom, so that a browser that has them is told so (ETag). */
export function rotaDosLimites(app: FastifyInstance, banco: Banco): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/v1/limites',
    {
      schema: {
        summary: 'Limites dos municípios, em GeoJSON',
        tags: ['limites'],
        response: { 200: LimitesJson, '4xx': ProblemaJson },
      },
    },
    async (pedido, resposta) => {
      const { sessao } = pedido
      if (!sessao) throw new Problema(401, 'sem-sessao', 'Sua sessão terminou. Entre de novo.')
      const { usuarioId, operadoraId } = sessao.ator
      const identidade = { autoridadeId: sessao.autoridade.id, usuarioId, operadoraId }
      return banco.comIdentidade(identidade, async (tx) => {
        const de = sql`limite where autoridade_id = ${sessao.autoridade.id}`
        const marca = await tx.uma<{ marca: string }>(
          sql`select md5(coalesce(string_agg(ibge || enviado_em::text, ',' order by ibge), '')) as marca from ${de}`,
        )
        const etag = `"${sessao.autoridade.id}-${marca?.marca}"`
        resposta.header('etag', etag).header('cache-control', 'private, no-cache')
        const vista = pedido.headers['if-none-match']?.replaceAll(/W\//g, '').split(/\s*,\s*/)
        if (vista?.includes(etag)) return resposta.status(304).send(undefined as never)
        const limites = await tx.linhas<{ ibge: string; nome: string; desenho: Geometria }>(
          sql`select ibge, nome, desenho from ${de} order by ibge`,
        )
        return {
          type: 'FeatureCollection' as const,
          features: limites.map(({ ibge, nome, desenho }) => ({
            type: 'Feature' as const,
            properties: { ibge, nome },
            geometry: { type: desenho.type, coordinates: [...desenho.coordinates] },
          })),
        }
      })
    },
  )
}
