import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ATE_CARACARAI, cenarioDasLinhas } from './quadro-de-teste.js'

let x: Awaited<ReturnType<typeof cenarioDasLinhas>>
beforeAll(async () => {
  x = await cenarioDasLinhas()
})
afterAll(() => x.c.fechar())

describe('entrada ruim', () => {
  const erros = async (mudancas: Record<string, unknown>, pontos = ATE_CARACARAI) => {
    const { id } = await x.novaLinha()
    const corpo = x.rascunho(pontos, mudancas)
    const r = await x.fazer(id, corpo)
    expect(r.statusCode, r.body).toBe(422)
    const p = await x.previa(id, corpo)
    expect(p.erros).toEqual(r.json().erros)
    expect(p).toMatchObject({ pode: false, visto: null })
    return (r.json().erros as { campo: string; mensagem: string }[]).map((e) => `${e.campo}: ${e.mensagem}`)
  }

  it('trecho que falta', async () => {
    const trechos = [{ de: 0, km: '52', piso: 'pavimentado' }]
    expect(await erros({ trechos })).toEqual([
      'trechos.1: Falta o trecho entre Mucajaí e Caracaraí: quilômetros e piso.',
    ])
  })
  it('quilômetros e piso em branco num trecho', async () => {
    const trechos = [
      { de: 0, km: '', piso: 'pavimentado' },
      { de: 1, km: '87', piso: null },
    ]
    expect(await erros({ trechos })).toEqual([
      'trechos.0.km: Faltam os quilômetros do trecho entre Boa Vista e Mucajaí.',
      'trechos.1.piso: Falta o piso do trecho entre Mucajaí e Caracaraí.',
    ])
  })
  it('trechos que não somam a distância', async () => {
    const trechos = [
      { de: 0, km: '50', piso: 'pavimentado' },
      { de: 1, km: '87', piso: 'pavimentado' },
    ]
    expect((await erros({ trechos }))[0]).toContain('somam 50 km, mas os pontos distam 52 km')
  })
  it('quilômetros e tempo que não crescem', async () => {
    const ditos = await erros({}, [
      ['Boa Vista', 0, 0],
      ['Mucajaí', 52, 50],
      ['Caracaraí', 52, 50],
    ])
    expect(ditos).toContain('pontos.2.km: Caracaraí vem depois de Mucajaí e tem de ficar mais longe.')
    expect(ditos).toContain('pontos.2.minutos: Caracaraí vem depois de Mucajaí e tem de ter tempo maior.')
  })
  it('o mesmo ponto duas vezes seguidas', async () => {
    const ditos = await erros({}, [
      ['Boa Vista', 0, 0],
      ['Mucajaí', 52, 50],
      ['Mucajaí', 60, 60],
    ])
    expect(ditos[0]).toBe('pontos.2.ponto_id: Mucajaí aparece duas vezes seguidas.')
  })
  it('um ponto só, e ponto que não existe', async () => {
    expect((await erros({ trechos: [] }, [['Boa Vista', 0, 0]]))[0]).toContain('ao menos dois pontos')
    const { id } = await x.novaLinha()
    const corpo = x.rascunho(ATE_CARACARAI)
    corpo.pontos[1] = { ...(corpo.pontos[1] as (typeof corpo.pontos)[number]), ponto_id: x.c.ids.rr.linha }
    expect((await x.fazer(id, corpo)).json().erros[0].campo).toBe('pontos.1.ponto_id')
  })
  it('hora que não existe, e partida sem dias', async () => {
    const ditos = await erros({
      horarios: [
        { hora: '30:00', dias: [1], sentido: 'ida' },
        { hora: '06:00', dias: [], sentido: 'ida' },
      ],
    })
    expect(ditos[0]).toContain('«30:00» não é hora de partida')
    expect(ditos[1]).toContain('em que dias')
  })

  it('depois da meia-noite: chega «01:10 do dia seguinte»; 24:30 de domingo é 00:30 de segunda, e é dito', async () => {
    const { id } = await x.novaLinha()
    const corpo = x.rascunho(
      [
        ['Boa Vista', 0, 0],
        ['Mucajaí', 52, 90],
      ],
      {
        horarios: [
          { hora: '23:40', dias: [5], sentido: 'ida' },
          { hora: '24:30', dias: [7], sentido: 'ida' },
          { hora: '25:10', dias: [1, 2], sentido: 'ida' },
        ],
      },
    )
    const { avisos, visto, pode } = await x.previa(id, corpo)
    expect(pode).toBe(true)
    expect(avisos).toEqual([
      '24:30 de domingo é 00:30 do dia seguinte: segunda.',
      '25:10 de seg e ter é 01:10 do dia seguinte: ter e qua.',
    ])
    const ditos = visto.horarios.map((h: Record<string, unknown>) => [
      h.hora,
      h.dias_escritos,
      h.chegada_escrita,
    ])
    expect(ditos).toEqual([
      ['00:30', 'segunda', '02:00'],
      ['01:10', 'ter e qua', '02:40'],
      ['23:40', 'sexta', '01:10 do dia seguinte'],
    ])
  })
})
