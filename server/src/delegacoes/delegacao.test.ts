import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CenarioDeOutorga,
  CONTRATO,
  contratar,
  criarCenarioDeOutorga,
  licitar,
} from '../testes/licitacao.js'

let c: CenarioDeOutorga

beforeAll(async () => {
  c = await criarCenarioDeOutorga()
})
afterAll(() => c.fechar())

const D = 'delegacoes'
const linhaDa = async (id: string) => (await c.analista.get(`/api/v1/linhas/${id}`)).json()
const valor = async (numero: string, rotulo: string) =>
  (await c.ver(D, numero)).secoes.flatMap((s) => s.dados).find((d) => d.rotulo === rotulo)?.valor

const antiga = (linha_id: string, operadora_id: string, mudancas: Record<string, unknown> = {}) => ({
  especie: 'concessao',
  operadora_id,
  linha_id,
  licitacao: 'Concorrência 1/2019',
  homologada_em: '2019-03-01',
  contrato: 'Contrato 1/2019',
  pecas: ['edital', 'proposta'],
  assinado_em: '2019-03-20',
  inicio: '2019-03-21',
  requisitos: [{ requisito: 'Frota de três ônibus' }],
  ...mudancas,
})

describe('da licitação ao contrato e à prorrogação, arts. 6, 13, 14 e 24', () => {
  it('a operação começa no dia seguinte, a linha passa a ser da delegatária, e o contrato se prorroga uma vez', async () => {
    const { delegacao, linha } = await contratar(c)
    expect(await linhaDa(linha)).toMatchObject({ operadora: { id: c.empresas[0] } })
    const eventos = (await linhaDa(linha)).eventos as { linhas: string[] }[]
    expect(eventos.at(-1)?.linhas.join(' ')).toContain(`Início da operação pela delegação ${delegacao}`)
    const pagina = await c.ver(D, delegacao)
    expect(pagina).toMatchObject({ estado: 'em-operacao', de: '2026-04-20', ate: '2036-04-20' })
    expect(pagina.exames.find((e) => e.titulo.startsWith('Prorrogar'))?.permitido).toBe(true)
    expect(pagina.exames.find((e) => e.titulo.startsWith('Pedir hoje'))?.motivos[0]?.dispositivo).toBe(
      'art15_inc3',
    )
    expect(await valor(delegacao, 'Metade do prazo, para transferir')).toMatch(/2031/)

    const prorrogar = (corpo: Record<string, unknown>) =>
      c.ato(c.analista, D, delegacao, 'prorrogar', {
        ato: 'Decreto 7/2036',
        autoridade: 'chefe-do-executivo',
        data: '2036-04-20',
        ...corpo,
      })
    c.dia('2036-04-20')
    expect((await prorrogar({ autoridade: 'outra' })).corpo).toMatchObject({
      codigo: 'vedado',
      dispositivo: 'art14',
    })
    const r = await prorrogar({})
    expect(r).toMatchObject({ status: 200, corpo: { documento: expect.any(String) } })
    expect((await c.ver(D, delegacao)).ate).toBe('2046-04-20')
    expect((await prorrogar({})).corpo.dispositivo).toBe('art14')
  })

  it('known faults 12 e 31: no último dia ainda vale; depois o prazo aparece vencido, não se prorroga, e encerrar solta a linha', async () => {
    const { delegacao, linha } = await contratar(c)
    const encerrar = () => c.ato(c.analista, D, delegacao, 'encerrar', {})
    c.dia('2036-04-20')
    expect(await encerrar()).toMatchObject({
      status: 409,
      corpo: { codigo: 'prazo-em-curso', dispositivo: 'art14' },
    })
    c.dia('2036-04-21')
    expect((await c.ver(D, delegacao)).situacao).toMatchObject({
      nome: 'Prazo do contrato terminado',
      dispositivo: 'art14',
    })
    const tarde = { ato: 'Decreto 8', autoridade: 'chefe-do-executivo', data: '2036-04-21' }
    expect((await c.ato(c.analista, D, delegacao, 'prorrogar', tarde)).corpo.dispositivo).toBe('art14')
    expect((await encerrar()).corpo.estado).toBe('encerrada')
    expect((await linhaDa(linha)).operadora).toBeNull()
  })

  it('a operadora registra o início da sua, sem perder a linha que ainda não via', async () => {
    const { delegacao, linha } = await contratar(c, { operar: false })
    const operadora = await c.entrar('rr', 'operadora')
    c.dia('2026-04-21')
    expect((await c.ato(operadora, D, delegacao, 'iniciar-operacao', { inicio: '2026-04-21' })).status).toBe(
      200,
    )
    expect((await linhaDa(linha)).operadora?.id).toBe(c.empresas[0])
    const daLinha = (await c.analista.get(`/api/v1/delegacoes?linha_id=${linha}`)).json()
    expect(daLinha.total).toBe(1)
    const outra = await c.entrar('rr', 'operadora', 'outra')
    expect((await outra.get(`/api/v1/delegacoes/${delegacao}`)).statusCode).toBe(404)
  })

  it('começar depois do dia é recusado, e o distrato chama o segundo classificado até o contrato dele', async () => {
    const { delegacao, numero, linha } = await contratar(c, { operar: false })
    const distrato = { data: '2026-04-22', ato: 'Resolução 3', razoes: 'A operação não começou no dia.' }
    c.dia('2026-04-21')
    expect(
      await c.ato(c.conselheiro, D, delegacao, 'distratar', { ...distrato, data: '2026-04-21' }),
    ).toMatchObject({
      status: 409,
      corpo: { codigo: 'prazo-em-curso', dispositivo: 'art24' },
    })
    c.dia('2026-04-22')
    expect((await c.ver(D, delegacao)).situacao).toMatchObject({ dispositivo: 'art24_par1u' })
    const tarde = await c.ato(c.analista, D, delegacao, 'iniciar-operacao', { inicio: '2026-04-22' })
    expect(tarde.corpo).toMatchObject({ codigo: 'vedado', dispositivo: 'art24' })
    const r = await c.ato(c.conselheiro, D, delegacao, 'distratar', distrato)
    expect(r.corpo).toMatchObject({ estado: 'distratada' })
    expect(r.corpo.mensagem).toContain('Viação Segunda RR Ltda., em 2º lugar')

    const licitacao = await c.ver('licitacoes', numero)
    expect(licitacao).toMatchObject({ estado: 'homologada', operadora: { id: c.empresas[1] } })
    expect(licitacao.eventos.at(-1)?.linhas.join(' ')).toContain('Convocada: Viação Segunda RR')
    expect(licitacao.prazos[0]?.ate).toBe('2026-05-22')
    const contrato = { ...CONTRATO, assinado_em: '2026-04-22' }
    expect((await c.ato(c.analista, 'licitacoes', numero, 'assinar-contrato', contrato)).status).toBe(200)
    const nova = (await c.analista.get(`/api/v1/delegacoes?linha_id=${linha}&estado=contratada`)).json()
    expect(nova.procedimentos[0].operadora.id).toBe(c.empresas[1])
  })

  it('do terminal licitado ao contrato, pelo prazo do edital', async () => {
    c.dia('2026-04-06')
    await c.abrir('terminais', {
      especie: 'terminal',
      nome: 'Rodoviária de Caracaraí',
      municipio_ibge: '1400209',
      endereco: 'Avenida Central, 10',
      atividades: ['abrigo'],
    })
    const [terminal] = await c.produto.banco.comoSistema((tx) =>
      tx.linhas<{ id: string }>(sql`select id from procedimento where tipo = 'terminal'`),
    )
    const abertura = { especie: 'terminal', linha_id: null, terminal_id: terminal?.id }
    const { numero } = await licitar(c, 'homologada', { abertura, edital: { anos: 20 } })
    c.dia('2026-04-20')
    expect((await c.ato(c.analista, 'licitacoes', numero, 'assinar-contrato', CONTRATO)).status).toBe(200)
    const lista = (await c.analista.get('/api/v1/delegacoes?q=rodoviaria')).json()
    expect(lista.procedimentos[0]).toMatchObject({ ate: '2046-04-20', linha: null })
  })

  it('known faults 41 e 44: só quem contratou vê a licitação e a delegação', async () => {
    const { delegacao, numero } = await contratar(c)
    const outra = await c.entrar('rr', 'operadora', 'outra')
    expect((await outra.get(`/api/v1/licitacoes/${numero}`)).statusCode).toBe(404)
    expect((await outra.get(`/api/v1/delegacoes/${delegacao}`)).statusCode).toBe(404)
    const doSul = await c.entrar('rs', 'conselheiro')
    expect((await doSul.get(`/api/v1/delegacoes/${delegacao}`)).statusCode).toBe(404)
    const dona = await c.entrar('rr', 'operadora')
    expect((await dona.get(`/api/v1/licitacoes/${numero}`)).statusCode).toBe(200)
    expect(
      (await c.ato(dona, 'licitacoes', numero, 'anular', { data: '2026-04-20', motivo: 'Quero outra.' }))
        .status,
    ).toBe(409)
  })

  it('distrato sem outro classificado encerra a licitação', async () => {
    const { delegacao, numero } = await contratar(c, { operar: false, licitantes: c.empresas.slice(0, 1) })
    c.dia('2026-04-23')
    const distrato = { data: '2026-04-23', ato: 'Resolução 3', razoes: 'A operação não começou no dia.' }
    await c.ato(c.conselheiro, D, delegacao, 'distratar', distrato)
    expect((await c.ver('licitacoes', numero)).estado).toBe('fracassada')
  })
})

