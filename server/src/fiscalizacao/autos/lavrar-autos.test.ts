import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autoValido, type Cenario, type Cliente, criarCenario } from '../../testes/cenario.js'

let c: Cenario
let rr: Cliente
let rs: Cliente

beforeAll(async () => {
  c = await criarCenario()
  rr = await c.entrar('rr', 'fiscal')
  rs = await c.entrar('rs', 'fiscal')
})
afterAll(() => c.fechar())

const quantosAutos = async () =>
  Number(
    (await c.produto.banco.comoSistema((tx) => tx.uma<{ n: string }>(sql`select count(*) as n from auto`)))
      ?.n,
  )

describe('lavrar autos (art. 75)', () => {
  it('lavra os autos de uma parada, um por infração, com números seguidos e a multa de cada um', async () => {
    const r = await rr.post('/api/v1/autos', {
      ...autoValido(c, 'rr'),
      autos: [
        { dispositivo: 'art. 79, I', relato: 'Sem o quadro de tarifas a bordo.' },
        { dispositivo: 'art82_inc2', relato: 'Passageiros além do limite.' },
      ],
    })
    expect(r.statusCode).toBe(200)
    const { autos, parada } = r.json()
    expect(autos).toEqual([
      { numero: 'RR-2026-000001', dispositivo: 'art79_inc1', valor: '143.00' },
      { numero: 'RR-2026-000002', dispositivo: 'art82_inc2', valor: '862.00' },
    ])
    const auto = (await rr.get('/api/v1/autos/RR-2026-000001')).json()
    expect(auto.parada).toMatchObject({ id: parada, outros: [{ numero: 'RR-2026-000002' }] })
    expect(auto).toMatchObject({
      placa: 'NAV1C34',
      autuado: 'Viação Primeira RR Ltda.',
      linha: '104 Boa Vista – Pacaraima',
      municipio: 'Pacaraima',
      situacao: { estado: 'lavrado' },
      deveres: ['art29'],
    })
    expect(auto.momento_fato).toBe('2026-03-10T18:22:00Z')
    expect(auto.leituras.map((l: { id: string }) => l.id)).toContain('AMB-RR-31')
  })

  it('known fault 49: a quantidade multiplica só onde a lei multa por passageiro', async () => {
    const corpo = autoValido(c, 'rs', {
      autos: [{ dispositivo: 'art. 13-B, VI', quantidade: 7, relato: 'Sete além da lotação.' }],
    })
    const r = await rs.post('/api/v1/autos', corpo)
    expect(r.json().autos[0].valor).toBe('1982.85')
  })

  it('known fault 73: cada auto da parada segue sozinho; o ato em um não mexe no outro', async () => {
    const r = await rr.post('/api/v1/autos', {
      ...autoValido(c, 'rr'),
      autos: [
        { dispositivo: 'art. 79, III', relato: 'Sem letreiro na frente.' },
        { dispositivo: 'art. 79, VII', relato: 'Cobrador sem uniforme.' },
      ],
    })
    const [a, b] = r.json().autos.map((x: { numero: string }) => x.numero)
    await rr.post(`/api/v1/autos/${a}/anotacoes`, { texto: 'O km certo é 514.' }, { versao: 1 })
    expect((await rr.get(`/api/v1/autos/${a}`)).json().eventos).toHaveLength(2)
    expect((await rr.get(`/api/v1/autos/${b}`)).json().eventos).toHaveLength(1)
  })

  it('transporte sem outorga: veículo e autuado fora do cadastro, com CPF', async () => {
    const r = await rr.post('/api/v1/autos', {
      ...autoValido(c, 'rr'),
      placa: 'abc-1234',
      servico: 'sem-outorga',
      linha_id: null,
      itinerario: 'Boa Vista – Pacaraima',
      autuado: { nome: 'Motorista de Teste', documento: '529.982.247-25' },
      autos: [{ dispositivo: 'art. 81, X', relato: 'Veículo sem registro levando passageiros.' }],
    })
    expect(r.statusCode).toBe(200)
    const auto = (await rr.get(`/api/v1/autos/${r.json().autos[0].numero}`)).json()
    expect(auto).toMatchObject({
      placa: 'ABC1234',
      autuado: 'Motorista de Teste',
      autuado_documento: '52998224725',
      veiculo_id: null,
      operadora_id: null,
      linha: 'Boa Vista – Pacaraima',
    })
  })
})

