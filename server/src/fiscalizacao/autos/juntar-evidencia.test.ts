import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autoValido, type Cenario, type Cliente, criarCenario } from '../../testes/cenario.js'

let c: Cenario
let fiscal: Cliente
let numero: string

beforeAll(async () => {
  c = await criarCenario()
  fiscal = await c.entrar('rr', 'fiscal')
  numero = (await fiscal.post('/api/v1/autos', autoValido(c, 'rr'))).json().autos[0].numero
})
afterAll(() => c.fechar())

const parte = (tipo: string, dados: Buffer) => {
  const tamanho = Buffer.alloc(4)
  tamanho.writeUInt32BE(dados.length)
  return Buffer.concat([tamanho, Buffer.from(tipo), dados, Buffer.alloc(4)])
}
/** A 2 × 2 PNG (its checksums are not looked at). */
const FOTO = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  parte('IHDR', Buffer.from('00000002000000020802000000', 'hex')),
  parte('IDAT', deflateSync(Buffer.alloc(14))),
  parte('IEND', Buffer.alloc(0)),
])

const mandar = async (conteudo: Buffer, tipo = 'image/png') => {
  const versao = (await fiscal.get(`/api/v1/autos/${numero}`)).json().versao
  return fiscal.post(`/api/v1/autos/${numero}/evidencias?nome=foto.png&descricao=Letreiro`, conteudo, {
    versao,
    tipo,
  })
}

describe('juntar evidência', () => {
  it('guarda a foto com o seu resumo e a devolve igual', async () => {
    expect((await mandar(FOTO)).statusCode).toBe(200)
    const [evidencia] = (await fiscal.get(`/api/v1/autos/${numero}`)).json().evidencias
    expect(evidencia).toMatchObject({
      nome: 'foto.png',
      tipo: 'image/png',
      descricao: 'Letreiro',
      sha256: createHash('sha256').update(FOTO).digest('hex'),
    })
    const baixada = await fiscal.get(evidencia.caminho)
    expect(baixada.rawPayload.equals(FOTO)).toBe(true)
    expect(baixada.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['texto que se diz foto', Buffer.from('isto não é uma foto'), 'image/jpeg'],
    ['começo de JPEG sem imagem', Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'],
    ['página HTML', Buffer.from('<html><script>1</script></html>'), 'application/pdf'],
    ['vazia', Buffer.alloc(0), 'image/png'],
  ])('recusa %s', async (_nome, conteudo, tipo) => {
    const antes = (await fiscal.get(`/api/v1/autos/${numero}`)).json().versao
    const r = await mandar(conteudo, tipo)
    expect([400, 415]).toContain(r.statusCode)
    expect(r.json().detail).toMatch(/foto|vazio/)
    expect((await fiscal.get(`/api/v1/autos/${numero}`)).json().versao).toBe(antes)
  })

  it('recusa mais de 10 MB e tipo desconhecido, dizendo por quê', async () => {
    const grande = await mandar(Buffer.concat([FOTO, Buffer.alloc(10 * 1024 * 1024)]))
    expect(grande.json()).toMatchObject({ status: 413, codigo: 'arquivo-grande', campo: 'arquivo' })
    expect((await mandar(FOTO, 'video/mp4')).json()).toMatchObject({ status: 415, campo: 'arquivo' })
  })

  it('known fault 6: reenviada com a mesma chave depois de perder a resposta, é uma evidência só', async () => {
    const { versao, evidencias } = (await fiscal.get(`/api/v1/autos/${numero}`)).json()
    const url = `/api/v1/autos/${numero}/evidencias?nome=repetida.png`
    const opcoes = { versao, tipo: 'image/png', chave: 'reenvio' }
    const [a, b] = [await fiscal.post(url, FOTO, opcoes), await fiscal.post(url, FOTO, opcoes)]
    expect(b.json()).toEqual(a.json())
    expect((await fiscal.get(`/api/v1/autos/${numero}`)).json().evidencias).toHaveLength(
      evidencias.length + 1,
    )
  })

  it('known fault 58: arquivo e ato se gravam juntos: recusado o ato, não sobra arquivo', async () => {
    const arquivos = () =>
      c.produto.banco.comoSistema((tx) => tx.uma<{ n: string }>(sql`select count(*) as n from arquivo`))
    const antes = await arquivos()
    const r = await fiscal.post(`/api/v1/autos/${numero}/evidencias?nome=velha.png`, FOTO, {
      versao: 1,
      tipo: 'image/png',
    })
    expect(r.statusCode).toBe(412)
    expect(await arquivos()).toEqual(antes)
  })

  it('a operadora junta documento ao seu caso enquanto pode falar, e fica dito que é dela', async () => {
    const dona = await c.entrar('rr', 'operadora')
    const juntar = async () => {
      const { versao } = (await dona.get(`/api/v1/autos/${numero}`)).json()
      return dona.post(`/api/v1/autos/${numero}/evidencias?nome=recibo.png`, FOTO, {
        versao,
        tipo: 'image/png',
      })
    }
    expect((await juntar()).json(), 'antes da ciência').toMatchObject({
      status: 403,
      codigo: 'papel-sem-competencia',
    })
    const { versao } = (await fiscal.get(`/api/v1/autos/${numero}`)).json()
    await fiscal.post(
      `/api/v1/autos/${numero}/ciencia`,
      { modo: 'assinatura', data: '2026-03-10' },
      { versao },
    )
    expect((await juntar()).statusCode).toBe(200)
    const { evidencias } = (await fiscal.get(`/api/v1/autos/${numero}`)).json()
    expect(evidencias.map((e: { da_operadora: boolean }) => e.da_operadora)).toEqual([false, false, true])
    const outra = await c.entrar('rr', 'operadora', 'outra')
    const r = await outra.post(`/api/v1/autos/${numero}/evidencias?nome=x.png`, FOTO, {
      versao: 1,
      tipo: 'image/png',
    })
    expect(r.statusCode).toBe(404)
  })

  it('outra operadora não baixa a foto', async () => {
    const [evidencia] = (await fiscal.get(`/api/v1/autos/${numero}`)).json().evidencias
    const outra = await c.entrar('rr', 'operadora', 'outra')
    expect((await outra.get(evidencia.caminho)).statusCode).toBe(404)
    const dona = await c.entrar('rr', 'operadora')
    expect((await dona.get(evidencia.caminho)).statusCode).toBe(200)
  })
})
