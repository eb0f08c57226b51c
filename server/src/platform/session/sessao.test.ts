import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, criarCenario } from '../../testes/cenario.js'
import { resumirSenha } from './senha.js'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario()
  await c.entrar('rr', 'analista')
  const senha = await resumirSenha('correta')
  await c.produto.banco.comoSistema((tx) =>
    tx.executar(sql`update usuario set senha = ${senha} where papel = 'analista'`),
  )
})
afterAll(() => c.fechar())

const entrar = (email: string, senha: string) =>
  c.produto.app.inject({ method: 'POST', url: '/api/v1/sessao', payload: { email, senha } })
const quemSou = (cookie: string) => c.produto.app.inject({ url: '/api/v1/sessao', headers: { cookie } })

describe('sessão', () => {
  it('entra, diz quem é e em que dia a autoridade está, e sai', async () => {
    const r = await entrar(' Analista@rr.local'.trim(), 'correta')
    expect(r.statusCode).toBe(200)
    expect(r.json()).toMatchObject({
      papel: 'analista',
      cargo: 'Analista do DEIT',
      hoje: '2026-04-06',
      autoridade: { id: 'cre-rr', fuso: 'America/Boa_Vista' },
    })
    const cookie = String(r.headers['set-cookie'])
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const valor = cookie.split(';')[0] ?? ''
    expect((await quemSou(valor)).json().email).toBe('analista@rr.local')
    await c.produto.app.inject({ method: 'DELETE', url: '/api/v1/sessao', headers: { cookie: valor } })
    expect((await quemSou(valor)).statusCode).toBe(401)
  })

  it('known faults 27 and 33: às 23:30 em Boa Vista ainda é o dia de lá, e já é o seguinte em Porto Alegre', async () => {
    const antes = c.agora
    c.agora = '2027-01-01T03:30:00Z' as typeof c.agora
    const dia = async (uf: 'rr' | 'rs') =>
      (await (await c.entrar(uf, 'fiscal')).get('/api/v1/sessao')).json().hoje
    const dias = [await dia('rr'), await dia('rs')]
    c.agora = antes
    expect(dias).toEqual(['2026-12-31', '2027-01-01'])
  })

  it('senha errada e e-mail desconhecido respondem o mesmo', async () => {
    const [a, b] = [await entrar('analista@rr.local', 'errada'), await entrar('ninguem@rr.local', 'errada')]
    expect([a.statusCode, b.statusCode]).toEqual([401, 401])
    expect(a.json()).toEqual(b.json())
  })

  it('a sessão de quem foi desligado, ou que passou da hora, não vale', async () => {
    const valor =
      String((await entrar('analista@rr.local', 'correta')).headers['set-cookie']).split(';')[0] ?? ''
    const sistema = (q: ReturnType<typeof sql>) => c.produto.banco.comoSistema((tx) => tx.executar(q))
    await sistema(sql`update usuario set ativo = false where papel = 'analista'`)
    expect((await quemSou(valor)).statusCode).toBe(401)
    await sistema(sql`update usuario set ativo = true where papel = 'analista'`)
    expect((await quemSou(valor)).statusCode).toBe(200)
    await sistema(sql`update sessao set usada_em = now() - interval '9 hours'`)
    expect((await quemSou(valor)).statusCode).toBe(401)
  })
})
