import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'
import { ato, gente, mudarVeiculo, porMotorista, porVeiculo } from './apoio-de-teste.js'

let c: Cenario
let operadora: Cliente
let analista: Cliente
let veiculo: string
let motorista: string
let numero: string

const consultar = async (placa: string) => {
  const r = await c.produto.app.inject({ method: 'GET', url: `/api/v1/consulta/${placa}` })
  return { r, corpo: r.json() }
}

beforeAll(async () => {
  c = await criarCenario()
  operadora = await c.entrar('rs', 'operadora')
  analista = await c.entrar('rs', 'analista')
  veiculo = await porVeiculo(c, 'rs', c.ids.rs.operadora, { placa: 'IAX1234' })
  motorista = await porMotorista(analista, c.ids.rs.operadora)
  numero = (await pedir(gente(5))).json().numero
})
afterAll(() => c.fechar())

const pedir = (passageiros: unknown[]) =>
  operadora.post('/api/v1/autorizacoes', {
    especie: 'fretamento-eventual-rodoviario',
    finalidade: 'Excursão',
    contratante: 'Fulano de Tal',
    de: '2026-04-06',
    ate: '2026-04-08',
    origem_ibge: '4314902',
    destino_ibge: '4318705',
    itinerario: 'BR-116.',
    veiculos: [veiculo],
    motoristas: [motorista],
    passageiros,
  })

describe('/consulta/{placa}, sem sessão', () => {
  it('diz para quê, de quem e até quando, nas duas grafias, com a hora dos dados', async () => {
    for (const placa of ['IAX1234', 'iax-1234', 'IAX1C34']) {
      const { corpo } = await consultar(placa)
      expect(corpo).toMatchObject({ placa: 'IAX1C34', autorizado: true })
      expect(corpo.autoridades[0]).toMatchObject({
        sigla: 'SETM/RS',
        autorizado: true,
        dados_de: '2026-04-06T12:00:00-03:00',
        titulos: [
          {
            nome: 'Fretamento eventual por estrada',
            numero,
            percurso: 'Porto Alegre – São Leopoldo',
            operadora: 'Viação Primeira RS Ltda.',
            ate: '2026-04-08',
          },
        ],
      })
      expect(corpo.autoridades[1]).toMatchObject({ sigla: 'CRE/RR', conhecida: false, autorizado: false })
    }
  })

  it('não traz passageiro, motorista, contratante nem auto', async () => {
    const { r } = await consultar('IAX1234')
    for (const x of ['Passageiro', 'Motorista', 'Fulano', '100000', 'multa', 'infra', 'AUTO-'])
      expect(r.body).not.toContain(x)
  })

  it('known fault 57: seguro vencido, retirada e fim do título vêm ditos, sem o auto', async () => {
    await mudarVeiculo(c, veiculo, { seguro_ate: '2026-04-05' })
    const { corpo } = await consultar('IAX1234')
    expect(corpo.autorizado).toBe(false)
    expect(corpo.autoridades[0].motivos[0]).toBe('O seguro de passageiros venceu em 5 abr. 2026.')
    await mudarVeiculo(c, veiculo, { seguro_ate: '2027-01-01', estado: 'retirado' })
    expect((await consultar('IAX1234')).corpo.autoridades[0].motivos[0]).toContain('retirado de circulação')
    await mudarVeiculo(c, veiculo, { estado: 'registrado' })
    expect((await consultar('IAX1234')).corpo.autorizado).toBe(true)
    const antes = c.agora
    c.agora = '2026-04-09T12:00:00Z' as typeof c.agora
    expect((await consultar('IAX1234')).corpo.autoridades[0].motivos[0]).toContain('terminou em 8 abr.')
    c.agora = antes
  })

  it('cancelada, diz que foi e quando', async () => {
    const cancelar = { fundamento: 'Serviço em desacordo com a autorização.' }
    expect((await ato(analista, numero, 'cancelar', cancelar, 1)).statusCode).toBe(200)
    expect((await consultar('IAX1234')).corpo.autoridades[0].motivos).toEqual([
      `Fretamento eventual por estrada ${numero}: cancelada em 6 abr. 2026.`,
    ])
  })

  it('veículo de linha vale pela delegação da operadora', async () => {
    const { operadora: dona, linha, veiculo: daLinha } = c.ids.rr
    expect((await consultar('NAV1C34')).corpo.autoridades[0].motivos).toEqual([
      'O veículo não tem linha nem autorização.',
    ])
    await c.produto.banco.comoSistema(async (tx) => {
      await tx.executar(
        sql`insert into caso (id, autoridade_id, tipo, operadora_id) values (gen_random_uuid(), 'cre-rr', 'procedimento', ${dona})`,
      )
      await tx.executar(sql`
        insert into procedimento (id, autoridade_id, tipo, especie, numero, titulo, operadora_id, linha_id, estado, aberto_em, de, ate, dados, busca)
        select k.id, 'cre-rr', 'delegacao', 'concessao', 'RR-2020-000001', 'Linha 104', ${dona}, ${linha}, 'em-operacao',
          '2020-01-02', '2020-02-01', '2030-02-01', '{}', 'linha 104'
          from caso k where k.tipo = 'procedimento' and k.autoridade_id = 'cre-rr'`)
    })
    expect(daLinha).toBeTruthy()
    const { corpo } = await consultar('NAV1234')
    expect(corpo.autoridades[0]).toMatchObject({
      autorizado: true,
      titulos: [{ especie: 'delegacao', percurso: '104 · Boa Vista – Pacaraima', ate: '2030-02-01' }],
    })
  })

  it('placa de ninguém e texto que não é placa', async () => {
    const { corpo } = await consultar('ZZZ9Z99')
    expect(corpo.autoridades.every((a: { conhecida: boolean }) => !a.conhecida)).toBe(true)
    const { r } = await consultar('abc')
    expect(r.statusCode).toBe(422)
    expect(r.json().campo).toBe('placa')
  })
})

