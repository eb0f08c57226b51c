import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autoValido, type Cenario, type Cliente, criarCenario, type Uf } from '../testes/cenario.js'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario()
})
afterAll(() => c.fechar())

type Corpo = Record<string, unknown>

async function lavrar(uf: Uf, mudancas: Corpo = {}): Promise<string> {
  const r = await (await c.entrar(uf, 'fiscal')).post('/api/v1/autos', autoValido(c, uf, mudancas))
  expect(r.statusCode, r.body).toBe(200)
  return r.json().autos[0].numero
}

const versaoDe = async (quem: Cliente, numero: string) =>
  (await quem.get(`/api/v1/autos/${numero}`)).json().versao as number

async function agir(
  uf: Uf,
  papel: Parameters<Cenario['entrar']>[1],
  numero: string,
  ato: string,
  corpo: Corpo = {},
  outra = '',
) {
  const quem = await c.entrar(uf, papel, outra)
  return quem.post(`/api/v1/autos/${numero}/${ato}`, corpo, { versao: await versaoDe(quem, numero) })
}

async function feito(...args: Parameters<typeof agir>) {
  const r = await agir(...args)
  expect(r.statusCode, r.body).toBe(200)
  return r.json()
}

const ver = async (uf: Uf, numero: string) =>
  (await (await c.entrar(uf, 'analista')).get(`/api/v1/autos/${numero}`)).json()
const prazo = (auto: { prazos: { nome: string }[] }, nome: string) =>
  auto.prazos.find((p) => p.nome === nome) as { vencimento: string; dias: { papel: string }[] } | undefined

const TEXTO = 'Fundamentação de teste, com os fatos e o direito.'

/** From drawing up to final, with defence and appeal, as five people. */
async function ateDefinitivo(uf: Uf, mudancas: Corpo = {}) {
  const numero = await lavrar(uf, mudancas)
  await feito(uf, 'fiscal', numero, 'ciencia', { modo: 'assinatura', data: '2026-03-10' })
  await feito(uf, 'operadora', numero, 'defesa', { texto: TEXTO })
  await feito(uf, 'julgador', numero, 'decisao', { resultado: 'mantido', fundamentacao: TEXTO })
  await feito(uf, 'analista', numero, 'publicacao', {
    publicada_em: '2026-04-06',
    diario: 'DOE 5.000',
    ciencia: '2026-04-06',
  })
  await feito(uf, 'operadora', numero, 'recurso', { texto: TEXTO })
  await feito(uf, 'conselheiro', numero, 'decisao-do-recurso', { resultado: 'mantido', fundamentacao: TEXTO })
  await feito(uf, 'analista', numero, 'ciencia-do-recurso', { ciencia: '2026-04-06', modo: 'eletronica' })
  return numero
}

describe.each(['rr', 'rs'] as const)('o caminho inteiro, %s', (uf) => {
  it('da lavratura ao pagamento, por cinco pessoas', async () => {
    const numero = await ateDefinitivo(uf)
    const auto = await ver(uf, numero)
    expect(auto.situacao.estado).toBe('definitivo')
    expect(auto.multa.fixada).toBe(true)
    expect(prazo(auto, 'pagamento')?.vencimento).toBe('2026-04-16')
    const r = await agir(uf, 'analista', numero, 'pagamento', {
      pago_em: '2026-04-06',
      valor: '1.00',
      comprovante: 'GA 1234',
    })
    expect(r.json()).toMatchObject({ status: 422, campo: 'valor', codigo: 'valor-diferente' })
    await feito(uf, 'analista', numero, 'pagamento', {
      pago_em: '2026-04-06',
      valor: auto.multa.valor,
      comprovante: 'GA 1234',
    })
    expect((await ver(uf, numero)).situacao).toMatchObject({ estado: 'pago', nome: 'Pago' })
  })

  it('da lavratura à anulação no recurso', async () => {
    const numero = await lavrar(uf)
    await feito(uf, 'analista', numero, 'ciencia', {
      modo: 'ar',
      data: '2026-03-12',
      ar_numero: 'AR123456789BR',
    })
    await feito(uf, 'operadora', numero, 'defesa', { texto: TEXTO })
    await feito(uf, 'julgador', numero, 'decisao', { resultado: 'mantido', fundamentacao: TEXTO })
    await feito(uf, 'analista', numero, 'publicacao', {
      publicada_em: '2026-04-06',
      diario: 'DOE 5.000',
      ciencia: '2026-04-06',
    })
    await feito(uf, 'operadora', numero, 'recurso', { texto: TEXTO })
    await feito(uf, 'conselheiro', numero, 'decisao-do-recurso', {
      resultado: 'anulado',
      fundamentacao: TEXTO,
    })
    const auto = await ver(uf, numero)
    expect(auto.situacao.estado).toBe('anulado')
    expect(auto.atos_possiveis.map((a: { ato: string }) => a.ato)).toEqual(['anotar-erro'])
  })
})

