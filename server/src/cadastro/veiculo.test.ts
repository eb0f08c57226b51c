import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'

let c: Cenario
let analista: Cliente

beforeAll(async () => {
  c = await criarCenario()
  analista = await c.entrar('rr', 'analista')
})
afterAll(() => c.fechar())

const novo = (mudancas: Record<string, unknown> = {}) => ({
  operadora_id: c.ids.rr.operadora,
  placa: 'JXA4567',
  renavam: null,
  tipo: 'microonibus',
  marca_modelo: 'Volare Attack',
  ano_fabricacao: 2022,
  lugares: 28,
  numero_ordem: '12',
  seguro_ate: '2026-12-31',
  laudo_ate: null,
  ...mudancas,
})

const cadastrar = async (mudancas: Record<string, unknown>) => {
  const r = await analista.post('/api/v1/veiculos', novo(mudancas))
  expect(r.statusCode, r.body).toBe(200)
  return r.json().id as string
}

const ver = async (id: string) => (await analista.get(`/api/v1/veiculos/${id}`)).json()

describe('cadastrar veículo (art. 27)', () => {
  it('known fault 85: aceita placa antiga e do Mercosul, com hífen ou minúsculas', async () => {
    const antiga = await ver(await cadastrar({ placa: 'jxb-4567' }))
    expect(antiga).toMatchObject({
      placa: 'JXB4567',
      placa_unica: 'JXB4F67',
      laudo: 'nao-informado',
      seguro: 'em-dia',
    })
    const nova = await ver(await cadastrar({ placa: 'JXC4Z67' }))
    expect(nova).toMatchObject({ placa: 'JXC4Z67', placa_unica: 'JXC4Z67' })
  })

  it('o mesmo veículo nas duas grafias é repetido, mesmo pedido ao mesmo tempo', async () => {
    await cadastrar({ placa: 'JXD4567' })
    const r = await analista.post('/api/v1/veiculos', novo({ placa: 'JXD4F67' }))
    expect(r.statusCode).toBe(409)
    expect(r.json()).toMatchObject({ codigo: 'ja-existe', campo: 'placa' })
    const juntas = await Promise.all(
      ['JXE4567', 'JXE4F67', 'JXE4567'].map((placa) => analista.post('/api/v1/veiculos', novo({ placa }))),
    )
    expect(juntas.map((x) => x.statusCode).sort()).toEqual([200, 409, 409])
  })

  const casos: [string, Record<string, unknown>, number, string | null][] = [
    ['placa de nenhum dos formatos', { placa: 'AB12345' }, 422, 'placa'],
    ['RENAVAM com dígito errado', { renavam: '12345678901' }, 422, 'renavam'],
    ['ano que ainda não veio', { ano_fabricacao: 2027 }, 422, 'ano_fabricacao'],
    ['ano anterior a 1950', { ano_fabricacao: 1949 }, 422, 'ano_fabricacao'],
    ['nenhum lugar', { lugares: 0 }, 422, 'lugares'],
    ['data que não existe', { seguro_ate: '2026-02-30' }, 422, 'seguro_ate'],
    ['embarcação, que não é da lei de Roraima', { tipo: 'embarcacao' }, 422, 'tipo'],
    ['operadora do outro Estado', { operadora_id: '00000000-0000-4000-8000-000000000000' }, 404, null],
  ]
  it.each(casos)('recusa %s', async (_nome, mudanca, status, campo) => {
    const r = await analista.post('/api/v1/veiculos', novo({ placa: 'ZZZ9Z99', ...mudanca }))
    expect(r.statusCode, r.body).toBe(status)
    expect(r.json().campo).toBe(campo)
  })

  it('known fault 41: não cadastra em operadora do outro Estado', async () => {
    const r = await analista.post(
      '/api/v1/veiculos',
      novo({ placa: 'ZZZ9Z98', operadora_id: c.ids.rs.operadora }),
    )
    expect(r.statusCode).toBe(404)
    expect(r.body).not.toContain('Viação')
  })
})

