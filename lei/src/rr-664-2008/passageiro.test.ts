import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  conferirBilhete,
  conferirDadosDoBilhete,
  conferirLotacaoRR,
  conferirVendedor,
  passageirosEmPe,
  ultimoDiaDeColo,
} from './index.js'

const d = lerData

describe('bilhete (art. 25)', () => {
  test.each([
    ['2020-05-04', '2026-05-03'],
    ['2020-02-29', '2026-02-27'],
    ['2021-01-01', '2026-12-31'],
  ])('criança de %s viaja no colo até %s', (nascimento, ultimo) => {
    expect(ultimoDiaDeColo(d(nascimento))).toBe(ultimo)
  })

  const adulto = { titulo: 'nenhum', nascimento: null, deColo: false, viagem: d('2026-05-04') } as const
  test.each([
    ['sem bilhete', {}, 'violacao', 'art80_inc1'],
    ['com bilhete', { titulo: 'bilhete' }, 'conforme', null],
    ['gratuidade com autorização', { titulo: 'autorizacao-de-viagem' }, 'conforme', null],
    ['não verificado', { titulo: null }, 'sem-dados', null],
    ['colo, véspera dos 6', { deColo: true, nascimento: d('2020-05-05') }, 'conforme', null],
    ['colo, no dia dos 6', { deColo: true, nascimento: d('2020-05-04') }, 'violacao', 'art80_inc1'],
    ['colo, idade não sabida', { deColo: true }, 'sem-dados', null],
  ] as const)('%s', (_, mudancas, resultado, infracao) => {
    expect(conferirBilhete({ ...adulto, ...mudancas })).toMatchObject({ resultado, infracao })
  })

  test('dados da Fazenda: só se conferem quando se sabe quais são (§ 1º)', () => {
    expect(conferirDadosDoBilhete([], ['chave']).resultado).toBe('sem-dados')
    expect(conferirDadosDoBilhete(['chave', 'série'], ['chave']).mensagem).toContain('série')
    expect(conferirDadosDoBilhete(['chave'], ['chave', 'x']).resultado).toBe('conforme')
  })

  test.each([
    ['delegataria', null, 'conforme'],
    ['agente', null, 'violacao'],
    ['agente', { de: d('2026-01-01'), ate: null }, 'conforme'],
    ['agente', { de: d('2026-01-01'), ate: d('2026-05-03') }, 'violacao'],
  ] as const)('vendido por %s, credenciamento %o: %s (§ 2º)', (por, credenciamento, resultado) => {
    expect(conferirVendedor({ por, credenciamento, data: d('2026-05-04') }).resultado).toBe(resultado)
  })
})

describe('passageiros em pé (art. 26)', () => {
  test.each([
    ['onibus', 46, '149.9', 11],
    ['onibus', 46, '150', 0],
    ['onibus', 46, '150.0', 0],
    ['onibus', 3, '10', 0],
    ['onibus', 4, '10', 1],
    ['microonibus', 27, '0.1', 6],
    ['van', 16, '10', 0],
    ['van', 16, '200', 0],
  ] as const)('%s de %s lugares em %s km: %s', (tipo, capacidade, distancia_km, maximo) => {
    expect(passageirosEmPe({ tipo, capacidade, distancia_km }).maximo).toBe(maximo)
  })

  test.each([
    [{ capacidade: 0 }, 'capacidade-invalida'],
    [{ capacidade: 46.5 }, 'capacidade-invalida'],
    [{ distancia_km: '0' }, 'distancia-invalida'],
    [{ distancia_km: '-1' }, 'distancia-invalida'],
    [{ distancia_km: 'longe' }, 'numero-invalido'],
  ])('%o: %s', (mudancas, codigo) => {
    const viagem = { tipo: 'onibus', capacidade: 46, distancia_km: '100', ...mudancas } as const
    expect(() => passageirosEmPe(viagem)).toThrow(expect.objectContaining({ codigo }))
  })

  test('nunca mais de um quarto, nunca em van, e o quarto nunca perde um lugar inteiro', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.constantFrom('onibus' as const, 'microonibus' as const, 'van' as const, 'alternativo' as const),
        (capacidade, decimos, tipo) => {
          const distancia_km = `${Math.floor(decimos / 10)}.${decimos % 10}`
          const { maximo } = passageirosEmPe({ tipo, capacidade, distancia_km })
          if (tipo === 'van' || decimos >= 1500) expect(maximo).toBe(0)
          else {
            expect(maximo * 4).toBeLessThanOrEqual(capacidade)
            expect((maximo + 1) * 4).toBeGreaterThan(capacidade)
          }
        },
      ),
    )
  })

  test.each([
    [57, 'conforme', null],
    [58, 'violacao', 'art82_inc2'],
    [null, 'sem-dados', null],
  ])('%s pessoas em ônibus de 46 lugares, viagem curta: %s', (contados, resultado, infracao) => {
    const viagem = { tipo: 'onibus', capacidade: 46, distancia_km: '100' } as const
    expect(conferirLotacaoRR({ ...viagem, contados })).toMatchObject({ resultado, infracao })
  })
})
