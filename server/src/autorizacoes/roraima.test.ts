import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'
import {
  ato,
  CLAUSULAS,
  gente,
  mudarVeiculo,
  porDirigente,
  porDocumento,
  porMotorista,
  porVeiculo,
} from './apoio-de-teste.js'

let c: Cenario
let operadora: Cliente
let analista: Cliente
let conselheiro: Cliente
let base: Record<string, unknown>
let veiculo: string
let motorista: string

beforeAll(async () => {
  c = await criarCenario()
  operadora = await c.entrar('rr', 'operadora')
  analista = await c.entrar('rr', 'analista')
  conselheiro = await c.entrar('rr', 'conselheiro')
  veiculo = await porVeiculo(c, 'rr', c.ids.rr.operadora, { placa: 'NAX1A11' })
  motorista = await porMotorista(analista, c.ids.rr.operadora)
  await porDocumento(analista, c.ids.rr.operadora, { tipo: 'apolice', ate: '2027-12-31' })
  base = {
    especie: 'viagem-de-turismo',
    finalidade: 'Passeio à serra',
    de: '2026-04-10',
    ate: '2026-04-12',
    origem_ibge: '1400100',
    destino_ibge: '1400209',
    itinerario: 'BR-174, com parada em Mucajaí.',
    veiculos: [veiculo],
    motoristas: [motorista],
    passageiros: gente(10),
  }
})
afterAll(() => c.fechar())

const pedir = (mudancas: Record<string, unknown> = {}, quem = operadora) =>
  quem.post('/api/v1/autorizacoes', { ...base, ...mudancas })
const numeroDe = async (mudancas: Record<string, unknown> = {}, quem = operadora) => {
  const r = await pedir(mudancas, quem)
  expect(r.body).toContain('"numero"')
  return r.json().numero as string
}
const deferir = (numero: string, mais: Record<string, unknown> = {}, versao = 1) =>
  ato(
    conselheiro,
    numero,
    'decidir-pedido',
    { resultado: 'deferido', razoes: 'Atende ao que a lei pede.', ...mais },
    versao,
  )
const assinar = (numero: string, versao = 2, clausulas = CLAUSULAS) =>
  ato(operadora, numero, 'assinar-compromisso', { por: 'Dirigente de Teste', clausulas }, versao)
const emVigor = async (mudancas: Record<string, unknown> = {}) => {
  const numero = await numeroDe(mudancas)
  expect((await deferir(numero)).statusCode).toBe(200)
  expect((await assinar(numero)).statusCode).toBe(200)
  return numero
}
const pagina = async (numero: string, quem = operadora) =>
  (await quem.get(`/api/v1/autorizacoes/${numero}`)).json()