describe('entrada errada: cada uma com o campo e, onde a lei recusa, o dispositivo; nada gravado', () => {
  const casos: [string, Record<string, unknown>, number, string, string | null][] = [
    ['sem linha', { linha_id: null }, 422, 'linha_id', 'art75_par1u_inc1'],
    [
      'sem itinerário, fora de linha',
      { servico: 'fretamento', linha_id: null },
      422,
      'itinerario',
      'art75_par1u_inc1',
    ],
    ['sem local', { local: undefined }, 422, 'local', null],
    ['sem data', { data: undefined }, 422, 'data', null],
    ['sem hora', { hora: undefined }, 422, 'hora', null],
    ['data que não existe', { data: '2026-02-30' }, 422, 'data', null],
    ['sem dispositivo', { autos: [{ relato: 'Relato sem dispositivo.' }] }, 422, 'autos.0.dispositivo', null],
    ['sem operadora nem autuado', { placa: 'ZZZ9Z99' }, 422, 'operadora_id', 'art75_par1u_inc2'],
    ['fato no futuro', { data: '2026-04-07' }, 422, 'data', null],
    ['fato mais tarde hoje', { data: '2026-04-06', hora: '23:50' }, 422, 'hora', null],
    ['fato antes da lei', { data: '2008-04-16' }, 422, 'data', 'art102'],
    [
      'dispositivo da outra lei',
      { autos: [{ dispositivo: 'art. 13-B, I', relato: 'Relato de teste do fato.' }] },
      422,
      'autos.0.dispositivo',
      null,
    ],
    [
      'dispositivo que não é infração',
      { autos: [{ dispositivo: 'art. 83', relato: 'Relato de teste do fato.' }] },
      422,
      'autos.0.dispositivo',
      null,
    ],
    [
      'quantidade onde não se conta por passageiro',
      { autos: [{ dispositivo: 'art. 79, I', quantidade: 3, relato: 'Relato de teste do fato.' }] },
      422,
      'autos.0.quantidade',
      'art79_inc1',
    ],
    [
      'CNPJ com dígito errado',
      { operadora_id: null, autuado: { nome: 'Empresa de fora', documento: '11.222.333/0001-82' } },
      422,
      'autuado.documento',
      null,
    ],
    ['placa de nenhum dos dois formatos', { placa: 'AB12345' }, 422, 'placa', null],
    ['município de outro Estado', { municipio_ibge: '4314902' }, 422, 'municipio_ibge', null],
    ['nenhuma infração', { autos: [] }, 422, 'autos', null],
  ]
  it.each(casos)('%s', async (_nome, mudanca, status, campo, dispositivo) => {
    const antes = await quantosAutos()
    const r = await rr.post('/api/v1/autos', { ...autoValido(c, 'rr'), ...mudanca })
    expect(r.statusCode).toBe(status)
    expect(r.headers['content-type']).toContain('application/problem+json')
    const p = r.json()
    expect(p.campo).toBe(campo)
    expect(p.dispositivo).toBe(dispositivo)
    expect(p.detail).not.toMatch(/undefined|invalid|expected|Invalid/)
    expect(await quantosAutos()).toBe(antes)
  })

  it('um auto errado no fim da lista não deixa gravado o do começo, nem gasta número', async () => {
    const antes = await quantosAutos()
    const r = await rr.post('/api/v1/autos', {
      ...autoValido(c, 'rr'),
      autos: [
        { dispositivo: 'art. 79, I', relato: 'Este estava certo.' },
        { dispositivo: 'art. 13-C, I', relato: 'Este é de outra lei.' },
      ],
    })
    expect(r.json().campo).toBe('autos.1.dispositivo')
    expect(await quantosAutos()).toBe(antes)
    const seguinte = await rr.post('/api/v1/autos', autoValido(c, 'rr'))
    expect(seguinte.json().autos[0].numero).toBe(
      `RR-2026-${String((await rr.get('/api/v1/autos')).json().total).padStart(6, '0')}`,
    )
  })
})

