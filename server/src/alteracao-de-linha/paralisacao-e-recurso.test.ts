import type { Instante } from '@outorga/lei'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cenario, criarCenario } from '../testes/cenario.js'
import { ATE_CARACARAI } from '../testes/rede-de-teste.js'
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

describe('paralisação, arts. 55 e 69, XIV', () => {
  const meses = (passageiros: number, quantos = 6) =>
    Array.from({ length: quantos }, (_, i) => ({
      mes: `2025-${String(i + 7).padStart(2, '0')}`,
      passageiros,
      lugares: 1000,
    }))
  const baixa = (mudancas: object = {}) => ({
    fundamento: 'art55_inc1',
    meses: meses(499),
    alcance: 'total',
    inicio: '2026-06-06',
    ...mudancas,
  })
  const obstruida = (mudancas: object = {}) => ({
    fundamento: 'art55_inc2',
    obstrucao: 'Ponte caída no km 90 da BR-174.',
    ha_alternativo: false,
    alcance: 'total',
    inicio: '2026-04-06',
    ...mudancas,
  })

  it.each<[string, object, string]>([
    ['cinco meses não bastam (I)', baixa({ meses: meses(499, 5) }), 'art55_inc1'],
    ['50% exatos não é abaixo (I)', baixa({ meses: meses(500) }), 'art55_inc1'],
    ['há outro caminho (II)', obstruida({ ha_alternativo: true }), 'art55_inc2'],
    ['antes de 60 dias do pedido', baixa({ inicio: '2026-06-05' }), 'art69_inc14'],
    ['mais de 360 dias (§ 1º)', baixa({ volta: '2027-06-01' }), 'art55_par1'],
  ])('%s', async (_nome, campos, dispositivo) => {
    const id = await r.mundo().linha(ATE_CARACARAI)
    await r.naoDefere(await r.abrir('paralisacao', id, campos), [dispositivo])
  })

  it('mês escrito de outro jeito se recusa com o campo', async () => {
    const id = await r.mundo().linha(ATE_CARACARAI)
    const meses = [{ mes: '07/2025', passageiros: 1, lugares: 2 }]
    const p = await r.pedir(r.operadora, 'paralisacao', id, baixa({ meses }))
    expect(p.json()).toMatchObject({ status: 422, codigo: 'mes-invalido', campo: 'meses' })
  })

  it('por baixa ocupação: 60 dias de serviço, 360 de parada; depois a delegação caduca, ou a linha volta', async () => {
    const id = await r.mundo().linha(ATE_CARACARAI)
    const numero = await r.abrir('paralisacao', id, baixa())
    expect((await r.ver(numero)).prazos).toContainEqual(
      expect.objectContaining({ nome: 'servico', ate: '2026-06-05', dispositivo: 'art69_inc14' }),
    )
    await r.deferir(numero)
    const cedo = await r.fazer(r.analista, numero, 'por-em-vigor', { ...r.VIGOR, de: '2026-06-05' })
    expect(cedo.json()).toMatchObject({ status: 422, dispositivo: 'art69_inc14' })
    await r.fazerBem(r.analista, numero, 'por-em-vigor', { ...r.VIGOR, de: '2026-06-06' })
    expect(await r.ver(numero)).toMatchObject({ de: '2026-06-06', ate: '2027-05-31' })
    expect((await r.quadros(id))[0]).toMatchObject({ motivo: 'paralisacao', horarios: [] })
    await em('2027-05-31', async () => expect((await r.ver(numero)).situacao.nome).toBe('Em vigor'))
    await em('2027-06-01', async () =>
      expect((await r.ver(numero)).situacao).toMatchObject({ tom: 'mau', dispositivo: 'art55_par1' }),
    )
    await em('2026-09-01', async () => {
      const volta = { de: '2026-09-02', ato: 'Portaria 20/2026', razoes: 'A demanda voltou.' }
      await r.fazerBem(r.julgador, numero, 'cancelar', volta)
    })
    expect((await r.quadros(id))[0].horarios).toHaveLength(2)
  })

  it('rodovia obstruída: sem espera e sem prazo, enquanto houver o impedimento (§ 2º); parte dos horários', async () => {
    const id = await r.mundo().linha(ATE_CARACARAI)
    const horarios_parados = [{ hora: '15:30', sentido: 'volta' }]
    const sem = await r.pedir(r.operadora, 'paralisacao', id, obstruida({ alcance: 'parcial' }))
    expect(sem.json()).toMatchObject({ status: 422, campo: 'horarios_parados' })
    const numero = await r.abrir('paralisacao', id, obstruida({ alcance: 'parcial', horarios_parados }))
    await r.porEmVigor(numero, { de: '2026-04-06' })
    expect(await r.ver(numero)).toMatchObject({ de: '2026-04-06', ate: null })
    expect((await r.quadros(id))[0].horarios).toHaveLength(1)
    await em('2028-04-06', async () => expect((await r.ver(numero)).situacao.nome).toBe('Em vigor'))
  })
})