describe('contrato de antes do sistema, arts. 6, 13 e 67', () => {
  it('abre com o número da licitação; sem as peças, pelo art. 13; de licitação do sistema, não', async () => {
    c.dia('2026-04-06')
    const linha = await c.novaLinha()
    const semPecas = await c.abrir(D, antiga(linha, c.empresas[0], { pecas: [] }))
    expect(semPecas.corpo).toMatchObject({ codigo: 'vedado', dispositivo: 'art13' })
    const semLicitacao = await c.abrir(D, antiga(linha, c.empresas[0], { licitacao: '' }))
    expect(semLicitacao.corpo).toMatchObject({ codigo: 'vedado', dispositivo: 'art6' })
    const r = await c.abrir(D, antiga(linha, c.empresas[0]))
    expect(r).toMatchObject({ status: 200, corpo: { estado: 'em-operacao' } })
    expect((await linhaDa(linha)).operadora?.id).toBe(c.empresas[0])
    expect(await valor(r.corpo.numero, 'Licitação')).toBe('Concorrência 1/2019, de antes deste sistema')
    const { numero } = await licitar(c, 'edital')
    const daqui = await c.abrir(D, antiga(await c.novaLinha(), c.empresas[0], { licitacao: numero }))
    expect(daqui.corpo).toMatchObject({ codigo: 'licitacao-no-sistema', dispositivo: 'art6' })
  })
  it('known fault 38: contrato de 29 de fevereiro vai a 28, e prorrogado volta a 29', async () => {
    c.dia('2026-04-06')
    const pedido = antiga(await c.novaLinha(), c.empresas[0], {
      homologada_em: '2016-02-01',
      assinado_em: '2016-02-29',
      inicio: '2016-03-01',
    })
    const { numero } = (await c.abrir(D, pedido)).corpo
    expect((await c.ver(D, numero)).ate).toBe('2026-02-28')
    await c.ato(c.analista, D, numero, 'prorrogar', {
      ato: 'Decreto 1/2026',
      autoridade: 'chefe-do-executivo',
      data: '2026-02-28',
    })
    expect((await c.ver(D, numero)).ate).toBe('2036-02-29')
  })
  it('datas fora de ordem e linha e terminal juntos são ditos', async () => {
    c.dia('2026-04-06')
    const linha = await c.novaLinha()
    const r = await c.abrir(D, antiga(linha, c.empresas[0], { assinado_em: '2019-02-01' }))
    expect(r.corpo).toMatchObject({ codigo: 'datas-fora-de-ordem', dispositivo: 'art24' })
    expect((await c.abrir(D, antiga(linha, c.empresas[0], { linha_id: null }))).corpo.campo).toBe('linha_id')
  })
})