describe('serviços que se autorizam, arts. 2º, 96 e 99', () => {
  it.each([
    ['viagem-especial', 'art2_inc1'],
    ['viagem-eventual', 'art2_inc2'],
    ['viagem-de-turismo', 'art2_inc3'],
    ['fretamento', 'art2_inc4'],
    ['transporte-escolar', 'art2_inc4'],
  ])('%s se pede por autorização (%s)', async (especie, dispositivo) => {
    const r = await pedir({ especie })
    expect(r.json()).toMatchObject({ estado: 'pedida' })
    const { eventos } = await pagina(r.json().numero)
    expect(eventos[0].dispositivo).toBe(dispositivo)
  })

  it('alternativo sem a emenda adotada é recusado com o art. 2º', async () => {
    const r = await pedir({ especie: 'alternativo' })
    expect(r.statusCode).toBe(422)
    expect(r.json()).toMatchObject({ codigo: 'vedado', dispositivo: 'art2' })
  })

  it('alternativo anterior à lei se mantém por um ano; dado depois dela, não (art. 96)', async () => {
    const r = await pedir({ especie: 'alternativo', dada_em: '2009-01-05' })
    expect(r.json()).toMatchObject({ codigo: 'vedado', dispositivo: 'art96' })
    const lotacao = await porVeiculo(c, 'rr', c.ids.rr.operadora, {
      placa: 'NAX2A22',
      tipo: 'alternativo',
      lugares: 7,
    })
    const numero = await emVigor({
      especie: 'alternativo',
      dada_em: '2007-01-05',
      ate: '2026-05-10',
      veiculos: [lotacao],
      passageiros: [],
    })
    expect(await pagina(numero)).toMatchObject({ de: '2026-04-06', ate: '2027-04-06' })
  })

  it('linha anterior à lei pede a linha e a data da autorização antiga (art. 96)', async () => {
    const especie = 'linha-anterior-a-lei'
    expect((await pedir({ especie })).json()).toMatchObject({ campo: 'dada_em', dispositivo: 'art96' })
    expect((await pedir({ especie, dada_em: '2007-01-05' })).json()).toMatchObject({ campo: 'linha_id' })
    expect((await pedir({ especie, dada_em: '2007-01-05', linha_id: c.ids.rr.linha })).json().estado).toBe(
      'pedida',
    )
  })

  it('micro-ônibus em baixa demanda vale pelo período dito; ônibus é recusado (art. 99)', async () => {
    const micro = await porVeiculo(c, 'rr', c.ids.rr.operadora, { placa: 'NAX3A33', tipo: 'microonibus' })
    const pedido = {
      especie: 'pequenas-demandas',
      linha_id: c.ids.rr.linha,
      de: '2026-05-01',
      ate: '2026-12-31',
      passageiros: [],
    }
    const comOnibus = await numeroDe(pedido)
    const r = await deferir(comOnibus)
    expect(r.statusCode).toBe(422)
    expect(r.json()).toMatchObject({ codigo: 'vedado' })
    expect(r.json().detail).toContain('art. 99')
    const numero = await emVigor({ ...pedido, veiculos: [micro] })
    expect(await pagina(numero)).toMatchObject({ de: '2026-05-01', ate: '2026-12-31' })
  })

  it('van fora do alternativo e veículo velho são recusados com os artigos', async () => {
    const van = await porVeiculo(c, 'rr', c.ids.rr.operadora, { placa: 'NAX4A44', tipo: 'van', lugares: 15 })
    const velho = await porVeiculo(c, 'rr', c.ids.rr.operadora, { placa: 'NAX5A55', ano: 2008 })
    const r = await deferir(await numeroDe({ veiculos: [van] }))
    expect(r.json().detail).toContain('art. 1º, § 4º')
    const v = await deferir(await numeroDe({ veiculos: [velho] }))
    expect(v.json().detail).toContain('art. 28, § 1º')
  })

  it('serviço de outra lei não se pede aqui', async () => {
    const r = await pedir({ especie: 'fretamento-eventual-rodoviario' })
    expect(r.json()).toMatchObject({ codigo: 'especie-de-outra-lei', campo: 'especie' })
  })
})

