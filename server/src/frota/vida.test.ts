import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autoValido, type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'
import { agir, PAPEIS, pedidoValido, registrarVeiculo } from '../testes/veiculos.js'

let c: Cenario
let analista: Cliente
let fiscal: Cliente
let operadora: Cliente

beforeAll(async () => {
  c = await criarCenario()
  ;[analista, fiscal, operadora] = await Promise.all([
    c.entrar('rr', 'analista'),
    c.entrar('rr', 'fiscal'),
    c.entrar('rr', 'operadora'),
  ])
})
afterAll(() => c.fechar())

const ver = async (id: string, quem = analista) => (await quem.get(`/api/v1/veiculos/${id}`)).json()
const em = async <T>(instante: string, f: () => Promise<T>): Promise<T> => {
  const antes = c.agora
  c.agora = instante as typeof c.agora
  try {
    return await f()
  } finally {
    c.agora = antes
  }
}
const ok = async (r: ReturnType<typeof agir>) => {
  const resposta = await r
  expect(resposta.statusCode, resposta.body).toBe(200)
  return resposta.json()
}
const RETIRADA = { requisitos: ['higiene', 'seguranca'], descricao: 'Bancos rasgados e sem cinto.' }
const LIBERACAO = { ato: 'Ato 12/2026', correcao: 'Bancos e cintos trocados, vistos na garagem.' }
const vistoria = (mudancas: Record<string, unknown> = {}) => ({
  ordem: 'OV 3/2026',
  data: '2026-04-06',
  itens: [
    { item: 'Freios', atende: true },
    { item: 'Cintos', atende: false, observacao: 'Falta no 12' },
  ],
  resultado: 'apto',
  laudo_numero: 'LV 77/2026',
  laudo_ate: '2027-04-06',
  ...mudancas,
})

describe('vistoria e retirada de tráfego (art. 30)', () => {
  it('vistoria a qualquer tempo, por ordem e item por item (§ 2º)', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYA1A11' })
    await ok(agir(fiscal, id, 'vistoriar', vistoria(), 2))
    const v = await ver(id)
    expect(v).toMatchObject({ laudo_numero: 'LV 77/2026', laudo_ate: '2027-04-06', estado: 'registrado' })
    expect(v.eventos.at(-1)).toMatchObject({ dispositivo: 'art30_par2' })
    expect(v.eventos.at(-1).linhas).toContain('Itens vistoriados: Freios · sim; Cintos · não · Falta no 12')
  })

  it.each([
    ['sem itens', { itens: [] }, 'itens'],
    ['apto sem validade', { laudo_ate: null }, 'laudo_ate'],
    ['laudo que vence antes', { laudo_ate: '2026-04-01' }, 'laudo_ate'],
    ['dia que não chegou', { data: '2026-04-07' }, 'data'],
  ])('vistoria recusada: %s', async (_, mudanca, campo) => {
    const r = await agir(fiscal, c.ids.rr.veiculo, 'vistoriar', vistoria(mudanca), 0)
    expect(r.json()).toMatchObject({ status: 422, campo })
  })

  it('retira com o requisito que falta, e só volta depois de liberado (caput e § 1º)', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYB1A11' })
    const sem = await agir(fiscal, id, 'retirar-de-trafego', { ...RETIRADA, requisitos: [] }, 2)
    expect(sem.json()).toMatchObject({ status: 422, campo: 'requisitos' })
    await ok(agir(fiscal, id, 'retirar-de-trafego', RETIRADA, 2))
    const v = await ver(id)
    expect(v).toMatchObject({ estado: 'retirado', situacao: { nome: 'Retirado de tráfego', tom: 'mau' } })
    expect(v.secoes[0].dados[0]).toMatchObject({ valor: 'higiene, segurança' })
    const proprio = await agir(fiscal, id, 'liberar', LIBERACAO, 3)
    expect(proprio.json()).toMatchObject({ status: 403, dispositivo: 'art30_par1' })
    const noAto = await agir(analista, id, 'liberar', LIBERACAO, 3)
    expect(noAto.json()).toMatchObject({ status: 422, dispositivo: 'art30_par1' })
    await em('2026-04-08T15:00:00Z', () => ok(agir(analista, id, 'liberar', LIBERACAO, 3)))
    expect((await ver(id)).estado).toBe('registrado')
  })

  it('com medida da fiscalização em vigor, o ato não libera nem transfere: libera-se no auto', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYC1A11' })
    await ok(agir(fiscal, id, 'retirar-de-trafego', RETIRADA, 2))
    const auto = await fiscal.post('/api/v1/autos', autoValido(c, 'rr', { placa: 'JYC1A11' }))
    const { numero } = auto.json().autos[0]
    const medida = await fiscal.post(`/api/v1/autos/${numero}/medidas`, {
      tipo: 'retirada-de-trafego',
      data: '2026-03-10',
      hora: '15:00',
      recolhido_em: 'Garagem da operadora',
      correcoes: ['Trocar os bancos'],
    })
    expect(medida.statusCode, medida.body).toBe(200)
    await em('2026-04-08T15:00:00Z', async () => {
      const r = await agir(analista, id, 'liberar', LIBERACAO, 3)
      expect(r.json()).toMatchObject({ status: 422, codigo: 'vedado', dispositivo: 'art30' })
      expect(r.json().detail).toContain(numero)
    })
    expect((await ver(id)).medidas).toEqual([
      { nome: 'Retirada de tráfego', auto: numero, dispositivo: 'art30' },
    ])
  })
})