describe('prazos', () => {
  it('RR, art. 89 e 95: assinado em 10 de março, defesa até 9 de abril; sem defesa, paga-se até 20 de abril', async () => {
    const numero = await lavrar('rr')
    await feito('rr', 'fiscal', numero, 'ciencia', { modo: 'assinatura', data: '2026-03-10' })
    const auto = await ver('rr', numero)
    expect(prazo(auto, 'defesa')?.vencimento).toBe('2026-04-09')
    expect(prazo(auto, 'pagamento')?.vencimento).toBe('2026-04-20')
  })

  it('known fault 9: o prazo corre da data da ciência no registro, não de quando alguém a digitou', async () => {
    const numero = await lavrar('rs')
    await feito('rs', 'analista', numero, 'ciencia', { modo: 'ar', data: '2026-03-11', ar_numero: 'AR1' })
    expect(prazo(await ver('rs', numero), 'defesa')?.vencimento).toBe('2026-04-10')
  })

  it('known faults 7 and 12: no último dia, às 23:59 em Boa Vista, ainda é em tempo; um minuto depois é tarde e fica registrado', async () => {
    const [a, b] = [await lavrar('rr'), await lavrar('rr')]
    for (const n of [a, b]) await feito('rr', 'fiscal', n, 'ciencia', { modo: 'recusa', data: '2026-03-10' })
    const antes = c.agora
    c.agora = '2026-04-10T03:59:00Z' as typeof c.agora
    expect((await ver('rr', a)).situacao.nome).toBe('Em prazo de defesa')
    const emTempo = await feito('rr', 'operadora', a, 'defesa', { texto: TEXTO })
    c.agora = '2026-04-10T04:00:00Z' as typeof c.agora
    expect((await ver('rr', b)).situacao.nome).toBe('Sem defesa no prazo')
    const tarde = await feito('rr', 'operadora', b, 'defesa', { texto: TEXTO })
    c.agora = antes
    expect(emTempo.mensagem).toBe(`Defesa apresentada no auto ${a}.`)
    expect(tarde.mensagem).toMatch(/fora do prazo, que terminou em 9 abr\. 2026/)
    const evento = (await ver('rr', b)).eventos.at(-1)
    expect(evento.linhas[0]).toMatch(/fora do prazo/)
  })

  it('antes de o prazo acabar ninguém julga à revelia nem declara definitivo', async () => {
    const numero = await lavrar('rr')
    await feito('rr', 'fiscal', numero, 'ciencia', { modo: 'assinatura', data: '2026-03-10' })
    const r = await agir('rr', 'julgador', numero, 'decisao', { resultado: 'mantido', fundamentacao: TEXTO })
    expect(r.json()).toMatchObject({ status: 409, codigo: 'prazo-em-curso', dispositivo: 'art89' })
  })

  it('known faults 1 and 13: fechar o expediente de um órgão move o prazo dele e não o do outro', async () => {
    const [rr, rs] = [await lavrar('rr'), await lavrar('rs')]
    for (const [uf, n] of [
      ['rr', rr],
      ['rs', rs],
    ] as const)
      await feito(uf, 'fiscal', n, 'ciencia', { modo: 'assinatura', data: '2026-03-10' })
    const analista = await c.entrar('rr', 'analista')
    const r = await analista.post('/api/v1/calendario', {
      data: '2026-04-09',
      expediente: false,
      motivo: 'ponto facultativo',
      ato: 'Decreto 1',
    })
    expect(r.statusCode, r.body).toBe(200)
    const auto = await ver('rr', rr)
    expect(prazo(auto, 'defesa')?.vencimento).toBe('2026-04-10')
    expect(auto.pendencia.ate).toBe('2026-04-10')
    expect(prazo(await ver('rs', rs), 'defesa')?.vencimento).toBe('2026-04-09')
  })
})

describe('atos grandes', () => {
  it('known fault 80: uma defesa de 20.000 letras se grava, se sela e se lê inteira', async () => {
    const numero = await lavrar('rr')
    await feito('rr', 'fiscal', numero, 'ciencia', { modo: 'assinatura', data: '2026-03-10' })
    const texto = 'São João da Baliza, Caracaraí. '.repeat(645).slice(0, 20_000).trim()
    await feito('rr', 'operadora', numero, 'defesa', { texto })
    expect((await ver('rr', numero)).eventos.at(-1).linhas[1]).toBe(texto)
    await c.produto.selar()
    expect((await (await c.entrar('rr', 'analista')).get('/api/v1/cadeia')).json().integra).toBe(true)
  })
})

