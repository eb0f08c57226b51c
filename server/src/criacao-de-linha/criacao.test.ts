import type { Instante } from '@outorga/lei'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'
import { lerPdf, TEM_POPPLER } from '../testes/ler-pdf.js'
import { ATE_CARACARAI, criarMundo, type Mundo, type Parada } from '../testes/rede-de-teste.js'

const ABRIL = '2026-04-06T15:00:00Z' as Instante
const CAMINHO = '/api/v1/criacoes-de-linha'
let c: Cenario
let analista: Cliente
let conselheiro: Cliente
let operadora: Cliente
beforeAll(async () => {
  c = await criarCenario(ABRIL)
  analista = await c.entrar('rr', 'analista')
  conselheiro = await c.entrar('rr', 'conselheiro')
  operadora = await c.entrar('rr', 'operadora')
})
afterAll(() => c.fechar())

const ver = async (numero: string, quem = analista) => (await quem.get(`${CAMINHO}/${numero}`)).json()
const fazer = async (quem: Cliente, numero: string, ato: string, corpo: object) =>
  quem.post(`${CAMINHO}/${numero}/${ato}`, corpo, { versao: (await ver(numero)).versao })
const bem = async (quem: Cliente, numero: string, ato: string, corpo: object) => {
  const r = await fazer(quem, numero, ato, corpo)
  expect(r.statusCode, `${ato}: ${r.body}`).toBe(200)
  return r.json()
}
const mundo = () => criarMundo(c, analista)

const propor = async (m: Mundo, paradas: Parada[], campos: object = {}) =>
  analista.post(CAMINHO, {
    especie: 'pedido-da-comunidade',
    quem_pede: 'Associação de moradores da vicinal 5',
    quem_assina: 'Presidente da associação',
    servico: 'regular',
    pontos: await m.pontos(paradas),
    horarios: [{ hora: '07:30', sentido: 'ida', dias: null, tipo: null }],
    razoes: 'Não há ônibus entre estes lugares.',
    ...campos,
  })
const abrir = async (m: Mundo, paradas: Parada[], campos: object = {}) => {
  const r = await propor(m, paradas, campos)
  expect(r.statusCode, r.body).toBe(200)
  return r.json().numero as string
}
const TEXTO = 'Examinado com os dados do processo.'
const estudo = (sobre: string) => ({
  sobre,
  texto: TEXTO,
  ...(sobre === 'art4_inc2' && { periodo: 'Março de 2026', metodo: 'Contagem em dois pontos' }),
})
const estudar = async (numero: string) => {
  for (const s of ['art4_inc1', 'art4_inc2', 'art4_inc3', 'art4_inc4'])
    await bem(analista, numero, 'juntar-estudo', estudo(s))
}
let proxima = 900
const criada = (mudancas: object = {}) => ({
  resultado: 'criada',
  razoes: 'A ligação é do interesse do Estado.',
  ato: 'Resolução CRE 30/2026',
  numero_da_linha: String(proxima++),
  de: '2026-04-06',
  ...mudancas,
})

