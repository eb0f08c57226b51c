import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, criarCenario } from '../testes/cenario.js'
import { ATE_CARACARAI, HORARIOS, type Parada } from '../testes/rede-de-teste.js'
import { criarRoteiro, type Roteiro } from '../testes/roteiro-de-alteracao.js'

let c: Cenario
let r: Roteiro
beforeAll(async () => {
  c = await criarCenario()
  r = await criarRoteiro(c)
})
afterAll(() => c.fechar())

const nomes = (pontos: { localidade: string }[]) => pontos.map((p) => p.localidade.replace(/ \d+$/, ''))
const alem = async (m: ReturnType<Roteiro['mundo']>, nome: Parada[0], km: string) => ({
  ponta: 'fim',
  acrescimo: [{ ponto_id: await m.id(nome), km, minutos: 60 }],
})

describe('prolongamento, art. 58', () => {
  it('do pedido da operadora ao novo quadro: pareceres um a um, decisão com papel, e o extremo avança', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const pedido = await r.pedir(r.operadora, 'prolongamento', id, await alem(m, 'Baliza', '69.5'))
    expect(pedido.statusCode, pedido.body).toBe(200)
    const { numero } = pedido.json()
    const pagina = await r.ver(numero)
    expect(pagina).toMatchObject({
      especie: 'prolongamento',
      estado: 'solicitada',
      operadora: { id: c.ids.rr.operadora },
    })
    const exame = pagina.exames[0]
    expect(exame).toMatchObject({ permitido: true, depende_de: ['art58_inc1', 'art58_inc4'] })
    const muda = pagina.secoes.find((s: { titulo: string }) => s.titulo === 'O que muda na linha').dados
    expect(muda[0].valor).toBe('Extensão: de 139 km para 208,5 km')

    await r.fazerBem(r.analista, numero, 'pedir-pareceres')
    const [juntar] = (await r.ver(numero)).atos_possiveis
    const sobre = juntar.campos.find((f: { nome: string }) => f.nome === 'sobre')
    expect(sobre.opcoes.map((o: { valor: string }) => o.valor)).toEqual(['art58', 'art58_inc1', 'art58_inc4'])
    const parecer = { conclusao: 'favoravel', texto: 'Sem condições de linha própria.' }
    await r.fazerBem(r.analista, numero, 'juntar-parecer', { ...parecer, sobre: 'art58_inc1' })
    const falta = await r.fazer(r.analista, numero, 'concluir-instrucao')
    expect(falta.json()).toMatchObject({ status: 422, dispositivo: 'art58_inc4' })
    const alheio = await r.fazer(r.analista, numero, 'juntar-parecer', { ...parecer, sobre: 'art60_inc3' })
    expect(alheio.json()).toMatchObject({ status: 422, campo: 'sobre' })
    await r.fazerBem(r.analista, numero, 'juntar-parecer', { ...parecer, sobre: 'art58_inc4' })
    await r.fazerBem(r.analista, numero, 'concluir-instrucao')
    expect(await r.fazerBem(r.julgador, numero, 'decidir', r.DEFERIR)).toMatchObject({
      estado: 'deferida',
      documento: expect.any(String),
    })
    const cedo = await r.fazer(r.analista, numero, 'por-em-vigor', { ...r.VIGOR, de: '2026-04-05' })
    expect(cedo.json()).toMatchObject({ status: 422, dispositivo: 'art5_par2' })
    await r.fazerBem(r.analista, numero, 'por-em-vigor', r.VIGOR)
    expect(await r.ver(numero)).toMatchObject({
      estado: 'em-vigor',
      de: '2026-04-10',
      situacao: { nome: 'Vale a partir de 10 abr. 2026' },
    })
    const [novo] = await r.quadros(id)
    expect(novo).toMatchObject({
      versao: 2,
      motivo: 'prolongamento',
      extensao_km: '208.5',
      situacao: 'futuro',
    })
    expect(nomes(novo.pontos)).toEqual(['Boa Vista', 'Mucajaí', 'Iracema', 'Caracaraí', 'Baliza'])
  })

  it('mais da metade (II), lugar sem sede (V) e extremos de outra linha (III) não se deferem', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const longe = await r.abrir('prolongamento', id, await alem(m, 'Baliza', '69.6'))
    await r.naoDefere(longe, ['art58_inc2'])
    const serra = await r.abrir('prolongamento', id, await alem(m, 'Serra', '60'))
    await r.naoDefere(serra, ['art58_inc5'])
    await m.linha([
      ['Boa Vista', 0, 0],
      ['Rorainópolis', 295, 170],
    ])
    const outra = await r.abrir('prolongamento', id, await alem(m, 'Rorainópolis', '60'))
    await r.naoDefere(outra, ['art58_inc3'])
  })

  it.each(['art58_inc1', 'art58_inc4'])('parecer contrário em %s impede o deferimento', async (contra) => {
    const m = r.mundo()
    const numero = await r.abrir('prolongamento', await m.linha(ATE_CARACARAI), await alem(m, 'Baliza', '50'))
    await r.instruir(numero, contra)
    const d = await r.fazer(r.julgador, numero, 'decidir', r.DEFERIR)
    expect(d.json()).toMatchObject({ codigo: 'vedado', dispositivo: contra })
  })

  it('uma vez só (§ 1º); cancelado, volta ao que era e pode outra vez (art. 62)', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const primeiro = await r.abrir('prolongamento', id, await alem(m, 'Baliza', '30'))
    await r.porEmVigor(primeiro)
    const segundo = await r.abrir('prolongamento', id, await alem(m, 'Rorainópolis', '30'))
    await r.naoDefere(segundo, ['art58_par1'])
    const fim = { de: '2026-05-01', ato: 'Portaria 8/2026', razoes: 'A demanda do trecho acabou.' }
    await r.fazerBem(r.julgador, primeiro, 'cancelar', fim)
    const [volta] = await r.quadros(id)
    expect(volta).toMatchObject({ versao: 3, restaura: 1, extensao_km: '139.0' })
    expect((await r.ver(primeiro)).estado).toBe('cancelada')
    await r.deferir(await r.abrir('prolongamento', id, await alem(m, 'Rorainópolis', '30')))
  })

  it('também na primeira ponta, e o erro diz em que ponto acrescentado está', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const acrescimo = [
      { ponto_id: await m.id('Bonfim'), km: '30', minutos: 30 },
      { ponto_id: await m.id('Normandia'), km: '20', minutos: 40 },
    ]
    const fora = await r.pedir(r.operadora, 'prolongamento', id, { ponta: 'comeco', acrescimo })
    expect(fora.json()).toMatchObject({ status: 422, codigo: 'quadro-incompleto' })
    expect(fora.json().campo).toMatch(/^acrescimo/)
    const bem = [acrescimo[0], { ...acrescimo[1], km: '60' }]
    await r.porEmVigor(await r.abrir('prolongamento', id, { ponta: 'comeco', acrescimo: bem }))
    const [q] = await r.quadros(id)
    expect(nomes(q.pontos)).toEqual(['Normandia', 'Bonfim', 'Boa Vista', 'Mucajaí', 'Iracema', 'Caracaraí'])
    expect(q.pontos.map((p: { km: string }) => p.km)).toEqual([
      '0.0',
      '30.0',
      '60.0',
      '112.0',
      '153.0',
      '199.0',
    ])
  })
})