describe('transferência (art. 28, § 2º)', () => {
  const para = (mudancas: Record<string, unknown> = {}) => ({
    operadora_id: c.ids.rr.outraOperadora,
    documentos: PAPEIS,
    numero_ordem: '7',
    ...mudancas,
  })

  it('passa a outra operadora com os papéis dela; a primeira deixa de ver, o cartão antigo não vale mais', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYD1A11' })
    const segunda = await c.entrar('rr', 'operadora', 'outra')
    expect((await segunda.get(`/api/v1/veiculos/${id}`)).statusCode).toBe(404)
    const semPapel = await agir(analista, id, 'transferir', para({ documentos: null }), 2)
    expect(semPapel.json()).toMatchObject({ status: 422, dispositivo: 'art27' })
    const antigo = (await ver(id)).documentos[0].codigo
    const { documento } = await ok(agir(analista, id, 'transferir', para(), 2))
    expect((await ver(id, segunda)).eventos.at(-1).linhas).toContain(
      'Operadora: de «Viação Primeira RR Ltda.» para «Viação Segunda RR Ltda.»',
    )
    expect((await operadora.get(`/api/v1/veiculos/${id}`)).statusCode).toBe(404)
    const verificar = async (codigo: string) => (await analista.get(`/api/v1/verificacao/${codigo}`)).json()
    expect((await verificar(antigo)).situacao).toBe('nao-vale-mais')
    expect((await verificar(documento)).situacao).toBe('vale')
    const velho = await em('2038-01-02T15:00:00Z', () => verificar(documento))
    expect(velho).toMatchObject({
      situacao: 'nao-vale-mais',
      motivo: expect.stringContaining('31 dez. 2037'),
    })
  })

  it('para a mesma operadora, sem registro, retirado ou com medida em vigor: não', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYE1A11' })
    const mesma = await agir(analista, id, 'transferir', para({ operadora_id: c.ids.rr.operadora }), 2)
    expect(mesma.json()).toMatchObject({ status: 422, campo: 'operadora_id' })
    const pedido = await analista.post('/api/v1/veiculos', pedidoValido(c, 'rr', { placa: 'JYE2A11' }))
    const cedo = await agir(analista, pedido.json().id, 'transferir', para(), 1)
    expect(cedo.json()).toMatchObject({ status: 409, dispositivo: 'art28_par2' })
    await ok(agir(fiscal, id, 'retirar-de-trafego', RETIRADA, 2))
    expect((await agir(analista, id, 'transferir', para(), 3)).statusCode).toBe(409)
    const preso = await registrarVeiculo(c, 'rr', { placa: 'JYE3A11' })
    const auto = await fiscal.post('/api/v1/autos', autoValido(c, 'rr', { placa: 'JYE3A11' }))
    await fiscal.post(`/api/v1/autos/${auto.json().autos[0].numero}/medidas`, {
      tipo: 'retirada-de-trafego',
      data: '2026-03-10',
      hora: '15:00',
      recolhido_em: 'Garagem da operadora',
      correcoes: ['Trocar os bancos'],
    })
    const comMedida = await agir(analista, preso, 'transferir', para(), 2)
    expect(comMedida.json()).toMatchObject({ status: 422, dispositivo: 'art30_par1' })
    expect((await ver(preso)).situacao.nome).toBe('Preso pela fiscalização')
  })

  it('acima de 8 anos ainda passa; depois do último dia de uso, não (§ 1º)', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYF1A11', ano_fabricacao: 2018 })
    await em('2034-01-03T15:00:00Z', async () => {
      const r = await agir(analista, id, 'transferir', para(), 2)
      expect(r.json()).toMatchObject({ status: 422, dispositivo: 'art28_par1' })
    })
    await em('2033-12-30T15:00:00Z', () => ok(agir(analista, id, 'transferir', para(), 2)))
  })

  it('os documentos do veículo o seguem: a validade é a mesma para quem o recebe', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYG1A11' })
    await c.produto.banco.comoSistema(async (tx) => {
      const caso = await tx.uma<{ id: string }>(sql`
        insert into caso (autoridade_id, tipo, operadora_id) values ('cre-rr', 'registro', ${c.ids.rr.operadora}) returning id`)
      await tx.executar(sql`
        insert into registro (id, autoridade_id, tipo, operadora_id, de_id, chave, titulo, dados, vale_ate, busca)
        values (${caso?.id}, 'cre-rr', 'documento', ${c.ids.rr.operadora}, ${id}, 'crlv-1', 'CRLV 2026', '{}', '2026-04-20', '')`)
    })
    const esperada = { situacao: 'vence-logo', ate: '2026-04-20', o_que: 'CRLV 2026' }
    expect((await ver(id, operadora)).validade).toMatchObject(esperada)
    await ok(agir(analista, id, 'transferir', para(), 2))
    const segunda = await c.entrar('rr', 'operadora', 'outra')
    expect((await ver(id, segunda)).validade).toMatchObject(esperada)
  })
})

