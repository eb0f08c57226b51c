import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CenarioDeOutorga,
  CONTRATO,
  criarCenarioDeOutorga,
  EDITAL,
  licitar,
} from '../testes/licitacao.js'

let c: CenarioDeOutorga

beforeAll(async () => {
  c = await criarCenarioDeOutorga()
})
afterAll(() => c.fechar())

const habilitada = (operadora_id: string, mudancas: Record<string, unknown> = {}) => ({
  operadora_id,
  apresentada_em: '2026-04-08',
  decisao: 'habilitar',
  ...mudancas,
})
const sessao = (...licitantes: unknown[]) => ({ data: '2026-04-10', licitantes })
const dado = async (numero: string, rotulo: string) =>
  (await c.ver('licitacoes', numero)).secoes.flatMap((s) => s.dados).find((d) => d.rotulo === rotulo)?.valor

describe('registro de licitantes, art. 7', () => {
  it('o certificado sai com número, prazo da autoridade e documento que se verifica', async () => {
    c.dia('2026-04-06')
    const id = c.empresas[0]
    const r = await c.certificar(id)
    expect(r).toMatchObject({
      status: 200,
      corpo: { ate: '2027-04-06', numero: expect.stringMatching(/^RR-2026-/) },
    })
    const lista = (await c.analista.get(`/api/v1/operadoras/${id}/certificado`)).json()
    expect(lista.certificados[0]).toMatchObject({ vale: true, ate: '2027-04-06' })
    const pdf = await c.analista.get(`/api/v1/documentos/${r.corpo.documento}`)
    expect(pdf.statusCode).toBe(200)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
  it('o prazo acaba sem que ninguém o mude', async () => {
    c.dia('2027-04-07')
    const lista = (await c.analista.get(`/api/v1/operadoras/${c.empresas[0]}/certificado`)).json()
    expect(lista.certificados.every((x: { vale: boolean }) => !x.vale)).toBe(true)
    c.dia('2026-04-06')
  })
  it('a lei do Rio Grande do Sul não tem este registro, e o fiscal não certifica', async () => {
    const doSul = await c.entrar('rs', 'analista')
    const r = await doSul.post(`/api/v1/operadoras/${c.ids.rs.operadora}/certificado`, {}, { versao: 0 })
    expect(r.statusCode).toBe(422)
    const fiscal = await c.entrar('rr', 'fiscal')
    const url = `/api/v1/operadoras/${c.empresas[0]}/certificado`
    expect((await fiscal.post(url, {}, { versao: 0 })).statusCode).toBe(403)
  })
})

describe('edital, art. 8', () => {
  it('em branco, cada item que falta vem com o seu inciso', async () => {
    const { numero } = await licitar(c, 'edital')
    const r = await c.ato(c.analista, 'licitacoes', numero, 'publicar-edital', {
      edital: 'E 1',
      publicado_em: '2026-04-06',
      sessao: '2026-04-10',
    })
    expect(r).toMatchObject({ status: 422, corpo: { codigo: 'vedado', dispositivo: 'art8_inc2' } })
    for (const inciso of ['II', 'III', 'IV', 'V', 'VI', 'VII'])
      expect(r.corpo.detail).toContain(`(art. 8º, ${inciso})`)
  })
  it('objeto sem horários na linha e no edital é recusado pelo inciso I', async () => {
    const l = await c.analista.post('/api/v1/linhas', {
      numero: '900',
      extremo_a: 'Boa Vista',
      extremo_b: 'Normandia',
      municipio_a: '1400100',
      municipio_b: '1400407',
      extensao_km: '180.0',
      servico: 'regular',
    })
    const { numero } = await licitar(c, 'edital', { linha: l.json().id })
    const r = await c.ato(c.analista, 'licitacoes', numero, 'publicar-edital', EDITAL)
    expect(r.corpo).toMatchObject({ codigo: 'vedado', dispositivo: 'art8_inc1' })
  })
  it('o objeto vem da linha, e linha com período diferente de 10 anos é recusada', async () => {
    const { numero } = await licitar(c, 'edital')
    const longo = await c.ato(c.analista, 'licitacoes', numero, 'publicar-edital', { ...EDITAL, anos: 15 })
    expect(longo.corpo.dispositivo).toBe('art8_inc2')
    expect((await c.ato(c.analista, 'licitacoes', numero, 'publicar-edital', EDITAL)).status).toBe(200)
    expect(await dado(numero, 'Horários')).toBe('06:00, 14:00')
    expect(await dado(numero, 'Pontos de seção')).toBe('Boa Vista, Caracaraí')
  })
})

describe('fases, art. 9', () => {
  it('nenhuma se pula: 409, e a data não vem antes da fase anterior', async () => {
    const { numero } = await licitar(c, 'habilitacao')
    const pulada = await c.ato(c.conselheiro, 'licitacoes', numero, 'homologar', {
      data: '2026-04-06',
      ato: 'R',
    })
    expect(pulada).toMatchObject({ status: 409, corpo: { codigo: 'ato-nao-cabe', dispositivo: 'art9_inc5' } })
    const { numero: outro } = await licitar(c, 'propostas')
    const cedo = await c.ato(c.analista, 'licitacoes', outro, 'conhecer-propostas', {
      data: '2026-04-09',
      ata: 'Ata 1',
      propostas: [{ operadora_id: c.empresas[0], valor: '0,30' }],
    })
    expect(cedo).toMatchObject({ status: 422, corpo: { dispositivo: 'art9_par1u' } })
    const futura = await c.ato(c.analista, 'licitacoes', outro, 'conhecer-propostas', {
      data: '2026-05-09',
      ata: 'Ata 1',
      propostas: [{ operadora_id: c.empresas[0], valor: '0,30' }],
    })
    expect(futura.corpo).toMatchObject({ codigo: 'data-no-futuro', campo: 'data' })
  })
  it('a sessão não se faz antes do dia que o edital marcou', async () => {
    const { numero } = await licitar(c, 'habilitacao')
    c.dia('2026-04-10')
    const antes = { ...sessao(habilitada(c.empresas[0])), data: '2026-04-09' }
    const r = await c.ato(c.analista, 'licitacoes', numero, 'habilitar', antes)
    expect(r.corpo).toMatchObject({ codigo: 'antes-da-sessao', campo: 'data' })
  })
  it('quem julga não é quem habilita', async () => {
    const { numero } = await licitar(c, 'habilitacao')
    c.dia('2026-04-10')
    const r = await c.ato(c.julgador, 'licitacoes', numero, 'habilitar', sessao(habilitada(c.empresas[0])))
    expect(r.status).toBe(403)
  })
  it('só propõe quem foi habilitado, uma vez, com valor que se lê', async () => {
    const { numero } = await licitar(c, 'propostas', { licitantes: c.empresas.slice(0, 2) })
    const abrir = (...propostas: unknown[]) =>
      c.ato(c.analista, 'licitacoes', numero, 'conhecer-propostas', {
        data: '2026-04-10',
        ata: 'A',
        propostas,
      })
    const [a, , fora] = c.empresas
    expect((await abrir({ operadora_id: fora, valor: '1' })).corpo).toMatchObject({
      codigo: 'nao-habilitada',
      dispositivo: 'art9_par1u',
    })
    expect((await abrir({ operadora_id: a, valor: '1' }, { operadora_id: a, valor: '2' })).corpo.codigo).toBe(
      'repetida',
    )
    for (const valor of ['dez', '-1'])
      expect((await abrir({ operadora_id: a, valor })).corpo.campo).toBe('propostas.0.valor')
  })
  it('empate pede a ordem, e a desclassificada não se classifica', async () => {
    const { numero } = await licitar(c, 'propostas')
    const [a, b, d] = c.empresas
    c.dia('2026-04-14')
    await c.ato(c.analista, 'licitacoes', numero, 'conhecer-propostas', {
      data: '2026-04-13',
      ata: 'A',
      propostas: [
        { operadora_id: a, valor: '0,30' },
        { operadora_id: b, valor: '0.30' },
        { operadora_id: d, valor: '0,10' },
      ],
    })
    const julgar = (mais: Record<string, unknown>) =>
      c.ato(c.julgador, 'licitacoes', numero, 'julgar-propostas', {
        data: '2026-04-14',
        fundamentos: 'Critério do edital.',
        desclassificadas: [{ operadora_id: d, motivo: 'Preço inexequível' }],
        ...mais,
      })
    expect((await julgar({})).corpo).toMatchObject({ codigo: 'empate-sem-ordem', dispositivo: 'art9_inc3' })
    expect((await julgar({ desempate: [b, a] })).corpo.mensagem).toContain('Viação Segunda RR')
    expect(await dado(numero, 'Desclassificada')).toBe('Cooperativa Terceira: Preço inexequível')
  })
})

describe('licitante, arts. 7, 11, 67 e 88', () => {
  it('sem certificado em vigor não se habilita', async () => {
    c.dia('2026-04-06')
    const nova = await c.novaEmpresa('11444777000161', 'Sem Certificado Ltda.', { certificar: false })
    const { numero } = await licitar(c, 'habilitacao')
    c.dia('2026-04-10')
    const r = await c.ato(c.analista, 'licitacoes', numero, 'habilitar', sessao(habilitada(nova)))
    expect(r).toMatchObject({ status: 422, corpo: { dispositivo: 'art7' } })
    expect(r.corpo.detail).toContain('Sem Certificado Ltda.')
  })
  it('apresentação depois da sessão, veículo alheio e cadastro sem garagem vêm pelo art. 11', async () => {
    const { numero } = await licitar(c, 'habilitacao')
    c.dia('2026-04-10')
    const habilitar = (mudancas: Record<string, unknown>) =>
      c.ato(c.analista, 'licitacoes', numero, 'habilitar', sessao(habilitada(c.empresas[1], mudancas)))
    const tarde = await habilitar({ apresentada_em: '2026-04-11' })
    expect(tarde.corpo).toMatchObject({ dispositivo: 'art11' })
    const alheio = await habilitar({ veiculos: [c.ids.rr.veiculo] })
    expect(alheio.corpo.detail).toContain('propriedade do veículo NAV1C34')
    const crua = await c.analista.post('/api/v1/operadoras', {
      documento: '33000167000101',
      razao_social: 'Sem Garagem Ltda.',
      forma: 'empresa',
      municipio_ibge: '1400100',
      endereco: 'Rua de Teste, 3',
      email: 'crua@teste.local',
    })
    const { id } = crua.json() as { id: string }
    c.dia('2026-04-06')
    await c.certificar(id)
    c.dia('2026-04-10')
    const r = await c.ato(c.analista, 'licitacoes', numero, 'habilitar', sessao(habilitada(id)))
    expect(r.corpo.dispositivo).toBe('art11')
    for (const falta of ['ao menos um veículo', 'garagem', 'manutenção', 'profissional'])
      expect(r.corpo.detail).toContain(falta)
  })
  it('inabilita-se com motivo; cooperativa disputa como as empresas; autônomo não chega ao cadastro', async () => {
    const { numero } = await licitar(c, 'habilitacao')
    c.dia('2026-04-10')
    const inabilitar = (motivo: string | null) =>
      c.ato(
        c.analista,
        'licitacoes',
        numero,
        'habilitar',
        sessao(
          habilitada(c.empresas[2]),
          habilitada(c.empresas[0], { decisao: 'inabilitar', motivo: motivo ?? '' }),
        ),
      )
    expect((await inabilitar(null)).corpo).toMatchObject({
      codigo: 'sem-motivo',
      campo: 'licitantes.1.motivo',
    })
    expect((await inabilitar('Certidão falsa')).corpo.mensagem).toContain('1 de 2 habilitados')
    expect(await dado(numero, 'Cooperativa Terceira')).toContain('habilitada; certificado')
    const autonomo = await c.analista.post('/api/v1/operadoras', {
      documento: '45997418000153',
      razao_social: 'Fulano',
      forma: 'autonomo',
      municipio_ibge: '1400100',
      endereco: 'Rua 1, 20',
      email: 'a@b.co',
    })
    expect(autonomo.json()).toMatchObject({ codigo: 'autonomo-vedado', dispositivo: 'art67_par2' })
  })
  it('a mesma empresa duas vezes na lista é dita', async () => {
    const { numero } = await licitar(c, 'habilitacao')
    c.dia('2026-04-10')
    const duas = sessao(habilitada(c.empresas[0]), habilitada(c.empresas[0]))
    expect((await c.ato(c.analista, 'licitacoes', numero, 'habilitar', duas)).corpo.codigo).toBe('repetida')
  })
})

describe('contrato e convocação, arts. 13 e 24', () => {
  it('assinar abre a delegação, com o extrato do contrato, e a operadora vê o que é seu', async () => {
    const { numero } = await licitar(c, 'homologada')
    c.dia('2026-04-20')
    const semPecas = await c.ato(c.analista, 'licitacoes', numero, 'assinar-contrato', {
      ...CONTRATO,
      pecas: ['edital'],
    })
    expect(semPecas.corpo).toMatchObject({ codigo: 'vedado', dispositivo: 'art13' })
    const r = await c.ato(c.analista, 'licitacoes', numero, 'assinar-contrato', CONTRATO)
    expect(r).toMatchObject({ status: 200, corpo: { estado: 'contratada' } })
    const delegacao = (await dado(numero, 'Delegação')) ?? ''
    const pagina = await c.ver('delegacoes', delegacao, await c.entrar('rr', 'operadora'))
    expect(pagina).toMatchObject({ estado: 'contratada', de: '2026-04-20', ate: '2036-04-20' })
    expect(pagina.documentos).toHaveLength(1)
    expect((await c.analista.get(pagina.documentos[0]?.caminho ?? '')).statusCode).toBe(200)
    expect(pagina.prazos).toContainEqual(
      expect.objectContaining({ nome: 'inicio-da-operacao', ate: '2026-04-21' }),
    )
  })
  it('depois de 30 dias não se assina; convoca-se o seguinte, e sem mais ninguém fracassa', async () => {
    const { numero } = await licitar(c, 'homologada', { licitantes: c.empresas.slice(0, 2) })
    const prazo = (await c.ver('licitacoes', numero)).prazos[0]
    expect(prazo).toMatchObject({ nome: 'assinatura', ate: '2026-05-18' })
    const chamar = (data: string) =>
      c.ato(c.analista, 'licitacoes', numero, 'convocar-segundo', {
        data,
        motivo: 'O primeiro não veio assinar.',
      })
    c.dia('2026-05-18')
    expect(await chamar('2026-05-18')).toMatchObject({ status: 409, corpo: { codigo: 'prazo-em-curso' } })
    c.dia('2026-05-19')
    const tarde = { ...CONTRATO, assinado_em: '2026-05-19' }
    const r = await c.ato(c.analista, 'licitacoes', numero, 'assinar-contrato', tarde)
    expect(r.corpo).toMatchObject({ codigo: 'vedado', dispositivo: 'art24' })
    const fracasso = { data: '2026-05-19', motivo: 'Ninguém assinou o contrato.' }
    const cedo = await c.ato(c.conselheiro, 'licitacoes', numero, 'declarar-fracassada', fracasso)
    expect(cedo.corpo).toMatchObject({ codigo: 'ha-classificado', dispositivo: 'art24_par1u' })
    expect((await chamar('2026-05-19')).corpo.mensagem).toContain('Viação Segunda RR')
    const pagina = await c.ver('licitacoes', numero)
    expect(pagina.operadora?.id).toBe(c.empresas[1])
    expect(pagina.prazos[0]?.ate).toBe('2026-06-18')
    c.dia('2026-06-19')
    expect((await chamar('2026-06-19')).corpo).toMatchObject({
      codigo: 'sem-classificado',
      dispositivo: 'art24_par1u',
    })
    const fim = { ...fracasso, data: '2026-06-19' }
    expect((await c.ato(c.conselheiro, 'licitacoes', numero, 'declarar-fracassada', fim)).corpo.estado).toBe(
      'fracassada',
    )
  })
  it('assinado no último dia e registrado depois ainda vale', async () => {
    const { numero } = await licitar(c, 'homologada')
    c.dia('2026-05-25')
    const r = await c.ato(c.analista, 'licitacoes', numero, 'assinar-contrato', {
      ...CONTRATO,
      assinado_em: '2026-05-18',
    })
    expect(r.status).toBe(200)
  })
})

describe('revogação e anulação, art. 10', () => {
  it.each([
    ['revogar', 'revogada'],
    ['anular', 'anulada'],
  ])('%s pede motivo e cabe ao conselho', async (nome, estado) => {
    const { numero } = await licitar(c, 'propostas')
    const corpo = { data: '2026-04-10', motivo: 'A demanda caiu pela metade.' }
    const semMotivo = await c.ato(c.conselheiro, 'licitacoes', numero, nome, { ...corpo, motivo: ' ' })
    expect(semMotivo).toMatchObject({ status: 422, corpo: { campo: 'motivo' } })
    expect((await c.ato(c.julgador, 'licitacoes', numero, nome, corpo)).status).toBe(403)
    const r = await c.ato(c.conselheiro, 'licitacoes', numero, nome, corpo)
    expect(r.corpo).toMatchObject({ estado, documento: expect.any(String) })
    expect(await c.ato(c.conselheiro, 'licitacoes', numero, 'anular', corpo)).toMatchObject({
      status: 409,
      corpo: { dispositivo: 'art10' },
    })
  })
})

describe('abertura', () => {
  it('linha pede linha, terminal pede terminal, e outra lei não licita', async () => {
    const pedido = { especie: 'linha', objeto: 'Serviço' }
    expect((await c.abrir('licitacoes', pedido)).corpo.campo).toBe('linha_id')
    expect((await c.abrir('licitacoes', { ...pedido, especie: 'terminal' })).corpo.campo).toBe('terminal_id')
    const doSul = await c.entrar('rs', 'analista')
    expect((await c.abrir('licitacoes', pedido, doSul)).status).toBe(422)
    expect((await c.abrir('licitacoes', pedido, c.julgador)).status).toBe(403)
  })
  it('a segunda só em linha de mais de 250 km com demanda declarada, depois do contrato da primeira', async () => {
    const curta = await licitar(c, 'homologada')
    c.dia('2026-04-20')
    const segunda = (primeira: string, linha: string, ato_da_demanda: string | null) =>
      c.abrir('licitacoes', {
        especie: 'segunda-licitacao',
        linha_id: linha,
        primeira,
        ato_da_demanda,
        objeto: 'Segunda operadora da linha',
      })
    expect((await segunda(curta.numero, curta.linha, 'R 1')).corpo.dispositivo).toBe('art12')
    const longa = await licitar(c, 'homologada', { linha: await c.novaLinha('312.4') })
    c.dia('2026-04-20')
    expect((await segunda(longa.numero, longa.linha, 'R 1')).corpo.dispositivo).toBe('art12_par1u')
    await c.ato(c.analista, 'licitacoes', longa.numero, 'assinar-contrato', CONTRATO)
    expect((await segunda(longa.numero, longa.linha, null)).corpo.dispositivo).toBe('art12')
    expect((await segunda(curta.numero, longa.linha, 'R 1')).corpo.dispositivo).toBe('art12_par1u')
    const aberta = await segunda(longa.numero, longa.linha, 'R 1')
    expect(aberta.status).toBe(200)
    const exames = (await c.ver('licitacoes', aberta.corpo.numero)).exames
    expect(exames[0]).toMatchObject({ permitido: false, motivos: [{ dispositivo: 'art12' }] })
  })
  it('quem venceu a primeira não participa da segunda', async () => {
    const longa = await licitar(c, 'homologada', { linha: await c.novaLinha('400.0') })
    c.dia('2026-04-20')
    await c.ato(c.analista, 'licitacoes', longa.numero, 'assinar-contrato', CONTRATO)
    const { numero } = await licitar(c, 'habilitacao', {
      linha: longa.linha,
      abertura: { especie: 'segunda-licitacao', primeira: longa.numero, ato_da_demanda: 'Resolução 2' },
    })
    c.dia('2026-04-10')
    const r = await c.ato(c.analista, 'licitacoes', numero, 'habilitar', sessao(habilitada(c.empresas[0])))
    expect(r.corpo).toMatchObject({ codigo: 'vedado', dispositivo: 'art12_par1u' })
    expect(r.corpo.detail).toContain('Viação Primeira RR')
  })
  it('a segunda chega ao seu contrato na mesma linha, que segue com a primeira', async () => {
    const longa = await licitar(c, 'homologada', { linha: await c.novaLinha('251.0') })
    c.dia('2026-04-20')
    await c.ato(c.analista, 'licitacoes', longa.numero, 'assinar-contrato', CONTRATO)
    const primeira = (await dado(longa.numero, 'Delegação')) ?? ''
    c.dia('2026-04-21')
    await c.ato(c.analista, 'delegacoes', primeira, 'iniciar-operacao', { inicio: '2026-04-21' })
    const segunda = await licitar(c, 'homologada', {
      linha: longa.linha,
      abertura: { especie: 'segunda-licitacao', primeira: longa.numero, ato_da_demanda: 'Resolução 2' },
      licitantes: c.empresas.slice(1),
    })
    c.dia('2026-04-20')
    const r = await c.ato(c.analista, 'licitacoes', segunda.numero, 'assinar-contrato', CONTRATO)
    expect(r.status).toBe(200)
    c.dia('2026-04-21')
    const outra = (await dado(segunda.numero, 'Delegação')) ?? ''
    await c.ato(c.analista, 'delegacoes', outra, 'iniciar-operacao', { inicio: '2026-04-21' })
    const linha = (await c.analista.get(`/api/v1/linhas/${longa.linha}`)).json()
    expect(linha.operadora.id).toBe(c.empresas[0])
    expect(
      (await c.analista.get(`/api/v1/delegacoes?linha_id=${longa.linha}&vigente=sim`)).json().total,
    ).toBe(2)
  })
})