describe('mudança de extremo, art. 58, § 2º', () => {
  const para = async (m: ReturnType<Roteiro['mundo']>, nome: Parada[0]) => ({
    ponta: 'fim',
    novo_extremo: await m.id(nome),
    km_do_extremo: '55',
    minutos_do_extremo: 60,
  })
  it('no mesmo Município não é prolongamento; em outro é', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    await r.porEmVigor(await r.abrir('mudanca-de-extremo', id, await para(m, 'Vista Alegre')))
    expect((await r.quadros(id))[0]).toMatchObject({ motivo: 'mudanca-de-extremo', extensao_km: '148.0' })
    await r.deferir(await r.abrir('prolongamento', id, await alem(m, 'Baliza', '50')))
    await r.naoDefere(await r.abrir('mudanca-de-extremo', id, await para(m, 'Rorainópolis')), [
      'art58_par2',
      'art5_par2',
    ])
    const outro = await m.linha(ATE_CARACARAI)
    const nele = await r.pedir(r.operadora, 'prolongamento', outro, await alem(m, 'Vista Alegre', '9'))
    expect(nele.json()).toMatchObject({ status: 422, dispositivo: 'art58_par2' })
  })
})

describe('encurtamento, art. 59', () => {
  const ate = async (m: ReturnType<Roteiro['mundo']>, nome: Parada[0]) => ({
    ponta: 'fim',
    novo_extremo: await m.id(nome),
  })
  it('até ponto de seção, uma vez; ponto que não é seção e segundo encurtamento se recusam', async () => {
    const m = r.mundo()
    const id = await m.linha([...ATE_CARACARAI, ['Baliza', 265, 250]])
    await r.naoDefere(await r.abrir('encurtamento', id, await ate(m, 'Iracema')), ['art59_inc3'])
    await r.porEmVigor(await r.abrir('encurtamento', id, await ate(m, 'Caracaraí')))
    expect((await r.quadros(id))[0]).toMatchObject({ motivo: 'encurtamento', extensao_km: '139.0' })
    await r.naoDefere(await r.abrir('encurtamento', id, await ate(m, 'Mucajaí')), ['art59_par1u'])
  })
  it('extremos de outra linha (I) e parecer de prejuízo (II) impedem', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const numero = await r.abrir('encurtamento', id, await ate(m, 'Mucajaí'))
    await r.instruir(numero, 'art59_inc2')
    const d = await r.fazer(r.julgador, numero, 'decidir', r.DEFERIR)
    expect(d.json()).toMatchObject({ dispositivo: 'art59_inc2' })
    await m.linha([
      ['Boa Vista', 0, 0],
      ['Mucajaí', 52, 50],
    ])
    await r.naoDefere(await r.abrir('encurtamento', id, await ate(m, 'Mucajaí')), ['art59_inc1'])
  })
})

