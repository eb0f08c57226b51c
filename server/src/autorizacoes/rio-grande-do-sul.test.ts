import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'
import { lerPdf, TEM_POPPLER } from '../testes/ler-pdf.js'
import { ato, gente, mudarVeiculo, porMotorista, porVeiculo } from './apoio-de-teste.js'

let c: Cenario
let operadora: Cliente
let analista: Cliente
let onibus: string
let barca: string
let motorista: string
let base: Record<string, unknown>

beforeAll(async () => {
  c = await criarCenario()
  operadora = await c.entrar('rs', 'operadora')
  analista = await c.entrar('rs', 'analista')
  onibus = await porVeiculo(c, 'rs', c.ids.rs.operadora, { placa: 'IAX1A11' })
  barca = await porVeiculo(c, 'rs', c.ids.rs.operadora, {
    placa: 'IAX2A22',
    tipo: 'embarcacao',
    lugares: 320,
  })
  motorista = await porMotorista(analista, c.ids.rs.operadora)
  base = {
    especie: 'fretamento-eventual-rodoviario',
    finalidade: 'Excursão',
    contratante: 'Colégio de Teste',
    de: '2026-04-10',
    ate: '2026-04-12',
    origem_ibge: '4314902',
    destino_ibge: '4318705',
    itinerario: 'BR-116, sem paradas.',
    veiculos: [onibus],
    motoristas: [motorista],
    passageiros: gente(40),
  }
})
afterAll(() => c.fechar())

const pedir = (mudancas: Record<string, unknown> = {}, quem = operadora) =>
  quem.post('/api/v1/autorizacoes', { ...base, ...mudancas })
const continuo = (mudancas: Record<string, unknown> = {}) =>
  pedir({
    especie: 'fretamento-continuo-rodoviario',
    contrato: 'C 1/2026',
    ate: '2027-04-10',
    ...mudancas,
  })
const pagina = async (numero: string) => (await operadora.get(`/api/v1/autorizacoes/${numero}`)).json()
const itens = async (numero: string): Promise<string[]> =>
  (await pagina(numero)).dados.taxas.itens.map(
    (i: { item: string; quantidade: number }) => `${i.quantidade}× ${i.item}`,
  )
const decidir = (numero: string, versao: number) =>
  ato(analista, numero, 'decidir-pedido', { resultado: 'deferido', razoes: 'Tudo conferido.' }, versao)

describe('deferimento imediato', () => {
  it('eventual com tudo regular sai no pedido, com o exame no ato e o documento', async () => {
    const r = await pedir()
    expect(r.json()).toMatchObject({ estado: 'em-vigor', documento: expect.any(String) })
    const p = await pagina(r.json().numero)
    expect(p).toMatchObject({ de: '2026-04-10', ate: '2026-04-12' })
    expect(p.situacao.nome).toBe('Deferida, ainda não começou')
    expect(p.exames.every((e: { permitido: boolean }) => e.permitido)).toBe(true)
    expect(p.eventos[0].linhas.join(' ')).toContain('Deferida no pedido')
  })

  it.each([
    ['seguro acaba na viagem', { seguro_ate: '2026-04-11' }, 'art13-2_inc34'],
    ['sem laudo', { laudo_ate: null }, 'art13-2_inc34'],
    ['veículo baixado', { estado: 'desativado' }, 'art13-2_inc50'],
  ])('%s: fica pedida, com o que falta nomeado', async (caso, v, dispositivo) => {
    const placa = `IBX1A${10 + caso.length}`
    const id = await porVeiculo(c, 'rs', c.ids.rs.operadora, { placa, ...v })
    const r = await pedir({ veiculos: [id] })
    expect(r.json()).toMatchObject({ estado: 'pedida', documento: null })
    expect(r.json().mensagem).toContain(placa)
    const { exames } = await pagina(r.json().numero)
    const motivos = exames.flatMap((e: { motivos: { dispositivo: string }[] }) => e.motivos)
    expect(motivos.map((m: { dispositivo: string }) => m.dispositivo)).toContain(dispositivo)
    const { numero } = r.json()
    await ato(analista, numero, 'receber', {}, 1)
    expect((await decidir(numero, 2)).json()).toMatchObject({ codigo: 'vedado', dispositivo })
  })

  it('sem lista de passageiros não sai (art. 13-B, XXV)', async () => {
    const r = await pedir({ passageiros: [] })
    expect(r.json().estado).toBe('pedida')
    expect(r.json().mensagem).toContain('Falta a lista de passageiros')
  })

  it('contínuo espera a análise de uma pessoa, e vai até 12 meses', async () => {
    expect((await continuo({ ate: '2027-04-11' })).json()).toMatchObject({
      codigo: 'prazo-excedido',
      campo: 'ate',
      dispositivo: 'XII.2.I',
    })
    const r = await continuo()
    expect(r.json().estado).toBe('pedida')
    const { numero } = r.json()
    expect((await decidir(numero, 1)).statusCode).toBe(409)
    await ato(analista, numero, 'receber', {}, 1)
    expect((await decidir(numero, 2)).json()).toMatchObject({ estado: 'em-vigor' })
    expect(await pagina(numero)).toMatchObject({ de: '2026-04-10', ate: '2027-04-10' })
  })

  it('contínuo sem contrato não se defere; juntado o contrato, sim', async () => {
    const { numero } = (await continuo({ contrato: null })).json()
    await ato(analista, numero, 'receber', {}, 1)
    expect((await decidir(numero, 2)).json()).toMatchObject({ codigo: 'vedado', dispositivo: 'XII.2.II' })
    const contrato = { tipo: 'contrato-de-fretamento', numero_do_documento: 'C 9/2026' }
    await ato(operadora, numero, 'juntar-documento', contrato, 2)
    expect((await decidir(numero, 3)).statusCode).toBe(200)
  })
})

