import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autoValido, type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'

let c: Cenario
let analista: Cliente

beforeAll(async () => {
  c = await criarCenario()
  analista = await c.entrar('rr', 'analista')
})
afterAll(() => c.fechar())

const nova = (mudancas: Record<string, unknown> = {}) => ({
  documento: '45.997.418/0001-53',
  razao_social: 'Viação Caracaraí Ltda.',
  nome_fantasia: null,
  forma: 'empresa',
  municipio_ibge: '1400209',
  endereco: 'Avenida de Teste, 10',
  email: 'contato@caracarai.exemplo',
  telefone: '(95) 3000-0000',
  ...mudancas,
})

const cadastrar = async (mudancas: Record<string, unknown>) => {
  const r = await analista.post('/api/v1/operadoras', nova(mudancas))
  expect(r.statusCode, r.body).toBe(200)
  return r.json() as { id: string; versao: number }
}

const razoes = (r: { json(): { operadoras: { razao_social: string }[] } }) =>
  r.json().operadoras.map((o) => o.razao_social)

describe('cadastrar operadora', () => {
  it('guarda o que se informou, com o ato de quem cadastrou', async () => {
    const { id } = await cadastrar({ documento: '60.701.190/0001-04' })
    const o = (await analista.get(`/api/v1/operadoras/${id}`)).json()
    expect(o).toMatchObject({
      documento: '60701190000104',
      municipio: 'Caracaraí',
      situacao: 'ativa',
      versao: 1,
      veiculos: [],
      linhas: [],
      autos: [],
    })
    expect(o.eventos).toEqual([expect.objectContaining({ tipo: 'cadastrar', cargo: 'Analista do DEIT' })])
    expect(o.eventos[0].linhas).toContain('CNPJ: 60.701.190/0001-04')
    expect(o.eventos[0].linhas).toContain('Município: Caracaraí')
  })

  it('CNPJ já cadastrado é recusado no campo, numérico ou alfanumérico, com ou sem pontuação', async () => {
    for (const documento of ['11222333000181', '12.ABC.345/01DE-35', '12abc34501de35']) {
      const r = await analista.post('/api/v1/operadoras', nova({ documento }))
      expect(r.statusCode).toBe(409)
      expect(r.json()).toMatchObject({ codigo: 'ja-existe', campo: 'documento' })
    }
  })

  it('o mesmo CNPJ pedido cinco vezes de uma vez entra uma só', async () => {
    const respostas = await Promise.all(
      Array.from({ length: 5 }, () =>
        analista.post('/api/v1/operadoras', nova({ documento: '33000167000101' })),
      ),
    )
    expect(respostas.map((r) => r.statusCode).sort()).toEqual([200, 409, 409, 409, 409])
    for (const r of respostas.filter((r) => r.statusCode === 409)) expect(r.json().campo).toBe('documento')
  })

  it('a outra autoridade cadastra o mesmo CNPJ no seu Estado', async () => {
    const rs = await c.entrar('rs', 'analista')
    const r = await rs.post(
      '/api/v1/operadoras',
      nova({ documento: '11222333000181', municipio_ibge: '4314902' }),
    )
    expect(r.statusCode).toBe(200)
  })

  const casos: [string, Record<string, unknown>, string, string | null][] = [
    ['CNPJ com dígito errado', { documento: '11.222.333/0001-82' }, 'documento', null],
    ['CPF não é CNPJ', { documento: '529.982.247-25' }, 'documento', null],
    ['autônomo', { forma: 'autonomo' }, 'forma', 'art67_par2'],
    ['município de outro Estado', { municipio_ibge: '4314902' }, 'municipio_ibge', null],
    ['município que não existe', { municipio_ibge: '1499999' }, 'municipio_ibge', null],
    ['e-mail pela metade', { email: 'contato@' }, 'email', null],
    ['sem e-mail', { email: undefined }, 'email', null],
    ['telefone sem números', { telefone: 'ligar' }, 'telefone', null],
    ['razão social em branco', { razao_social: '   ' }, 'razao_social', null],
  ]
  it.each(casos)('recusa %s', async (_nome, mudanca, campo, dispositivo) => {
    const r = await analista.post('/api/v1/operadoras', nova({ documento: '07526557000100', ...mudanca }))
    expect(r.statusCode, r.body).toBe(422)
    expect(r.json()).toMatchObject({ campo, dispositivo })
    expect(r.json().detail).not.toMatch(/undefined|expected|Invalid/)
  })

  it('só o analista muda o cadastro', async () => {
    for (const papel of ['fiscal', 'julgador', 'conselheiro', 'operadora'] as const) {
      const r = await (await c.entrar('rr', papel)).post('/api/v1/operadoras', nova())
      expect(r.statusCode).toBe(403)
    }
  })
})