describe('alteração de itinerário, arts. 60 e 61', () => {
  const POR_FORA: Parada[] = [
    ['Boa Vista', 0, 0],
    ['Mucajaí', 52, 50],
    ['Caracaraí', 120, 110],
  ]
  it('um só além do contrato: o segundo se recusa (par. único); cada parecer contrário também', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const campos = { motivo_do_itinerario: 'via-melhor', pontos: await m.pontos(POR_FORA) }
    for (const contra of ['art60_inc3', 'art60_inc4']) {
      const numero = await r.abrir('itinerario', id, campos)
      await r.instruir(numero, contra)
      const d = await r.fazer(r.julgador, numero, 'decidir', r.DEFERIR)
      expect(d.json()).toMatchObject({ dispositivo: contra })
    }
    await r.porEmVigor(await r.abrir('itinerario', id, campos))
    expect((await r.quadros(id))[0]).toMatchObject({ motivo: 'itinerario', extensao_km: '120.0' })
    const volta = { motivo_do_itinerario: 'via-sem-trafego', pontos: await m.pontos(ATE_CARACARAI) }
    await r.naoDefere(await r.abrir('itinerario', id, volta), ['art60_par1u'])
  })
  it('sem motivo o campo é pedido; com outros extremos já é outra alteração', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const sem = await r.pedir(r.operadora, 'itinerario', id, { pontos: await m.pontos(POR_FORA) })
    expect(sem.json()).toMatchObject({ status: 422, campo: 'motivo_do_itinerario' })
    const campos = {
      motivo_do_itinerario: 'via-melhor',
      pontos: await m.pontos([
        ['Boa Vista', 0, 0],
        ['Mucajaí', 52, 50],
      ]),
    }
    await r.naoDefere(await r.abrir('itinerario', id, campos), ['art59'])
  })
  it('de vez, pela abertura de via entre os extremos; com outro extremo, não (art. 61)', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const abertura = 'Contorno leste da BR-174, aberto em 2 de março de 2026.'
    await r.porEmVigor(
      await r.abrir('itinerario-definitivo', id, { abertura, pontos: await m.pontos(POR_FORA) }),
    )
    const outro = await m.pontos([...POR_FORA, ['Rorainópolis', 260, 240]])
    await r.naoDefere(await r.abrir('itinerario-definitivo', id, { abertura, pontos: outro }), [
      'art61',
      'art58',
    ])
    const mal = await r.pedir(r.operadora, 'itinerario-definitivo', id, { pontos: outro })
    expect(mal.json().campo).toBe('abertura')
  })
})