describe('desativação e volta (arts. 27 e 32)', () => {
  it('a operadora comunica; no prazo, sem infração; atrasada, registra e diz o art. 80, VII', async () => {
    const cedo = await registrarVeiculo(c, 'rr', { placa: 'JYH1A11' })
    await em('2026-04-20T15:00:00Z', async () => {
      const r = await ok(agir(operadora, cedo, 'desativar', { data: '2026-04-13', motivo: 'Vendido.' }, 2))
      expect(r.mensagem).toContain('Comunicada no prazo')
    })
    const tarde = await registrarVeiculo(c, 'rr', { placa: 'JYI1A11' })
    await em('2026-05-20T15:00:00Z', async () => {
      const r = await ok(agir(operadora, tarde, 'desativar', { data: '2026-04-13', motivo: 'Vendido.' }, 2))
      expect(r).toMatchObject({ estado: 'desativado', mensagem: expect.stringContaining('art. 80, VII') })
      const v = await ver(tarde)
      const exame = v.exames.find((x: { titulo: string }) => x.titulo === 'Comunicação da desativação')
      expect(exame).toMatchObject({ permitido: false, motivos: [{ dispositivo: 'art32' }] })
      expect(v.eventos.at(-1).linhas.join(' ')).toContain('art. 80, VII')
      const prazo = { rotulo: 'Fora do prazo', dispositivo: 'art80_inc7' }
      expect(v.secoes[0].dados).toContainEqual(expect.objectContaining(prazo))
      expect(v.eventos.at(-1).linhas).toContain('Dia em que saiu do serviço: 13 abr. 2026')
    })
  })

  it('dia que não chegou (known fault 27), antes do registro, ou comunicação antes do fato: não', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYJ1A11' })
    const sair = (data: string, comunicada_em: string | null, quem = analista) =>
      agir(quem, id, 'desativar', { data, comunicada_em, motivo: 'Fora de uso.' }, 2)
    // Already the 7th in UTC, still the 6th in Boa Vista.
    const amanha = await em('2026-04-07T03:30:00Z', () => sair('2026-04-07', null))
    expect(amanha.json()).toMatchObject({ codigo: 'data-no-futuro', campo: 'data' })
    expect((await sair('2026-04-05', null)).json()).toMatchObject({
      codigo: 'data-fora-de-ordem',
      campo: 'data',
    })
    const invertida = await em('2026-04-10T15:00:00Z', () => sair('2026-04-09', '2026-04-08'))
    expect(invertida.json().campo).toBe('comunicada_em')
    const antedatada = await em('2026-04-30T15:00:00Z', () => sair('2026-04-07', '2026-04-08', operadora))
    expect(antedatada.json().campo).toBe('comunicada_em')
  })

  it('a volta passa por novo exame, e o limite de 8 anos não se aplica de novo a quem já foi registrado', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYK1A11', ano_fabricacao: 2018 })
    await ok(agir(analista, id, 'desativar', { data: '2026-04-06', motivo: 'Por engano.' }, 2))
    await em('2029-03-01T15:00:00Z', async () => {
      await ok(agir(operadora, id, 'reativar', { motivo: 'Volta ao serviço.' }, 3))
      expect((await ver(id)).estado).toBe('em-exame')
      const semPapel = await agir(analista, id, 'decidir-registro', { resultado: 'registrado' }, 4)
      expect(semPapel.json()).toMatchObject({ status: 422, dispositivo: 'art27' })
      await ok(agir(analista, id, 'decidir-registro', { resultado: 'registrado', documentos: PAPEIS }, 4))
    })
    await em('2034-02-01T15:00:00Z', async () => {
      await ok(agir(analista, id, 'desativar', { data: '2034-01-31', motivo: 'Velho.' }, 5))
      const r = await agir(operadora, id, 'reativar', { motivo: 'Volta ao serviço.' }, 6)
      expect(r.json()).toMatchObject({ status: 422, dispositivo: 'art28_par1' })
    })
  })
})

