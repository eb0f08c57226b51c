import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'
import { agir, PAPEIS, pedidoValido, registrarVeiculo } from '../testes/veiculos.js'

let c: Cenario
let analista: Cliente
let operadora: Cliente

beforeAll(async () => {
  c = await criarCenario()
  analista = await c.entrar('rr', 'analista')
  operadora = await c.entrar('rr', 'operadora')
})
afterAll(() => c.fechar())

const novo = (mudancas: Record<string, unknown> = {}) => pedidoValido(c, 'rr', mudancas)
const pedir = (mudancas: Record<string, unknown>, quem = analista) =>
  quem.post('/api/v1/veiculos', novo(mudancas))
const ver = async (id: string, quem = analista) => (await quem.get(`/api/v1/veiculos/${id}`)).json()
const atos = (v: { atos_possiveis: { ato: string }[] }) => v.atos_possiveis.map((a) => a.ato)
const em = async <T>(instante: string, f: () => Promise<T>): Promise<T> => {
  const antes = c.agora
  c.agora = instante as typeof c.agora
  try {
    return await f()
  } finally {
    c.agora = antes
  }
}

describe('pedir o registro (arts. 27 e 28)', () => {
  it('a operadora pede o seu, o analista decide, e o cartão sai com número', async () => {
    const pedido = await pedir({ placa: 'jxb-4567', operadora_id: null }, operadora)
    expect(pedido.statusCode, pedido.body).toBe(200)
    const { id } = pedido.json()
    const emExame = await ver(id, operadora)
    expect(emExame).toMatchObject({
      placa: 'JXB4567',
      placa_unica: 'JXB4F67',
      estado: 'em-exame',
      operadora: { id: c.ids.rr.operadora },
    })
    expect(atos(emExame)).toEqual([])
    expect(emExame.espera[0]).toMatchObject({ ato: 'decidir-registro', cargos: ['Analista do DEIT'] })
    expect((await ver(id)).exames[0]).toMatchObject({ permitido: true })
    const decisao = { resultado: 'registrado', documentos: PAPEIS }
    const r = await agir(analista, id, 'decidir-registro', decisao, 1)
    expect(r.json()).toMatchObject({ estado: 'registrado', documento: expect.any(String) })
    const v = await ver(id, operadora)
    expect(v).toMatchObject({
      numero_registro: expect.stringMatching(/^RR-2026-/),
      registrado_em: '2026-04-06',
    })
    expect(v.eventos.map((e: { titulo: string }) => e.titulo)).toEqual([
      'Pedido de registro',
      'Decidir o registro',
    ])
    expect(v.eventos[1].linhas).toContain(`Número do registro: ${v.numero_registro}`)
    const pdf = await operadora.get(`/api/v1/documentos/${r.json().documento}`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
  })

  const recusas: [string, Record<string, unknown>, string[]][] = [
    ['mais de 8 anos', { ano_fabricacao: 2017 }, ['art. 28']],
    ['van de 11 lugares', { tipo: 'van', lugares: 11 }, ['art. 68, VI']],
    ['van de 17 lugares', { tipo: 'van', lugares: 17 }, ['art. 68, VI']],
    ['alternativo de 6 lugares', { tipo: 'alternativo', lugares: 6 }, ['art. 66']],
    ['van em linha regular', { tipo: 'van', lugares: 15, servico: 'linha' }, ['art. 1º, § 4º']],
    ['van em fretamento', { tipo: 'van', lugares: 15, servico: 'fretamento' }, ['art. 1º, § 4º']],
    [
      'alternativo em linha regular',
      { tipo: 'alternativo', lugares: 20, servico: 'linha' },
      ['art. 1º, § 1º'],
    ],
    ['van velha e pequena', { tipo: 'van', lugares: 9, ano_fabricacao: 2010 }, ['art. 28', 'art. 68, VI']],
  ]
  it.each(recusas)('a lei recusa %s, com o artigo', async (_, mudanca, artigos) => {
    const r = await pedir({ placa: 'ZZZ9Z99', ...mudanca })
    expect(r.statusCode, r.body).toBe(422)
    expect(r.json().codigo).toBe('vedado')
    for (const artigo of artigos) expect(r.json().detail).toContain(`(${artigo})`)
    expect(r.json().dispositivo_escrito).toBe(artigos[0])
  })

  it('8 anos exatos entram; adotada a Lei 984/2014, 10 também', async () => {
    expect((await pedir({ placa: 'JXC4Z67', ano_fabricacao: 2018 })).statusCode).toBe(200)
    expect((await pedir({ placa: 'JXC4Z68', ano_fabricacao: 2016 })).statusCode).toBe(422)
    await c.produto.banco.comoSistema((tx) =>
      tx.executar(sql`
        insert into parametro (autoridade_id, nome, de, ate, valor, ato, demonstracao, registrado_em)
        values ('cre-rr', 'idade_maxima_de_registro_anos', '2026-05-01', null, '10', 'Lei 984/2014', false, now())`),
    )
    await em('2026-05-04T15:00:00Z', async () => {
      expect((await pedir({ placa: 'JXC4Z68', ano_fabricacao: 2016 })).statusCode).toBe(200)
      expect((await pedir({ placa: 'JXC4Z69', ano_fabricacao: 2015 })).statusCode).toBe(422)
    })
  })

  it('o exame diz a mudança conhecida do art. 1º, sem efeito enquanto não adotada', async () => {
    const { id } = (await pedir({ placa: 'JXC5Z69' })).json()
    const passo = (await ver(id)).exames[0].memoria.at(-1)
    expect(passo).toMatchObject({ dispositivo: 'art1_par1', resultado: 'Lei 984/2014', aplicado: false })
  })

  const campos: [string, Record<string, unknown>, number, string | null][] = [
    ['placa de nenhum dos formatos', { placa: 'AB12345' }, 422, 'placa'],
    ['RENAVAM com dígito errado', { renavam: '12345678901' }, 422, 'renavam'],
    ['ano que ainda não veio', { ano_fabricacao: 2027 }, 422, 'ano_fabricacao'],
    ['ano anterior a 1950', { ano_fabricacao: 1949 }, 422, 'ano_fabricacao'],
    ['nenhum lugar', { lugares: 0 }, 422, 'lugares'],
    ['data que não existe', { seguro_ate: '2026-02-30' }, 422, 'seguro_ate'],
    ['equipamento que não existe', { equipamentos: ['piscina'] }, 422, 'equipamentos.0'],
    ['embarcação, que não é da lei de Roraima', { tipo: 'embarcacao' }, 422, 'tipo'],
    ['operadora que não existe', { operadora_id: '00000000-0000-4000-8000-000000000000' }, 404, null],
    ['sem operadora', { operadora_id: null }, 422, 'operadora_id'],
  ]
  it.each(campos)('recusa %s', async (_nome, mudanca, status, campo) => {
    const r = await pedir({ placa: 'ZZZ9Z99', ...mudanca })
    expect(r.statusCode, r.body).toBe(status)
    expect(r.json().campo).toBe(campo)
  })

  it('known fault 85: as duas grafias são uma placa, mesmo pedidas ao mesmo tempo', async () => {
    await registrarVeiculo(c, 'rr', { placa: 'JXD4567' })
    const r = await pedir({ placa: 'JXD4F67' })
    expect(r.json()).toMatchObject({ status: 409, codigo: 'ja-existe', campo: 'placa' })
    const juntas = await Promise.all(['JXE4567', 'JXE4F67', 'JXE4567'].map((placa) => pedir({ placa })))
    expect(juntas.map((x) => x.statusCode).sort()).toEqual([200, 409, 409])
  })

  it('known fault 41: não entra em operadora do outro Estado, nem a operadora pede para outra', async () => {
    const r = await pedir({ placa: 'ZZZ9Z98', operadora_id: c.ids.rs.operadora })
    expect(r.statusCode).toBe(404)
    expect(r.body).not.toContain('Viação')
    const alheio = await pedir({ placa: 'JXE5A67', operadora_id: c.ids.rr.outraOperadora }, operadora)
    expect((await ver(alheio.json().id)).operadora.id).toBe(c.ids.rr.operadora)
    const fiscal = await c.entrar('rr', 'fiscal')
    expect((await pedir({ placa: 'ZZZ9Z97' }, fiscal)).statusCode).toBe(403)
  })

  it('operadora inativa não recebe veículo, nem por pedido nem por transferência', async () => {
    const ativar = (situacao: string) =>
      c.produto.banco.comoSistema((tx) =>
        tx.executar(sql`update operadora set situacao = ${situacao} where id = ${c.ids.rr.outraOperadora}`),
      )
    const id = await registrarVeiculo(c, 'rr', { placa: 'JXE6A67' })
    await ativar('inativa')
    const pedido = await pedir({ placa: 'JXE7A67', operadora_id: c.ids.rr.outraOperadora })
    expect(pedido.json()).toMatchObject({ codigo: 'operadora-inativa', campo: 'operadora_id' })
    const corpo = { operadora_id: c.ids.rr.outraOperadora, documentos: PAPEIS }
    expect((await agir(analista, id, 'transferir', corpo, 2)).json().codigo).toBe('operadora-inativa')
    await ativar('ativa')
  })
})

describe('decidir o registro', () => {
  it('sem os papéis do art. 27 não registra; a recusa pede motivo e devolve a placa', async () => {
    const { id } = (await pedir({ placa: 'JXF4A67' })).json()
    const decidir = (corpo: unknown, versao = 1) => agir(analista, id, 'decidir-registro', corpo, versao)
    const semPapel = await decidir({ resultado: 'registrado', documentos: [PAPEIS[0]] })
    expect(semPapel.json()).toMatchObject({ status: 422, codigo: 'vedado', dispositivo: 'art27' })
    expect((await decidir({ resultado: 'recusado' })).json()).toMatchObject({ status: 422, campo: 'motivo' })
    const recusa = await decidir({ resultado: 'recusado', motivo: 'O certificado é de outro veículo.' })
    expect(recusa.json()).toMatchObject({ estado: 'recusado', documento: null })
    expect((await agir(analista, id, 'desativar', { data: '2026-04-06', motivo: 'x x' }, 2)).statusCode).toBe(
      409,
    )
    expect((await pedir({ placa: 'JXF4A67' })).statusCode).toBe(200)
  })

  it('pedido que envelheceu com o ano não se registra mais (art. 28)', async () => {
    const { id } = (await pedir({ placa: 'JXF5A67', ano_fabricacao: 2016 + 2 })).json()
    await em('2027-01-04T15:00:00Z', async () => {
      await c.produto.banco.comoSistema((tx) =>
        tx.executar(sql`
          insert into parametro (autoridade_id, nome, de, ate, valor, ato, demonstracao, registrado_em)
          values ('cre-rr', 'idade_maxima_de_registro_anos', '2026-12-01', null, '8', 'Volta ao texto', false, now())`),
      )
      const decisao = { resultado: 'registrado', documentos: PAPEIS }
      const r = await agir(analista, id, 'decidir-registro', decisao, 1)
      expect(r.json()).toMatchObject({ status: 422, dispositivo: 'art28' })
    })
  })

  it('só o analista decide, e a versão antiga é recusada', async () => {
    const { id } = (await pedir({ placa: 'JXF6A67' })).json()
    const decisao = { resultado: 'registrado', documentos: PAPEIS }
    const fiscal = await c.entrar('rr', 'fiscal')
    for (const quem of [fiscal, operadora]) {
      const r = await agir(quem, id, 'decidir-registro', decisao, 1)
      expect(r.json()).toMatchObject({ status: 403, codigo: 'papel-sem-competencia', dispositivo: 'art27' })
    }
    expect((await agir(analista, id, 'decidir-registro', decisao, 0)).statusCode).toBe(412)
  })
})

describe('alterar o cadastro', () => {
  it('renovar o seguro é um ato, com o antes e o depois', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JXG4A67' })
    const mudar = (mudanca: Record<string, unknown>, versao: number) =>
      analista.put(`/api/v1/veiculos/${id}`, novo({ placa: 'JXG4A67', ...mudanca }), { versao })
    expect((await mudar({ seguro_ate: '2027-12-31' }, 2)).json().versao).toBe(3)
    expect((await ver(id)).eventos.at(-1).linhas).toEqual([
      'Seguro até: de «31 dez. 2026» para «31 dez. 2027»',
    ])
    expect((await mudar({ seguro_ate: '2027-12-31' }, 3)).json().codigo).toBe('nada-mudou')
    expect((await mudar({}, 2)).statusCode).toBe(412)
    const outra = { seguro_ate: '2027-12-31', operadora_id: c.ids.rr.outraOperadora }
    expect((await mudar(outra, 3)).json()).toMatchObject({
      codigo: 'pede-transferencia',
      campo: 'operadora_id',
    })
  })

  it('não se corrige o ano para um que não podia ter sido registrado', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JXG5A67' })
    const corpo = novo({ placa: 'JXG5A67', ano_fabricacao: 2010 })
    const r = await analista.put(`/api/v1/veiculos/${id}`, corpo, { versao: 2 })
    expect(r.json()).toMatchObject({ status: 422, dispositivo: 'art28' })
  })

  it('trocar a placa pela do Mercosul não o faz outro veículo; pela de outro, não troca', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JXH4567' })
    const trocar = (placa: string, versao: number) =>
      analista.put(`/api/v1/veiculos/${id}`, novo({ placa }), { versao })
    expect((await trocar('JXH4F67', 2)).statusCode).toBe(200)
    expect((await pedir({ placa: 'JXH4567' })).statusCode).toBe(409)
    await registrarVeiculo(c, 'rr', { placa: 'JXI4567' })
    expect((await trocar('JXI4F67', 3)).json()).toMatchObject({ status: 409, campo: 'placa' })
  })
})