describe('taxas do Título XII, item 2', () => {
  it('por estrada: análise e laudo; por água, as guias; e o total com a memória', async () => {
    const outra = await c.entrar('rs', 'operadora', 'outra')
    const v = await porVeiculo(c, 'rs', c.ids.rs.outraOperadora, { placa: 'IAX3A33' })
    const m = await porMotorista(analista, c.ids.rs.outraOperadora)
    const doDela = {
      veiculos: [v],
      motoristas: [m],
      especie: 'fretamento-continuo-rodoviario',
      contrato: 'C 2',
    }
    const r = await pedir({ ...doDela, com_negativa: true }, outra)
    const p = (await outra.get(`/api/v1/autorizacoes/${r.json().numero}`)).json()
    expect(p.dados.taxas.itens.map((i: { item: string }) => i.item)).toEqual([
      'XII.2.I',
      'XII.2.II',
      'XII.2.III',
      'XII.2.VI',
    ])
    expect(p.dados.taxas.valor).toBe('558.50')
    const taxas = p.exames.find((e: { titulo: string }) => e.titulo === 'Taxas devidas')
    expect(taxas.memoria.at(-1)).toMatchObject({ resultado: '558.50' })
    expect(p.exames.map((e: { titulo: string }) => e.titulo)).toContain('Negativa de multa')
  })

  it('concessionária paga a própria (VII), o eventual por água paga 4 guias da análise (V), o contínuo 6 (IV)', async () => {
    expect(await itens((await continuo()).json().numero)).toContain('1× XII.2.VII')
    const agua = { veiculos: [barca] }
    const eventual = await pedir({ ...agua, especie: 'fretamento-eventual-hidroviario' })
    expect(await itens(eventual.json().numero)).toContain('1× XII.2.V')
    const seis = await continuo({ ...agua, especie: 'fretamento-continuo-hidroviario' })
    expect(await itens(seis.json().numero)).toContain('1× XII.2.IV')
  })

  it('laudo já homologado não se cobra de novo', async () => {
    const v = await porVeiculo(c, 'rs', c.ids.rs.operadora, { placa: 'IAX4A44' })
    expect(await itens((await pedir({ veiculos: [v] })).json().numero)).toContain('1× XII.2.III')
    expect(await itens((await pedir({ veiculos: [v] })).json().numero)).not.toContain('1× XII.2.III')
    await mudarVeiculo(c, v, { laudo_ate: '2028-06-30' })
    expect(await itens((await pedir({ veiculos: [v] })).json().numero)).toContain('1× XII.2.III')
  })

  it('known fault 53: valor do pedido antigo não muda com a UPF do ano novo', async () => {
    const { numero } = (await pedir({ de: '2027-01-04', ate: '2027-01-05' })).json()
    const antes = (await pagina(numero)).dados.taxas.valor
    const agora = c.agora
    c.agora = '2027-01-03T15:00:00Z' as typeof c.agora
    const depois = await pagina(numero)
    expect(depois.dados.taxas.valor).toBe(antes)
    expect(depois.exames.at(-1).memoria.at(-1).resultado).toBe(antes)
    c.agora = agora
  })
})

