import type { Instante } from '@outorga/lei'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ato,
  CLAUSULAS,
  gente,
  porDocumento,
  porMotorista,
  porVeiculo,
} from '../autorizacoes/apoio-de-teste.js'
import { type Cenario, type Cliente, criarCenario, type Uf } from '../testes/cenario.js'
import { contratar, criarCenarioDeOutorga, licitar } from '../testes/licitacao.js'
import { ATE_CARACARAI } from '../testes/rede-de-teste.js'
import { criarRoteiro } from '../testes/roteiro-de-alteracao.js'
import { agir, PAPEIS, pedidoValido } from '../testes/veiculos.js'

interface Processo {
  especie: string
  numero: string
  ato: string
  desde: string
  ate: string | null
  caminho: string
}

const fila = async (quem: Cliente) => (await quem.get('/api/v1/fila')).json()
const processos = async (quem: Cliente): Promise<Processo[]> => (await fila(quem)).processos
/** What the case of a kind asks of somebody; undefined where nothing. Each kind counts its own numbers. */
const pede = async (quem: Cliente, especie: string, numero: string) =>
  (await processos(quem)).find((p) => p.especie === especie && p.numero === numero)?.ato
const certo = <T extends { statusCode: number; body: string }>(r: T): T => {
  expect(r.statusCode, r.body).toBe(200)
  return r
}

const TERMINAL = {
  especie: 'terminal',
  nome: 'Rodoviária de Bonfim',
  municipio_ibge: '1400159',
  endereco: 'Avenida da Fronteira, 2',
  atividades: ['abrigo'],
}

