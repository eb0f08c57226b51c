import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { autoValido, type Cenario, criarCenario } from '../../testes/cenario.js'
import { carteiro } from './carteiro.js'

let c: Cenario
let servidor: SMTPServer
const recebidas: string[] = []

beforeAll(async () => {
  c = await criarCenario()
  servidor = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _sessao, feito) =>
      feito(address.startsWith('recusado') ? new Error('no such box') : null),
    onData(corrente, _sessao, feito) {
      const partes: Buffer[] = []
      corrente.on('data', (p: Buffer) => partes.push(p))
      corrente.on('end', () => {
        recebidas.push(Buffer.concat(partes).toString())
        feito()
      })
    },
  })
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto))
})
afterAll(async () => {
  await new Promise<void>((fechado) => servidor.close(fechado))
  await c.fechar()
})

const abrir = () =>
  carteiro({
    banco: c.produto.banco,
    smtp: `smtp://127.0.0.1:${(servidor.server.address() as AddressInfo).port}`,
    remetente: 'outorga@teste.local',
    falhou: (erro) => {
      throw erro
    },
  })

describe('correio', () => {
  it('o aviso da ciência sai por SMTP uma vez só, mesmo com dois carteiros; known faults 4, 52 and 77: uma mensagem recusada não segura as outras', async () => {
    const fiscal = await c.entrar('rr', 'fiscal')
    const numero = (await fiscal.post('/api/v1/autos', autoValido(c, 'rr'))).json().autos[0].numero
    await c.produto.banco.comoSistema((tx) =>
      tx.executar(sql`insert into mensagem (autoridade_id, para, assunto, corpo, criada_em)
        values ('cre-rr', 'recusado@teste.local', 'Não chega', 'Texto', now() - interval '1 hour')`),
    )
    await fiscal.post(
      `/api/v1/autos/${numero}/ciencia`,
      { modo: 'assinatura', data: '2026-03-10' },
      { versao: 1 },
    )
    expect(
      (await fiscal.get('/api/v1/correio'))
        .json()
        .mensagens.find((m: { para: string }) => m.para.startsWith('1122')),
    ).toMatchObject({ enviada_em: null })

    const [um, dois] = [abrir(), abrir()]
    um.pedir()
    dois.pedir()
    await vi.waitFor(() => expect(recebidas).toHaveLength(1), { timeout: 5000 })
    await Promise.all([um.fechar(), dois.fechar()])
    expect(recebidas).toHaveLength(1)
    expect(recebidas[0]).toContain(`Subject: Auto ${numero}: prazo de defesa`)

    const { mensagens } = (await fiscal.get('/api/v1/correio')).json()
    expect(mensagens.find((m: { assunto: string }) => m.assunto === 'Não chega')).toMatchObject({
      enviada_em: null,
      tentativas: 1,
      erro: expect.stringContaining('no such box'),
    })
    expect(mensagens.find((m: { assunto: string }) => m.assunto.startsWith('Auto')).enviada_em).not.toBeNull()
  })

  it('um ato que falha não deixa mensagem', async () => {
    const fiscal = await c.entrar('rr', 'fiscal')
    const antes = (await fiscal.get('/api/v1/correio')).json().mensagens.length
    const numero = (await fiscal.post('/api/v1/autos', autoValido(c, 'rr'))).json().autos[0].numero
    await fiscal.post(`/api/v1/autos/${numero}/ciencia`, { modo: 'ar', data: '2026-03-10' }, { versao: 1 })
    expect((await fiscal.get('/api/v1/correio')).json().mensagens).toHaveLength(antes)
  })
})