describe('títulos sobrepostos na mesma linha, art. 12', () => {
  it('em linha exclusiva o segundo título dos mesmos dias é recusado, com o número do outro', async () => {
    c.dia('2026-04-06')
    const linha = await c.novaLinha()
    const { numero } = (await c.abrir(D, antiga(linha, c.empresas[0]))).corpo
    const outro = antiga(linha, c.empresas[1], { contrato: 'C 2', assinado_em: '2019-06-01', inicio: null })
    const r = await c.abrir(D, outro)
    expect(r.corpo).toMatchObject({ codigo: 'vedado', dispositivo: 'art12' })
    expect(r.corpo.detail).toContain(`${numero}, de Viação Primeira RR Ltda.`)
    const depois = { homologada_em: '2009-03-02', assinado_em: '2009-03-19', inicio: null }
    expect((await c.abrir(D, antiga(linha, c.empresas[1], depois))).status).toBe(200)
  })
  it('known fault 70: três aberturas ao mesmo tempo, e só uma passa', async () => {
    c.dia('2026-04-06')
    const linha = await c.novaLinha()
    const respostas = await Promise.all(c.empresas.map((id) => c.abrir(D, antiga(linha, id))))
    expect(respostas.map((r) => r.status).sort()).toEqual([200, 422, 422])
  })
  it('linha de mais de 250 km com demanda declarada tem duas, de empresas diferentes', async () => {
    c.dia('2026-04-06')
    const linha = await c.novaLinha('312.0')
    const { numero } = (await c.abrir(D, antiga(linha, c.empresas[0]))).corpo
    const segunda = (id: string, ato_da_demanda: string | null) =>
      c.abrir(D, antiga(linha, id, { contrato: 'C 2', ato_da_demanda, licitacao: 'Concorrência 2/2019' }))
    expect((await segunda(c.empresas[1], null)).corpo.dispositivo).toBe('art12')
    expect((await segunda(c.empresas[0], 'R 4')).corpo.dispositivo).toBe('art12_par1u')
    expect((await segunda(c.empresas[1], 'R 4')).status).toBe(200)
    expect((await linhaDa(linha)).operadora?.id).toBe(c.empresas[0])
    const cancelar = {
      causa: 'art93_inc2',
      documentos: [{ documento: 'Termo de acordo', registro: 'T 1' }],
      decisao: 'R 9',
      data: '2026-04-06',
    }
    await c.ato(c.conselheiro, D, numero, 'cancelar', cancelar)
    expect((await linhaDa(linha)).operadora?.id).toBe(c.empresas[1])
  })
})

