import { describe, expect, it } from 'vitest'
import type { PontoDoMapa } from './dados'
import { ligar } from './dados'
import { caixaDosLugares, enquadrar } from './geometria'
import { rotular } from './pedidos'
import { aoLadoDaLinha, atravessa, colocarRotulos, emVoltaDoPonto, larguraDoTexto, sobrepoe } from './rotulos'

const QUADRO = { x0: 0, y0: 0, x1: 400, y1: 300 }
const NADA = { quadro: QUADRO, marcas: [], linhas: [] }

describe('lugar dos rótulos', () => {
  const pedido = (chave: string, x: number, y: number) => ({
    chave,
    candidatos: emVoltaDoPonto(x, y, 5, 60, 16),
  })
  it('põe à direita quando nada impede', () => {
    expect(colocarRotulos([pedido('a', 100, 100)], NADA).get('a')).toMatchObject({ x0: 110, ancora: 'start' })
  })
  it('passa para a esquerda junto à borda', () => {
    expect(colocarRotulos([pedido('a', 380, 100)], NADA).get('a')).toMatchObject({ x1: 370, ancora: 'end' })
  })
  it('nenhum cobre outro, e o primeiro a pedir escolhe', () => {
    const pedidos = Array.from({ length: 40 }, (_, i) => pedido(`${i}`, 100 + (i % 8) * 20, 100 + i * 3))
    const lugares = [...colocarRotulos(pedidos, NADA).values()]
    expect(lugares.length).toBeGreaterThan(5)
    expect(lugares.length).toBeLessThan(40)
    lugares.forEach((a, i) => {
      for (const b of lugares.slice(i + 1)) expect(sobrepoe(a, b)).toBe(false)
    })
  })
  it('prefere o lado livre da linha', () => {
    const linhas = [{ x1: 100, y1: 100, x2: 300, y2: 100 }]
    expect(colocarRotulos([pedido('a', 100, 100)], { ...NADA, linhas }).get('a')?.ancora).toBe('end')
  })
  it('um rótulo inteiro desiste antes de ser cortado; o livre, antes de cruzar', () => {
    const cortado = [{ x0: 390, y0: 0, x1: 450, y1: 16, ancora: 'start' as const }]
    expect(colocarRotulos([{ chave: 'a', candidatos: cortado, inteiro: true }], NADA).size).toBe(0)
    expect(colocarRotulos([{ chave: 'a', candidatos: cortado }], NADA).size).toBe(1)
    const linhas = [{ x1: 0, y1: 8, x2: 400, y2: 8 }]
    const sobre = [{ x0: 10, y0: 0, x1: 70, y1: 16, ancora: 'start' as const }]
    expect(colocarRotulos([{ chave: 'a', candidatos: sobre, livre: true }], { ...NADA, linhas }).size).toBe(0)
  })
  it('de cada grupo só um se põe', () => {
    const pedidos = [pedido('a', 50, 50), pedido('b', 200, 200)].map((p) => ({ ...p, grupos: ['g'] }))
    expect([...colocarRotulos(pedidos, NADA).keys()]).toEqual(['a'])
  })
})

describe('formas', () => {
  it('vê a linha que atravessa, a que toca e a que passa longe', () => {
    const c = { x0: 10, y0: 10, x1: 20, y1: 20 }
    expect(atravessa({ x1: 0, y1: 15, x2: 30, y2: 15 }, c)).toBe(true)
    expect(atravessa({ x1: 12, y1: 12, x2: 13, y2: 13 }, c)).toBe(true)
    expect(atravessa({ x1: 0, y1: 25, x2: 25, y2: 0 }, c)).toBe(true)
    expect(atravessa({ x1: 0, y1: 12, x2: 12, y2: 0 }, c)).toBe(false)
    expect(atravessa({ x1: 0, y1: 0, x2: 9, y2: 30 }, c)).toBe(false)
    expect(atravessa({ x1: 5, y1: 0, x2: 5, y2: 30 }, c)).toBe(false)
  })
  it('o rótulo ao lado da linha não a toca', () => {
    for (const linha of [
      { x1: 0, y1: 0, x2: 200, y2: 10 },
      { x1: 0, y1: 0, x2: 5, y2: 200 },
      { x1: 0, y1: 0, x2: -120, y2: 130 },
    ])
      for (const lugar of aoLadoDaLinha(linha, 80, 16)) expect(atravessa(linha, lugar)).toBe(false)
    expect(aoLadoDaLinha({ x1: 3, y1: 3, x2: 3, y2: 3 }, 80, 16)).toEqual([])
  })
  it('maiúsculas e emes tomam mais espaço', () => {
    expect(larguraDoTexto('MMM', 14)).toBeGreaterThan(larguraDoTexto('iii', 14))
    expect(larguraDoTexto('', 14)).toBe(0)
  })
})

describe('rótulos de uma linha', () => {
  const pontos: PontoDoMapa[] = [
    { id: 'a', nome: 'Boa Vista', lat: 2.82, lon: -60.67, papel: 'extremo', numero: 1 },
    { id: 'b', nome: 'Surumu', lat: 4.2, lon: -60.8, papel: 'secao', numero: 2 },
    { id: 'c', nome: 'Santa Elena', lat: 4.6, lon: -61.11, papel: 'extremo', fora: true },
  ]
  const trechos = ligar(pontos, [
    { de: 'a', para: 'b', piso: 'pavimentado', km: '160.0' },
    { de: 'b', para: 'c', piso: 'pavimentado', km: '60.5' },
    { de: 'c', para: 'perdido', piso: 'urbano' },
  ])
  const tamanho = { largura: 600, altura: 500 }
  const caixa = caixaDosLugares(pontos) ?? { x0: 0, y0: 0, x1: 0, y1: 0 }
  const rotulos = rotular(
    { pontos, trechos, municipios: [], selecionado: null },
    enquadrar(caixa, tamanho, { x: 100, y: 40 }),
    tamanho,
  )
  it('diz o piso uma vez por corrida e o comprimento de cada trecho', () => {
    expect(rotulos.filter((r) => r.tipo === 'trecho').map((r) => r.texto)).toEqual([
      'pavimentado · 160,0 km',
      '60,5 km',
    ])
  })
  it('diz em palavras o que está fora do Estado', () => {
    expect(rotulos.find((r) => r.texto === 'Santa Elena')?.alerta).toBe(' · fora do Estado')
    expect(rotulos.find((r) => r.texto === 'Boa Vista')?.alerta).toBeUndefined()
  })
  it('não liga trecho de ponta desconhecida', () => {
    expect(trechos).toHaveLength(2)
  })
})
