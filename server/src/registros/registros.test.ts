import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'

let c: Cenario
let analista: Cliente
let operadora: Cliente
let outra: Cliente

beforeAll(async () => {
  c = await criarCenario()
  analista = await c.entrar('rr', 'analista')
  operadora = await c.entrar('rr', 'operadora')
  outra = await c.entrar('rr', 'operadora', 'outra')
})
afterAll(() => c.fechar())

const motorista = (mudancas: Record<string, unknown> = {}) => ({
  operadora_id: c.ids.rr.operadora,
  nome: 'Motorista de Teste',
  cpf: '529.982.247-25',
  funcao: 'motorista',
  vinculo: 'empregado',
  desde: '2025-01-10',
  habilitacao: '123456789',
  categoria: 'D',
  habilitacao_ate: '2026-05-01',
  curso_ate: '2026-04-20',
  ...mudancas,
})

describe('pessoal', () => {
  it('a validade é a primeira a vencer, e diz de que é; nada muda no registro quando o dia passa', async () => {
    const r = await analista.post('/api/v1/pessoal', motorista())
    expect(r.statusCode, r.body).toBe(200)
    const ver = async () => (await analista.get(`/api/v1/pessoal/${r.json().id}`)).json()
    const curso = 'curso de transporte coletivo'
    expect((await ver()).validade).toEqual({ o_que: curso, ate: '2026-04-20', vencida: false })
    const antes = c.agora
    c.agora = '2026-04-21T15:00:00Z' as never
    const depois = await ver()
    expect(depois.validade.vencida).toBe(true)
    expect(depois.versao).toBe(1)
    expect((await analista.get('/api/v1/pessoal?validade=vencida')).json().total).toBe(1)
    c.agora = antes
    expect((await analista.get('/api/v1/pessoal?validade=vencida')).json().total).toBe(0)
  })

  it('RR: mostra o que falta do art. 69, XIX, sem recusar o cadastro', async () => {
    const r = await analista.post('/api/v1/pessoal', motorista({ cpf: '11144477735', nome: 'Sem Instrução' }))
    const { exames } = (await analista.get(`/api/v1/pessoal/${r.json().id}`)).json()
    expect(exames[0].motivos).toContainEqual({
      dispositivo: 'art69_inc19',
      mensagem: 'Sem Instrução: sem instrução de primeiros socorros.',
    })
  })

  it('a mesma pessoa duas vezes na operadora é recusada no campo, e cabe de novo depois de encerrada', async () => {
    const cpf = '39053344705'
    const { id } = (await analista.post('/api/v1/pessoal', motorista({ cpf }))).json()
    const repetida = await analista.post('/api/v1/pessoal', motorista({ cpf: '390.533.447-05' }))
    expect(repetida.statusCode).toBe(409)
    expect(repetida.json().campo).toBe('cpf')
    const fim = { data: '2026-04-05', motivo: 'Saiu da empresa.' }
    const e = await analista.post(`/api/v1/pessoal/${id}/encerramento`, fim, { versao: 1 })
    expect(e.statusCode, e.body).toBe(200)
    expect((await analista.post('/api/v1/pessoal', motorista({ cpf }))).statusCode).toBe(200)
    expect((await analista.get(`/api/v1/pessoal/${id}`)).json().eventos.at(-1).titulo).toBe('Encerramento')
  })

  it('a alteração conta o que era e o que passou a ser; a que nada muda é recusada', async () => {
    const corpo = motorista({ cpf: '71428793860' })
    const { id } = (await analista.post('/api/v1/pessoal', corpo)).json()
    const igual = await analista.put(`/api/v1/pessoal/${id}`, corpo, { versao: 1 })
    expect(igual.json().codigo).toBe('nada-mudou')
    const r = await analista.put(`/api/v1/pessoal/${id}`, { ...corpo, categoria: 'E' }, { versao: 1 })
    expect(r.statusCode, r.body).toBe(200)
    const { eventos } = (await analista.get(`/api/v1/pessoal/${id}`)).json()
    expect(eventos[1].linhas).toEqual(['Categoria da habilitação: de «D» para «E»'])
  })

  it('CPF errado, data ilegível e função desconhecida vêm com o nome do campo', async () => {
    const r = await analista.post(
      '/api/v1/pessoal',
      motorista({ cpf: '52998224724', desde: '31/02/2025', funcao: 'piloto' }),
    )
    const campos = r.json().erros.map((e: { campo: string }) => e.campo)
    expect(campos).toEqual(expect.arrayContaining(['cpf', 'desde', 'funcao']))
  })
})

describe('quem vê e quem muda', () => {
  it('known faults 40 e 41: a operadora só cadastra e só vê o que é seu', async () => {
    const alheio = await operadora.post(
      '/api/v1/pessoal',
      motorista({ cpf: '86288366757', operadora_id: c.ids.rr.outraOperadora }),
    )
    expect(alheio.statusCode).toBe(404)
    const { id } = (await operadora.post('/api/v1/pessoal', motorista({ cpf: '86288366757' }))).json()
    expect((await operadora.get(`/api/v1/pessoal/${id}`)).statusCode).toBe(200)
    const r = await outra.get(`/api/v1/pessoal/${id}`)
    expect(r.statusCode).toBe(404)
    expect(r.body).not.toContain('86288366757')
    expect((await outra.get('/api/v1/pessoal?q=motorista')).json().total).toBe(0)
    const fim = { data: '2026-04-05', motivo: 'Não é meu.' }
    expect((await outra.post(`/api/v1/pessoal/${id}/encerramento`, fim, { versao: 1 })).statusCode).toBe(404)
  })

  it('sócios quem cadastra é a autoridade', async () => {
    const socio = {
      operadora_id: c.ids.rr.operadora,
      nome: 'Sócia de Teste',
      cpf: '52998224725',
      papel: 'socio',
      desde: '2020-01-01',
    }
    expect((await operadora.post('/api/v1/dirigentes', socio)).statusCode).toBe(403)
    expect((await analista.post('/api/v1/dirigentes', socio)).statusCode).toBe(200)
  })

  it('o documento é de quem é o cadastro a que pertence', async () => {
    const doc = (de_id: string) => ({
      de_id,
      tipo: 'certidao-civel',
      numero: 'C 10/2026',
      emissao: '2026-03-01',
      ate: '2026-06-01',
      resultado: 'negativa',
    })
    const r = await operadora.post('/api/v1/documentos-do-cadastro', doc(c.ids.rr.veiculo))
    expect(r.statusCode, r.body).toBe(200)
    const pagina = (await operadora.get(`/api/v1/documentos-do-cadastro/${r.json().id}`)).json()
    expect(pagina.secoes[0].dados[0]).toMatchObject({ para: `/frota/${c.ids.rr.veiculo}` })
    expect((await outra.post('/api/v1/documentos-do-cadastro', doc(c.ids.rr.veiculo))).statusCode).toBe(404)
    expect((await operadora.post('/api/v1/documentos-do-cadastro', doc(c.ids.rs.veiculo))).statusCode).toBe(
      404,
    )
    const lista = await analista.get(`/api/v1/documentos-do-cadastro?de_id=${c.ids.rr.veiculo}`)
    expect(lista.json().registros[0]).toMatchObject({
      titulo: 'Certidão cível C 10/2026',
      operadora: { id: c.ids.rr.operadora },
    })
  })
})