describe('cancelamento (art. 31)', () => {
  const porIdade = { causa: 'idade', motivo: 'Passou de 15 anos.' }

  it('de ofício só com causa: a idade passada por inteiro, ou laudo', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYL1A11', ano_fabricacao: 2018 })
    const cancelar = (corpo: unknown) => agir(analista, id, 'cancelar-de-oficio', corpo, 2)
    expect((await cancelar(porIdade)).json()).toMatchObject({ status: 422, dispositivo: 'art31_inc1' })
    const semLaudo = await cancelar({ causa: 'laudo', motivo: 'Estrutura trincada.' })
    expect(semLaudo.json()).toMatchObject({ status: 422, campo: 'laudo_numero' })
    await em('2033-12-31T15:00:00Z', async () => expect((await cancelar(porIdade)).statusCode).toBe(422))
    await em('2034-01-02T15:00:00Z', async () => {
      const v = await ver(id)
      expect(v.exames.map((x: { titulo: string }) => x.titulo)).toContain('Cancelar de ofício')
      expect(v.validade).toMatchObject({ situacao: 'vencida' })
      expect(v).toMatchObject({ estado: 'registrado', situacao: { dispositivo: 'art28_par1', tom: 'mau' } })
      expect((await ok(cancelar(porIdade))).estado).toBe('cancelado')
    })
  })

  it('o laudo da vistoria contra o veículo basta', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYM1A11' })
    await ok(agir(fiscal, id, 'vistoriar', vistoria({ resultado: 'inseguro', laudo_ate: null }), 2))
    const causa = { causa: 'laudo', motivo: 'Estrutura trincada.' }
    expect((await ok(agir(analista, id, 'cancelar-de-oficio', causa, 3))).estado).toBe('cancelado')
  })

  it('a pedido da operadora, com o número do pedido; a placa volta a poder ser registrada', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYN4567' })
    const sem = await agir(operadora, id, 'cancelar-a-pedido', { motivo: 'Vendido.' }, 2)
    expect(sem.json()).toMatchObject({ status: 422, campo: 'pedido' })
    await ok(agir(operadora, id, 'cancelar-a-pedido', { pedido: 'P 1/2026', motivo: 'Vendido.' }, 2))
    const consulta = async () => (await fiscal.get('/api/v1/consulta-de-placa/JYN4F67')).json()
    expect((await consulta()).impedimentos).toEqual(['registro cancelado'])
    const novo = await registrarVeiculo(c, 'rr', { placa: 'JYN4F67' })
    expect((await consulta()).veiculo).toMatchObject({ id: novo, estado: 'registrado' })
  })
})