describe('recurso, art. 92', () => {
  const RECURSO = { quem: 'Viação Primeira RR Ltda.', razoes: 'A decisão não viu o movimento do trecho.' }
  const indeferida = async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const numero = await r.abrir('encurtamento', id, { ponta: 'fim', novo_extremo: await m.id('Mucajaí') })
    await r.instruir(numero)
    await r.fazerBem(r.julgador, numero, 'decidir', r.INDEFERIR)
    return { numero, id }
  }
  it('da ciência da decisão, no prazo da autoridade; provido, entra em vigor', async () => {
    const { numero, id } = await indeferida()
    await r.fazerBem(r.analista, numero, 'dar-ciencia', { em: '2026-04-06' })
    const [prazo] = (await r.ver(numero)).prazos
    expect(prazo).toMatchObject({ nome: 'recurso', ate: '2026-04-16', dispositivo: 'art92' })
    await em('2026-04-17', async () => {
      const tarde = await r.fazer(r.operadora, numero, 'recorrer', RECURSO)
      expect(tarde.json()).toMatchObject({ codigo: 'vedado', dispositivo: 'art92' })
    })
    await em('2026-04-16', async () => {
      await r.fazerBem(r.operadora, numero, 'recorrer', RECURSO)
      const julgador = await r.fazer(r.julgador, numero, 'julgar-recurso', r.DEFERIR)
      expect(julgador.statusCode).toBe(403)
      const feito = await r.fazerBem(r.conselheiro, numero, 'julgar-recurso', r.DEFERIR)
      expect(feito).toMatchObject({ estado: 'deferida-em-recurso', documento: expect.any(String) })
      await r.fazerBem(r.analista, numero, 'por-em-vigor', { ...r.VIGOR, de: '2026-04-20' })
    })
    expect((await r.quadros(id))[0]).toMatchObject({ motivo: 'encurtamento', de: '2026-04-20' })
  })
  it('nem o conselho defere o que a lei recusa', async () => {
    const m = r.mundo()
    const id = await m.linha(ATE_CARACARAI)
    const numero = await r.abrir('encurtamento', id, { ponta: 'fim', novo_extremo: await m.id('Iracema') })
    await r.instruir(numero)
    await r.fazerBem(r.julgador, numero, 'decidir', r.INDEFERIR)
    await r.fazerBem(r.operadora, numero, 'recorrer', RECURSO)
    const d = await r.fazer(r.conselheiro, numero, 'julgar-recurso', r.DEFERIR)
    expect(d.json()).toMatchObject({ codigo: 'vedado', dispositivo: 'art59_inc3' })
    await r.fazerBem(r.conselheiro, numero, 'julgar-recurso', r.INDEFERIR)
  })
  it('não cabe onde a lei não o prevê', async () => {
    const m = r.mundo()
    const numero = await r.abrir('regime', await m.linha(ATE_CARACARAI), { horarios: [hora('07:00')] })
    await r.deferir(numero)
    const oferecidos = (await r.operadora.get(`/api/v1/alteracoes-de-linha/${numero}`)).json().atos_possiveis
    expect(oferecidos).toEqual([])
    const p = await r.fazer(r.operadora, numero, 'recorrer', RECURSO)
    expect(p.json()).toMatchObject({ codigo: 'ato-sem-previsao', dispositivo: 'art42' })
  })
  it('a operadora desiste antes da decisão; depois já não cabe', async () => {
    const m = r.mundo()
    const numero = await r.abrir('regime', await m.linha(ATE_CARACARAI), { horarios: [hora('07:00')] })
    await r.fazerBem(r.operadora, numero, 'desistir', { razoes: 'Vamos rever os horários.' })
    const depois = await r.fazer(r.analista, numero, 'pedir-pareceres')
    expect(depois.statusCode).toBe(409)
  })
})
