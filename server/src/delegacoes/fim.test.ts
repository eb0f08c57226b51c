import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CenarioDeOutorga,
  CONTRATO,
  contratar,
  criarCenarioDeOutorga,
  EDITAL,
  licitar,
} from '../testes/licitacao.js'

let c: CenarioDeOutorga

beforeAll(async () => {
  c = await criarCenarioDeOutorga()
})
afterAll(() => c.fechar())

const D = 'delegacoes'
const linhaDa = async (id: string) => (await c.analista.get(`/api/v1/linhas/${id}`)).json()

describe('cancelamento, art. 93', () => {
  const cancelamento = (mudancas: Record<string, unknown> = {}) => ({
    causa: 'art93_inc1',
    documentos: [{ documento: 'Sentença de falência', registro: '0001/2026' }],
    decisao: 'Resolução 30',
    data: '2026-04-21',
    ...mudancas,
  })
  it.each([
    ['falência sem sentença', { documentos: [] }, 'art93_inc1'],
    ['decisão judicial sem a certidão', { causa: 'art93_inc3' }, 'art93_inc3'],
    ['interesse público sem proposta', { causa: 'art93_inc4' }, 'art93_par1u'],
  ])('%s é recusado', async (_, mudancas, dispositivo) => {
    const { delegacao } = await contratar(c)
    const r = await c.ato(c.conselheiro, D, delegacao, 'cancelar', cancelamento(mudancas))
    expect(r.corpo).toMatchObject({ codigo: 'vedado', dispositivo })
  })
  it.each([
    ['art93_inc1', 1],
    ['art93_inc2', 1],
    ['art93_inc3', 2],
  ])('por %s, com os seus documentos, termina o título e solta a linha', async (causa, quantos) => {
    const { delegacao, linha } = await contratar(c)
    const documentos = [
      { documento: 'Documento da causa', registro: 'D 1' },
      { documento: 'Certidão de trânsito', registro: 'D 2' },
    ].slice(0, quantos)
    const r = await c.ato(c.conselheiro, D, delegacao, 'cancelar', cancelamento({ causa, documentos }))
    expect(r.corpo).toMatchObject({ estado: 'cancelada', documento: expect.any(String) })
    expect((await linhaDa(linha)).operadora).toBeNull()
    const [pagina] = [await c.ver(D, delegacao)]
    expect(pagina.ate).toBe('2026-04-21')
    expect(pagina.atos_possiveis).toEqual([])
  })
  it('known fault 43: o interesse público é proposto por um e apreciado por outro', async () => {
    const { delegacao } = await contratar(c)
    const proposta = { proposta: 'P 1', data: '2026-04-21', interesse_publico: 'A ponte da rodovia ruiu.' }
    await c.ato(c.analista, D, delegacao, 'propor-cancelamento', proposta)
    const apreciar = (resultado: string, quem = c.conselheiro) =>
      c.ato(quem, D, delegacao, 'apreciar-cancelamento', {
        resultado,
        decisao: 'R 31',
        data: '2026-04-21',
        fundamentos: 'O conselho examinou a proposta.',
      })
    expect(await apreciar('acolhido', c.analista)).toMatchObject({
      status: 403,
      corpo: { dispositivo: 'art93_par1u' },
    })
    expect((await apreciar('rejeitado')).corpo.estado).toBe('em-operacao')
    await c.ato(c.analista, D, delegacao, 'propor-cancelamento', proposta)
    expect((await apreciar('acolhido')).corpo.estado).toBe('cancelada')
  })
})