describe('o mesmo pedido duas vezes', () => {
  it('known fault 64: repetido com a mesma chave, responde o mesmo número e não lavra outro', async () => {
    const corpo = autoValido(c, 'rr')
    const [a, b, d] = await Promise.all(
      ['', '', ''].map(() => rr.post('/api/v1/autos', corpo, { chave: 'mesma-chave' })),
    )
    expect(new Set([a, b, d].map((r) => r?.json().autos[0].numero)).size).toBe(1)
    expect([a, b, d].filter((r) => r?.headers['idempotency-replayed'] === 'true')).toHaveLength(2)
  })
  it('a mesma chave com outro corpo é recusada', async () => {
    await rr.post('/api/v1/autos', autoValido(c, 'rr'), { chave: 'chave-2' })
    const r = await rr.post('/api/v1/autos', autoValido(c, 'rr', { local: 'Outro lugar' }), {
      chave: 'chave-2',
    })
    expect(r.statusCode).toBe(422)
    expect(r.json().codigo).toBe('chave-reutilizada')
  })
  it('sem chave, recusa', async () => {
    const r = await rr.post('/api/v1/autos', autoValido(c, 'rr'), { chave: '' })
    expect(r.json().codigo).toBe('chave-ausente')
  })
})

describe('numeração', () => {
  it('known fault 70: 200 autos por 20 clientes ao mesmo tempo, 200 números sem falta nem repetição; a cadeia confere e um byte trocado aparece', async () => {
    const clientes = await Promise.all(Array.from({ length: 20 }, () => c.entrar('rs', 'fiscal')))
    const antes = (await rs.get('/api/v1/autos')).json().total
    const respostas = await Promise.all(
      clientes.flatMap((cliente) =>
        Array.from({ length: 10 }, () => cliente.post('/api/v1/autos', autoValido(c, 'rs'))),
      ),
    )
    const numeros = respostas.map((r) => r.json().autos[0].numero).sort()
    const esperados = Array.from(
      { length: 200 },
      (_, i) => `RS-2026-${String(antes + i + 1).padStart(6, '0')}`,
    )
    expect(numeros).toEqual(esperados)

    await c.produto.selar()
    const integra = (await rs.get('/api/v1/cadeia')).json()
    expect(integra).toMatchObject({ integra: true, quebras: [] })
    expect(integra.selados).toBe(integra.atos)

    // Only with the guards taken off can a row change at all; the chain still tells.
    const alvo = await c.produto.banco.comoSistema(async (tx) => {
      await tx.executar(sql`alter table ato disable trigger so_acrescenta`)
      const ato = await tx.uma<{ id: string }>(sql`
        update ato set conteudo = replace(conteudo, 'km 541', 'km 542')
         where id = (select a.id from ato a where a.autoridade_id = 'setm-rs' and a.conteudo like '%km 541%' order by sequencia limit 1) returning id`)
      await tx.executar(sql`alter table ato enable trigger so_acrescenta`)
      return ato?.id
    })
    const quebrada = (await rs.get('/api/v1/cadeia')).json()
    expect(quebrada.integra).toBe(false)
    expect(quebrada.quebras).toEqual([
      expect.objectContaining({ ato: alvo, motivo: 'o conteúdo do ato não confere com o seu resumo' }),
    ])
  }, 60_000)

  it('known faults 33 and 71: o ano do número é o do relógio da autoridade, na virada do ano', async () => {
    const antes = c.agora
    c.agora = '2027-01-01T03:30:00Z' as typeof c.agora
    const [boaVista, portoAlegre] = [
      await rr.post('/api/v1/autos', autoValido(c, 'rr')),
      await rs.post('/api/v1/autos', autoValido(c, 'rs')),
    ]
    c.agora = antes
    expect(boaVista.json().autos[0].numero).toMatch(/^RR-2026-/)
    expect(portoAlegre.json().autos[0].numero).toBe('RS-2027-000001')
  })
})

describe('atos não mudam', () => {
  it.each(['ato', 'selo', 'parametro', 'documento', 'parada'])(
    'o banco recusa UPDATE e DELETE em %s, mesmo ao dono',
    async (tabela) => {
      const { raw } = await import('sql-template-tag')
      const mexer = (verbo: string) => c.produto.banco.comoSistema((tx) => tx.executar(sql`${raw(verbo)}`))
      await c.produto.selar()
      await expect(mexer(`delete from ${tabela}`)).rejects.toThrow(/append-only/)
      await expect(mexer(`update ${tabela} set autoridade_id = autoridade_id`)).rejects.toThrow(/append-only/)
    },
  )
  it('os fatos de um auto não se editam', async () => {
    await expect(
      c.produto.banco.comoSistema((tx) => tx.executar(sql`update auto set data_fato = data_fato - 1`)),
    ).rejects.toThrow(/append-only/)
    await expect(c.produto.banco.comoSistema((tx) => tx.executar(sql`delete from auto`))).rejects.toThrow()
  })
})
