import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  conferirSecaoDoBilhete,
  examinarPontoDeSecao,
  examinarPontosDeParada,
  examinarRestricaoDeSecao,
  novaVersaoDoQuadro,
  type PontoDoQuadro,
  quadroEm,
  restaurarQuadro,
} from './index.js'

const ponto = (localidade: string, km: string, minutos: number, secao = true): PontoDoQuadro => ({
  localidade,
  km,
  minutos,
  secao,
  terminal: null,
})
const PONTOS = [
  ponto('Boa Vista', '0', 0),
  ponto('Mucajaí', '52', 50),
  ponto('posto', '70', 70, false),
  ponto('Caracaraí', '135', 130),
]
const conteudo = (partidas: string[]) => ({ pontos: PONTOS, partidas, restricoes: [] })
const primeira = novaVersaoDoQuadro([], { ...conteudo(['06:00']), de: lerData('2026-01-01'), ato: 'Ato 1' })
const segunda = novaVersaoDoQuadro(primeira, {
  ...conteudo(['06:00', '14:00']),
  de: lerData('2026-04-01'),
  ato: 'Ato 2',
})

describe('versões do quadro de regime (art. 42, § 2º)', () => {
  test('a nova versão encerra a anterior e não a edita', () => {
    expect(segunda.map((v) => [v.versao, v.de, v.ate])).toEqual([
      [1, '2026-01-01', '2026-04-01'],
      [2, '2026-04-01', null],
    ])
    expect(primeira[0]?.ate).toBeNull()
  })

  test.each([
    ['2025-12-31', null],
    ['2026-03-31', 1],
    ['2026-04-01', 2],
  ])('em %s vale a versão %s', (data, versao) => {
    expect(quadroEm(segunda, lerData(data))?.versao ?? null).toBe(versao)
  })

  test('não se abre versão no mesmo dia nem antes da última', () => {
    expect(() =>
      novaVersaoDoQuadro(segunda, { ...conteudo([]), de: lerData('2026-04-01'), ato: 'Ato 3' }),
    ).toThrowError(expect.objectContaining({ codigo: 'quadro-fora-de-ordem' }))
  })

  test('cancelar a alteração traz de volta o conteúdo anterior como versão nova (art. 62)', () => {
    const volta = restaurarQuadro(segunda, 2, { de: lerData('2026-07-01'), ato: 'Ato 3' })
    expect(volta).toHaveLength(3)
    expect(volta.at(-1)).toMatchObject({ versao: 3, partidas: ['06:00'], ato: 'Ato 3' })
    expect(() => restaurarQuadro(primeira, 1, { de: lerData('2026-07-01'), ato: 'Ato 3' })).toThrowError(
      expect.objectContaining({ codigo: 'quadro-sem-anterior' }),
    )
  })

  test('em qualquer dia vale no máximo uma versão', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 8 }), (dias) => {
        const datas = [...dias]
          .sort((a, b) => a - b)
          .map((d) => lerData(`2026-01-${String(d).padStart(2, '0')}`))
        const versoes = datas.reduce<ReturnType<typeof novaVersaoDoQuadro>>(
          (vs, de) => novaVersaoDoQuadro(vs, { ...conteudo([]), de, ato: 'Ato' }),
          [],
        )
        for (const data of datas) {
          expect(versoes.filter((v) => v.de <= data && (v.ate === null || data < v.ate))).toHaveLength(1)
        }
      }),
    )
  })
})

describe('seções (arts. 45 a 47)', () => {
  const quadro = quadroEm(segunda, lerData('2026-05-01'))
  test.each([
    ['Boa Vista', 'Caracaraí', 'conforme', null],
    ['Boa Vista', 'posto', 'violacao', 'art82_inc1'],
    ['Boa Vista', 'Rorainópolis', 'violacao', 'art82_inc1'],
  ])('passagem de %s a %s: %s', (origem, destino, resultado, infracao) => {
    expect(conferirSecaoDoBilhete({ origem, destino }, quadro)).toMatchObject({ resultado, infracao })
  })

  test('sem quadro em vigor nada se afirma', () => {
    expect(conferirSecaoDoBilhete({ origem: 'A', destino: 'B' }, null).resultado).toBe('sem-dados')
  })

  test('a restrição de seção barra a venda nos dois sentidos', () => {
    const restrito = quadro && { ...quadro, restricoes: [['Boa Vista', 'Mucajaí'] as const] }
    for (const [origem, destino] of [
      ['Boa Vista', 'Mucajaí'],
      ['Mucajaí', 'Boa Vista'],
    ] as const) {
      expect(conferirSecaoDoBilhete({ origem, destino }, restrito).resultado).toBe('violacao')
    }
  })

  test('só serviço novo nasce com restrição', () => {
    expect(examinarRestricaoDeSecao({ servicoNovo: true, pares: 1 })).toMatchObject({
      permitido: true,
      depende_de: ['art45'],
    })
    expect(examinarRestricaoDeSecao({ servicoNovo: false, pares: 1 }).permitido).toBe(false)
  })

  test.each([
    ['62', true],
    ['61.9', false],
    ['42.1', false],
    ['42', true],
  ])('ponto no km %s, com outro no km 52: %s', (km, permitido) => {
    const r = examinarPontoDeSecao({ localidade: 'nova', km }, [{ localidade: 'Mucajaí', km: '52' }])
    expect(r.permitido).toBe(permitido)
  })
})

describe('pontos de parada (art. 44)', () => {
  test.each([
    [180, true],
    [181, false],
  ])('%i minutos entre paradas: %s', (minutos, permitido) => {
    const r = examinarPontosDeParada([
      { localidade: 'A', minutos: 0 },
      { localidade: 'B', minutos },
    ])
    expect(r).toMatchObject({ permitido, depende_de: permitido ? [] : ['art44'] })
  })

  test('paradas fora de ordem são erro de digitação, não plano', () => {
    const pontos = [
      { localidade: 'A', minutos: 60 },
      { localidade: 'B', minutos: 30 },
    ]
    expect(() => examinarPontosDeParada(pontos)).toThrowError(
      expect.objectContaining({ codigo: 'paradas-fora-de-ordem', campo: 'pontos.1.minutos' }),
    )
  })
})
