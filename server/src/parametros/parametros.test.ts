import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autoValido, type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'

let c: Cenario
let rr: Cliente
let rs: Cliente

beforeAll(async () => {
  c = await criarCenario()
  rr = await c.entrar('rr', 'analista')
  rs = await c.entrar('rs', 'analista')
})
afterAll(() => c.fechar())

interface Serie {
  nome: string
  dispositivo: string | null
  valores: {
    valor: string
    de: string
    vale_hoje: boolean
    demonstracao: boolean
    ato: string
    registrado_por: string | null
  }[]
}
const series = async (cliente: Cliente) =>
  new Map(((await cliente.get('/api/v1/parametros')).json().parametros as Serie[]).map((p) => [p.nome, p]))

/** An auto with notice on 10 March: its defence term is running. */
async function autoNotificado(uf: 'rr' | 'rs'): Promise<string> {
  const numero = (await (await c.entrar(uf, 'fiscal')).post('/api/v1/autos', autoValido(c, uf))).json()
    .autos[0].numero
  const analista = uf === 'rr' ? rr : rs
  const r = await analista.post(
    `/api/v1/autos/${numero}/ciencia`,
    { modo: 'recibo', data: '2026-03-10' },
    { versao: 1 },
  )
  expect(r.statusCode, r.body).toBe(200)
  return numero
}
const defesaAte = async (cliente: Cliente, numero: string) =>
  (await cliente.get(`/api/v1/autos/${numero}`)).json().pendencia.ate as string

describe('ver parâmetros', () => {
  it('cada autoridade vê os que a sua lei lhe deixa, com o ato de cada valor e a marca de demonstração', async () => {
    const daqui = await series(rr)
    expect([...daqui.keys()].slice(0, 3)).toEqual([
      'coeficiente_piso_1',
      'prazo_decisao_dias',
      'prazo_recurso_dias',
    ])
    expect(daqui.get('caucao_da_autorizacao')).toMatchObject({
      dispositivo: 'art18_inc2',
      valores: [expect.objectContaining({ valor: '5000.00', demonstracao: true })],
    })
    expect(daqui.get('coeficiente_piso_1')?.dispositivo).toBe('art78')
    expect(
      daqui.get('coeficiente_piso_1')?.valores.map((v) => [v.valor, v.vale_hoje, v.demonstracao]),
    ).toEqual([
      ['0.271312', false, true],
      ['0.287425', true, true],
    ])
    expect([...(await series(rs)).keys()].slice(0, 5)).toEqual([
      'upf_rs',
      'prazo_defesa_dias',
      'prazo_decisao_dias',
      'prazo_recurso_dias',
      'prazo_pagamento_dias',
    ])
  })
})

describe('acrescentar parâmetro', () => {
  const novo = {
    nome: 'coeficiente_piso_1',
    valor: '0,300000',
    de: '2026-05-01',
    ate: null,
    ato: 'Resolução de teste 1/2026',
  }

  it('known faults 46 and 53: o valor novo só pesa desde o seu dia; as linhas antigas ficam', async () => {
    const r = await rr.post('/api/v1/parametros', novo)
    expect(r.statusCode, r.body).toBe(200)
    const valores = (await series(rr)).get('coeficiente_piso_1')?.valores ?? []
    expect(valores).toHaveLength(3)
    expect(valores[2]).toMatchObject({
      valor: '0.3',
      vale_hoje: false,
      demonstracao: false,
      registrado_por: 'analista',
    })
    const previsto = async (data: string) => {
      const antes = c.agora
      c.agora = '2026-05-10T15:00:00Z' as typeof c.agora
      const auto = await (await c.entrar('rr', 'fiscal')).post(
        '/api/v1/autos',
        autoValido(c, 'rr', {
          data,
          autos: [{ dispositivo: 'art. 79, III', relato: 'Letreiro sem os extremos.' }],
        }),
      )
      c.agora = antes
      return auto.json().autos[0].valor
    }
    expect(await previsto('2026-04-30')).toBe('143.00')
    // Doubled: same item and line within six months.
    expect(await previsto('2026-05-01')).toBe('300.00')
  })

  it('known fault 13: mudar o prazo por ato novo move os prazos abertos', async () => {
    const numero = await autoNotificado('rs')
    const antes = await defesaAte(rs, numero)
    const r = await rs.post('/api/v1/parametros', {
      nome: 'prazo_defesa_dias',
      valor: '60',
      de: '2026-01-01',
      ato: 'Portaria de teste 2',
    })
    expect(r.json().autos_recontados).toBeGreaterThan(0)
    const depois = await defesaAte(rs, numero)
    expect(depois > antes).toBe(true)
    expect(
      (await rs.get('/api/v1/autos?ordem=ate'))
        .json()
        .autos.find((a: { numero: string }) => a.numero === numero).pendencia.ate,
    ).toBe(depois)
  })

  const casos: [string, Record<string, unknown>, string, string | null][] = [
    ['nome que não existe', { nome: 'prazo_qualquer' }, 'nome', null],
    ['prazo que a lei fixa', { nome: 'prazo_defesa_dias', valor: '15' }, 'nome', 'art89'],
    ['valor da outra lei', { nome: 'upf_rs', valor: '30' }, 'nome', null],
    ['valor que não é número', { valor: 'muito' }, 'valor', null],
    ['valor zero', { valor: '0' }, 'valor', null],
    ['dias com vírgula', { nome: 'prazo_recurso_dias', valor: '10,5' }, 'valor', null],
    ['fim antes do começo', { ate: '2026-05-01' }, 'ate', null],
    ['sem o ato', { ato: '' }, 'ato', null],
    ['data que não existe', { de: '2026-02-29' }, 'de', null],
  ]
  it.each(casos)('recusa %s', async (_nome, mudanca, campo, dispositivo) => {
    const r = await rr.post('/api/v1/parametros', { ...novo, ...mudanca })
    expect(r.statusCode, r.body).toBe(422)
    expect(r.json()).toMatchObject({ campo, dispositivo })
  })

  it('só o analista acrescenta; a operadora lê', async () => {
    for (const papel of ['fiscal', 'julgador', 'operadora'] as const) {
      const cliente = await c.entrar('rr', papel)
      expect((await cliente.post('/api/v1/parametros', novo)).statusCode).toBe(403)
      expect((await cliente.get('/api/v1/parametros')).statusCode).toBe(200)
    }
  })
})

