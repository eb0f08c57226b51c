import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CenarioDeOutorga, contratar, criarCenarioDeOutorga } from '../testes/licitacao.js'

let c: CenarioDeOutorga

beforeAll(async () => {
  c = await criarCenarioDeOutorga()
})
afterAll(() => c.fechar())

const D = 'delegacoes'
const SEGUNDA = '12ABC34501DE35'
const METADE = '2031-04-20'

const pedido = (mudancas: Record<string, unknown> = {}) => ({
  interessado: SEGUNDA,
  requerimento: 'Req. 1/2031',
  data: METADE,
  requerentes: ['delegataria', 'interessado'],
  ...mudancas,
})
const decisao = (mudancas: Record<string, unknown> = {}) => ({
  resultado: 'anuida',
  decisao: 'Resolução 20/2031',
  data: '2031-04-22',
  requisitos: [{ requisito: 'Frota de três ônibus', atendido: true }],
  razoes: 'O interessado atende ao edital.',
  ...mudancas,
})

async function noMeioDoPrazo() {
  const certame = await contratar(c)
  c.dia(METADE)
  await c.certificar(c.empresas[1])
  return certame
}

describe('transferência, art. 15', () => {
  it('antes da metade do prazo é recusada pelo inciso III', async () => {
    const { delegacao } = await contratar(c)
    c.dia('2031-04-19')
    await c.certificar(c.empresas[1])
    const r = await c.ato(c.analista, D, delegacao, 'pedir-transferencia', pedido({ data: '2031-04-19' }))
    expect(r.corpo).toMatchObject({ codigo: 'vedado', dispositivo: 'art15_inc3' })
  })
  it.each([
    ['sem o interessado', { requerentes: ['delegataria'] }, 'art15'],
    ['por quem não está no registro de licitantes', { interessado: '33000167000101' }, 'art15_inc1'],
    ['por autônomo', { interessado: '52998224725' }, 'art67_par2'],
  ])('%s: recusada', async (_, mudancas, dispositivo) => {
    const { delegacao } = await noMeioDoPrazo()
    const r = await c.ato(c.analista, D, delegacao, 'pedir-transferencia', pedido(mudancas))
    expect(r.corpo).toMatchObject({ codigo: 'vedado', dispositivo })
  })
  it('pedida pela operadora, decidida pelo conselho com os requisitos do edital, passa a linha', async () => {
    const { delegacao, linha } = await noMeioDoPrazo()
    const operadora = await c.entrar('rr', 'operadora')
    expect((await c.ato(operadora, D, delegacao, 'pedir-transferencia', pedido())).status).toBe(200)
    const pagina = await c.ver(D, delegacao, operadora)
    expect(pagina.exames.find((e) => e.titulo.startsWith('Transferir a'))?.permitido).toBe(true)
    c.dia('2031-04-22')
    const decidir = (mudancas: Record<string, unknown>, quem = c.conselheiro) =>
      c.ato(quem, D, delegacao, 'decidir-transferencia', decisao(mudancas))
    expect((await decidir({}, c.julgador)).status).toBe(403)
    expect((await decidir({ requisitos: [] })).corpo).toMatchObject({
      codigo: 'vedado',
      dispositivo: 'art15_inc2',
    })
    const falta = [{ requisito: 'Frota de três ônibus', atendido: false }]
    expect((await decidir({ requisitos: falta })).corpo.detail).toContain('Frota de três ônibus')
    const r = await decidir({})
    expect(r).toMatchObject({ status: 200, corpo: { estado: 'em-operacao', documento: expect.any(String) } })
    const depois = await c.ver(D, delegacao)
    expect(depois).toMatchObject({ operadora: { id: c.empresas[1] }, ate: '2036-04-20' })
    expect(depois.titulo).toContain('Viação Segunda RR')
    expect((await c.analista.get(`/api/v1/linhas/${linha}`)).json().operadora.id).toBe(c.empresas[1])
    expect((await operadora.get(`/api/v1/delegacoes/${delegacao}`)).statusCode).toBe(404)
    const nova = await c.entrar('rr', 'operadora', 'outra')
    expect((await nova.get(`/api/v1/delegacoes/${delegacao}`)).statusCode).toBe(200)
  })
  it('negada, tudo fica como estava', async () => {
    const { delegacao } = await noMeioDoPrazo()
    await c.ato(c.analista, D, delegacao, 'pedir-transferencia', pedido())
    c.dia('2031-04-22')
    const r = await c.ato(
      c.conselheiro,
      D,
      delegacao,
      'decidir-transferencia',
      decisao({ resultado: 'negada' }),
    )
    expect(r.corpo.estado).toBe('em-operacao')
    expect((await c.ver(D, delegacao)).operadora?.id).toBe(c.empresas[0])
  })
  it('certificado que vence entre o pedido e a decisão impede a anuência', async () => {
    const { delegacao } = await noMeioDoPrazo()
    await c.ato(c.analista, D, delegacao, 'pedir-transferencia', pedido())
    c.dia('2032-05-01')
    const r = await c.ato(
      c.conselheiro,
      D,
      delegacao,
      'decidir-transferencia',
      decisao({ data: '2032-05-01' }),
    )
    expect(r.corpo.dispositivo).toBe('art15_inc1')
  })
  it('a quem já tem outro título da mesma linha não se transfere, art. 12', async () => {
    c.dia('2026-04-06')
    const linha = await c.novaLinha('312.0')
    const { delegacao } = await contratar(c, { linha })
    c.dia(METADE)
    await c.certificar(c.empresas[1])
    const outro = await c.abrir(D, {
      especie: 'permissao',
      operadora_id: c.empresas[1],
      linha_id: linha,
      licitacao: 'Concorrência 9/2027',
      homologada_em: '2027-02-01',
      contrato: 'C 9',
      pecas: ['edital', 'proposta'],
      assinado_em: '2027-02-10',
      inicio: '2027-02-11',
      ato_da_demanda: 'R 3/2027',
    })
    expect(outro.status).toBe(200)
    const r = await c.ato(c.analista, D, delegacao, 'pedir-transferencia', pedido())
    expect(r.corpo).toMatchObject({ dispositivo: 'art12_par1u' })
    expect(r.corpo.detail).toContain(outro.corpo.numero)
  })
})
