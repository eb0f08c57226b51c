import { calcular, NOMES_DOS_CALCULOS } from '@outorga/lei'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MemoriaJson } from '../esquemas/comuns.js'
import { Problema, ProblemaJson } from '../platform/problema.js'

/** Requests in one call. */
const MAIS_PEDIDOS = 1000
const MAIS_BYTES = 2 * 1024 * 1024

const CalculoJson = z
  .looseObject({
    id: z.unknown().optional().describe('Volta na resposta como veio'),
    calculo: z.enum(NOMES_DOS_CALCULOS),
  })
  .meta({ id: 'Calculo' })

const RespostaDoCalculoJson = z
  .union([
    z.looseObject({ id: z.unknown().optional(), memoria: MemoriaJson }),
    z.object({
      id: z.unknown().optional(),
      erro: z.object({
        codigo: z.string().describe('Estável; programas decidem por ele'),
        mensagem: z.string(),
        campo: z.string().nullable(),
      }),
    }),
  ])
  .meta({ id: 'RespostaDoCalculo' })

const Lote = <T extends z.ZodType>(item: T) => z.array(item).max(MAIS_PEDIDOS)

/** Kinds of body whose refusals elsewhere speak of photographs. */
const RECUSAS: Readonly<Record<string, Problema>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Problema(
    413,
    'pedido-grande',
    'O pedido passa de 2 MB. Divida-o em mais de um.',
  ),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problema(
    415,
    'tipo-nao-aceito',
    'Mande JSON, com o cabeçalho content-type: application/json.',
  ),
}

function calcularLote(pedidos: readonly unknown[]) {
  if (pedidos.length <= MAIS_PEDIDOS) return pedidos.map(calcular)
  throw new Problema(
    422,
    'pedidos-demais',
    `Cabem até 1.000 cálculos de uma vez, e vieram ${pedidos.length.toLocaleString('pt-BR')}.`,
    { campo: 'pedidos' },
  )
}

/** `pedidos` makes a batch only where there is no `calculo`: a request's unknown fields are let through. */
function responder(corpo: unknown) {
  if (Array.isArray(corpo)) return calcularLote(corpo)
  const objeto = typeof corpo === 'object' && corpo !== null ? (corpo as Record<string, unknown>) : {}
  if ('calculo' in objeto || !('pedidos' in objeto)) return calcular(corpo)
  if (Array.isArray(objeto.pedidos)) return { respostas: calcularLote(objeto.pedidos) }
  throw new Problema(422, 'tipo-invalido', 'O campo «pedidos» tem de ser lista.', { campo: 'pedidos' })
}

/**
 * The calculations of the laws for whoever asks, as the command `outorga calcular` answers them: nothing is read from
 * the register and nothing is kept. What cannot be computed is an answer too, so that the status is 200 all the same.
 */
export function rotaDeCalculos(app: FastifyInstance): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/v1/calculos',
    {
      bodyLimit: MAIS_BYTES,
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        summary: 'Calcular pelas leis, um pedido ou um lote',
        description:
          'Os mesmos objetos do comando «outorga calcular», um, uma lista ou {"pedidos": […]}; as respostas vêm na mesma ordem. O que não pode ser calculado responde {"erro"} no seu lugar.',
        tags: ['calculos'],
        body: z.union([CalculoJson, Lote(CalculoJson), z.object({ pedidos: Lote(CalculoJson) })]),
        response: {
          200: z.union([
            RespostaDoCalculoJson,
            Lote(RespostaDoCalculoJson),
            z.object({ respostas: Lote(RespostaDoCalculoJson) }),
          ]),
          '4xx': ProblemaJson,
        },
      },
      // The schemas above are for the document: `calcular` itself reads a request and says what is wrong with it.
      validatorCompiler: () => (value) => ({ value }),
      serializerCompiler: () => (dados) => JSON.stringify(dados),
      errorHandler(erro) {
        throw RECUSAS[erro.code] ?? erro
      },
    },
    async (pedido) => responder(pedido.body) as never,
  )
}