describe('criação de linha, art. 4º', () => {
  it('cada estudo que falta se diz; completo, o conselho cria a linha com o seu quadro', async () => {
    const m = mundo()
    const numero = await abrir(m, ATE_CARACARAI)
    const [falta] = (await ver(numero)).exames
    expect(falta.motivos.map((x: { dispositivo: string }) => x.dispositivo)).toEqual([
      'art4_inc1',
      'art4_inc2',
      'art4_inc3',
      'art4_inc4',
    ])
    const cedo = await fazer(conselheiro, numero, 'decidir-criacao', criada())
    expect(cedo.json()).toMatchObject({ status: 409, dispositivo: 'art4' })
    const um = await bem(analista, numero, 'juntar-estudo', estudo('art4_inc1'))
    expect(um.mensagem).toContain('estudo de demanda com período e método')
    expect(um.estado).toBe('proposta')
    const sem = await fazer(analista, numero, 'juntar-estudo', { sobre: 'art4_inc2', texto: TEXTO })
    expect(sem.json().erros.map((x: { campo: string }) => x.campo)).toEqual(['periodo', 'metodo'])
    await estudar(numero)
    expect((await ver(numero)).estado).toBe('estudada')
    const decisao = criada({
      restringe: true,
      restricoes: [{ de: await m.id('Boa Vista'), ate: await m.id('Mucajaí') }],
    })
    const { documento } = await bem(conselheiro, numero, 'decidir-criacao', decisao)
    const pagina = await ver(numero)
    expect(pagina).toMatchObject({ estado: 'criada', linha: { numero: decisao.numero_da_linha } })
    const linha = (await analista.get(`/api/v1/linhas/${pagina.linha.id}`)).json()
    expect(linha).toMatchObject({
      extensao_km: '139.0',
      partidas: ['07:30'],
      operadora: null,
      quadro_em_vigor: { versao: 1, motivo: 'criacao', ato: 'Resolução CRE 30/2026' },
    })
    expect(linha.quadro_em_vigor.restricoes).toHaveLength(1)
    const pdf = await conselheiro.get(`/api/v1/documentos/${documento}`)
    if (TEM_POPPLER) expect(lerPdf(pdf.rawPayload)).toContain('Associação de moradores da vicinal 5')
    const v = await c.produto.app.inject(`/api/v1/verificacao/${documento}`)
    expect(v.json()).toMatchObject({ numero, situacao: 'vale' })
  })

  it('por iniciativa do CRE/RR pede o ato; sem quem pede ou quem assina, o campo', async () => {
    const m = mundo()
    const ato = { especie: 'iniciativa-da-autoridade', quem_pede: null, quem_assina: null }
    const sem = await propor(m, ATE_CARACARAI, ato)
    expect(sem.json()).toMatchObject({ status: 422, campo: 'ato_de_iniciativa' })
    const numero = await abrir(m, ATE_CARACARAI, { ...ato, ato_de_iniciativa: 'Resolução 3/2026' })
    expect((await ver(numero)).secoes[0].dados[0]).toMatchObject({ valor: 'CRE/RR, Resolução 3/2026' })
    const comunidade = await propor(m, ATE_CARACARAI, { quem_pede: '', quem_assina: null })
    expect(comunidade.json().erros.map((x: { campo: string }) => x.campo)).toEqual([
      'quem_pede',
      'quem_assina',
    ])
  })

  it('negada, nada nasce; itinerário ao contrário e restrição fora de seção vêm com o campo', async () => {
    const m = mundo()
    const torto = await propor(m, [
      ['Boa Vista', 0, 0],
      ['Caracaraí', 139, 140],
      ['Mucajaí', 52, 150],
    ])
    expect(torto.json()).toMatchObject({ status: 422, campo: 'pontos.2.km' })
    const numero = await abrir(m, ATE_CARACARAI)
    await estudar(numero)
    const fora = await fazer(
      conselheiro,
      numero,
      'decidir-criacao',
      criada({ restringe: true, restricoes: [{ de: await m.id('Boa Vista'), ate: await m.id('Iracema') }] }),
    )
    expect(fora.json()).toMatchObject({ status: 422, dispositivo: 'art45', campo: 'restricoes' })
    const vazia = await fazer(conselheiro, numero, 'decidir-criacao', criada({ restringe: true }))
    expect(vazia.json()).toMatchObject({ status: 422, campo: 'restricoes' })
    const nao = { resultado: 'negada', razoes: 'Não há demanda que a sustente.', ato: 'Resolução 31/2026' }
    await bem(conselheiro, numero, 'decidir-criacao', nao)
    expect(await ver(numero)).toMatchObject({ estado: 'negada', linha: null })
  })

  it('seções a menos de 10 km (art. 47) impedem; mais de 250 km e ponto fora de terminal se dizem (arts. 12 e 52)', async () => {
    const m = mundo()
    const perto: Parada[] = [
      ['Boa Vista', 0, 0],
      ['Mucajaí', 9, 10],
      ['Caracaraí', 139, 140],
    ]
    const numero = await abrir(m, perto)
    await estudar(numero)
    const d = await fazer(conselheiro, numero, 'decidir-criacao', criada())
    expect(d.json()).toMatchObject({ codigo: 'vedado', dispositivo: 'art47' })
    const longa = await abrir(m, [...ATE_CARACARAI, ['Rorainópolis', 295, 290]])
    const exames = (await ver(longa)).exames as { titulo: string; depende_de: string[]; permitido: boolean }[]
    const dispositivos = exames.flatMap((e) => e.depende_de)
    expect(dispositivos).toEqual(expect.arrayContaining(['art12', 'art52']))
  })

  it('mais de 3 horas entre paradas só com o conselho (art. 44)', async () => {
    const m = mundo()
    const numero = await abrir(m, [
      ['Boa Vista', 0, 0],
      ['Rorainópolis', 295, 181],
    ])
    await estudar(numero)
    const d = await fazer(conselheiro, numero, 'decidir-criacao', criada())
    expect(d.json()).toMatchObject({ codigo: 'vedado', dispositivo: 'art44' })
    await bem(conselheiro, numero, 'decidir-criacao', criada({ admite_paradas: true }))
  })
})