describe('fusão, art. 57', () => {
  const DE_UMA_A_OUTRA: Parada[] = [...ATE_CARACARAI, ['Baliza', 265, 250], ['Rorainópolis', 300, 290]]
  const aoSul: Parada[] = [
    ['Caracaraí', 0, 0],
    ['Baliza', 126, 110],
    ['Rorainópolis', 161, 150],
  ]
  it('sem perder localidade; o serviço fundido não se altera, e desfeito volta tudo', async () => {
    const m = r.mundo()
    const norte = await m.linha(ATE_CARACARAI)
    const sul = await m.linha(aoSul)
    const pontos = await m.pontos(DE_UMA_A_OUTRA)
    const perde = await m.pontos(DE_UMA_A_OUTRA.filter(([nome]) => nome !== 'Baliza'))
    const campos = { outras_linhas: [sul], pontos, horarios: HORARIOS.map((h) => ({ ...h, dias: null })) }
    await r.naoDefere(await r.abrir('fusao', norte, { ...campos, pontos: perde }), ['art57'])
    const propria = await r.pedir(r.operadora, 'fusao', norte, { ...campos, outras_linhas: [norte] })
    expect(propria.json()).toMatchObject({ status: 422, campo: 'outras_linhas' })

    const numero = await r.abrir('fusao', norte, campos)
    await r.porEmVigor(numero, { de: '2026-04-06' })
    expect(await r.linha(sul)).toMatchObject({ situacao: 'inativa' })
    expect(await r.linha(norte)).toMatchObject({ extensao_km: '300.0', quadro: 2 })

    const vedadas = [
      ['prolongamento', await alem(m, 'Serra', '10')],
      ['encurtamento', { ponta: 'fim', novo_extremo: await m.id('Baliza') }],
      ['itinerario', { motivo_do_itinerario: 'via-melhor', pontos }],
      ['itinerario-definitivo', { abertura: 'Via nova aberta ao tráfego.', pontos }],
    ] as const
    for (const [especie, outros] of vedadas) {
      const p = await r.pedir(r.operadora, especie, norte, outros)
      expect(p.json(), especie).toMatchObject({ codigo: 'vedado', dispositivo: 'art57_par2' })
    }
    const parada = await r.pedir(r.operadora, 'encurtamento', sul, {
      ponta: 'fim',
      novo_extremo: await m.id('Caracaraí'),
    })
    expect(parada.json().codigo).toBe('linha-inativa')

    const restricoes = [{ de: await m.id('Boa Vista'), ate: await m.id('Mucajaí') }]
    await r.porEmVigor(await r.abrir('restricao-de-secao', norte, { restricoes }))
    expect((await r.quadros(norte))[0].restricoes).toEqual([[restricoes[0]?.de, restricoes[0]?.ate]])

    await r.fazerBem(r.julgador, numero, 'cancelar', {
      de: '2026-05-01',
      ato: 'Portaria 9/2026',
      razoes: 'A demanda voltou a pedir duas linhas.',
    })
    expect(await r.linha(sul)).toMatchObject({ situacao: 'ativa' })
    const { eventos } = await r.ver(numero)
    expect(eventos.at(-1)).toMatchObject({ titulo: 'Cancelar a alteração', dispositivo: 'art57_par2' })
    expect((await r.quadros(norte))[0]).toMatchObject({ extensao_km: '139.0', restaura: 1, restricoes: [] })
  })
})

describe('linha que muda debaixo do pedido', () => {
  it('o exame da página é o da linha de hoje; o que já não cabe se diz, e não se defere', async () => {
    const m = r.mundo()
    const id = await m.linha([...ATE_CARACARAI, ['Baliza', 265, 250]])
    const parado = await r.abrir('encurtamento', id, { ponta: 'fim', novo_extremo: await m.id('Caracaraí') })
    const outro = { ponta: 'fim', novo_extremo: await m.id('Caracaraí') }
    await r.porEmVigor(await r.abrir('encurtamento', id, outro))
    const [exame] = (await r.ver(parado)).exames
    expect(exame).toMatchObject({ titulo: 'O pedido e a linha de hoje', permitido: false })
    await r.instruir(parado)
    expect((await r.fazer(r.julgador, parado, 'decidir', r.DEFERIR)).statusCode).toBe(422)
    await r.fazerBem(r.julgador, parado, 'decidir', r.INDEFERIR)
  })
  it('known faults 41 and 44: outra operadora e outro Estado não a veem nem a pedem', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const numero = await r.abrir('conexao', id, { outras_linhas: [await m.linha(ATE_CARACARAI)] })
    const outra = await c.entrar('rr', 'operadora', 'outra')
    expect((await outra.get(`/api/v1/alteracoes-de-linha/${numero}`)).statusCode).toBe(404)
    expect((await r.pedir(outra, 'conexao', id, { outras_linhas: [id] })).statusCode).toBe(404)
    const doSul = await c.entrar('rs', 'analista')
    expect((await r.pedir(doSul, 'conexao', c.ids.rs.linha, {})).statusCode).toBe(422)
    expect((await r.operadora.get(`/api/v1/alteracoes-de-linha/${numero}`)).statusCode).toBe(200)
  })
})