describe('alteração e mudança na empresa, arts. 16 e 17', () => {
  it('a alteração pede termo e interesse público; a provisória, o fim; fora do prazo do contrato não cabe', async () => {
    const { delegacao } = await contratar(c)
    const alterar = (mudancas: Record<string, unknown>) =>
      c.ato(c.conselheiro, D, delegacao, 'alterar-contrato', {
        termo: 'TA 1/2026',
        data: '2026-04-21',
        natureza: 'provisoria',
        ate: '2026-10-21',
        objeto: 'Uma viagem a mais aos domingos',
        interesse_publico: 'Romaria anual da região.',
        sem_prejuizo: 'A receita da viagem a cobre.',
        ...mudancas,
      })
    expect((await alterar({ ate: null })).corpo).toMatchObject({ codigo: 'campo-em-branco', campo: 'ate' })
    expect((await alterar({ ate: '2026-04-20' })).corpo.dispositivo).toBe('art17')
    expect((await alterar({ interesse_publico: '' })).corpo.campo).toBe('interesse_publico')
    expect((await alterar({ data: '2026-04-19' })).corpo.dispositivo).toBe('art14')
    expect((await alterar({})).status).toBe(200)
    expect(await valor(delegacao, 'Alteração provisória')).toContain('TA 1/2026')
  })
  it('a mudança comunicada fora do prazo é recebida, e o atraso é dito', async () => {
    const { delegacao } = await contratar(c)
    c.dia('2026-06-01')
    const operadora = await c.entrar('rr', 'operadora')
    const comunicar = (comunicada_em: string) =>
      c.ato(operadora, D, delegacao, 'comunicar-mudanca', {
        mudanca: 'Entrada de sócio administrador.',
        data: '2026-05-04',
        comunicada_em,
      })
    expect((await comunicar('2026-05-14')).corpo.mensagem).toContain('Comunicado no prazo')
    expect((await comunicar('2026-05-29')).corpo.mensagem).toContain('Comunicado depois de')
    expect((await comunicar('2026-05-01')).corpo.codigo).toBe('antes-da-mudanca')
  })
})