describe('mudança da lista e dos veículos', () => {
  const trocar = (numero: string, lista: unknown, versao: number, quem = operadora) =>
    ato(quem, numero, 'alterar-lista', { passageiros: lista, motivo: 'Desistências.' }, versao)

  it('até 10 % vale na hora, com documento novo; acima volta à análise e vale a lista de antes', async () => {
    const { numero, documento } = (await pedir()).json()
    const quatro = [...gente(38), ...gente(2, 500)]
    const r = await trocar(numero, quatro, 1)
    expect(r.json()).toMatchObject({ estado: 'em-vigor', documento: expect.any(String) })
    const antigo = (await operadora.get(`/api/v1/verificacao/${documento}`)).json()
    expect(antigo).toMatchObject({ situacao: 'nao-vale-mais', substituido_por: r.json().documento })
    // Counted against the list that was granted, so that small changes do not add up unseen.
    const cinco = [...gente(38), ...gente(3, 500)]
    const acima = await trocar(numero, cinco, 2)
    expect(acima.json()).toMatchObject({ estado: 'alteracao-em-analise', documento: null })
    expect(acima.json().mensagem).toContain('5 mudanças')
    const p = await pagina(numero)
    expect(p.dados.passageiros).toHaveLength(40)
    expect(p.dados.proposta.passageiros).toHaveLength(41)
    const decisao = { resultado: 'deferida', razoes: 'A lista foi conferida.' }
    expect((await ato(operadora, numero, 'decidir-alteracao', decisao, 3)).statusCode).toBe(403)
    expect((await ato(analista, numero, 'decidir-alteracao', decisao, 3)).json().estado).toBe('em-vigor')
    expect((await pagina(numero)).dados.passageiros).toHaveLength(41)
  })

  it('alteração indeferida deixa a lista como estava', async () => {
    const { numero } = (await pedir()).json()
    await trocar(numero, gente(10, 900), 1)
    const decisao = { resultado: 'indeferida', razoes: 'Grupo diferente do contratado.' }
    await ato(analista, numero, 'decidir-alteracao', decisao, 2)
    const { dados, estado } = await pagina(numero)
    expect([estado, dados.passageiros.length, dados.proposta]).toEqual(['em-vigor', 40, null])
  })

  it('veículo novo tem de estar em ordem e caber a lista', async () => {
    const { numero } = (await pedir()).json()
    const mudar = (veiculo: string) =>
      ato(operadora, numero, 'alterar-lista', { veiculos: [veiculo], motivo: 'Quebrou.' }, 1)
    const pequeno = await porVeiculo(c, 'rs', c.ids.rs.operadora, { placa: 'IAX5A55', lugares: 20 })
    expect((await mudar(pequeno)).json()).toMatchObject({ codigo: 'lista-com-erros' })
    const vencido = await porVeiculo(c, 'rs', c.ids.rs.operadora, {
      placa: 'IAX6A66',
      seguro_ate: '2026-04-01',
    })
    expect((await mudar(vencido)).json()).toMatchObject({ codigo: 'vedado', dispositivo: 'art13-2_inc34' })
    const bom = await porVeiculo(c, 'rs', c.ids.rs.operadora, { placa: 'IAX7A77' })
    expect((await mudar(bom)).json().estado).toBe('em-vigor')
  })

  it('depois do último dia não se muda nada', async () => {
    const { numero } = (await pedir()).json()
    const agora = c.agora
    c.agora = '2026-04-13T12:00:00Z' as typeof c.agora
    expect((await trocar(numero, gente(39), 1)).statusCode).toBe(409)
    expect((await pagina(numero)).situacao.nome).toBe('Terminada')
    c.agora = agora
  })
})

describe('known fault 80: lista de 300 passageiros', () => {
  it('entra, defere-se e cabe no PDF', async () => {
    const trezentos = gente(300)
    const r = await pedir({
      especie: 'fretamento-eventual-hidroviario',
      veiculos: [barca],
      passageiros: trezentos,
    })
    expect(r.json()).toMatchObject({ estado: 'em-vigor' })
    const pdf = await operadora.get(`/api/v1/documentos/${r.json().documento}`)
    expect(pdf.statusCode).toBe(200)
    if (!TEM_POPPLER) return
    const texto = lerPdf(pdf.rawPayload)
    expect(texto).toContain('IAX2A22')
    for (const n of [1, 150, 300]) expect(texto).toContain(`Passageiro ${n}`)
    const v = (await operadora.get(`/api/v1/verificacao/${r.json().documento}`)).body
    expect(v).not.toContain('Passageiro 1')
  }, 60_000)
})
