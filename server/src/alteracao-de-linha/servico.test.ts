import type { Instante } from '@outorga/lei'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, criarCenario } from '../testes/cenario.js'
import { ATE_CARACARAI, HORARIOS, type Parada } from '../testes/rede-de-teste.js'
import { criarRoteiro, type Roteiro } from '../testes/roteiro-de-alteracao.js'

const ABRIL = '2026-04-06T15:00:00Z' as Instante
let c: Cenario
let r: Roteiro
beforeAll(async () => {
  c = await criarCenario(ABRIL)
  r = await criarRoteiro(c)
})
afterAll(() => c.fechar())
const em = async <T>(dia: string, f: () => Promise<T>): Promise<T> => {
  c.agora = `${dia}T15:00:00Z` as Instante
  return f().finally(() => {
    c.agora = ABRIL
  })
}

const hora = (h: string, sentido = 'ida') => ({ hora: h, sentido, dias: null, tipo: null })

describe('regime de funcionamento, arts. 42 e 54', () => {
  it('pedido pela delegatária ou pela autoridade, vira novo quadro (art. 42, § 2º)', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const horarios = [hora('07:00'), { ...hora('16:00', 'volta'), dias: ['1', '5'] }]
    const numero = await r.abrir('regime', id, { iniciativa: 'autoridade', horarios })
    await r.porEmVigor(numero)
    expect((await r.quadros(id))[0]).toMatchObject({
      motivo: 'regime',
      horarios: [
        { hora: '07:00', dias: [1, 2, 3, 4, 5, 6, 7] },
        { hora: '16:00', dias: [1, 5] },
      ],
    })
    const eventos = (await r.linha(id)).eventos.map((e: { titulo: string }) => e.titulo)
    expect(eventos).toContain('Novo quadro de regime')
  })
  it('viagens a mais em linhas iguais: cabe a cada uma a sua parte', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    await m.linha(ATE_CARACARAI, { operadora_id: c.ids.rr.outraOperadora })
    // 14 trips a week each; 7 more for this one alone are not all its own.
    const horarios = [...HORARIOS.map((h) => ({ ...h, dias: null })), hora('09:00')]
    const numero = await r.abrir('regime', id, { horarios })
    const [divisao] = (await r.ver(numero)).exames
    expect(divisao.memoria[0]).toMatchObject({ dispositivo: 'art54' })
    await r.naoDefere(numero, ['art54'])
    await r.deferir(await r.abrir('regime', id, { horarios, aumento_total: 14 }))
  })
  it('linha sem quadro primeiro tem o regime fixado; sem iniciativa, o campo é pedido', async () => {
    const p = await r.pedir(r.operadora, 'regime', c.ids.rr.linha, { horarios: [hora('07:00')] })
    expect(p.json()).toMatchObject({ codigo: 'linha-sem-quadro', dispositivo: 'art42' })
    const id = await r.mundo().linha(ATE_CARACARAI)
    const sem = await r.pedir(r.analista, 'regime', id, { horarios: [hora('07:00')] })
    expect(sem.json()).toMatchObject({ status: 422, campo: 'iniciativa' })
  })
})

describe('quem pode tomar a iniciativa', () => {
  const casos = [
    ['itinerario-urbano', 'art43'],
    ['restricao-de-secao', 'art45'],
  ] as const
  it.each(casos)('a delegatária não pede %s', async (especie, dispositivo) => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const p = await r.pedir(r.operadora, especie, id, {
      iniciativa: 'autoridade',
      regras_de_transito: 'Rua Principal em mão única.',
      pontos: await m.pontos(ATE_CARACARAI),
      restricoes: [{ de: await m.id('Boa Vista'), ate: await m.id('Mucajaí') }],
    })
    expect(p.json()).toMatchObject({ status: 422, codigo: 'vedado', dispositivo })
  })
  const daDelegataria = [
    ['pontos-de-parada', 'art44'],
    ['cancelamento-de-horario', 'art51'],
    ['paralisacao', 'art55'],
  ] as const
  it.each(daDelegataria)('a autoridade não propõe %s', async (especie, dispositivo) => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const p = await r.pedir(r.analista, especie, id, {
      iniciativa: 'autoridade',
      paradas: [await m.id('Mucajaí')],
      horarios_cancelados: [{ hora: '06:00', sentido: 'ida' }],
      inicio: '2026-07-01',
      fim: '2026-07-31',
      passagens_vendidas: 0,
      movimento: 'Três passageiros por viagem em julho.',
      fundamento: 'art55_inc2',
      obstrucao: 'Ponte caída no km 90.',
      ha_alternativo: false,
      alcance: 'total',
    })
    expect(p.json()).toMatchObject({ status: 422, codigo: 'vedado', dispositivo })
  })
})

