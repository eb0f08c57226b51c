import { acharInfracao, type Dispositivo, type Instante, instanteEm, LEIS, type NormaId } from '@outorga/lei'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Banco } from '../../platform/db/conexao.js'
import { type EspecieDoAuto, lerCodigo, NOME_DA_ESPECIE } from '../../platform/documentos/emitir.js'
import { Problema, ProblemaJson } from '../../platform/problema.js'
import { type AtoDoProcesso, situacaoDoDocumento } from './situacao.js'

export const VerificacaoJson = z
  .object({
    codigo: z.string(),
    especie: z.enum(['auto', 'notificacao', 'decisao', 'decisao-do-recurso']),
    titulo: z.string(),
    numero: z.string().describe('Número do auto'),
    autoridade: z.object({
      sigla: z.string(),
      nome: z.string(),
      estado: z.string(),
      uf: z.string(),
      fuso: z.string(),
    }),
    emitido_em: z.string(),
    norma: z.string(),
    dispositivo: z.string(),
    descricao: z.string(),
    autuado: z.string().describe('De pessoa natural, só as iniciais'),
    placa: z.string().describe('De pessoa natural, só o começo e o fim'),
    situacao: z.enum(['vale', 'nao-vale-mais']),
    motivo: z.string(),
    substituido_por: z.string().nullable().describe('Código da decisão que tirou o efeito deste documento'),
    sha256: z.string().nullable().describe('Resumo do PDF emitido; nulo enquanto ninguém o abriu'),
    dados_de: z.string().describe('Momento a que a resposta se refere'),
  })
  .meta({ id: 'Verificacao' })

type Verificacao = z.input<typeof VerificacaoJson>

interface Linha {
  codigo: string
  especie: EspecieDoAuto
  emitido_em: Instante
  caso_id: string
  ato_id: string
  sigla: string
  nome: string
  estado: string
  uf: string
  fuso: string
  numero: string
  norma: NormaId
  dispositivo: Dispositivo
  placa: string
  autuado_nome: string
  autuado_documento: string | null
  sha256: Buffer | null
}

const PARTICULA = /^(de|da|do|das|dos|e)$/i

/** «M. S. L.»: enough to recognise one's own paper, and nothing for anybody else. */
export const iniciais = (nome: string) =>
  nome
    .split(/\s+/)
    .filter((p) => p !== '' && !PARTICULA.test(p))
    .map((p) => `${p.charAt(0).toUpperCase()}.`)
    .join(' ')

async function procurar(
  banco: Banco,
  codigo: string,
): Promise<{ linha: Linha; atos: AtoDoProcesso[] } | null> {
  return banco.comoSistema(async (tx) => {
    const linha = await tx.uma<Linha>(sql`
      select d.codigo, d.especie, d.emitido_em, d.caso_id, d.ato_id, o.sigla, o.nome, o.estado, o.uf, o.fuso,
             a.numero, a.norma, a.dispositivo, a.placa, a.autuado_nome, a.autuado_documento, p.sha256
        from documento d
        join auto a on a.id = d.caso_id
        join autoridade o on o.id = d.autoridade_id
        left join documento_pdf p on p.codigo = d.codigo
       where d.codigo = ${codigo}`)
    if (!linha) return null
    const atos = await tx.linhas<AtoDoProcesso>(sql`
      select t.id, t.tipo, t.momento, t.dados, d.codigo as documento
        from ato t left join documento d on d.ato_id = t.id and d.especie in ('decisao', 'decisao-do-recurso')
       where t.caso_id = ${linha.caso_id} order by t.ordem`)
    return { linha, atos }
  })
}

function responder(
  { linha: l, atos }: { linha: Linha; atos: AtoDoProcesso[] },
  agora: Instante,
): Verificacao {
  const lei = LEIS[l.norma]
  const empresa = l.autuado_documento?.length === 14
  return {
    codigo: l.codigo,
    especie: l.especie,
    titulo: NOME_DA_ESPECIE[l.especie],
    numero: l.numero,
    autoridade: { sigla: l.sigla, nome: l.nome, estado: l.estado, uf: l.uf, fuso: l.fuso },
    emitido_em: instanteEm(l.emitido_em, l.fuso),
    norma: l.norma,
    dispositivo: l.dispositivo,
    descricao: acharInfracao(lei.infracoes, l.dispositivo, lei.nome).descricao,
    autuado: empresa ? l.autuado_nome : iniciais(l.autuado_nome),
    placa: empresa ? l.placa : `${l.placa.slice(0, 2)}•••${l.placa.slice(-2)}`,
    ...situacaoDoDocumento(l.especie, l.ato_id, atos, l.fuso),
    sha256: l.sha256?.toString('hex') ?? null,
    dados_de: instanteEm(agora, l.fuso),
  }
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
      const achado = await procurar(banco, lerCodigo(pedido.params.codigo))
      if (!achado) {
        throw new Problema(
          404,
          'documento-desconhecido',
          'Nenhum documento tem este código. Confira letra por letra e tente de novo.',
          { campo: 'codigo' },
        )
      }
      resposta.header('cache-control', 'no-store')
      return responder(achado, agora())
    },
  )
}