describe('a fila e a busca nas duas leis', () => {
  let c: Cenario
  const quem = (uf: Uf, papel: Parameters<Cenario['entrar']>[1], outra?: string) => c.entrar(uf, papel, outra)
  beforeAll(async () => {
    c = await criarCenario()
  })
  afterAll(() => c.fechar())

  it('o processo espera por quem a tabela diz, e passa adiante quando o ato se faz', async () => {
    const [analista, julgador] = [await quem('rr', 'analista'), await quem('rr', 'julgador')]
    const { numero } = (await analista.post('/api/v1/terminais', TERMINAL)).json()
    expect(await processos(julgador)).toMatchObject([
      {
        numero,
        ato: 'Registrar acordo com o Município',
        caminho: `/terminais/${numero}`,
        grupo: 'sem-prazo',
      },
    ])
    expect(await processos(analista)).toEqual([])
    const acordo = { acordo: 'TA 1', firmado_em: '2026-04-01', manifestacao: 'O conselho concorda.' }
    await julgador.post(`/api/v1/terminais/${numero}/firmar-acordo`, acordo, { versao: 1 })
    expect(await processos(julgador)).toEqual([])
    expect((await processos(analista))[0]).toMatchObject({ numero, ato: 'Apresentar projeto ou normas' })
    expect(await processos(await quem('rs', 'julgador'))).toEqual([])
  })

  it('Roraima: a autorização pedida espera o conselho; deferida, a operadora vê o termo que lhe falta assinar', async () => {
    const [operadora, analista] = [await quem('rr', 'operadora'), await quem('rr', 'analista')]
    const conselheiro = await quem('rr', 'conselheiro')
    const veiculo = await porVeiculo(c, 'rr', c.ids.rr.operadora, { placa: 'NAX1A11' })
    const motorista = await porMotorista(analista, c.ids.rr.operadora)
    await porDocumento(analista, c.ids.rr.operadora, { tipo: 'apolice', ate: '2027-12-31' })
    const pedido = {
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
    const { numero } = certo(await operadora.post('/api/v1/autorizacoes', pedido)).json()
    expect(await pede(conselheiro, 'autorizacao', numero)).toBe('Decidir o pedido')
    // Changing the list is only possible: nobody waits for it.
    expect(await processos(operadora)).toEqual([])
    expect(await pede(analista, 'autorizacao', numero)).toBeUndefined()
    certo(
      await ato(
        conselheiro,
        numero,
        'decidir-pedido',
        { resultado: 'deferido', razoes: 'Atende ao que a lei pede.' },
        1,
      ),
    )
    expect(await processos(conselheiro)).toEqual([])
    expect((await processos(operadora))[0]).toMatchObject({
      numero,
      ato: 'Assinar o termo de compromisso',
      caminho: `/autorizacoes/${numero}`,
      dispositivo: 'art20',
      desde: '2026-04-06',
    })
    expect(await processos(await quem('rr', 'operadora', 'outra'))).toEqual([])
    const termo = { por: 'Dirigente de Teste', clausulas: CLAUSULAS }
    certo(await ato(operadora, numero, 'assinar-compromisso', termo, 2))
    // In force: its acts are merely possible.
    for (const papel of ['operadora', 'analista', 'conselheiro'] as const)
      expect(await pede(await quem('rr', papel), 'autorizacao', numero), papel).toBeUndefined()
  })

  it('Rio Grande do Sul: devolvido, o pedido espera a operadora até que ela junte o que falta', async () => {
    const [operadora, analista] = [await quem('rs', 'operadora'), await quem('rs', 'analista')]
    const veiculo = await porVeiculo(c, 'rs', c.ids.rs.operadora, { placa: 'IAX1A11', laudo_ate: null })
    const motorista = await porMotorista(analista, c.ids.rs.operadora)
    const pedido = {
      especie: 'fretamento-eventual-rodoviario',
      finalidade: 'Excursão',
      contratante: 'Colégio de Teste',
      de: '2026-04-10',
      ate: '2026-04-12',
      origem_ibge: '4314902',
      destino_ibge: '4318705',
      itinerario: 'BR-116, sem paradas.',
      veiculos: [veiculo],
      motoristas: [motorista],
      passageiros: gente(40),
    }
    const { numero } = certo(await operadora.post('/api/v1/autorizacoes', pedido)).json()
    const deQuem = async () => [
      await pede(analista, 'autorizacao', numero),
      await pede(operadora, 'autorizacao', numero),
    ]
    expect(await deQuem()).toEqual(['Receber para análise', undefined])
    certo(await ato(analista, numero, 'receber', {}, 1))
    expect(await deQuem()).toEqual(['Decidir o pedido', undefined])
    c.agora = '2026-04-08T15:00:00Z' as Instante
    certo(await ato(analista, numero, 'devolver', { o_que_falta: 'Falta o laudo do ônibus.' }, 2))
    expect(await deQuem()).toEqual([undefined, 'Juntar documento'])
    c.agora = '2026-04-09T15:00:00Z' as Instante
    const laudo = { tipo: 'outro', numero_do_documento: 'L-1' }
    certo(await ato(operadora, numero, 'juntar-documento', laudo, 3))
    expect(await deQuem()).toEqual(['Receber para análise', undefined])
    // Joining a paper moves nothing: it waits since it came back.
    expect((await processos(analista))[0]?.desde).toBe('2026-04-08')
    c.agora = '2026-04-06T15:00:00Z' as Instante
  })

  it.each(['rr', 'rs'] as const)('%s: o veículo por registrar espera o analista, e só ele', async (uf) => {
    const analista = await quem(uf, 'analista')
    const pedido = pedidoValido(c, uf)
    const { id } = certo(await analista.post('/api/v1/veiculos', pedido)).json()
    expect((await processos(analista)).filter((p) => p.especie === 'veiculo')).toMatchObject([
      { numero: 'JXA4567', ato: 'Decidir o registro', caminho: `/frota/${id}`, desde: '2026-04-06' },
    ])
    for (const papel of ['fiscal', 'operadora', 'julgador'] as const)
      expect(await pede(await quem(uf, papel), 'veiculo', 'JXA4567'), papel).toBeUndefined()
    const decisao = { resultado: 'registrado', documentos: PAPEIS }
    certo(await agir(analista, id, 'decidir-registro', decisao, 1))
    expect(await pede(analista, 'veiculo', 'JXA4567')).toBeUndefined()
  })

  it('a busca acha processo, terminal, pessoa e ponto; pessoa, só para a autoridade', async () => {
    const [analista, operadora] = [await quem('rr', 'analista'), await quem('rr', 'operadora')]
    const busca = async (pessoa: Cliente, q: string): Promise<{ especie: string; caminho: string }[]> =>
      (await pessoa.get(`/api/v1/busca?q=${encodeURIComponent(q)}`)).json().achados
    const especies = async (pessoa: Cliente, q: string) => (await busca(pessoa, q)).map((a) => a.especie)
    for (const q of ['rodoviaria bonfim', 'RR-2026-000001'])
      expect(await busca(analista, q), q).toContainEqual(
        expect.objectContaining({ especie: 'lugar', caminho: '/terminais/RR-2026-000001' }),
      )
    // Its own authorisation by the operator's name; the terminal is not the operator's to see.
    expect(await especies(operadora, 'primeira')).toContain('processo')
    expect(await especies(operadora, 'rodoviaria bonfim')).toEqual([])
    for (const q of ['motorista de teste', '529.982.247-25', '52998224725']) {
      expect(await especies(analista, q), q).toContain('pessoa')
      expect(await especies(operadora, q), q).not.toContain('pessoa')
    }
    // Whose the person is is no name: pieces of an identifier find nobody.
    expect(await especies(analista, c.ids.rr.operadora.slice(0, 8))).toEqual([])
    const ponto = {
      nome: 'Vila Nova do Apiaú',
      municipio_ibge: '1400308',
      localidade: 'distrito',
      lat: '2.43980',
      lon: '-60.90960',
    }
    const { id } = certo(await analista.post('/api/v1/pontos', ponto)).json()
    expect(await busca(analista, 'apiau')).toMatchObject([{ especie: 'lugar', caminho: `/pontos/${id}` }])
  })
})

describe('o que espera numa alteração de linha', () => {
  it('pareceres, decisão, ciência e o recurso da operadora, cada um na sua vez e com o seu prazo', async () => {
    const c = await criarCenario()
    const r = await criarRoteiro(c)
    const m = r.mundo()
    const linha = await m.linha(ATE_CARACARAI)
    const numero = await r.abrir('encurtamento', linha, { ponta: 'fim', novo_extremo: await m.id('Mucajaí') })
    const deQuem = () =>
      Promise.all(
        [r.analista, r.julgador, r.operadora].map((quem) => pede(quem, 'alteracao-de-linha', numero)),
      )
    expect(await deQuem()).toEqual(['Pedir pareceres', undefined, undefined])
    await r.instruir(numero)
    expect(await deQuem()).toEqual([undefined, 'Decidir o pedido', undefined])
    await r.fazerBem(r.julgador, numero, 'decidir', r.INDEFERIR)
    expect(await deQuem()).toEqual(['Registrar ciência da decisão', undefined, undefined])
    await r.fazerBem(r.analista, numero, 'dar-ciencia', { em: '2026-04-06' })
    expect(await deQuem()).toEqual([undefined, undefined, 'Recorrer ao CRE/RR'])
    expect(await fila(r.operadora)).toMatchObject({ processos: [{ ate: '2026-04-16', grupo: 'depois' }] })
    c.agora = '2026-04-17T15:00:00Z' as Instante
    expect(await deQuem()).toEqual([undefined, undefined, undefined])
    await c.fechar()
  })
})

describe('o que espera na criação de linha', () => {
  it('a preferência espera a concessionária até o último dia do prazo; depois, o conselho', async () => {
    const c = await criarCenario()
    const r = await criarRoteiro(c)
    const m = r.mundo()
    const [principal] = [await m.linha(ATE_CARACARAI), await m.linha(ATE_CARACARAI)]
    const caminho = '/api/v1/criacoes-de-linha'
    const aberta = await r.analista.post(caminho, {
      especie: 'entre-extremos-ja-ligados',
      linha_principal: principal,
      quem_pede: 'Associação de moradores',
      servico: 'regular',
      pontos: await m.pontos([
        ['Boa Vista', 0, 0],
        ['Mucajaí', 52, 50],
        ['Caracaraí', 150, 140],
      ]),
      horarios: [{ hora: '07:30', sentido: 'ida', dias: null, tipo: null }],
      razoes: 'Não há ônibus neste horário.',
    })
    const { numero } = certo(aberta).json()
    const fazer = async (nome: string, corpo: object, versao: number) =>
      certo(await r.analista.post(`${caminho}/${numero}/${nome}`, corpo, { versao }))
    const deQuem = () =>
      Promise.all(
        [r.analista, r.conselheiro, r.operadora].map((quem) => pede(quem, 'criacao-de-linha', numero)),
      )
    expect(await deQuem()).toEqual(['Juntar estudo', undefined, undefined])
    for (const [i, sobre] of ['art4_inc1', 'art4_inc2', 'art4_inc3', 'art4_inc4'].entries()) {
      const demanda = sobre === 'art4_inc2' && { periodo: 'Março de 2026', metodo: 'Contagem em dois pontos' }
      await fazer('juntar-estudo', { sobre, texto: 'Examinado com os dados do processo.', ...demanda }, i + 1)
    }
    // With a concessionaire to be asked first, the council is not yet waited for.
    expect(await deQuem()).toEqual(['Oferecer preferência à concessionária', undefined, undefined])
    await fazer('oferecer-preferencia', { ciencia_em: '2026-04-06' }, 5)
    const resposta = 'Responder à preferência'
    expect(await deQuem()).toEqual([resposta, undefined, resposta])
    const [{ ate }] = (await r.analista.get(`${caminho}/${numero}`)).json().prazos
    expect(await processos(r.operadora)).toMatchObject([{ numero, ate }])
    c.agora = '2026-12-01T15:00:00Z' as Instante
    expect(await deQuem()).toEqual([undefined, 'Decidir a criação', undefined])
    await c.fechar()
  })
})

describe('o que espera na licitação e na delegação', () => {
  it('a assinatura tem prazo; vencido, conta entre os vencidos e o conselho pode declará-la fracassada', async () => {
    const c = await criarCenarioDeOutorga()
    const { numero } = await licitar(c, 'homologada')
    const [prazo] = (await c.ver('licitacoes', numero)).prazos
    const ate = prazo?.ate ?? ''
    expect(await processos(c.analista)).toMatchObject([{ numero, ato: 'Assinar o contrato', ate }])
    // The council may revoke it at any time: that is not what it waits for.
    expect(await processos(c.conselheiro)).toEqual([])
    c.dia(ate)
    expect(await fila(c.analista)).toMatchObject({ vencidos: 0, vencem_hoje: 1 })
    c.dia('2026-12-31')
    expect(await fila(c.analista)).toMatchObject({ vencidos: 1, processos: [{ grupo: 'vencido' }] })
    expect(await processos(c.conselheiro)).toMatchObject([{ numero, ato: 'Declarar fracassada' }])
    expect((await processos(c.conselheiro))[0]?.desde).toBe(
      new Date(Date.parse(ate) + 86_400_000).toISOString().slice(0, 10),
    )
    await c.fechar()
  })

  it('delegação em operação não espera ninguém; mais viagens determinadas esperam a resposta, e depois o conselho', async () => {
    const c = await criarCenarioDeOutorga()
    const { delegacao } = await contratar(c)
    expect(await processos(c.analista)).toEqual([])
    expect(await processos(c.conselheiro)).toEqual([])
    c.dia('2032-01-05')
    const determinar = await c.ato(c.conselheiro, 'delegacoes', delegacao, 'determinar-viagens', {
      ordem: 'OS 1/2032',
      data: '2032-01-05',
      aproveitamento: '0,85',
      viagens: 2,
    })
    expect(determinar.status, JSON.stringify(determinar.corpo)).toBe(200)
    expect(await pede(c.analista, 'delegacao', delegacao)).toBe('Registrar resposta da delegatária')
    expect(await pede(c.conselheiro, 'delegacao', delegacao)).toBeUndefined()
    const recusa = { resposta: 'recusou', data: '2032-01-05', prova: 'Ofício 3' }
    await c.ato(c.analista, 'delegacoes', delegacao, 'registrar-resposta', recusa)
    expect(await pede(c.analista, 'delegacao', delegacao)).toBeUndefined()
    expect(await pede(c.conselheiro, 'delegacao', delegacao)).toBe('Permitir operação provisória')
    const provisoria = {
      operadora_id: c.empresas[1],
      decisao: 'D 1/2032',
      inicio: '2032-01-06',
      dias: 90,
      mesma_regiao: true,
    }
    const p = await c.ato(c.conselheiro, 'delegacoes', delegacao, 'permitir-operacao-provisoria', provisoria)
    if (p.status === 200) {
      // While another operates, nothing is asked of anybody; afterwards, to give it back or take it.
      expect(await pede(c.conselheiro, 'delegacao', delegacao)).toBeUndefined()
      c.dia('2032-06-01')
      expect(await pede(c.conselheiro, 'delegacao', delegacao)).toBe('Devolver o serviço')
    }
    await c.fechar()
  })
})