describe('linha nova entre extremos já ligados, art. 5º', () => {
  const NOVA = (km: number): Parada[] => [
    ['Boa Vista', 0, 0],
    ['Mucajaí', 52, 50],
    ['Caracaraí', km, 140],
  ]
  const entre = async (m: Mundo, km: number, quantas = 2) => {
    const linhas: string[] = []
    for (let i = 0; i < quantas; i++) linhas.push(await m.linha(ATE_CARACARAI))
    const campos = { especie: 'entre-extremos-ja-ligados', linha_principal: linhas[0] }
    return { campos, paradas: NOVA(km), linhas }
  }
  const oferecida = async (km = 150) => {
    const m = mundo()
    const { campos, paradas } = await entre(m, km)
    const numero = await abrir(m, paradas, campos)
    await estudar(numero)
    const sem = await fazer(conselheiro, numero, 'decidir-criacao', criada())
    expect(sem.json()).toMatchObject({ codigo: 'vedado', dispositivo: 'art5_par1' })
    expect((await operadora.get(`${CAMINHO}/${numero}`)).statusCode).toBe(404)
    await bem(analista, numero, 'oferecer-preferencia', { ciencia_em: '2026-04-06' })
    return numero
  }

  it('com um só itinerário entre eles não se abre; nem ao lado de linha que liga outros extremos', async () => {
    const m = mundo()
    const um = await entre(m, 139, 1)
    const r = await propor(m, um.paradas, um.campos)
    expect(r.json()).toMatchObject({ codigo: 'vedado', dispositivo: 'art5' })
    const segunda = await m.linha(ATE_CARACARAI)
    expect(segunda).toBeTruthy()
    const outra = await m.linha([
      ['Boa Vista', 0, 0],
      ['Bonfim', 125, 120],
    ])
    const mal = await propor(m, um.paradas, { ...um.campos, linha_principal: outra })
    expect(mal.json()).toMatchObject({ status: 422, campo: 'linha_principal' })
  })

  it('até 10% mais longa: 152,9 km ao lado de 139 sim, 153 não', async () => {
    const medir = async (km: number) => {
      const m = mundo()
      const { campos, paradas } = await entre(m, km)
      const { exames } = await ver(await abrir(m, paradas, campos))
      const nova = exames.find((e: { titulo: string }) => e.titulo.startsWith('Linha nova'))
      return nova.motivos.map((x: { mensagem: string }) => x.mensagem)
    }
    expect(await medir(152.9)).toEqual([expect.stringContaining('Falta oferecer')])
    expect(await medir(153)).toEqual([
      'A linha nova, de 153 km, passa do máximo de 152,9 km.',
      expect.stringContaining('Falta oferecer'),
    ])
  })

  it('a concessionária vê a oferta, recusa, e a linha se cria para quem vencer a licitação', async () => {
    const numero = await oferecida()
    const pagina = await ver(numero, operadora)
    expect(pagina.atos_possiveis.map((a: { ato: string }) => a.ato)).toEqual(['responder-preferencia'])
    expect(pagina.prazos[0]).toMatchObject({ nome: 'preferencia', dispositivo: 'art5_par1' })
    const esperar = await fazer(conselheiro, numero, 'decidir-criacao', criada())
    expect(esperar.json()).toMatchObject({ status: 409, codigo: 'prazo-em-curso', dispositivo: 'art5_par1' })
    const semMotivo = await fazer(operadora, numero, 'responder-preferencia', { resposta: 'recusada' })
    expect(semMotivo.json()).toMatchObject({ status: 422, campo: 'motivo' })
    const nao = { resposta: 'recusada', motivo: 'sem-interesse' }
    expect((await bem(operadora, numero, 'responder-preferencia', nao)).estado).toBe('estudada')
    await bem(conselheiro, numero, 'decidir-criacao', criada())
  })

  it('quer a linha: é dela a preferência, e a linha se cria', async () => {
    const numero = await oferecida()
    await bem(operadora, numero, 'responder-preferencia', { resposta: 'aceita' })
    expect((await ver(numero)).estado).toBe('preferida')
    await bem(conselheiro, numero, 'decidir-criacao', criada())
  })

  it('calada até o fim do prazo, decide-se; resposta atrasada não vale', async () => {
    const numero = await oferecida()
    const { ate } = (await ver(numero)).prazos[0]
    c.agora = `${ate}T15:00:00Z` as Instante
    const noPrazo = await fazer(conselheiro, numero, 'decidir-criacao', criada())
    expect(noPrazo.statusCode).toBe(409)
    c.agora = '2026-07-01T15:00:00Z' as Instante
    const tarde = await fazer(operadora, numero, 'responder-preferencia', { resposta: 'aceita' })
    expect(tarde.json()).toMatchObject({ codigo: 'vedado', dispositivo: 'art5_par1' })
    await bem(conselheiro, numero, 'decidir-criacao', criada({ de: '2026-07-02' }))
    c.agora = ABRIL
  })

  it('sem linha entre os extremos não há a quem oferecer; e outra operadora nada vê', async () => {
    const m = mundo()
    const numero = await abrir(m, ATE_CARACARAI)
    await estudar(numero)
    const r = await fazer(analista, numero, 'oferecer-preferencia', { ciencia_em: '2026-04-06' })
    expect(r.json()).toMatchObject({ codigo: 'sem-concessionaria', dispositivo: 'art5_par1' })
    const outra = await c.entrar('rr', 'operadora', 'outra')
    expect((await outra.get(`${CAMINHO}/${numero}`)).statusCode).toBe(404)
    const pedido = await outra.post(CAMINHO, { especie: 'pedido-da-comunidade' })
    expect([403, 422]).toContain(pedido.statusCode)
  })
})