describe('alterar operadora', () => {
  it('o ato guarda o antes e o depois só do que mudou; o auto já lavrado fica com o nome de então', async () => {
    const fiscal = await c.entrar('rr', 'fiscal')
    const { id } = await cadastrar({ documento: '00.000.000/0001-91', razao_social: 'Viação Antiga Ltda.' })
    const lavrado = await fiscal.post('/api/v1/autos', autoValido(c, 'rr', { operadora_id: id }))
    const numero = lavrado.json().autos[0].numero
    const mudada = nova({ documento: '00000000000191', razao_social: 'Viação Nova Ltda.' })
    const r = await analista.put(`/api/v1/operadoras/${id}`, mudada, { versao: 1 })
    expect(r.json()).toMatchObject({ id, versao: 2 })
    const o = (await analista.get(`/api/v1/operadoras/${id}`)).json()
    expect(o.eventos[1].linhas).toEqual(['Razão social: de «Viação Antiga Ltda.» para «Viação Nova Ltda.»'])
    expect(o.autos).toEqual([{ estado: 'lavrado', nome: 'Lavrado, sem ciência', quantidade: 1 }])
    expect((await fiscal.get(`/api/v1/autos/${numero}`)).json().autuado).toBe('Viação Antiga Ltda.')
    expect(razoes(await analista.get('/api/v1/operadoras?q=viacao+nova'))).toEqual(['Viação Nova Ltda.'])
  })

  it('sem mudança nenhuma, recusa e não faz ato', async () => {
    const { id } = await cadastrar({ documento: '02558157000162' })
    const r = await analista.put(`/api/v1/operadoras/${id}`, nova({ documento: '02558157000162' }), {
      versao: 1,
    })
    expect(r.statusCode).toBe(422)
    expect(r.json().codigo).toBe('nada-mudou')
    expect((await analista.get(`/api/v1/operadoras/${id}`)).json().versao).toBe(1)
  })

  it('known fault 75: gravação sobre versão antiga é recusada, e sem versão também', async () => {
    const { id } = await cadastrar({ documento: '33592510000154' })
    const pedir = (email: string, versao?: number) =>
      analista.put(
        `/api/v1/operadoras/${id}`,
        nova({ documento: '33592510000154', email }),
        versao === undefined ? {} : { versao },
      )
    expect((await pedir('a@exemplo.com', 1)).statusCode).toBe(200)
    expect((await pedir('b@exemplo.com', 1)).statusCode).toBe(412)
    expect((await pedir('b@exemplo.com')).statusCode).toBe(428)
    expect((await analista.get(`/api/v1/operadoras/${id}`)).json().email).toBe('a@exemplo.com')
  })

  it('mudar para o CNPJ de outra é recusado no campo', async () => {
    const { id } = await cadastrar({ documento: '60746948000112' })
    const r = await analista.put(`/api/v1/operadoras/${id}`, nova({ documento: '11222333000181' }), {
      versao: 1,
    })
    expect(r.statusCode).toBe(409)
    expect(r.json().campo).toBe('documento')
  })
})