describe('exame do pedido, arts. 2º e 18', () => {
  it('o que falta vem nomeado, com o artigo, e o pedido espera', async () => {
    const r = await pedir({ especie: 'transporte-escolar' })
    expect(r.json().mensagem).toContain('Falta')
    const { exames, estado } = await pagina(r.json().numero)
    expect(estado).toBe('pedida')
    const motivos = exames.flatMap((e: { motivos: { dispositivo: string }[] }) =>
      e.motivos.map((m) => m.dispositivo),
    )
    expect(motivos).toEqual(expect.arrayContaining(['art18_inc1', 'art18_inc2', 'art18_inc3', 'art2_par1u']))
  })

  it('com certidões, caução e contrato, o escolar se defere; com caução a menos, não (art. 18)', async () => {
    const dirigente = await porDirigente(analista, c.ids.rr.operadora)
    const especie = 'transporte-escolar'
    const numero = await numeroDe({ especie })
    const caucao = { tipo: 'caucao', numero_do_documento: 'DAR 1', valor: '4999.99' }
    expect((await ato(operadora, numero, 'juntar-documento', caucao, 1)).statusCode).toBe(200)
    await porDocumento(analista, dirigente, {
      tipo: 'certidao-civel',
      resultado: 'negativa',
      ate: '2026-06-01',
    })
    await porDocumento(analista, dirigente, {
      tipo: 'certidao-criminal',
      resultado: 'negativa',
      ate: '2026-06-01',
    })
    await porDocumento(analista, c.ids.rr.operadora, { tipo: 'contrato-escolar', ate: '2026-12-20' })
    const r = await deferir(numero, {}, 2)
    expect(r.json()).toMatchObject({ codigo: 'vedado' })
    expect(r.json().detail).toContain('art. 18, II')
    expect(r.json().detail).not.toContain('art. 18, I)')
    const outro = await numeroDe({ especie })
    await ato(operadora, outro, 'juntar-documento', { ...caucao, valor: '5000.00' }, 1)
    expect((await deferir(outro, {}, 2)).json()).toMatchObject({ estado: 'deferida' })
  })

  it('known fault 56: seguro que vence antes do fim da viagem impede o deferimento', async () => {
    const curto = await porVeiculo(c, 'rr', c.ids.rr.operadora, {
      placa: 'NAX6A66',
      seguro_ate: '2026-04-11',
    })
    const r = await deferir(await numeroDe({ veiculos: [curto] }))
    expect(r.statusCode).toBe(422)
    expect(r.json().detail).toContain('art. 20, V')
  })

  it('motorista sem a categoria é recusado com o art. 82, IV', async () => {
    const semD = await porMotorista(analista, c.ids.rr.operadora, { cpf: '39053344705', categoria: 'B' })
    const r = await deferir(await numeroDe({ motoristas: [semD] }))
    expect(r.json().detail).toContain('art. 82, IV')
  })

  it('decide o conselheiro, e indeferir não pede nada', async () => {
    const numero = await numeroDe()
    const decisao = { resultado: 'indeferido', razoes: 'Não há interesse público.' }
    expect((await ato(analista, numero, 'decidir-pedido', decisao, 1)).statusCode).toBe(403)
    expect((await ato(operadora, numero, 'decidir-pedido', decisao, 1)).statusCode).toBe(403)
    expect((await ato(conselheiro, numero, 'decidir-pedido', decisao, 1)).json().estado).toBe('indeferida')
    expect((await assinar(numero)).statusCode).toBe(409)
  })
})

describe('prazo e compromisso, arts. 19, 20 e 23', () => {
  it('o despacho vai no máximo a seis meses da assinatura (art. 19)', async () => {
    const numero = await numeroDe({ especie: 'viagem-especial' })
    const r = await deferir(numero, { ate: '2026-10-07' })
    expect(r.json()).toMatchObject({ codigo: 'prazo-excedido', campo: 'ate', dispositivo: 'art19' })
    expect((await deferir(numero, { ate: '2026-10-06' })).statusCode).toBe(200)
    expect((await assinar(numero)).statusCode).toBe(200)
    expect(await pagina(numero)).toMatchObject({ de: '2026-04-06', ate: '2026-10-06' })
  })

  it('só vale depois de assinado o termo, com todas as cláusulas (art. 20)', async () => {
    const numero = await numeroDe()
    await deferir(numero)
    expect(await pagina(numero)).toMatchObject({ de: null, estado: 'deferida' })
    const r = await assinar(numero, 2, CLAUSULAS.slice(1))
    expect(r.json()).toMatchObject({ codigo: 'vedado', dispositivo: 'art20_inc1' })
    const feito = await assinar(numero)
    expect(feito.json()).toMatchObject({ estado: 'em-vigor', documento: expect.any(String) })
    expect((await assinar(numero, 3)).statusCode).toBe(409)
  })

  it('cada autorização tem seu termo (art. 23)', async () => {
    const termo = async () => (await pagina(await emVigor())).dados.compromisso.numero
    expect(await termo()).not.toBe(await termo())
  })

  it('known fault 56: seguro vencido entre o deferimento e a assinatura impede o começo', async () => {
    const v = await porVeiculo(c, 'rr', c.ids.rr.operadora, { placa: 'NAX7A77' })
    const numero = await numeroDe({ veiculos: [v] })
    await deferir(numero)
    await mudarVeiculo(c, v, { seguro_ate: '2026-04-01' })
    expect((await assinar(numero)).json()).toMatchObject({ codigo: 'vedado' })
  })

  it('known fault 56: o fim do prazo termina a autorização sem nenhum ato (art. 22, par. único, II)', async () => {
    const numero = await emVigor()
    const antes = c.agora
    c.agora = '2026-04-12T23:30:00Z' as typeof c.agora
    expect((await pagina(numero)).situacao.nome).toBe('Em vigor')
    expect((await ato(analista, numero, 'encerrar', {}, 3)).json()).toMatchObject({
      codigo: 'prazo-em-curso',
    })
    c.agora = '2026-04-13T12:00:00Z' as typeof c.agora
    expect((await pagina(numero)).situacao).toMatchObject({
      nome: 'Terminada',
      dispositivo: 'art22_par1u_inc2',
    })
    expect((await ato(analista, numero, 'encerrar', {}, 3)).json().estado).toBe('cancelada')
    c.agora = antes
  })
})

