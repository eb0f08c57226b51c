import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '../platform/atos/canonico.js'
import { autoValido, type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'

let c: Cenario
let fiscal: Cliente

beforeAll(async () => {
  c = await criarCenario()
  fiscal = await c.entrar('rr', 'fiscal')
})
afterAll(() => c.fechar())

const verificar = (codigo: string) =>
  c.produto.app.inject({ method: 'GET', url: `/api/v1/verificacao/${encodeURIComponent(codigo)}` })

async function lavrar(mudancas: Record<string, unknown> = {}): Promise<string> {
  const r = await fiscal.post('/api/v1/autos', autoValido(c, 'rr', mudancas))
  expect(r.statusCode).toBe(200)
  return r.json().autos[0].numero
}

async function codigoDe(numero: string, especie = 'auto'): Promise<string> {
  const linha = await c.produto.banco.comoSistema((tx) =>
    tx.uma<{ codigo: string }>(
      sql`select d.codigo from documento d join auto a on a.id = d.caso_id where a.numero = ${numero} and d.especie = ${especie}`,
    ),
  )
  return linha?.codigo ?? ''
}

describe('baixar documento', () => {
  it('na primeira vez escreve, e depois serve os mesmos bytes, cujo resumo a verificação mostra', async () => {
    const numero = await lavrar()
    const codigo = await codigoDe(numero)
    expect((await verificar(codigo)).json().sha256).toBeNull()
    const primeira = await fiscal.get(`/api/v1/documentos/${codigo}`)
    expect(primeira.statusCode).toBe(200)
    expect(primeira.headers['content-type']).toBe('application/pdf')
    expect(primeira.headers['content-disposition']).toContain(`auto-${numero}.pdf`)
    c.agora = '2026-04-07T15:00:00Z' as never
    const segunda = await fiscal.get(`/api/v1/documentos/${codigo.toLowerCase()}`)
    expect(segunda.rawPayload.equals(primeira.rawPayload)).toBe(true)
    expect((await verificar(codigo)).json().sha256).toBe(sha256(primeira.rawPayload).toString('hex'))
  })

  it('dois pedidos juntos recebem os mesmos bytes', async () => {
    const codigo = await codigoDe(await lavrar(), 'notificacao')
    const [a, b] = await Promise.all([
      fiscal.get(`/api/v1/documentos/${codigo}`),
      fiscal.get(`/api/v1/documentos/${codigo}`),
    ])
    expect(a.statusCode).toBe(200)
    expect(a.rawPayload.equals(b.rawPayload)).toBe(true)
  })

  it('known fault 41: só quem vê o auto vê o documento', async () => {
    const codigo = await codigoDe(await lavrar())
    const dona = await c.entrar('rr', 'operadora')
    expect((await dona.get(`/api/v1/documentos/${codigo}`)).statusCode).toBe(200)
    for (const alheio of [await c.entrar('rr', 'operadora', 'outra'), await c.entrar('rs', 'analista')]) {
      const r = await alheio.get(`/api/v1/documentos/${codigo}`)
      expect(r.statusCode).toBe(404)
      expect(r.body).not.toContain('%PDF')
    }
  })
})

describe('verificação pública', () => {
  it('responde sem sessão, com a idade da resposta, e aceita o código como se digita', async () => {
    const numero = await lavrar()
    const codigo = await codigoDe(numero)
    for (const digitado of [
      codigo,
      codigo.toLowerCase(),
      codigo.replaceAll('-', ' '),
      codigo.replaceAll('0', 'O').replaceAll('1', 'l'),
    ]) {
      const r = await verificar(digitado)
      expect(r.statusCode).toBe(200)
      expect(r.json()).toMatchObject({
        codigo,
        numero,
        situacao: 'vale',
        sobre: [
          { rotulo: 'Autuado', valor: 'Viação Primeira RR Ltda.' },
          { rotulo: 'Veículo', valor: 'NAV1C34', codigo: true },
          { rotulo: 'Infração', dispositivo: 'art79_inc1' },
        ],
      })
      expect(r.json().dados_de).toMatch(/-04:00$/)
    }
  })

  it('código que não existe é 404 e diz o que fazer', async () => {
    const r = await verificar('0000-0000-0000-0000')
    expect(r.statusCode).toBe(404)
    expect(r.json()).toMatchObject({ codigo: 'documento-desconhecido', campo: 'codigo' })
    expect(r.json().detail).toContain('Nenhum documento tem este código')
  })

  it('de pessoa natural não mostra nome, CPF nem placa inteira', async () => {
    const numero = await lavrar({
      placa: 'ABC1D23',
      servico: 'sem-outorga',
      linha_id: null,
      itinerario: 'Boa Vista a Bonfim',
      autuado: { nome: 'Pessoa de Teste', documento: '52998224725' },
    })
    const r = await verificar(await codigoDe(numero))
    expect(r.json()).toMatchObject({ sobre: [{ valor: 'P. T.' }, { valor: 'AB•••23' }, {}] })
    expect(r.body).not.toMatch(/Pessoa|52998224725|ABC1D23/)
  })

  it('known fault 57: auto anulado não vale mais, diz por quem e quando, e o PDF já emitido não muda', async () => {
    const numero = await lavrar()
    const codigo = await codigoDe(numero)
    const antes = await fiscal.get(`/api/v1/documentos/${codigo}`)
    const analista = await c.entrar('rr', 'analista')
    const julgador = await c.entrar('rr', 'julgador')
    const versao = async () => (await analista.get(`/api/v1/autos/${numero}`)).json().versao
    const praticar = async (quem: Cliente, ato: string, corpo: object) => {
      const r = await quem.post(`/api/v1/autos/${numero}/${ato}`, corpo, { versao: await versao() })
      expect(r.statusCode, r.body).toBe(200)
      return r.json()
    }
    await praticar(analista, 'ciencia', { modo: 'assinatura', data: '2026-03-10' })
    await praticar(analista, 'defesa', {
      texto: 'A placa do auto não é a do veículo da viagem.',
      recebido_em: '2026-03-20',
    })
    const { documento } = await praticar(julgador, 'decisao', {
      resultado: 'anulado',
      fundamentacao: 'As fotos mostram outro veículo, como diz a defesa.',
    })
    expect((await verificar(codigo)).json()).toMatchObject({
      situacao: 'nao-vale-mais',
      substituido_por: documento,
    })
    expect((await verificar(codigo)).json().motivo).toBe(
      'O auto foi anulado em 7 abr. 2026 pela decisão de primeira instância.',
    )
    expect((await verificar(documento)).json()).toMatchObject({ especie: 'decisao', situacao: 'vale' })
    expect((await julgador.get(`/api/v1/documentos/${documento}`)).statusCode).toBe(200)
    expect((await fiscal.get(`/api/v1/documentos/${codigo}`)).rawPayload.equals(antes.rawPayload)).toBe(true)
  })

  it('quem tenta códigos sem parar é contido', async () => {
    const respostas = await Promise.all(Array.from({ length: 70 }, () => verificar('0000-0000-0000-0001')))
    expect(respostas.at(-1)?.statusCode).toBe(429)
  })
})