describe('quem pode o quê', () => {
  it('quem lavrou não decide: nem com o cargo de julgador', async () => {
    const numero = await lavrar('rr')
    await feito('rr', 'fiscal', numero, 'ciencia', { modo: 'assinatura', data: '2026-03-10' })
    await feito('rr', 'operadora', numero, 'defesa', { texto: TEXTO })
    const fiscal = await c.entrar('rr', 'fiscal')
    const r = await fiscal.post(
      `/api/v1/autos/${numero}/decisao`,
      { resultado: 'mantido', fundamentacao: TEXTO },
      { versao: 3 },
    )
    expect(r.statusCode).toBe(403)
    const { default: sql } = await import('sql-template-tag')
    await c.produto.banco.comoSistema((tx) =>
      tx.executar(sql`update usuario set papel = 'julgador' where id = ${fiscal.usuarioId}`),
    )
    const promovido = await fiscal.post(
      `/api/v1/autos/${numero}/decisao`,
      { resultado: 'mantido', fundamentacao: TEXTO },
      { versao: 3 },
    )
    await c.produto.banco.comoSistema((tx) =>
      tx.executar(sql`update usuario set papel = 'fiscal' where id = ${fiscal.usuarioId}`),
    )
    expect(promovido.json()).toMatchObject({ status: 403, codigo: 'impedimento' })
    const eventos = (await ver('rr', numero)).eventos
    expect(eventos[0].cargo, 'known fault 82: o cargo é o do momento do ato').toBe('Fiscal do DEIT')
  })

  it('known fault 75: um ato sobre a versão velha é recusado e nada muda', async () => {
    const numero = await lavrar('rr')
    const fiscal = await c.entrar('rr', 'fiscal')
    await feito('rr', 'analista', numero, 'anotacoes', { texto: 'Engano no nome do distrito.' })
    const r = await fiscal.post(
      `/api/v1/autos/${numero}/ciencia`,
      { modo: 'assinatura', data: '2026-03-10' },
      { versao: 1 },
    )
    expect(r.json()).toMatchObject({ status: 412, codigo: 'versao-antiga' })
    const sem = await fiscal.post(`/api/v1/autos/${numero}/ciencia`, {
      modo: 'assinatura',
      data: '2026-03-10',
    })
    expect(sem.statusCode).toBe(428)
    expect((await ver('rr', numero)).situacao.estado).toBe('lavrado')
  })

  it('ato que o estado não permite: 409 com o dispositivo', async () => {
    const numero = await lavrar('rr')
    const r = await agir('rr', 'operadora', numero, 'defesa', { texto: TEXTO })
    expect(r.json()).toMatchObject({ status: 409, codigo: 'ato-nao-cabe', dispositivo: 'art89' })
  })

  it('a decisão de primeira instância em Roraima sai no Diário Oficial', async () => {
    const numero = await lavrar('rr')
    await feito('rr', 'fiscal', numero, 'ciencia', { modo: 'assinatura', data: '2026-03-10' })
    await feito('rr', 'operadora', numero, 'defesa', { texto: TEXTO })
    await feito('rr', 'julgador', numero, 'decisao', { resultado: 'mantido', fundamentacao: TEXTO })
    const r = await agir('rr', 'analista', numero, 'publicacao', { ciencia: '2026-04-06' })
    expect(r.json()).toMatchObject({ status: 422, campo: 'publicada_em', dispositivo: 'art91' })
  })
})

describe('reincidência (art. 83; art. 13-B, §§ 5 e 8)', () => {
  it('known fault 53: dobra pelo que o registro mostra, recalcula quando o anterior é anulado e não mexe no que é definitivo', async () => {
    const linha = { linha_id: c.ids.rr.outraLinha }
    const infracao = { autos: [{ dispositivo: 'art. 81, I', relato: 'Bilhete fora do padrão e do valor.' }] }
    const primeiro = await lavrar('rr', { ...linha, ...infracao, data: '2026-01-15' })
    const outraLinha = await lavrar('rr', { ...infracao, data: '2026-02-15' })
    const segundo = await lavrar('rr', { ...linha, ...infracao, data: '2026-03-05' })
    expect((await ver('rr', outraLinha)).multa).toMatchObject({ valor: '574.00', reincidente: false })
    expect((await ver('rr', segundo)).multa).toMatchObject({ valor: '1149.00', reincidente: true })

    for (const n of [primeiro, segundo]) {
      await feito('rr', 'fiscal', n, 'ciencia', { modo: 'assinatura', data: '2026-03-10' })
      await feito('rr', 'operadora', n, 'defesa', { texto: TEXTO })
    }
    await feito('rr', 'julgador', segundo, 'decisao', { resultado: 'mantido', fundamentacao: TEXTO })
    const r = await feito('rr', 'julgador', primeiro, 'decisao', {
      resultado: 'anulado',
      fundamentacao: TEXTO,
    })
    expect(r.mensagem).toContain(`Multa recalculada em ${segundo}`)
    const depois = await ver('rr', segundo)
    expect(depois.multa).toMatchObject({ valor: '574.00', reincidente: false })
    expect(depois.eventos.at(-1)).toMatchObject({ tipo: 'recalcular-multa' })
  })

  it('o aviso de dobro aparece antes de lavrar', async () => {
    await lavrar('rs', {
      autos: [{ dispositivo: 'art. 13-B, LI', relato: 'Cobrança individual em fretamento.' }],
    })
    const fiscal = await c.entrar('rs', 'fiscal')
    const r = await fiscal.get(
      `/api/v1/multa-prevista?dispositivo=art13-2_inc51&data=2026-04-01&operadora_id=${c.ids.rs.operadora}`,
    )
    expect(r.json()).toMatchObject({
      multa: { valor: '7081.60', reincidente: true, medida_administrativa: 'remocao-do-veiculo' },
    })
    expect(r.json().aviso).toMatch(/^A multa dobra/)
  })
})