describe('operação provisória e retomada, art. 94', () => {
  const ordem = { ordem: 'Ordem 1', data: '2026-04-21', aproveitamento: '0,85', viagens: 2 }

  async function recusada() {
    await contratar(c, { licitantes: [c.empresas[1]] })
    const { delegacao, linha } = await contratar(c)
    await c.ato(c.conselheiro, D, delegacao, 'determinar-viagens', ordem)
    return { delegacao, linha }
  }
  const responder = (delegacao: string, resposta: string) =>
    c.ato(c.analista, D, delegacao, 'registrar-resposta', {
      resposta,
      data: '2026-04-21',
      prova: 'Ofício da delegatária.',
    })
  const provisoria = (mudancas: Record<string, unknown> = {}) => ({
    operadora_id: c.empresas[1],
    decisao: 'R 40',
    inicio: '2026-05-01',
    dias: 180,
    mesma_regiao: true,
    ...mudancas,
  })
  const permitir = (delegacao: string, mudancas: Record<string, unknown> = {}) =>
    c.ato(c.conselheiro, D, delegacao, 'permitir-operacao-provisoria', provisoria(mudancas))

  it('aproveitamento abaixo do que a autoridade fixou não justifica a ordem', async () => {
    const { delegacao } = await contratar(c)
    const r = await c.ato(c.conselheiro, D, delegacao, 'determinar-viagens', {
      ...ordem,
      aproveitamento: '0,74',
    })
    expect(r.corpo).toMatchObject({ codigo: 'vedado', dispositivo: 'art94' })
  })
  it('quem atende segue em operação', async () => {
    const { delegacao } = await recusada()
    expect((await responder(delegacao, 'atendeu')).corpo.estado).toBe('em-operacao')
  })
  it('sem resposta registrada, por mais de 180 dias, pela própria ou por quem não é delegatária: recusada', async () => {
    const { delegacao } = await recusada()
    expect((await permitir(delegacao)).corpo).toMatchObject({ codigo: 'sem-resposta', dispositivo: 'art94' })
    await responder(delegacao, 'recusou')
    expect((await permitir(delegacao, { dias: 181 })).corpo.dispositivo).toBe('art94_inc1')
    expect((await permitir(delegacao, { operadora_id: c.empresas[0] })).corpo.dispositivo).toBe('art94_inc1')
    expect((await permitir(delegacao, { operadora_id: c.empresas[2] })).corpo.detail).toContain(
      'não tem delegação em vigor',
    )
    expect((await permitir(delegacao, { mesma_regiao: false })).corpo.detail).toContain('mesma região')
  })
  it('180 dias contados do ato, retomada só depois, e nova licitação da mesma linha', async () => {
    const { delegacao, linha } = await recusada()
    await responder(delegacao, 'recusou')
    expect((await permitir(delegacao)).corpo.estado).toBe('operacao-provisoria')
    const pagina = await c.ver(D, delegacao)
    expect(pagina.prazos).toContainEqual(
      expect.objectContaining({ nome: 'operacao-provisoria', ate: '2026-10-27' }),
    )
    const retomar = (data: string) =>
      c.ato(c.conselheiro, D, delegacao, 'retomar', { data, decisao: 'R 41', razoes: 'A recusa continua.' })
    c.dia('2026-10-27')
    expect(await retomar('2026-10-27')).toMatchObject({ status: 409, corpo: { codigo: 'prazo-em-curso' } })
    c.dia('2026-10-28')
    expect((await c.ver(D, delegacao)).situacao.dispositivo).toBe('art94_inc1')
    expect((await retomar('2026-10-27')).corpo.dispositivo).toBe('art94_inc2')
    expect((await retomar('2026-10-28')).corpo.estado).toBe('retomada')
    expect((await linhaDa(linha)).operadora).toBeNull()
    const deOutra = await licitar(c, 'edital')
    c.dia('2026-10-28')
    const ligar = (licitacao: string) => c.ato(c.analista, D, delegacao, 'licitar-de-novo', { licitacao })
    expect((await ligar(deOutra.numero)).corpo).toMatchObject({
      campo: 'licitacao',
      dispositivo: 'art94_par1u',
    })
    const nova = await c.abrir('licitacoes', {
      especie: 'linha',
      linha_id: linha,
      objeto: 'Serviço retomado',
    })
    expect((await ligar(nova.corpo.numero)).corpo.estado).toBe('em-nova-licitacao')
  })
  it('o serviço volta à delegatária com o compromisso de atender', async () => {
    const { delegacao } = await recusada()
    await responder(delegacao, 'sem-resposta')
    await permitir(delegacao)
    const r = await c.ato(c.conselheiro, D, delegacao, 'devolver-servico', {
      data: '2026-04-21',
      decisao: 'R 42',
      compromisso: 'Duas viagens a mais por dia.',
    })
    expect(r.corpo.estado).toBe('em-operacao')
  })
})

