import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROTAS } from '../rotas.js'
import { autoValido, type Cenario, criarCenario } from '../testes/cenario.js'

let c: Cenario
let numero: string

beforeAll(async () => {
  c = await criarCenario()
  const r = await (await c.entrar('rr', 'fiscal')).post('/api/v1/autos', autoValido(c, 'rr'))
  numero = r.json().autos[0].numero
})
afterAll(() => c.fechar())

describe('ninguém vê o que não é seu', () => {
  it('known fault 41: outra operadora não abre o auto mudando o endereço, e a recusa não traz o dado', async () => {
    const outra = await c.entrar('rr', 'operadora', 'outra')
    const r = await outra.get(`/api/v1/autos/${numero}`)
    expect(r.statusCode).toBe(404)
    expect(r.body, 'known fault 42').not.toMatch(/NAV1C34|Primeira/)
    expect((await outra.get('/api/v1/autos')).json().total).toBe(0)
  })

  it('a operadora dona vê só o seu', async () => {
    const dona = await c.entrar('rr', 'operadora')
    expect((await dona.get(`/api/v1/autos/${numero}`)).json().numero).toBe(numero)
  })

  it('known fault 44: o outro Estado não vê, nem em lista, nem em busca, nem na fila', async () => {
    const analista = await c.entrar('rs', 'analista')
    expect((await analista.get(`/api/v1/autos/${numero}`)).statusCode).toBe(404)
    expect((await analista.get('/api/v1/autos')).json().total).toBe(0)
    expect((await analista.get('/api/v1/busca?q=NAV1C34')).body).not.toContain(numero)
    expect((await analista.get('/api/v1/fila')).body).not.toContain(numero)
  })

  it('known fault 43: julgador do outro Estado não decide', async () => {
    const julgador = await c.entrar('rs', 'julgador')
    const r = await julgador.post(
      `/api/v1/autos/${numero}/decisao`,
      { resultado: 'anulado', fundamentacao: 'Quero anular o que não é meu.' },
      { versao: 1 },
    )
    expect(r.statusCode).toBe(404)
  })

  it('sem WHERE nenhum, o banco ainda separa: todas as tabelas com dono', async () => {
    const outra = await c.entrar('rr', 'operadora', 'outra')
    const identidade = {
      autoridadeId: 'cre-rr',
      usuarioId: outra.usuarioId,
      operadoraId: c.ids.rr.outraOperadora,
    }
    const vistas = await c.produto.banco.comIdentidade(identidade, (tx) =>
      tx.uma<Record<string, string>>(sql`
        select (select count(*) from auto) as auto, (select count(*) from ato) as ato, (select count(*) from documento) as documento,
               (select count(*) from parada) as parada, (select count(*) from veiculo) as veiculo, (select count(*) from mensagem) as mensagem,
               (select count(*) from selo) as selo, (select count(*) from autoridade) as autoridade, (select count(*) from operadora) as operadora`),
    )
    expect(vistas).toEqual({
      auto: '0',
      ato: '0',
      documento: '0',
      parada: '0',
      veiculo: '0',
      mensagem: '0',
      selo: '0',
      autoridade: '1',
      operadora: '1',
    })
    await expect(
      c.produto.banco.comIdentidade(identidade, (tx) => tx.linhas(sql`select senha from usuario`)),
    ).rejects.toThrow(/permission denied/)
  })

  it('known fault 40: sem sessão, nenhuma rota responde dado', async () => {
    for (const r of ROTAS) {
      const url = r.caminho
        .replaceAll(/\{numero\}/g, numero)
        .replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
      const resposta = await c.produto.app.inject({
        method: r.metodo,
        url,
        ...(r.metodo !== 'GET' && { payload: {} }),
      })
      expect([401, 415, 422], `${r.metodo} ${url}`).toContain(resposta.statusCode)
      expect(resposta.body).not.toContain('NAV1C34')
    }
  })

  it('pedido vindo de outro site é recusado', async () => {
    const r = await c.produto.app.inject({
      method: 'POST',
      url: '/api/v1/autos',
      headers: { origin: 'https://outro.exemplo' },
      payload: {},
    })
    expect(r.json().codigo).toBe('outro-site')
  })
})

describe('documento da API', () => {
  it('lista todas as rotas', async () => {
    const doc = (await c.produto.app.inject('/api/openapi.json')).json()
    expect(doc.openapi).toBe('3.1.0')
    const listadas = Object.entries(doc.paths as Record<string, object>).flatMap(([caminho, verbos]) =>
      Object.keys(verbos).map((v) => `${v.toUpperCase()} ${caminho}`),
    )
    for (const r of ROTAS) expect(listadas).toContain(`${r.metodo} ${r.caminho}`)
    expect(listadas).toEqual(
      expect.arrayContaining([
        'POST /api/v1/sessao',
        'GET /api/v1/verificacao/{codigo}',
        'GET /api/openapi.json',
      ]),
    )
  })
})
