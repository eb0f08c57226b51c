import type { Instante } from '@outorga/lei'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BINARIO, type Binario, FLUXO, type Fluxo, type Rota } from '../caso-de-uso.js'
import type { Banco } from '../db/conexao.js'
import { permite } from '../permissao.js'
import { Problema, ProblemaJson } from '../problema.js'
import type { Sessao } from '../session/sessao.js'
import { montarContexto } from './contexto.js'
import { umaVez } from './idempotencia.js'

export interface Ambiente {
  banco: Banco
  agora(): Instante
  /** Called after each write is committed. */
  depoisDeGravar(): void
}

/** What a body that is a file may be. */
export const TIPOS_DE_ARQUIVO = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
  'text/csv',
  'application/geo+json',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
]

/** Largest file accepted, in bytes. */
export const TAMANHO_MAXIMO = 10 * 1024 * 1024

function exigirSessao(pedido: FastifyRequest): Sessao {
  if (!pedido.sessao)
    throw new Problema(
      401,
      'sem-sessao',
      'Sua sessão terminou. Entre de novo; o que você digitou continua na página.',
    )
  return pedido.sessao
}

function lerVersao(pedido: FastifyRequest): number | null {
  const cabecalho = pedido.headers['if-match']
  const m = cabecalho === undefined ? null : /^(?:W\/)?"?(\d+)"?$/.exec(cabecalho)
  return m ? Number(m[1]) : null
}

const nomesNoCaminho = (caminho: string) => [...caminho.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? '')

/** Splits the one input schema of a use case into path, query and body. */
function esquemas(r: Rota) {
  const doCaminho = nomesNoCaminho(r.caminho)
  const forma = r.caso.entrada.shape as Record<string, z.ZodType>
  const parte = (nomes: string[]) =>
    z.object(Object.fromEntries(nomes.map((n) => [n, forma[n] as z.ZodType])))
  const resto = Object.keys(forma).filter(
    (n) => !doCaminho.includes(n) && !(r.corpoBinario && n === 'arquivo'),
  )
  const emQuery = r.metodo === 'GET' || r.corpoBinario
  return {
    ...(doCaminho.length > 0 && { params: parte(doCaminho) }),
    ...(emQuery ? resto.length > 0 && { querystring: parte(resto) } : { body: parte(resto) }),
  }
}

function responder(resposta: FastifyReply, valor: unknown) {
  const b = valor as Binario
  return resposta
    .type(b.tipo)
    .header('content-disposition', `inline; filename="${b.nome}"`)
    .header('cache-control', 'private, no-store')
    .send(b.conteudo)
}

/** Sends a file while it is read; resolves when it is out, or the reader is gone. */
async function escoar(resposta: FastifyReply, { tipo, nome, conteudo }: Fluxo): Promise<void> {
  const fim = new Promise<void>((feito) => conteudo.once('close', feito))
  resposta
    .type(tipo)
    .header('content-disposition', `attachment; filename="${nome}"`)
    .header('cache-control', 'private, no-store')
    .send(conteudo)
  await fim
}

function registrar(app: FastifyInstance, r: Rota, ambiente: Ambiente): void {
  const { caso } = r
  const url = r.caminho.replaceAll(/\{(\w+)\}/g, ':$1')
  const escreve = r.metodo !== 'GET' && !r.soLe
  const binaria = caso.saida === BINARIO
  const fluxo = caso.saida === FLUXO
  app.route({
    method: r.metodo,
    url,
    config: { caso },
    schema: {
      summary: caso.resumo,
      tags: [r.caminho.split('/')[3] ?? ''],
      ...esquemas(r),
      ...(r.corpoBinario && { consumes: [...TIPOS_DE_ARQUIVO] }),
      response: { ...(!binaria && !fluxo && { 200: caso.saida }), '4xx': ProblemaJson },
    },
    async handler(pedido, resposta) {
      const sessao = exigirSessao(pedido)
      if (!permite(sessao.ator.papel, caso.permissao)) {
        throw new Problema(
          403,
          'sem-permissao',
          `${sessao.autoridade.cargos[sessao.ator.papel]} não faz isto nesta autoridade.`,
        )
      }
      const corpo = r.corpoBinario ? { arquivo: pedido.body } : (pedido.body as object | undefined)
      const entrada = { ...(pedido.query as object), ...corpo, ...(pedido.params as object) }
      const { usuarioId, operadoraId } = sessao.ator
      const identidade = { autoridadeId: sessao.autoridade.id, usuarioId, operadoraId }
      const agora = ambiente.agora()
      const valor = await ambiente.banco.comIdentidade(identidade, async (tx) => {
        const executar = () =>
          caso.executar(montarContexto(tx, sessao, agora, lerVersao(pedido)), entrada as never)
        if (fluxo) return escoar(resposta, (await executar()) as Fluxo)
        if (!escreve) return executar()
        const chave = pedido.headers['idempotency-key'] as string | undefined
        const corpoDoResumo = r.corpoBinario
          ? pedido.body
          : pedido.body === undefined
            ? null
            : (pedido.body as object)
        const feito = await umaVez(
          tx,
          { usuarioId, chave, rota: `${r.metodo} ${pedido.url}`, entrada: corpoDoResumo },
          agora,
          executar,
        )
        if (feito.repetido) resposta.header('idempotency-replayed', 'true')
        return feito.valor
      })
      if (fluxo) return resposta
      if (escreve) ambiente.depoisDeGravar()
      return binaria ? responder(resposta, valor) : valor
    },
  })
}

/** Mounts every use case on its path. */
export function registrarRotas(app: FastifyInstance, rotas: readonly Rota[], ambiente: Ambiente): void {
  for (const r of rotas) registrar(app, r, ambiente)
}