describe('ver e listar operadoras', () => {
  it('busca sem acento por nome e por CNPJ, com ou sem pontuação; o total conta tudo', async () => {
    await cadastrar({
      documento: '90.400.888/0001-42',
      razao_social: 'Cooperativa São João 100% Baliza',
      forma: 'cooperativa',
    })
    const buscar = async (q: string) =>
      razoes(await analista.get(`/api/v1/operadoras?q=${encodeURIComponent(q)}`))
    for (const q of ['sao joao', 'SÃO BALIZA', '90.400.888/0001-42', '90400888', '90.400.888', '100%']) {
      expect(await buscar(q), q).toEqual(['Cooperativa São João 100% Baliza'])
    }
    expect(await buscar('nada disto')).toEqual([])
    const pagina = (await analista.get('/api/v1/operadoras?por_pagina=1&pagina=2&ordem=nome')).json()
    expect(pagina.operadoras).toHaveLength(1)
    expect(pagina.total).toBeGreaterThan(2)
  })

  it('known fault 84: a ordem é a do nome sem acento', async () => {
    await cadastrar({ documento: '92754738000162', razao_social: 'Água Viva Transportes' })
    const nomes = razoes(await analista.get('/api/v1/operadoras?ordem=nome&por_pagina=100'))
    expect(nomes[0]).toBe('Água Viva Transportes')
    expect(razoes(await analista.get('/api/v1/operadoras?ordem=-nome&por_pagina=100')).at(-1)).toBe(
      'Água Viva Transportes',
    )
  })

  it('known faults 40, 41 and 42: a operadora vê só a si mesma, e a recusa não traz o dado', async () => {
    const outra = await c.entrar('rr', 'operadora', 'outra')
    const alheia = await outra.get(`/api/v1/operadoras/${c.ids.rr.operadora}`)
    expect(alheia.statusCode).toBe(404)
    expect(alheia.body).not.toMatch(/Primeira|11222333000181/)
    expect(razoes(await outra.get('/api/v1/operadoras'))).toEqual(['Viação Segunda RR Ltda.'])
    const propria = (await outra.get(`/api/v1/operadoras/${c.ids.rr.outraOperadora}`)).json()
    expect(propria.razao_social).toBe('Viação Segunda RR Ltda.')
  })

  it('a operadora cadastrada aqui vê a sua história', async () => {
    const { id } = await cadastrar({ documento: '61.186.888/0001-93' })
    const vista = await c.produto.banco.comIdentidade(
      { autoridadeId: 'cre-rr', usuarioId: analista.usuarioId, operadoraId: id },
      (tx) => tx.linhas(sql`select tipo from ato`),
    )
    expect(vista).toEqual([{ tipo: 'cadastrar' }])
  })

  it('known fault 44: o outro Estado não vê nem altera', async () => {
    const rs = await c.entrar('rs', 'analista')
    expect((await rs.get(`/api/v1/operadoras/${c.ids.rr.operadora}`)).statusCode).toBe(404)
    const r = await rs.put(`/api/v1/operadoras/${c.ids.rr.operadora}`, nova({ municipio_ibge: '4314902' }), {
      versao: 0,
    })
    expect(r.statusCode).toBe(404)
    expect((await rs.get('/api/v1/operadoras?por_pagina=100')).body).not.toContain('RR Ltda.')
  })

  it('mostra veículos e linhas seus', async () => {
    const o = (await analista.get(`/api/v1/operadoras/${c.ids.rr.operadora}`)).json()
    expect(o.veiculos.map((v: { placa: string }) => v.placa)).toEqual(['NAV1C34'])
    expect(o.linhas.map((l: { numero: string }) => l.numero)).toEqual(['104', '105'])
  })
})

describe('municípios', () => {
  it('cada autoridade lista os do seu Estado', async () => {
    const rr = (await analista.get('/api/v1/municipios')).json().municipios
    expect(rr).toHaveLength(15)
    expect(rr[0]).toEqual({ ibge: '1400050', uf: 'RR', nome: 'Alto Alegre' })
    const rs = (await (await c.entrar('rs', 'fiscal')).get('/api/v1/municipios')).json().municipios
    expect(rs).toHaveLength(34)
  })
})