describe('deferimento imediato, onde a autoridade o fixou por ato', () => {
  it('sai deferida no pedido, e o serviço ainda espera o termo (art. 20); além de seis meses, decide uma pessoa', async () => {
    await c.produto.banco.comoSistema((tx) =>
      tx.executar(sql`
        insert into parametro (autoridade_id, nome, de, ate, valor, ato, demonstracao, registrado_em)
        values ('cre-rr', 'deferimento_imediato', '2026-01-01', null, 'viagem-eventual', 'Resolução 1/2026', false, now())`),
    )
    const r = await pedir({ especie: 'viagem-eventual' })
    expect(r.json()).toMatchObject({ estado: 'deferida' })
    expect((await pagina(r.json().numero)).eventos[0].linhas.join(' ')).toContain('Resolução 1/2026')
    expect((await assinar(r.json().numero, 1)).json()).toMatchObject({ estado: 'em-vigor' })
    expect((await pedir({ especie: 'viagem-eventual', ate: '2026-10-07' })).json().estado).toBe('pedida')
  })
})

describe('transferência e fim, arts. 21 e 22', () => {
  it('a autorização não passa a outro (art. 21)', async () => {
    const numero = await emVigor()
    const r = await ato(
      analista,
      numero,
      'transferir',
      { causa: 'negocio', para_id: c.ids.rr.outraOperadora },
      3,
    )
    expect(r.statusCode).toBe(422)
    expect(r.json()).toMatchObject({ codigo: 'vedado', dispositivo: 'art21' })
    const herda = await ato(operadora, numero, 'transferir', { causa: 'morte-do-titular' }, 3)
    expect(herda.json()).toMatchObject({ dispositivo: 'art21' })
  })

  it('finalidade cumprida termina a autorização; data por vir é recusada (art. 22, par. único, II)', async () => {
    const numero = await emVigor()
    const dizer = (em: string) =>
      ato(analista, numero, 'declarar-satisfeita', { em, razoes: 'A viagem foi feita.' }, 3)
    expect((await dizer('2026-04-07')).json()).toMatchObject({ campo: 'em' })
    expect((await dizer('2026-04-06')).json().estado).toBe('cancelada')
  })

  it('cancelamento pede fundamento, e é do conselheiro (art. 22, par. único, I)', async () => {
    const numero = await emVigor()
    const corpo = { fundamento: 'Interesse público na via.' }
    expect((await ato(analista, numero, 'cancelar', corpo, 3)).statusCode).toBe(403)
    expect((await ato(conselheiro, numero, 'cancelar', corpo, 3)).json()).toMatchObject({
      estado: 'cancelada',
      documento: expect.any(String),
    })
  })

  it('cassação só depois de notificada a causa e ouvida a defesa, ou passado o prazo (art. 22)', async () => {
    const numero = await emVigor({ especie: 'viagem-especial' })
    const cassar = (causa: string, versao: number, mais = {}) =>
      ato(conselheiro, numero, 'cassar', { causa, razoes: 'O serviço é deficiente.', ...mais }, versao)
    expect((await cassar('art22_inc1', 3)).json()).toMatchObject({ codigo: 'vedado', dispositivo: 'art22' })
    const fatos = { causa: 'art22_inc1', fatos: 'Relatório da fiscalização.', defesa_ate: '2026-04-20' }
    expect((await ato(analista, numero, 'notificar-cassacao', fatos, 3)).statusCode).toBe(200)
    expect((await cassar('art22_inc1', 4)).json().detail).toContain('A defesa pode vir até')
    expect((await cassar('art22_inc3', 4)).json()).toMatchObject({ dispositivo: 'art22' })
    const defesa = { defesa: 'O serviço foi prestado.' }
    expect((await ato(operadora, numero, 'apresentar-defesa', defesa, 4)).statusCode).toBe(200)
    expect((await cassar('art22_inc1', 5)).json()).toMatchObject({ estado: 'cassada' })
  })

  it('reiteração sem autos mantidos e falência não decretada são recusadas (art. 22, II e V)', async () => {
    const numero = await emVigor()
    const cassar = (corpo: Record<string, unknown>) =>
      ato(conselheiro, numero, 'cassar', { razoes: 'Conforme o processo.', ...corpo }, 3)
    expect((await cassar({ causa: 'art22_inc2' })).json()).toMatchObject({ dispositivo: 'art22_inc2' })
    expect((await cassar({ causa: 'art22_inc5', situacao_da_empresa: 'recuperacao' })).json()).toMatchObject({
      dispositivo: 'art22_inc5',
    })
    expect((await cassar({ causa: 'art22_inc5', situacao_da_empresa: 'falida' })).json().estado).toBe(
      'cassada',
    )
  })
})

