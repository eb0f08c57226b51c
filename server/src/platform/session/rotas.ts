import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Banco } from '../db/conexao.js'
import { Problema, ProblemaJson } from '../problema.js'
import { senhaConfere } from './senha.js'
import { abrirSessao, acharConta, COOKIE, fecharSessao, type Sessao } from './sessao.js'

export const EuJson = z
  .object({
    nome: z.string(),
    email: z.string(),
    papel: z.enum(['fiscal', 'analista', 'julgador', 'conselheiro', 'operadora']),
    cargo: z.string().describe('Como a autoridade chama o papel'),
    operadora_id: z.string().nullable(),
    hoje: z.string().describe('Data no relógio da autoridade'),
    autoridade: z
      .object({
        id: z.string(),
        sigla: z.string(),
        nome: z.string(),
        estado: z.string(),
        uf: z.enum(['RR', 'RS']),
        norma: z.enum(['rr-664-2008', 'rs-11127-1998']),
        fuso: z.string(),
      })
      .meta({ id: 'AutoridadeDaSessao' }),
  })
  .meta({ id: 'Eu' })

export function euJson(s: Sessao, hoje: string): z.infer<typeof EuJson> {
  const { id, sigla, nome, estado, uf, norma, fuso, cargos } = s.autoridade
  return {
    nome: s.ator.nome,
    email: s.ator.email,
    papel: s.ator.papel,
    cargo: cargos[s.ator.papel],
    operadora_id: s.ator.operadoraId,
    hoje,
    autoridade: { id, sigla, nome, estado, uf, norma, fuso },
  }
}

/** Sign in, sign out, and who is signed in. */
export function rotasDaSessao(
  app: FastifyInstance,
  banco: Banco,
  seguro: boolean,
  hoje: (fuso: string) => string,
): void {
  const rotas = app.withTypeProvider<ZodTypeProvider>()
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: seguro } as const

  rotas.post(
    '/api/v1/sessao',
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        summary: 'Entrar',
        tags: ['sessao'],
        body: z.object({ email: z.email(), senha: z.string().min(1).max(200) }).meta({ id: 'Entrada' }),
        response: { 200: EuJson, 401: ProblemaJson },
      },
    },
    async (pedido, resposta) => {
      const conta = await acharConta(banco, pedido.body.email)
      if (!(await senhaConfere(conta?.senha ?? null, pedido.body.senha)) || !conta) {
        throw new Problema(401, 'credenciais-invalidas', 'E-mail ou senha não conferem.', { campo: 'senha' })
      }
      resposta.setCookie(COOKIE, await abrirSessao(banco, conta.ator.usuarioId), cookie)
      return euJson(conta, hoje(conta.autoridade.fuso))
    },
  )

  rotas.get(
    '/api/v1/sessao',
    {
      schema: {
        summary: 'Quem está na sessão',
        tags: ['sessao'],
        response: { 200: EuJson, 401: ProblemaJson },
      },
    },
    async (pedido) => {
      const s = pedido.sessao
      if (!s) throw new Problema(401, 'sem-sessao', 'Entre para continuar.')
      return euJson(s, hoje(s.autoridade.fuso))
    },
  )

  rotas.delete(
    '/api/v1/sessao',
    { schema: { summary: 'Sair', tags: ['sessao'], response: { 204: z.null() } } },
    async (pedido, resposta) => {
      const segredo = pedido.cookies[COOKIE]
      if (segredo) await fecharSessao(banco, segredo)
      resposta.clearCookie(COOKIE, cookie)
      return resposta.status(204).send(null)
    },
  )
}