describe('leitura da lista por planilha', () => {
  const enviar = (csv: string, quem = operadora, veiculos = '') =>
    quem.post(
      `/api/v1/autorizacoes/lista-de-passageiros/leitura${veiculos && `?veiculos=${veiculos}`}`,
      Buffer.from(csv),
      { tipo: 'application/octet-stream' },
    )
  it('devolve o que leu e o que está errado, linha a linha, e não guarda nada', async () => {
    const r = await enviar('Nome;CPF\nAna Teste;52998224725\nAna Teste;52998224725\n', operadora, veiculo)
    expect(r.json()).toMatchObject({
      linhas: [{ nome: 'Ana Teste', tipo: 'cpf', numero: '52998224725' }, {}],
      lugares: 44,
      erros: [{ linha: 3, indice: 1, coluna: 'numero', mensagem: 'O mesmo documento já está na linha 2.' }],
    })
  })
  it('o formulário diz onde a planilha é lida, e o que veio de lá entra no pedido como está', async () => {
    const { campos } = (await operadora.get('/api/v1/autorizacoes/formulario')).json()
    const campo = campos.find((x: { nome: string }) => x.nome === 'passageiros')
    const endereco = campo.planilha.replace('{veiculos}', veiculo)
    const csv = Buffer.from('Nome;CPF;RG\nAna Teste;52998224725;\nBia Teste;;123\n')
    const { linhas, erros } = (
      await operadora.post(endereco, csv, { tipo: 'application/octet-stream' })
    ).json()
    expect(erros).toEqual([])
    const r = await pedir(linhas)
    expect(r.statusCode, r.body).toBe(200)
  })
  it('arquivo que não é planilha é recusado com o campo', async () => {
    expect((await enviar('%PDF-1.7')).json()).toMatchObject({ codigo: 'planilha-pdf', campo: 'arquivo' })
    expect((await enviar('')).statusCode).toBeGreaterThanOrEqual(400)
  })
})