describe('acrescentar dia ao calendário', () => {
  it('known faults 1 and 26: fechar o último dia do prazo move o prazo, com o motivo; reabrir desfaz; o outro Estado não sente', async () => {
    const [numero, vizinho] = [await autoNotificado('rr'), await autoNotificado('rs')]
    const antes = await defesaAte(rr, numero)
    const doVizinho = await defesaAte(rs, vizinho)
    const dia = (expediente: boolean, ato: string) =>
      rr.post('/api/v1/calendario', { data: antes, expediente, motivo: 'Luto oficial', ato })
    const fechado = await dia(false, 'Decreto de teste 3')
    expect(fechado.statusCode, fechado.body).toBe(200)
    expect((await defesaAte(rr, numero)) > antes).toBe(true)
    expect((await rr.get(`/api/v1/autos/${numero}`)).body).toContain('Luto oficial (Decreto de teste 3)')
    expect(await defesaAte(rs, vizinho)).toBe(doVizinho)
    await dia(true, 'Decreto de teste 4')
    expect(await defesaAte(rr, numero)).toBe(antes)
    const { calendario } = (await rr.get('/api/v1/parametros')).json()
    expect(calendario.map((d: { ato: string; substituido: boolean }) => [d.ato, d.substituido])).toEqual([
      ['Decreto de teste 4', false],
      ['Decreto de teste 3', true],
    ])
    expect((await rs.get('/api/v1/parametros')).json().calendario).toEqual([])
  })

  it('parâmetros e dias ficam na cadeia de atos, que confere', async () => {
    const varios = Array.from({ length: 4 }, (_, i) => ({
      data: `2026-08-0${i + 3}`,
      expediente: false,
      motivo: 'Teste',
      ato: `Ato ${i}`,
    }))
    const respostas = await Promise.all(varios.map((d) => rr.post('/api/v1/calendario', d)))
    expect(respostas.map((r) => r.statusCode)).toEqual([200, 200, 200, 200])
    const casos = await c.produto.banco.comoSistema((tx) =>
      tx.linhas(sql`select versao from caso where tipo = 'autoridade' and autoridade_id = 'cre-rr'`),
    )
    expect(casos).toHaveLength(1)
    await c.produto.selar()
    expect((await rr.get('/api/v1/cadeia')).json()).toMatchObject({ integra: true })
  })
})

describe('emendas conhecidas de fora do texto (art. 28 e a Lei 984/2014)', () => {
  it('o padrão é o texto; a autoridade adota por ato seu, uma vez, a partir de um dia', async () => {
    const analista = await c.entrar('rr', 'analista')
    const emenda = async () =>
      (await analista.get('/api/v1/emendas'))
        .json()
        .emendas.find((e: { id: string }) => e.id === 'lei-984-art-28')
    expect(await emenda()).toMatchObject({ do_texto: '8', valor: '10', adotada_desde: null })

    const url = '/api/v1/emendas/lei-984-art-28/adocao'
    const cedo = await analista.post(url, { desde: '2014-01-01', ato: 'Resolução 1' })
    expect(cedo.json()).toMatchObject({ status: 422, codigo: 'data-antes-da-emenda' })
    const r = await analista.post(url, { desde: '2026-05-01', ato: 'Resolução 1' })
    expect(r.statusCode, r.body).toBe(200)
    expect(await emenda()).toMatchObject({
      adotada_desde: '2026-05-01',
      adotada_por: 'Lei 984/2014, adotada por Resolução 1',
    })
    expect((await analista.post(url, { desde: '2026-06-01', ato: 'Resolução 2' })).json().codigo).toBe(
      'ja-adotada',
    )

    const julgador = await c.entrar('rr', 'julgador')
    expect((await julgador.post(url, { desde: '2026-05-01', ato: 'Resolução 3' })).statusCode).toBe(403)
    expect((await (await c.entrar('rs', 'analista')).get('/api/v1/emendas')).json().emendas).toEqual([])
  })

  it('só informação não se adota', async () => {
    const r = await (await c.entrar('rr', 'analista')).post('/api/v1/emendas/lei-703/adocao', {
      desde: '2026-05-01',
      ato: 'Resolução 1',
    })
    expect(r.json()).toMatchObject({ status: 422, codigo: 'emenda-sem-valor' })
  })
})