describe('itinerário urbano, paradas, seções: arts. 43, 44, 45 e 47', () => {
  it('o traçado urbano é da autoridade; sem trecho urbano não cabe', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const regras_de_transito = 'Rua Principal em mão única desde março.'
    const sem = { regras_de_transito, pontos: await m.pontos(ATE_CARACARAI) }
    await r.naoDefere(await r.abrir('itinerario-urbano', id, sem), ['art43'])
    const pontos = sem.pontos.map((p, i) => (i === 1 ? { ...p, piso: 'urbano' } : p))
    await r.porEmVigor(await r.abrir('itinerario-urbano', id, { regras_de_transito, pontos }))
    expect((await r.quadros(id))[0].trechos[0]).toMatchObject({ piso: 'urbano' })
  })
  const LONGA: Parada[] = [
    ['Boa Vista', 0, 0],
    ['Mucajaí', 52, 50],
    ['Caracaraí', 139, 140],
    ['Baliza', 330, 345],
  ]
  it('plano com mais de 3 horas entre paradas vai ao conselho, que o admite por ato; até 3 horas, não precisa', async () => {
    const m = r.mundo()
    const id = await m.linha(LONGA)
    const perto = { paradas: [await m.id('Mucajaí'), await m.id('Caracaraí')] }
    const curta = await m.linha(ATE_CARACARAI)
    await r.naoDefere(await r.abrir('pontos-de-parada', curta, { paradas: [await m.id('Mucajaí')] }), [
      'art44',
    ])
    await r.porEmVigor(await r.abrir('pontos-de-parada', id, perto))
    expect((await r.quadros(id))[0]).toMatchObject({
      motivo: 'pontos-de-parada',
      paradas_pelo_conselho: 'Portaria 7/2026',
    })
    const fora = await r.pedir(r.operadora, 'pontos-de-parada', id, { paradas: [await m.id('Bonfim')] })
    expect(fora.json()).toMatchObject({ status: 422, campo: 'paradas' })
  })
  it('restrição de seção só em serviço novo (art. 45)', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const restricoes = [{ de: await m.id('Boa Vista'), ate: await m.id('Mucajaí') }]
    await r.naoDefere(await r.abrir('restricao-de-secao', id, { restricoes }), ['art45'])
  })
  it('ponto de seção a 10 km ou mais: 9,9 não, 10,0 sim; o trecho se parte ali', async () => {
    const m = r.mundo()
    const id = await m.linha([
      ['Boa Vista', 0, 0],
      ['Caracaraí', 139, 140],
    ])
    const secao = async (km: string) => ({
      ponto_de_secao: await m.id('Mucajaí'),
      km_do_ponto: km,
      minutos_do_ponto: 60,
    })
    await r.naoDefere(await r.abrir('ponto-de-secao', id, await secao('129.1')), ['art47'])
    await r.porEmVigor(await r.abrir('ponto-de-secao', id, await secao('10')))
    const [q] = await r.quadros(id)
    expect(q.trechos.map((t: { km: string }) => t.km)).toEqual(['10.0', '129.0'])
    expect(q.pontos[1]).toMatchObject({ km: '10.0', secao: true })
    const semKm = await r.pedir(r.operadora, 'ponto-de-secao', id, { ponto_de_secao: await m.id('Iracema') })
    expect(semKm.json()).toMatchObject({ status: 422, campo: 'km_do_ponto' })
    const passa = await m.linha(ATE_CARACARAI)
    await r.deferir(await r.abrir('ponto-de-secao', passa, { ponto_de_secao: await m.id('Iracema') }))
    const alem = await r.pedir(r.operadora, 'ponto-de-secao', id, {
      ponto_de_secao: await m.id('Iracema'),
      km_do_ponto: '200',
      minutos_do_ponto: 100,
    })
    expect(alem.json()).toMatchObject({ status: 422, campo: 'km_do_ponto' })
  })
})

