import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'
import { lerPdf, TEM_POPPLER } from '../testes/ler-pdf.js'

let c: Cenario
let analista: Cliente
let julgador: Cliente

beforeAll(async () => {
  c = await criarCenario()
  analista = await c.entrar('rr', 'analista')
  julgador = await c.entrar('rr', 'julgador')
})
afterAll(() => c.fechar())

const PEDIDO = {
  especie: 'terminal',
  nome: 'Rodoviária de Caracaraí',
  municipio_ibge: '1400209',
  endereco: 'Avenida Central, 10',
  atividades: ['venda-de-passagem', 'abrigo'],
}

const abrir = async () => (await analista.post('/api/v1/terminais', PEDIDO)).json() as { numero: string }
const ato = (quem: Cliente, numero: string, nome: string, corpo: unknown, versao: number) =>
  quem.post(`/api/v1/terminais/${numero}/${nome}`, corpo, { versao })
const ACORDO = {
  acordo: 'TA 3/2026',
  firmado_em: '2026-04-01',
  manifestacao: 'O conselho concorda com o lugar.',
}

describe('terminal, arts. 63 a 65', () => {
  it('vai do acordo ao uso, cada ato por quem a tabela dá', async () => {
    const { numero } = await abrir()
    expect(numero).toBe('RR-2026-000001')
    expect((await ato(julgador, numero, 'firmar-acordo', ACORDO, 1)).statusCode).toBe(200)
    const projeto = { projeto: 'Prédio de dois pavimentos, com seis plataformas.' }
    expect((await ato(analista, numero, 'apresentar-projeto', projeto, 2)).statusCode).toBe(200)
    const decisao = { resultado: 'aprovado', razoes: 'O projeto atende ao serviço.' }
    const decidido = await ato(julgador, numero, 'decidir-projeto', decisao, 3)
    expect(decidido.json()).toMatchObject({ estado: 'aprovado', documento: expect.any(String) })
    const pagina = (await julgador.get(`/api/v1/terminais/${numero}`)).json()
    expect(pagina.atos_possiveis.map((a: { ato: string }) => a.ato)).toEqual(['autorizar-uso'])
    expect(pagina.eventos.map((e: { titulo: string }) => e.titulo)).toContain('Decidir o projeto')
    expect(pagina.eventos[1].linhas).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Firmado em: .*2026/)]),
    )
  })

  it('o papel da decisão diz as palavras do dia em que ela se deu, e a verificação o reconhece', async () => {
    const { numero } = await abrir()
    await ato(julgador, numero, 'firmar-acordo', ACORDO, 1)
    await ato(analista, numero, 'apresentar-projeto', { projeto: 'Seis plataformas cobertas.' }, 2)
    const corpo = { resultado: 'recusado', razoes: 'Faltam rampas de acesso.' }
    const { documento } = (await ato(julgador, numero, 'decidir-projeto', corpo, 3)).json()
    const pdf = await julgador.get(`/api/v1/documentos/${documento}`)
    expect(pdf.headers['content-disposition']).toContain(`ato-${numero}.pdf`)
    if (TEM_POPPLER) {
      const texto = lerPdf(pdf.rawPayload)
      expect(texto).toContain('Faltam rampas de acesso.')
      expect(texto).toContain('Rodoviária de Caracaraí')
    }
    const verificado = await c.produto.app.inject(`/api/v1/verificacao/${documento}`)
    expect(verificado.json()).toMatchObject({
      numero,
      situacao: 'vale',
      motivo: 'Situação hoje: projeto recusado.',
    })
  })

  it('uso não se autoriza antes do projeto aprovado: 409 com o art. 64', async () => {
    const { numero } = await abrir()
    const r = await ato(julgador, numero, 'autorizar-uso', { ato_de_uso: 'Ato 1' }, 1)
    expect(r.statusCode).toBe(409)
    expect(r.json()).toMatchObject({ codigo: 'ato-nao-cabe', dispositivo: 'art64' })
  })

  it('quem a tabela não dá recebe 403, e o número recusado não se gasta', async () => {
    const { numero } = await abrir()
    expect((await ato(analista, numero, 'firmar-acordo', ACORDO, 1)).statusCode).toBe(403)
    const fiscal = await c.entrar('rr', 'fiscal')
    expect((await fiscal.post('/api/v1/terminais', PEDIDO)).statusCode).toBe(403)
    expect((await abrir()).numero).toBe(`RR-2026-${String(Number(numero.slice(-6)) + 1).padStart(6, '0')}`)
  })

  it('campo em branco, data ilegível e opção desconhecida vêm com o nome do campo', async () => {
    const r = await analista.post('/api/v1/terminais', { ...PEDIDO, nome: ' ', atividades: ['cinema'] })
    expect(r.statusCode).toBe(422)
    const campos = r.json().erros.map((e: { campo: string }) => e.campo)
    expect(campos).toEqual(expect.arrayContaining(['nome', 'atividades.0']))
  })

  it('versão antiga é recusada, e o formulário diz os campos de abertura', async () => {
    const { numero } = await abrir()
    expect((await ato(julgador, numero, 'firmar-acordo', ACORDO, 0)).statusCode).toBe(412)
    const f = (await analista.get('/api/v1/terminais/formulario')).json()
    expect(f).toMatchObject({ pode_abrir: true, nome: 'Terminal' })
    expect(f.campos.find((x: { nome: string }) => x.nome === 'atividades')).toMatchObject({
      tipo: 'varios',
      dispositivo: 'art63',
    })
    expect(f.campos.find((x: { nome: string }) => x.nome === 'observacao').obrigatorio).toBe(false)
  })

  it('a lei do Rio Grande do Sul não tem este procedimento', async () => {
    const doSul = await c.entrar('rs', 'analista')
    expect((await doSul.post('/api/v1/terminais', { ...PEDIDO, municipio_ibge: '4314902' })).statusCode).toBe(
      422,
    )
    expect((await doSul.get('/api/v1/terminais')).json().total).toBe(0)
  })
})