describe('entradas ruins', () => {
  it.each([
    [{ ate: '2026-04-09' }, 'ate'],
    [{ de: '2026-03-01', ate: '2026-03-02' }, 'ate'],
    [{ de: '31/02/2026' }, 'de'],
    [{ destino_ibge: '4314902' }, 'destino_ibge'],
    [{ veiculos: [] }, 'veiculos'],
    [{ motoristas: [] }, 'motoristas'],
    [{ itinerario: ' ' }, 'itinerario'],
  ])('%o é recusado no campo %s', async (mudancas, campo) => {
    const r = await pedir(mudancas)
    expect(r.statusCode).toBe(422)
    expect(r.json().erros.map((e: { campo: string }) => e.campo.split('.')[0])).toContain(campo)
  })

  it('passageiro repetido e lista maior que os lugares vêm linha por linha', async () => {
    const lista = [...gente(44), { nome: 'Outro Nome', tipo: 'rg', numero: '100.000' }]
    const r = await pedir({ passageiros: lista })
    expect(r.json()).toMatchObject({ codigo: 'lista-com-erros' })
    expect(r.json().erros).toEqual([
      { campo: 'passageiros.44.numero', mensagem: expect.stringContaining('já está na linha 1') },
      { campo: 'passageiros.44.nome', mensagem: expect.stringContaining('44 lugares') },
    ])
  })
})

describe('known faults 40 a 44: cada um com o seu', () => {
  it('40: pedir em nome de outra operadora é recusado', async () => {
    const r = await pedir({ operadora_id: c.ids.rr.outraOperadora })
    expect(r.statusCode).toBe(403)
  })

  it('41: veículo e motorista de outra frota são recusados, também para o analista', async () => {
    const outra = await c.entrar('rr', 'operadora', 'outra')
    expect((await pedir({}, outra)).json()).toMatchObject({ campo: 'veiculos' })
    const r = await pedir({ operadora_id: c.ids.rr.outraOperadora }, analista)
    expect(r.json()).toMatchObject({ codigo: 'veiculo-de-outra' })
    const dela = await porVeiculo(c, 'rr', c.ids.rr.outraOperadora, { placa: 'NAX8A88' })
    expect((await pedir({ veiculos: [dela] }, outra)).json()).toMatchObject({ campo: 'motoristas' })
  })

  it('42 e 44: a autorização de outra operadora ou de outra autoridade não se vê nem se mexe', async () => {
    const numero = await numeroDe()
    const outra = await c.entrar('rr', 'operadora', 'outra')
    const doSul = await c.entrar('rs', 'analista')
    for (const quem of [outra, doSul]) {
      const r = await quem.get(`/api/v1/autorizacoes/${numero}`)
      expect(r.statusCode).toBe(404)
      expect(r.body).not.toContain('Passageiro 1')
      expect((await quem.get('/api/v1/autorizacoes')).json().total).toBe(0)
    }
    const junta = { tipo: 'outro', numero_do_documento: '1' }
    expect((await ato(outra, numero, 'juntar-documento', junta, 1)).statusCode).toBe(404)
  })

  it('43: fiscal e julgador não pedem', async () => {
    for (const papel of ['fiscal', 'julgador'] as const)
      expect((await pedir({}, await c.entrar('rr', papel))).statusCode).toBe(403)
  })
})