describe('atendimento parcial e conexão, arts. 50 e 53', () => {
  it('dentro do itinerário e com seção no lugar; vira serviço próprio, que depois não se altera', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const campos = {
      origem: await m.id('Boa Vista'),
      destino: await m.id('Mucajaí'),
      localidade: await m.id('Mucajaí'),
      horarios: [hora('11:00')],
    }
    const semSecao = { ...campos, localidade: await m.id('Iracema') }
    await r.naoDefere(await r.abrir('atendimento-parcial', id, semSecao), ['art50_par1u'])
    const fora = await r.pedir(r.operadora, 'atendimento-parcial', id, {
      ...campos,
      destino: await m.id('Bonfim'),
    })
    expect(fora.json()).toMatchObject({ status: 422, dispositivo: 'art50', campo: 'destino' })
    const numero = await r.abrir('atendimento-parcial', id, campos)
    await r.deferir(numero)
    const sem = await r.fazer(r.analista, numero, 'por-em-vigor', r.VIGOR)
    expect(sem.json()).toMatchObject({ status: 422, campo: 'numero_do_servico' })
    await r.fazerBem(r.analista, numero, 'por-em-vigor', {
      ...r.VIGOR,
      de: '2026-04-06',
      numero_do_servico: '701-P',
    })
    const [parcial] = (await r.analista.get('/api/v1/linhas?q=701-P')).json().linhas
    expect(parcial).toMatchObject({ extensao_km: '52.0', partidas: ['11:00'], quadro: 1 })
    expect((await r.linha(id)).quadro).toBe(1)
    const vedadas = [
      [
        'prolongamento',
        { ponta: 'fim', acrescimo: [{ ponto_id: await m.id('Iracema'), km: '20', minutos: 20 }] },
      ],
      [
        'itinerario',
        { motivo_do_itinerario: 'via-melhor', pontos: await m.pontos(ATE_CARACARAI.slice(0, 2)) },
      ],
      ['fusao', { outras_linhas: [id], pontos: await m.pontos(ATE_CARACARAI), horarios: [hora('06:00')] }],
    ] as const
    for (const [especie, outros] of vedadas) {
      const p = await r.pedir(r.operadora, especie, parcial.id, outros)
      expect(p.json(), especie).toMatchObject({ codigo: 'vedado', dispositivo: 'art50' })
    }
  })
  it('conexão entre linhas que se encontram; entre as que não, não', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const sul = await m.linha([
      ['Caracaraí', 0, 0],
      ['Rorainópolis', 150, 140],
    ])
    const longe = await m.linha([
      ['Bonfim', 0, 0],
      ['Normandia', 90, 100],
    ])
    await r.naoDefere(await r.abrir('conexao', id, { outras_linhas: [longe] }), ['art53'])
    await r.porEmVigor(await r.abrir('conexao', id, { outras_linhas: [sul] }))
    expect((await r.quadros(id))[0]).toMatchObject({ motivo: 'conexao', versao: 2 })
  })
})

describe('cancelamento de horário, art. 51', () => {
  const cancelar = {
    horarios_cancelados: [{ hora: '06:00', sentido: 'ida' }],
    movimento: 'Três passageiros por viagem.',
  }
  it('por um período, com anuência antes e nenhuma passagem vendida; o horário volta sozinho', async () => {
    const id = await r.mundo().linha(ATE_CARACARAI)
    const periodo = { inicio: '2026-06-01', fim: '2026-06-30' }
    const vendida = { ...cancelar, ...periodo, passagens_vendidas: 1 }
    await r.naoDefere(await r.abrir('cancelamento-de-horario', id, vendida), ['art51_par1u'])
    const ontem = { ...cancelar, inicio: '2026-04-05', fim: '2026-06-30', passagens_vendidas: 0 }
    await r.naoDefere(await r.abrir('cancelamento-de-horario', id, ontem), ['art51'])
    const numero = await r.abrir('cancelamento-de-horario', id, {
      ...cancelar,
      ...periodo,
      passagens_vendidas: 0,
    })
    await r.porEmVigor(numero, { de: null })
    const [volta, sem] = await r.quadros(id)
    expect(sem).toMatchObject({ de: '2026-06-01', ate: '2026-07-01' })
    expect(sem.horarios.map((h: { hora: string }) => h.hora)).toEqual(['15:30'])
    expect(volta.horarios.map((h: { hora: string }) => h.hora)).toEqual(['06:00', '15:30'])
    expect(await r.ver(numero)).toMatchObject({ de: '2026-06-01', ate: '2026-06-30' })
    await em('2026-07-01', async () => expect((await r.ver(numero)).situacao.nome).toBe('Período encerrado'))
    const nenhum = await r.fazer(r.julgador, numero, 'cancelar', {
      de: '2026-07-10',
      ato: 'Portaria 9',
      razoes: 'Fim da baixa demanda.',
    })
    expect(nenhum.json().codigo).toBe('ato-sem-previsao')
  })
  it('horário que não está no quadro e dias ao contrário vêm com o campo', async () => {
    const id = await r.mundo().linha(ATE_CARACARAI)
    const pedir = (campos: object) =>
      r.pedir(r.operadora, 'cancelamento-de-horario', id, {
        ...cancelar,
        inicio: '2026-06-01',
        fim: '2026-06-30',
        passagens_vendidas: 0,
        ...campos,
      })
    const outro = await pedir({ horarios_cancelados: [{ hora: '22:00', sentido: 'ida' }] })
    expect(outro.json()).toMatchObject({ status: 422, campo: 'horarios_cancelados' })
    expect((await pedir({ fim: '2026-05-30' })).json()).toMatchObject({ status: 422, campo: 'fim' })
    expect((await pedir({ movimento: null })).json()).toMatchObject({ status: 422, campo: 'movimento' })
  })
})