describe('publicidade (art. 33)', () => {
  const pedido = (mudancas: Record<string, unknown> = {}) => ({
    pedido: 'PUB 4/2026',
    anunciante: 'Padaria do Centro',
    conteudo: 'comercial',
    descricao: 'Adesivo traseiro, sem texto luminoso.',
    de: '2026-04-10',
    ate: '2026-07-10',
    resultado: 'autorizada',
    ...mudancas,
  })

  it('autoriza por um período, com número; político-partidária nunca (§ 2º)', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYO1A11' })
    const publicar = (m: Record<string, unknown>, versao = 2) =>
      agir(analista, id, 'autorizar-publicidade', pedido(m), versao)
    expect((await publicar({ conteudo: 'politico-partidaria' })).json()).toMatchObject({
      status: 422,
      dispositivo: 'art33_par2',
    })
    expect((await publicar({ ate: '2026-04-01' })).json()).toMatchObject({ status: 422, campo: 'ate' })
    expect((await publicar({ resultado: 'negada' })).json()).toMatchObject({ status: 422, campo: 'motivo' })
    await ok(publicar({}))
    const v = await ver(id)
    expect(v.eventos.at(-1).linhas.at(-1)).toMatch(/^Autorização: RR-2026-/)
    expect(JSON.stringify(v.secoes[0])).toContain('Padaria do Centro')
    expect((await agir(operadora, id, 'autorizar-publicidade', pedido(), 3)).json()).toMatchObject({
      status: 403,
      dispositivo: 'art33',
    })
  })

  it('comemoração oficial e evento filantrópico citam o ato que os dispensa (§ 1º)', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYP1A11' })
    const semAto = pedido({ conteudo: 'evento-filantropico' })
    expect((await agir(analista, id, 'autorizar-publicidade', semAto, 2)).json()).toMatchObject({
      status: 422,
      campo: 'ato_que_dispensa',
    })
    const comAto = { ...semAto, ato_que_dispensa: 'Lei 100/2020' }
    await ok(agir(analista, id, 'autorizar-publicidade', comAto, 2))
  })
})

describe('o que a página diz', () => {
  it('lotação em pé pelo art. 26, van sem ninguém em pé, e o equipamento dos arts. 68 e 69', async () => {
    const onibus = await registrarVeiculo(c, 'rr', { placa: 'JYQ1A11', tipo: 'onibus', lugares: 47 })
    expect((await ver(onibus)).lugares_em_pe).toBe(11)
    const van = await registrarVeiculo(c, 'rr', {
      placa: 'JYQ2A11',
      tipo: 'van',
      lugares: 16,
      equipamentos: [],
      numero_ordem: null,
    })
    const v = await ver(van)
    expect(v).toMatchObject({ lugares_em_pe: 0, servico: 'alternativo' })
    const exame = v.exames.find((x: { titulo: string }) => x.titulo === 'Equipamento e identificação')
    const faltam = exame.motivos.map((m: { dispositivo: string }) => m.dispositivo)
    expect(faltam).toEqual(expect.arrayContaining(['art69_inc18', 'art68_inc3', 'art68_inc4', 'art68_inc7']))
  })

  it('cada um vê os atos que a tabela lhe dá, com os campos', async () => {
    const id = await registrarVeiculo(c, 'rr', { placa: 'JYR1A11' })
    const atos = async (quem: Cliente) =>
      (await ver(id, quem)).atos_possiveis.map((a: { ato: string }) => a.ato)
    expect(await atos(operadora)).toEqual(['desativar', 'cancelar-a-pedido'])
    expect(await atos(fiscal)).toEqual(['vistoriar', 'retirar-de-trafego'])
    expect(await atos(analista)).toEqual([
      'vistoriar',
      'retirar-de-trafego',
      'transferir',
      'desativar',
      'cancelar-de-oficio',
      'cancelar-a-pedido',
      'autorizar-publicidade',
    ])
    const saida = (await ver(id, operadora)).atos_possiveis[0]
    expect(saida.campos[0]).toMatchObject({ nome: 'data', tipo: 'data', dispositivo: 'art32' })
  })
})