describe('alterar veículo', () => {
  it('renovar o seguro é um ato, com o antes e o depois', async () => {
    const id = await cadastrar({ placa: 'JXF4A67' })
    const r = await analista.put(
      `/api/v1/veiculos/${id}`,
      novo({ placa: 'JXF4A67', seguro_ate: '2027-12-31' }),
      { versao: 1 },
    )
    expect(r.json().versao).toBe(2)
    expect((await ver(id)).eventos[1].linhas).toEqual(['Seguro até: de «31 dez. 2026» para «31 dez. 2027»'])
    const igual = await analista.put(
      `/api/v1/veiculos/${id}`,
      novo({ placa: 'JXF4A67', seguro_ate: '2027-12-31' }),
      { versao: 2 },
    )
    expect(igual.json().codigo).toBe('nada-mudou')
    const velha = await analista.put(`/api/v1/veiculos/${id}`, novo({ placa: 'JXF4A67' }), { versao: 1 })
    expect(velha.statusCode).toBe(412)
  })

  it('passa a outra operadora, que então o vê e a primeira deixa de ver (art. 28, § 2º)', async () => {
    const id = await cadastrar({ placa: 'JXG4A67' })
    const [primeira, segunda] = [
      await c.entrar('rr', 'operadora'),
      await c.entrar('rr', 'operadora', 'outra'),
    ]
    expect((await segunda.get(`/api/v1/veiculos/${id}`)).statusCode).toBe(404)
    const corpo = novo({ placa: 'JXG4A67', operadora_id: c.ids.rr.outraOperadora })
    expect((await analista.put(`/api/v1/veiculos/${id}`, corpo, { versao: 1 })).statusCode).toBe(200)
    expect((await segunda.get(`/api/v1/veiculos/${id}`)).json().eventos.at(-1).linhas).toEqual([
      'Operadora: de «Viação Primeira RR Ltda.» para «Viação Segunda RR Ltda.»',
    ])
    expect((await primeira.get(`/api/v1/veiculos/${id}`)).statusCode).toBe(404)
  })

  it('trocar a placa pela do Mercosul não o faz outro veículo', async () => {
    const id = await cadastrar({ placa: 'JXH4567' })
    expect(
      (await analista.put(`/api/v1/veiculos/${id}`, novo({ placa: 'JXH4F67' }), { versao: 1 })).statusCode,
    ).toBe(200)
    const outro = await analista.post('/api/v1/veiculos', novo({ placa: 'JXH4567' }))
    expect(outro.statusCode).toBe(409)
  })
})

describe('baixar veículo (arts. 31 e 32)', () => {
  it('baixa com data e motivo; não altera nem baixa de novo; volta por outro ato', async () => {
    const id = await cadastrar({ placa: 'JXJ4A67' })
    const baixa = { data: '2026-04-01', motivo: 'Vendido como sucata.' }
    expect((await analista.post(`/api/v1/veiculos/${id}/baixa`, baixa, { versao: 1 })).statusCode).toBe(200)
    expect(await ver(id)).toMatchObject({ situacao: 'baixado', versao: 2 })
    expect((await ver(id)).eventos[1].linhas).toEqual(['Em 1º abr. 2026', 'Motivo: Vendido como sucata.'])
    const outra = await analista.post(`/api/v1/veiculos/${id}/baixa`, baixa, { versao: 2 })
    expect(outra.json()).toMatchObject({ status: 409, codigo: 'ato-nao-cabe' })
    const alterar = await analista.put(`/api/v1/veiculos/${id}`, novo({ placa: 'JXJ4A67', lugares: 30 }), {
      versao: 2,
    })
    expect(alterar.json().codigo).toBe('veiculo-baixado')
    const antes = await analista.post(
      `/api/v1/veiculos/${id}/reativacao`,
      { data: '2026-03-31', motivo: 'Baixa por engano.' },
      { versao: 2 },
    )
    expect(antes.json()).toMatchObject({ codigo: 'data-fora-de-ordem', campo: 'data' })
    const volta = await analista.post(
      `/api/v1/veiculos/${id}/reativacao`,
      { data: '2026-04-02', motivo: 'Baixa por engano.' },
      { versao: 2 },
    )
    expect(volta.statusCode).toBe(200)
    expect(await ver(id)).toMatchObject({ situacao: 'ativo', versao: 3 })
  })

  it('não baixa em dia que ainda não chegou no relógio da autoridade (known fault 27)', async () => {
    const id = await cadastrar({ placa: 'JXK4A67' })
    const antes = c.agora
    // Already the 7th in UTC, still the 6th in Boa Vista.
    c.agora = '2026-04-07T03:30:00Z' as typeof c.agora
    const r = await analista.post(
      `/api/v1/veiculos/${id}/baixa`,
      { data: '2026-04-07', motivo: 'Amanhã.' },
      { versao: 1 },
    )
    c.agora = antes
    expect(r.json()).toMatchObject({ codigo: 'data-no-futuro', campo: 'data' })
  })
})

