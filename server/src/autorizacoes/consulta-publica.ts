import { dataEm, type Instante, instanteEm, type NormaId, placaUnica } from '@outorga/lei'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { Placa } from '../esquemas/comuns.js'
import type { Banco, Tx } from '../platform/db/conexao.js'
import { ProblemaJson } from '../platform/problema.js'
import { situacaoPublicaDoVeiculo } from './situacao-publica.js'
import { titulosEm, veiculoEm } from './titulos.js'

const TituloJson = z
  .object({
    especie: z.enum(['delegacao', 'autorizacao']),
    nome: z.string(),
    numero: z.string(),
    percurso: z.string(),
    operadora: z.string(),
    de: z.string().nullable(),
    ate: z.string().nullable(),
  })
  .meta({ id: 'TituloDaPlaca' })

const ConsultaJson = z
  .object({
    placa: z.string().describe('Na grafia do Mercosul'),
    autorizado: z.boolean().describe('Em ao menos uma autoridade'),
    autoridades: z.array(
      z.object({
        sigla: z.string(),
        nome: z.string(),
        estado: z.string(),
        uf: z.string(),
        fuso: z.string(),
        conhecida: z.boolean().describe('Se a placa está no cadastro desta autoridade'),
        autorizado: z.boolean(),
        titulos: z.array(TituloJson),
        motivos: z.array(z.string()),
        dados_de: z.string().describe('Momento a que a resposta se refere'),
      }),
    ),
  })
  .meta({ id: 'ConsultaPublicaDeVeiculo' })

type Consulta = z.input<typeof ConsultaJson>

interface LinhaDeAutoridade {
  id: string
  norma: NormaId
  sigla: string
  nome: string
  estado: string
  uf: string
  fuso: string
}

async function naAutoridade(
  tx: Tx,
  { id, norma, ...a }: LinhaDeAutoridade,
  unica: string,
  agora: Instante,
): Promise<Consulta['autoridades'][number]> {
  const veiculo = await veiculoEm(tx, { id, norma }, unica)
  const titulos = veiculo ? await titulosEm(tx, id, unica) : []
  const situacao = situacaoPublicaDoVeiculo(veiculo, titulos, dataEm(agora, a.fuso))
  return {
    ...a,
    conhecida: veiculo !== null,
    autorizado: situacao.autorizado,
    titulos: situacao.titulos.map(({ vigente, fim, ...t }) => t),
    motivos: situacao.motivos,
    dados_de: instanteEm(agora, a.fuso),
  }
}

/** The answer for a plate, in either spelling, by each authority. */
export async function consultarVeiculo(banco: Banco, placa: string, agora: Instante): Promise<Consulta> {
  const unica = placaUnica(placa)
  return banco.comoSistema(async (tx) => {
    const autoridades = await tx.linhas<LinhaDeAutoridade>(
      sql`select id, norma, sigla, nome, estado, uf, fuso from autoridade order by sigla`,
    )
    const todas = []
    for (const a of autoridades) todas.push(await naAutoridade(tx, a, unica, agora))
    // Whoever knows the plate answers first.
    const ordenadas = todas.sort(
      (a, b) => Number(b.autorizado) - Number(a.autorizado) || Number(b.conhecida) - Number(a.conhecida),
    )
    return { placa: unica, autorizado: todas.some((a) => a.autorizado), autoridades: ordenadas }
  })
}

/** For whoever is about to board: whether the vehicle is authorised today. No session, no personal data. */
export function rotaDaConsulta(app: FastifyInstance, banco: Banco, agora: () => Instante): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/v1/consulta/:placa',
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        summary: 'Ver se um veículo é autorizado hoje',
        tags: ['consulta'],
        params: z.object({ placa: Placa }),
        response: { 200: ConsultaJson, 422: ProblemaJson, 429: ProblemaJson },
      },
    },
    async (pedido, resposta) => {
      resposta.header('cache-control', 'no-store')
      return consultarVeiculo(banco, pedido.params.placa, agora())
    },
  )
}
