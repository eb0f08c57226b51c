import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'

let c: Cenario
let analista: Cliente

beforeAll(async () => {
  c = await criarCenario()
  analista = await c.entrar('rr', 'analista')
})
afterAll(() => c.fechar())

const nova = (mudancas: Record<string, unknown> = {}) => ({
  numero: '201',
  extremo_a: 'Boa Vista',
  extremo_b: 'Caracaraí',
  municipio_a: '1400100',
  municipio_b: '1400209',
  extensao_km: '140,5',
  servico: 'regular',
  partidas: ['13:30', '06:00', '13:30'],
  operadora_id: c.ids.rr.operadora,
  ...mudancas,
})

const cadastrar = async (mudancas: Record<string, unknown>) => {
  const r = await analista.post('/api/v1/linhas', nova(mudancas))
  expect(r.statusCode, r.body).toBe(200)
  return r.json().id as string
}
const ver = async (id: string) => (await analista.get(`/api/v1/linhas/${id}`)).json()

describe('linhas', () => {
  it('cadastra: nome pelos extremos, partidas em ordem e uma vez cada, quilômetros com uma casa', async () => {
    const l = await ver(await cadastrar({}))
    expect(l).toMatchObject({
      numero: '201',
      nome: 'Boa Vista – Caracaraí',
      partidas: ['06:00', '13:30'],
      extensao_km: '140.5',
      municipio_b_nome: 'Caracaraí',
      operadora: { razao_social: 'Viação Primeira RR Ltda.' },
      situacao: 'ativa',
    })
    expect(l.eventos[0].linhas).toContain('Extensão: 140,5 km')
  })

  const casos: [string, Record<string, unknown>, number, string | null][] = [
    ['número repetido', { numero: '104' }, 409, 'numero'],
    ['hora que não existe', { partidas: ['24:00'] }, 422, 'partidas.0'],
    ['duas casas nos quilômetros', { extensao_km: '10.55' }, 422, 'extensao_km'],
    ['extensão zero', { extensao_km: '0' }, 422, 'extensao_km'],
    ['município de outro Estado', { municipio_b: '4314902' }, 422, 'municipio_b'],
    ['serviço que a lei de Roraima não tem', { servico: 'hidroviario' }, 422, 'servico'],
    ['operadora que não existe', { operadora_id: '00000000-0000-4000-8000-000000000000' }, 404, null],
  ]
  it.each(casos)('recusa %s', async (_nome, mudanca, status, campo) => {
    const r = await analista.post('/api/v1/linhas', nova({ numero: '999', ...mudanca }))
    expect(r.statusCode, r.body).toBe(status)
    expect(r.json().campo).toBe(campo)
  })

  it('altera com o antes e o depois; «140.5» e «140,5» são o mesmo, «42» e «42.0» também', async () => {
    const id = await cadastrar({ numero: '202', extensao_km: '42' })
    const igual = await analista.put(`/api/v1/linhas/${id}`, nova({ numero: '202', extensao_km: '42.0' }), {
      versao: 1,
    })
    expect(igual.json().codigo).toBe('nada-mudou')
    const corpo = nova({
      numero: '202',
      extensao_km: '42',
      partidas: ['05:00'],
      situacao: 'inativa',
      operadora_id: null,
    })
    const r = await analista.put(`/api/v1/linhas/${id}`, corpo, { versao: 1 })
    expect(r.statusCode, r.body).toBe(200)
    expect((await ver(id)).eventos[1].linhas).toEqual([
      'Partidas: de «06:00, 13:30» para «05:00»',
      'Operadora: de «Viação Primeira RR Ltda.» para «em branco»',
      'Situação: de «Ativa» para «Inativa»',
    ])
    expect((await analista.put(`/api/v1/linhas/${id}`, corpo, { versao: 1 })).statusCode).toBe(412)
  })

  it('lista por número, nome sem acento e operadora, «9» antes de «104»', async () => {
    await cadastrar({ numero: '9', extremo_b: 'Uiramutã', municipio_b: '1400704' })
    const numeros = async (consulta: string) =>
      (await analista.get(`/api/v1/linhas?${consulta}`))
        .json()
        .linhas.map((l: { numero: string }) => l.numero)
    expect((await numeros('por_pagina=100'))[0]).toBe('9')
    expect((await numeros('por_pagina=100&ordem=-numero')).at(-1)).toBe('9')
    expect(await numeros('q=uiramuta')).toEqual(['9'])
    expect(await numeros('q=104')).toEqual(['104'])
    expect(await numeros(`q=caracarai&situacao=inativa`)).toEqual(['202'])
    expect((await analista.get('/api/v1/linhas?por_pagina=1')).json().total).toBeGreaterThan(3)
  })

  it('known faults 41 and 44: outra operadora e outro Estado não veem a linha', async () => {
    const outra = await c.entrar('rr', 'operadora', 'outra')
    expect((await outra.get(`/api/v1/linhas/${c.ids.rr.linha}`)).statusCode).toBe(404)
    expect((await outra.get('/api/v1/linhas')).json().total).toBe(0)
    const rs = await c.entrar('rs', 'analista')
    expect((await rs.get(`/api/v1/linhas/${c.ids.rr.linha}`)).statusCode).toBe(404)
    const fiscal = await c.entrar('rr', 'fiscal')
    expect((await fiscal.post('/api/v1/linhas', nova({ numero: '777' }))).statusCode).toBe(403)
  })
})
