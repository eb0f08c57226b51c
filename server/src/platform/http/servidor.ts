import { existsSync } from 'node:fs'
import fcompress from '@fastify/compress'
import fcookie from '@fastify/cookie'
import fhelmet from '@fastify/helmet'
import frate from '@fastify/rate-limit'
import fstatic from '@fastify/static'
import fswagger from '@fastify/swagger'
import { dataEm, type Instante } from '@outorga/lei'
import Fastify, { type FastifyInstance } from 'fastify'
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Rota } from '../caso-de-uso.js'
import type { Banco } from '../db/conexao.js'
import { Problema } from '../problema.js'
import { rotasDaSessao } from '../session/rotas.js'
import { acharSessao, COOKIE, type Sessao } from '../session/sessao.js'
import { tratarErros } from './erros.js'
import { registrarRotas, TAMANHO_MAXIMO, TIPOS_DE_ARQUIVO } from './registrar-rotas.js'

declare module 'fastify' {
  interface FastifyRequest {
    sessao: Sessao | null
  }
}

export interface OpcoesDoServidor {
  banco: Banco
  rotas: readonly Rota[]
  /** Routes without a session, mounted as they are. */
  publicas(app: FastifyInstance): void
  agora(): Instante
  depoisDeGravar(): void
  /** True behind HTTPS: the cookie is then sent over it alone. */
  seguro: boolean
  /** Folder of the built screens; null serves the API alone. */
  telas: string | null
  log: boolean
}

z.config({
  ...z.locales.ptBR(),
  customError: (questao) =>
    questao.code === 'invalid_type' && questao.input === undefined ? 'Campo obrigatório.' : undefined,
})

async function plugins(app: FastifyInstance, o: OpcoesDoServidor): Promise<void> {
  await app.register(fhelmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'self'"],
        upgradeInsecureRequests: o.seguro ? [] : null,
      },
    },
    strictTransportSecurity: o.seguro,
  })
  await app.register(fcompress, { threshold: 2048 })
  await app.register(fcookie)
  await app.register(frate, { global: false })
  await app.register(fswagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Outorga',
        version: '1',
        description:
          'O que a autoridade outorga, fiscaliza e multa. Erros em application/problem+json (RFC 9457).',
      },
      components: { securitySchemes: { sessao: { type: 'apiKey', in: 'cookie', name: COOKIE } } },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
    transformObject: createJsonSchemaTransformObject({}),
  })
}

/** A form on another site can't act in the name of who is signed in here. */
function recusarOutroSite(app: FastifyInstance): void {
  app.addHook('onRequest', async (pedido) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(pedido.method)) return
    const origem = pedido.headers.origin
    const deFora =
      pedido.headers['sec-fetch-site'] === 'cross-site' ||
      (origem !== undefined && new URL(origem).host !== pedido.headers.host)
    if (deFora) throw new Problema(403, 'outro-site', 'O pedido veio de outro site e foi recusado.')
  })
}

function servirTelas(app: FastifyInstance, pasta: string): void {
  app.register(fstatic, { root: pasta, wildcard: false, index: false, immutable: true, maxAge: '365d' })
  // Screens are one page; its address decides what it shows.
  app.get('/*', { schema: { hide: true } }, (pedido, resposta) => {
    if (pedido.url.startsWith('/api/') || pedido.url.startsWith('/assets/')) return resposta.callNotFound()
    return resposta
      .header('cache-control', 'no-cache')
      .sendFile('index.html', { maxAge: 0, immutable: false })
  })
}

/** The whole HTTP server, not yet listening. */
export async function montarServidor(o: OpcoesDoServidor): Promise<FastifyInstance> {
  const app = Fastify({
    logger: o.log ? { level: 'warn', redact: ['req.headers.cookie', 'req.headers.authorization'] } : false,
    bodyLimit: 1024 * 1024,
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('sessao', null)
  tratarErros(app)
  recusarOutroSite(app)
  await plugins(app, o)
  app.addContentTypeParser(
    TIPOS_DE_ARQUIVO,
    { parseAs: 'buffer', bodyLimit: TAMANHO_MAXIMO },
    (_pedido, corpo, feito) => feito(null, corpo),
  )
  app.addHook('preValidation', async (pedido) => {
    const segredo = pedido.cookies[COOKIE]
    if (segredo && pedido.url.startsWith('/api/')) pedido.sessao = await acharSessao(o.banco, segredo)
  })
  rotasDaSessao(app, o.banco, o.seguro, (fuso) => dataEm(o.agora(), fuso))
  o.publicas(app)
  registrarRotas(app, o.rotas, { banco: o.banco, agora: o.agora, depoisDeGravar: o.depoisDeGravar })
  app.get('/api/openapi.json', { schema: { summary: 'Este documento', tags: ['api'] } }, () => app.swagger())
  if (o.telas !== null && existsSync(o.telas)) servirTelas(app, o.telas)
  return app
}