describe('listar veículos', () => {
  const placas = async (consulta: string) =>
    (await analista.get(`/api/v1/veiculos?${consulta}`))
      .json()
      .veiculos.map((v: { placa: string }) => v.placa)

  it('acha pela placa nas duas grafias, com hífen, por parte dela, pelo número de ordem e pela operadora sem acento', async () => {
    await cadastrar({ placa: 'QQQ4567', numero_ordem: 'ORD-77', operadora_id: c.ids.rr.outraOperadora })
    for (const q of ['QQQ4567', 'qqq4f67', 'QQQ-4567', 'qqq', 'ord-77'])
      expect(await placas(`q=${q}`), q).toEqual(['QQQ4567'])
    expect(await placas(`q=segunda+volare&por_pagina=100`)).toContain('QQQ4567')
    expect(await placas(`operadora_id=${c.ids.rr.outraOperadora}&q=qqq`)).toEqual(['QQQ4567'])
    expect(await placas(`operadora_id=${c.ids.rr.operadora}&q=qqq`)).toEqual([])
  })

  it('known fault 56: vencido muda sozinho com a data, sem gravação nenhuma', async () => {
    const id = await cadastrar({ placa: 'QQR4A67', seguro_ate: '2026-04-06' })
    expect((await ver(id)).seguro).toBe('em-dia')
    const antes = c.agora
    c.agora = '2026-04-07T12:00:00Z' as typeof c.agora
    expect((await ver(id)).seguro).toBe('vencido')
    const lista = (await analista.get('/api/v1/veiculos?q=QQR4A67')).json().veiculos
    expect(lista[0].seguro, 'known fault 31').toBe('vencido')
    c.agora = antes
  })
})

describe('caixa de busca', () => {
  const achados = async (q: string) =>
    (await analista.get(`/api/v1/busca?q=${encodeURIComponent(q)}`)).json().achados as {
      especie: string
      titulo: string
    }[]

  it('acha veículo por qualquer grafia, operadora por CNPJ e linha por número', async () => {
    await cadastrar({ placa: 'WWW4567' })
    expect(await achados('www-4f67')).toEqual([
      expect.objectContaining({ especie: 'veiculo', titulo: 'WWW4567' }),
    ])
    expect((await achados('11.222.333/0001-81')).map((a) => a.especie)).toContain('operadora')
    expect(await achados('105')).toEqual([expect.objectContaining({ especie: 'linha', titulo: 'Linha 105' })])
  })

  it('placa fora do cadastro leva à consulta; a operadora, que não consulta placa, não a vê', async () => {
    expect(await achados('YYY9Y99')).toEqual([
      {
        especie: 'placa',
        titulo: 'YYY9Y99',
        detalhe: 'Não está no cadastro',
        caminho: '/placas/YYY9Y99',
      },
    ])
    const operadora = await c.entrar('rr', 'operadora')
    expect((await operadora.get('/api/v1/busca?q=YYY9Y99')).json().achados).toEqual([])
  })
})