describe('cassação e impedimento, arts. 87 e 88', () => {
  const cassacao = (mudancas: Record<string, unknown> = {}) => ({
    causa: 'art87_inc3',
    processo: 'PA 12/2026',
    ampla_defesa: true,
    decisao: 'Resolução 50',
    publicada_em: '2026-04-21',
    anos: 3,
    fundamentos: 'O abandono foi provado no processo.',
    ...mudancas,
  })
  const cassar = (delegacao: string, mudancas: Record<string, unknown> = {}) =>
    c.ato(c.conselheiro, D, delegacao, 'cassar', cassacao(mudancas))

  it.each([
    ['sem ampla defesa', { ampla_defesa: false }, 'art87'],
    ['com impedimento de 6 anos', { anos: 6 }, 'art88'],
    ['com impedimento de 0 ano', { anos: 0 }, 'art88'],
    [
      'por duas suspensões no ano',
      {
        causa: 'art87_inc4',
        suspensoes: ['2026-01-10', '2026-02-10'].map((data) => ({ data, situacao: 'valida' })),
      },
      'art87_inc4',
    ],
  ])('%s é recusada', async (_, mudancas, dispositivo) => {
    const { delegacao } = await contratar(c)
    expect((await cassar(delegacao, mudancas)).corpo).toMatchObject({ dispositivo })
  })

  it('só a da linha no abandono; todas na parada geral; e o conselho decide', async () => {
    c.dia('2026-04-06')
    const id = await c.novaEmpresa('33000167000101', 'Viação Quarta Ltda.', { cpf: '16899535009' })
    const [uma, outra, abandonada] = [
      await contratar(c, { licitantes: [id] }),
      await contratar(c, { licitantes: [id] }),
      await contratar(c, { licitantes: [id] }),
    ]
    const julgador = await c.ato(c.julgador, D, uma.delegacao, 'cassar', cassacao())
    expect(julgador).toMatchObject({ status: 403, corpo: { dispositivo: 'art87' } })
    await cassar(abandonada.delegacao)
    expect((await c.ver(D, uma.delegacao)).estado).toBe('em-operacao')
    const r = await cassar(uma.delegacao, { causa: 'art87_inc2', decisao: 'Resolução 51' })
    expect(r.corpo.mensagem).toContain(outra.delegacao)
    const alcancada = await c.ver(D, outra.delegacao)
    expect(alcancada.eventos.at(-1)?.linhas).toContain(
      `Alcançada pela cassação da delegação: ${uma.delegacao}`,
    )
    const codigo = alcancada.documentos[0]?.codigo
    const verificado = await c.analista.get(`/api/v1/verificacao/${codigo}`)
    expect(verificado.json()).toMatchObject({ situacao: 'nao-vale-mais' })
    expect(alcancada).toMatchObject({ estado: 'cassada', ate: '2026-04-21' })
    expect((await linhaDa(outra.linha)).operadora).toBeNull()
  })

  it('a empresa e os seus titulares, também por outra empresa, ficam fora de todo título novo', async () => {
    const cpf = '28625587887'
    const id = await c.novaEmpresa('11222333000262', 'Viação Cassada Ltda.', { cpf })
    const { delegacao } = await contratar(c, { licitantes: [id] })
    c.dia('2026-04-06')
    const irma = await c.novaEmpresa('11222333000343', 'Viação Irmã Ltda.', { cpf })
    const emCurso = await licitar(c, 'homologada', { licitantes: [id, irma] })
    c.dia('2026-04-21')
    expect((await cassar(delegacao)).corpo.mensagem).toContain('2029')

    const contrato = { ...CONTRATO, assinado_em: '2026-04-21' }
    const assinar = await c.ato(c.analista, 'licitacoes', emCurso.numero, 'assinar-contrato', contrato)
    expect(assinar.corpo).toMatchObject({ codigo: 'vedado', dispositivo: 'art88' })
    expect(assinar.corpo.detail).toContain('Resolução 50')

    const { numero } = (
      await c.abrir('licitacoes', { especie: 'linha', linha_id: await c.novaLinha(), objeto: 'Outra linha' })
    ).corpo
    await c.ato(c.analista, 'licitacoes', numero, 'publicar-edital', {
      ...EDITAL,
      publicado_em: '2026-04-21',
      sessao: '2026-04-22',
    })
    c.dia('2026-04-22')
    for (const operadora_id of [id, irma]) {
      const licitante = { operadora_id, apresentada_em: '2026-04-21', decisao: 'habilitar' }
      const r = await c.ato(c.analista, 'licitacoes', numero, 'habilitar', {
        data: '2026-04-22',
        licitantes: [licitante],
      })
      expect(r.corpo).toMatchObject({ codigo: 'vedado', dispositivo: 'art88' })
    }
    // A technical lead owns nothing: the company that hires the barred owner as one stays free.
    await c.analista.post('/api/v1/dirigentes', {
      operadora_id: c.empresas[2],
      nome: 'Titular de outra',
      cpf,
      papel: 'responsavel-tecnico',
      desde: '2020-01-01',
    })
    const livre = { operadora_id: c.empresas[2], apresentada_em: '2026-04-21', decisao: 'habilitar' }
    const habilitada = { data: '2026-04-22', licitantes: [livre] }
    expect((await c.ato(c.analista, 'licitacoes', numero, 'habilitar', habilitada)).status).toBe(200)
    const direta = await c.abrir(D, {
      especie: 'permissao',
      operadora_id: irma,
      linha_id: await c.novaLinha(),
      licitacao: 'C 9/2026',
      homologada_em: '2026-04-10',
      contrato: 'C 9',
      pecas: ['edital', 'proposta'],
      assinado_em: '2026-04-22',
    })
    expect(direta.corpo.dispositivo).toBe('art88')

    const barras = (await c.analista.get(`/api/v1/operadoras/${irma}/impedimentos`)).json()
    expect(barras.impedimentos).toEqual([
      {
        quem: 'titular',
        nome: 'Titular de Viação Cassada Ltda.',
        de: '2026-04-21',
        ate: '2029-04-21',
        decisao: 'Resolução 50',
      },
    ])
    const antiga = await c.abrir(D, {
      especie: 'concessao',
      operadora_id: c.empresas[0],
      linha_id: await c.novaLinha(),
      licitacao: 'C 1/2020',
      homologada_em: '2020-03-01',
      contrato: 'C 1',
      pecas: ['edital', 'proposta'],
      assinado_em: '2020-03-20',
      inicio: '2020-03-21',
    })
    const transferir = (data: string) =>
      c.ato(c.analista, D, antiga.corpo.numero, 'pedir-transferencia', {
        interessado: '11222333000343',
        requerimento: 'Req. 1',
        data,
        requerentes: ['delegataria', 'interessado'],
      })
    expect((await transferir('2026-04-22')).corpo).toMatchObject({ codigo: 'vedado', dispositivo: 'art88' })
    c.dia('2029-04-21')
    await c.certificar(irma)
    expect((await transferir('2029-04-21')).corpo.dispositivo).toBe('art88')
    c.dia('2029-04-22')
    expect((await transferir('2029-04-22')).status).toBe(200)
  })

  it('contrato e cassação de todas as linhas ao mesmo tempo: nenhum título da empresa fica de pé', async () => {
    const id = await c.novaEmpresa('11222333000424', 'Viação Simultânea Ltda.', { cpf: '93541134780' })
    const { delegacao } = await contratar(c, { licitantes: [id] })
    const outro = await licitar(c, 'homologada', { licitantes: [id] })
    c.dia('2026-04-21')
    const [assinado, cassado] = await Promise.all([
      c.ato(c.analista, 'licitacoes', outro.numero, 'assinar-contrato', {
        ...CONTRATO,
        assinado_em: '2026-04-21',
      }),
      cassar(delegacao, { causa: 'art87_inc2' }),
    ])
    expect(cassado.status).toBe(200)
    expect([200, 422]).toContain(assinado.status)
    const vigentes = (await c.analista.get(`/api/v1/delegacoes?operadora_id=${id}&vigente=sim`)).json()
    expect(vigentes.total).toBe(0)
  })

  it('o impedimento vale até o último dia, de data a data', async () => {
    const linhas = await c.produto.banco.comoSistema((tx) =>
      tx.linhas<{ cpf: string | null; de: string; ate: string }>(
        sql`select cpf, de, ate from impedimento where nome like '%Cassada%' order by cpf nulls first`,
      ),
    )
    expect(linhas).toEqual([
      { cpf: null, de: '2026-04-21', ate: '2029-04-21' },
      { cpf: '28625587887', de: '2026-04-21', ate: '2029-04-21' },
    ])
  })
})
