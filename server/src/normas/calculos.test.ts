import { readFileSync } from 'node:fs'
import { calcular } from '@outorga/lei'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, criarCenario } from '../testes/cenario.js'

const CASOS: { nome: string; pedido: Record<string, unknown>; resposta: object }[] = JSON.parse(
  readFileSync(new URL('../../../lei/src/calcular/casos-do-contrato.json', import.meta.url), 'utf8'),
)
const BOM = { calculo: 'prazo', norma: 'rr-664-2008', meses: 6, inicio: '2026-08-31' }

let c: Cenario
beforeAll(async () => {
  c = await criarCenario()
})
afterAll(() => c.fechar())

/** The rate limit counts by address: each test comes from its own. */
let endereco = 0
const mandar = (payload: string | object, tipo = 'application/json') =>
  c.produto.app.inject({
    method: 'POST',
    url: '/api/v1/calculos',
    headers: { 'content-type': tipo },
    payload,
    remoteAddress: `10.0.0.${++endereco}`,
  })

const problema = (status: number, codigo: string) => ({ status, codigo })

describe('POST /api/v1/calculos', () => {
  it.each(CASOS)('$nome', async ({ pedido, resposta }) => {
    const r = await mandar(pedido)
    expect(r.statusCode).toBe(200)
    expect(r.json()).toMatchObject(resposta)
    expect(r.body).toBe(JSON.stringify(calcular(pedido)))
  })

  it('um lote responde na ordem, e o ruim do meio não estraga os outros', async () => {
    const lote = [{ ...BOM, id: 1 }, { ...BOM, id: 'dois', meses: '6' }, 7, { ...BOM, id: { tres: 3 } }]
    const lista = await mandar(lote)
    expect(lista.statusCode).toBe(200)
    expect(lista.body).toBe(JSON.stringify(lote.map(calcular)))
    expect(lista.json()).toMatchObject([
      { id: 1, vencimento: '2027-02-28' },
      { id: 'dois', erro: { codigo: 'tipo-invalido', campo: 'meses' } },
      { erro: { codigo: 'pedido-invalido', campo: null } },
      { id: { tres: 3 }, vencimento: '2027-02-28' },
    ])
    expect((await mandar({ pedidos: lote })).json()).toEqual({ respostas: lista.json() })
  })

  it('cabem mil, e mil e um são recusados', async () => {
    const mil = Array.from({ length: 1000 }, (_, id) => ({ ...BOM, id }))
    expect((await mandar(mil)).json()).toHaveLength(1000)
    for (const demais of [[...mil, BOM], { pedidos: [...mil, BOM] }]) {
      expect((await mandar(demais)).json()).toMatchObject(problema(422, 'pedidos-demais'))
    }
    expect((await mandar([])).json()).toEqual([])
  })

  it.each([
    ['JSON quebrado', '{"calculo":', problema(400, 'json-ilegivel')],
    ['corpo vazio', '', problema(400, 'json-ilegivel')],
    ['NaN', '{"calculo":NaN}', problema(400, 'json-ilegivel')],
    ['pedidos que não são lista', '{"pedidos":{}}', problema(422, 'tipo-invalido')],
    ['mais de 2 MB', `["${'a'.repeat(2 * 1024 * 1024)}"]`, problema(413, 'pedido-grande')],
  ])('recusa %s', async (_, corpo, esperado) => {
    const r = await mandar(corpo)
    expect(r.statusCode).toBe(esperado.status)
    expect(r.headers['content-type']).toContain('application/problem+json')
    expect(r.json()).toMatchObject(esperado)
  })

  it('recusa o que não vem como JSON, sem falar de fotos', async () => {
    const r = await mandar(JSON.stringify(BOM), 'application/x-www-form-urlencoded')
    expect(r.json()).toMatchObject({ status: 415, detail: expect.stringContaining('JSON'), campo: null })
  })

  it.each([
    [
      '1e400',
      '{"calculo":"prazo","norma":"rr-664-2008","ciencia":"2026-03-06","dias":1e400}',
      'prazo-invalido',
    ],
    ['um número solto', '5', 'pedido-invalido'],
    ['nada', 'null', 'pedido-invalido'],
    ['um objeto vazio', '{}', 'campo-ausente'],
    ['um cálculo com nome de método', '{"calculo":"toString"}', 'calculo-desconhecido'],
    ['um id de cem mil níveis', `{"id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'id-invalido'],
    ['um id que não volta igual', '{"id":[1e400]}', 'id-invalido'],
  ])('%s responde com erro, como no comando', async (_, corpo, codigo) => {
    const r = await mandar(corpo)
    expect(r.statusCode).toBe(200)
    expect(r.json()).toEqual({ erro: expect.objectContaining({ codigo }) })
  })

  it('quem tem «calculo» é um pedido, ainda que traga «pedidos»', async () => {
    expect((await mandar({ ...BOM, pedidos: [BOM] })).json()).toMatchObject({ vencimento: '2027-02-28' })
  })

  it('um pedido de 2 MB com um prazo de anos não prende o servidor', async () => {
    const sem_expediente = Array.from({ length: 150_000 }, () => '2026-04-07')
    const inicio = performance.now()
    const r = await mandar({
      calculo: 'prazo',
      norma: 'rr-664-2008',
      ciencia: '2026-03-06',
      dias: 3000,
      sem_expediente,
    })
    expect(r.json()).toMatchObject({ vencimento: expect.any(String) })
    expect(performance.now() - inicio).toBeLessThan(1500)
  })

  it('limita quantas vezes por minuto', async () => {
    const pedir = () =>
      c.produto.app.inject({
        method: 'POST',
        url: '/api/v1/calculos',
        payload: BOM,
        remoteAddress: '10.9.9.9',
      })
    for (let i = 0; i < 60; i++) expect((await pedir()).statusCode).toBe(200)
    expect((await pedir()).statusCode).toBe(429)
  })

  it('está no documento da API', async () => {
    const documento = (await c.produto.app.inject({ url: '/api/openapi.json' })).json()
    const { post } = documento.paths['/api/v1/calculos']
    expect(JSON.stringify(post.requestBody)).toContain('#/components/schemas/Calculo')
    expect(JSON.stringify(post.responses['200'])).toContain('#/components/schemas/RespostaDoCalculo')
    expect(documento.components.schemas.CalculoInput ?? documento.components.schemas.Calculo).toBeDefined()
  })
})
