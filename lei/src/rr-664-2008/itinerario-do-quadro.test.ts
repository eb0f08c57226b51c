import { describe, expect, it } from 'vitest'
import {
  examinarExtremosDoQuadro,
  examinarPontosEmTerminal,
  examinarSecoesNovas,
} from './itinerario-do-quadro.js'

const p = (localidade: string, km: string, secao = true) => ({ localidade, km, secao, terminal: null })

describe('extremos do quadro, art. 42, § 2', () => {
  it('dois extremos são seções; o do meio pode não ser', () => {
    expect(examinarExtremosDoQuadro([p('A', '0'), p('B', '5', false), p('C', '30')]).permitido).toBe(true)
  })
  it.each([
    [[p('A', '0', false), p('B', '30')], 'A é ponto extremo e tem de ser seção.'],
    [[p('A', '0')], 'O itinerário precisa de ao menos dois pontos.'],
    [[], 'O itinerário precisa de ao menos dois pontos.'],
  ])('recusa %j', (pontos, mensagem) => {
    expect(examinarExtremosDoQuadro(pontos).motivos).toEqual([{ dispositivo: 'art42_par2', mensagem }])
  })
})

describe('seções novas, art. 47', () => {
  it('a menos de 10 km de outra, recusa uma vez o par', () => {
    const e = examinarSecoesNovas([p('A', '0'), p('B', '20'), p('C', '29.9'), p('D', '60')], [])
    expect(e.motivos).toHaveLength(1)
    expect(e.motivos[0]?.dispositivo).toBe('art47')
  })
  it('exatos 10,0 km cabem', () => {
    expect(examinarSecoesNovas([p('A', '0'), p('B', '10.0'), p('C', '20')], []).permitido).toBe(true)
  })
  it('a seção que já existia não é examinada de novo; a nova ao lado dela, sim', () => {
    const antes = [p('A', '0'), p('B', '4'), p('C', '50')]
    expect(examinarSecoesNovas(antes, antes).permitido).toBe(true)
    const e = examinarSecoesNovas([p('A', '0'), p('B', '4'), p('N', '9'), p('C', '50')], antes)
    expect(e.motivos.map((m) => m.mensagem)).toEqual([
      'A fica a 9 km, menos de 10 km.',
      'B fica a 5 km, menos de 10 km.',
    ])
  })
  it('os extremos não se medem um contra o outro, mas se medem contra as demais', () => {
    expect(examinarSecoesNovas([p('A', '0'), p('B', '8')], []).permitido).toBe(true)
    expect(examinarSecoesNovas([p('A', '0'), p('M', '5'), p('B', '8')], []).permitido).toBe(false)
  })
  it('ponto que não é seção não conta', () => {
    expect(examinarSecoesNovas([p('A', '0'), p('M', '3', false), p('B', '30')], []).permitido).toBe(true)
  })
  it('de qualquer itinerário, permite exatamente quando nenhum par de seções além dos extremos está a menos de 10 km', () => {
    let semente = 664
    const sorte = (n: number) => {
      semente = (semente * 1103515245 + 12345) % 2147483648
      return semente % n
    }
    for (let vez = 0; vez < 300; vez++) {
      let decimos = 0
      const pontos = Array.from({ length: 2 + sorte(6) }, (_, i) => {
        if (i > 0) decimos += 1 + sorte(300)
        return p(`P${i}`, `${Math.floor(decimos / 10)}.${decimos % 10}`, sorte(3) > 0)
      })
      const km = (i: number) => Number(pontos[i]?.km) * 10
      const perto = pontos.some((a, i) =>
        pontos.some((b, j) => {
          const extremos = i === 0 && j === pontos.length - 1
          return i < j && !extremos && a.secao && b.secao && Math.round(km(j) - km(i)) < 100
        }),
      )
      expect(examinarSecoesNovas(pontos, []).permitido, JSON.stringify(pontos)).toBe(!perto)
    }
  })
})

describe('pontos em terminal, art. 52', () => {
  it('fora de terminal nunca recusa, e fica para uma pessoa', () => {
    const e = examinarPontosEmTerminal([
      { localidade: 'A', terminal: 'Rodoviária' },
      { localidade: 'B', terminal: null },
    ])
    expect(e).toMatchObject({ permitido: true, depende_de: ['art52'] })
  })
})