describe('Rio Grande do Sul', () => {
  it('não tem idade nem lugares; a embarcação tem inscrição, que não se repete', async () => {
    const rs = await c.entrar('rs', 'analista')
    const barco = (mudancas: Record<string, unknown>) =>
      rs.post('/api/v1/veiculos', pedidoValido(c, 'rs', { tipo: 'embarcacao', lugares: 120, ...mudancas }))
    expect((await barco({ placa: 'RSB1A01' })).json()).toMatchObject({ status: 422, campo: 'inscricao' })
    const r = await barco({ placa: 'RSB1A01', inscricao: '401-000001', ano_fabricacao: 1998 })
    expect(r.statusCode, r.body).toBe(200)
    const repetida = await barco({ placa: 'RSB1A02', inscricao: '401-000001' })
    expect(repetida.json()).toMatchObject({ status: 409, campo: 'inscricao' })
    const v = (await rs.get(`/api/v1/veiculos/${r.json().id}`)).json()
    expect(v.atos_possiveis[0]).toMatchObject({ ato: 'decidir-registro', dispositivo: 'art13-3_inc58' })
    expect(v.exames).toEqual([])
    const decisao = { resultado: 'registrado' }
    expect((await agir(rs, r.json().id, 'decidir-registro', decisao, 1)).statusCode).toBe(200)
    const saida = await agir(rs, r.json().id, 'desativar', { data: '2026-04-06', motivo: 'Em reforma.' }, 2)
    expect(saida.statusCode).toBe(200)
    expect(saida.json().mensagem).not.toContain('art. 80')
  })

  it('o formulário de cada lei só oferece o que é dela', async () => {
    const formulario = async (quem: Cliente) => (await quem.get('/api/v1/veiculos/formulario')).json()
    const valores = (f: { campos: { nome: string; opcoes: { valor: string }[] }[] }, nome: string) =>
      f.campos.find((x) => x.nome === nome)?.opcoes.map((o) => o.valor)
    const rr = await formulario(analista)
    expect(valores(rr, 'tipo')).not.toContain('embarcacao')
    expect(rr.campos.find((x: { nome: string }) => x.nome === 'ano_fabricacao').dispositivo).toBe('art28')
    const rs = await formulario(await c.entrar('rs', 'analista'))
    expect(valores(rs, 'tipo')).toContain('embarcacao')
    expect(rs.campos.every((x: { dispositivo: string | null }) => x.dispositivo === null)).toBe(true)
    expect((await formulario(operadora)).campos.map((x: { nome: string }) => x.nome)).not.toContain(
      'operadora_id',
    )
  })
})

it('campo opcional mal preenchido diz o que está errado nele', async () => {
  const r = await pedir({ placa: 'ZZZ9Z99', renavam: '12345678901', seguro_ate: '2026-02-30' })
  const ditas = r.json().erros.map((e: { mensagem: string }) => e.mensagem)
  expect(ditas).toHaveLength(2)
  for (const dita of ditas) expect(dita).not.toBe('Entrada inválida')
})
