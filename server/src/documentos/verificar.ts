import { dataEm, type Instante, instanteEm, type NormaId } from '@outorga/lei'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { TipoDeCaso } from '../platform/atos/ato.js'
import type { Banco } from '../platform/db/conexao.js'
import { ESPECIES, lerCodigo, NOME_DA_ESPECIE } from '../platform/documentos/emitir.js'
import { Problema, ProblemaJson } from '../platform/problema.js'
import type { Emitido } from './escritor.js'
import { escritorDe } from './escritores.js'

export const VerificacaoJson = z
  .object({
    codigo: z.string(),
    especie: z.enum(ESPECIES),
    titulo: z.string(),
    numero: z.string(),
    autoridade: z.object({
      sigla: z.string(),
      nome: z.string(),
      estado: z.string(),
      uf: z.string(),
      fuso: z.string(),
    }),
    emitido_em: z.string(),
    norma: z.string(),
    sobre: z
      .array(
        z.object({
          rotulo: z.string(),
          valor: z.string(),
          dispositivo: z.string().nullish(),
          codigo: z.boolean().optional().describe('Escreve-se como código: uma placa, um número'),
        }),
      )
      .readonly()
      .describe('O que o papel tem de dizer também; de pessoa natural, só o que não a revela'),
    situacao: z.enum(['vale', 'nao-vale-mais']),
    motivo: z.string(),
    substituido_por: z.string().nullable().describe('Código do documento que tirou o efeito deste'),
    sha256: z.string().nullable().describe('Resumo do PDF emitido; nulo enquanto ninguém o abriu'),
    dados_de: z.string().describe('Momento a que a resposta se refere'),
  })
  .meta({ id: 'Verificacao' })

interface Linha extends Emitido {
  tipo: TipoDeCaso
  autoridade_id: string
  norma: NormaId
  sigla: string
  nome: string
  estado: string
  uf: 'RR' | 'RS'
  fuso: string
  sha256: Buffer | null
}

async function responder(
  banco: Banco,
  codigo: string,
  agora: Instante,
): Promise<z.input<typeof VerificacaoJson> | null> {
  return banco.comoSistema(async (tx) => {
    const l = await tx.uma<Linha>(sql`
      select d.codigo, d.especie, d.emitido_em, d.caso_id, d.ato_id, k.tipo, o.id as autoridade_id, o.norma, o.sigla,
             o.nome, o.estado, o.uf, o.fuso, p.sha256
        from documento d
        join caso k on k.id = d.caso_id
        join autoridade o on o.id = d.autoridade_id
        left join documento_pdf p on p.codigo = d.codigo
       where d.codigo = ${codigo}`)
    if (!l) return null
    const autoridade = { id: l.autoridade_id, ...l }
    const verificado = await escritorDe(l.tipo).verificar(tx, l, autoridade, dataEm(agora, l.fuso))
    return {
      codigo: l.codigo,
      especie: l.especie,
      titulo: NOME_DA_ESPECIE[l.especie],
      autoridade: { sigla: l.sigla, nome: l.nome, estado: l.estado, uf: l.uf, fuso: l.fuso },
      emitido_em: instanteEm(l.emitido_em, l.fuso),
      norma: l.norma,
      ...verificado,
      sha256: l.sha256?.toString('hex') ?? null,
      dados_de: instanteEm(agora, l.fuso),
    }
  })
}

/** For whoever holds a paper: whether it still stands, why, and as of when. No session, no personal data. */
export function rotaDeVerificacao(app: FastifyInstance, banco: Banco, agora: () => Instante): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/v1/verificacao/:codigo',
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        summary: 'Verificar um documento pelo código',
        tags: ['verificacao'],
        params: z.object({ codigo: z.string().max(60) }),
        response: { 200: VerificacaoJson, 404: ProblemaJson, 429: ProblemaJson },
      },
    },
    async (pedido, resposta) => {
      const achado = await responder(banco, lerCodigo(pedido.params.codigo), agora())
      if (!achado) {
        throw new Problema(
          404,
          'documento-desconhecido',
          'Nenhum documento tem este código. Confira letra por letra e tente de novo.',
          { campo: 'codigo' },
        )
      }
      resposta.header('cache-control', 'no-store')
      return achado
    },
  )
}
