import { MATRIZ, type NormaDaMatriz } from '@outorga/lei'
import { expect, it } from 'vitest'
import { acharRamo, arvoreDe, caminhoAte, contarLinhas, vizinhos } from './arvore'
import { CAPITULOS } from './capitulos'
import { nomeDoDispositivo, nomeNoRamo } from './palavras'
import { telasDe } from './telas'

const NORMAS = Object.keys(MATRIZ) as NormaDaMatriz[]

it('a árvore de cada lei tem todas as linhas da matriz, uma vez', () => {
  for (const norma of NORMAS) {
    const { provisoes } = MATRIZ[norma]
    const arvore = arvoreDe(provisoes)
    expect(arvore.reduce((n, r) => n + contarLinhas(r), 0)).toBe(provisoes.length)
    for (const p of provisoes) expect(acharRamo(arvore, p.dispositivo)?.linhas).toContain(p)
  }
})

it('um artigo de que a lei só traz as partes é um ramo sem linhas', () => {
  const ramo = acharRamo(arvoreDe(MATRIZ['rs-11127-1998'].provisoes), 'art2')
  expect(ramo?.linhas).toEqual([])
  expect(ramo?.ramos.map((r) => r.dispositivo)).toEqual(['art2_par1', 'art2_par2', 'art2_par3'])
})

it('o caminho e os nomes de um dispositivo, também na tabela', () => {
  expect(caminhoAte('art69_inc20_ali1')).toEqual(['art69', 'art69_inc20', 'art69_inc20_ali1'])
  expect(caminhoAte('XII.1.I')).toEqual(['XII', 'XII.1', 'XII.1.I'])
  expect(nomeDoDispositivo('XII.1.I.a')).toBe('Título XII, item 1.I, a')
  expect([nomeNoRamo('art79_inc1'), nomeNoRamo('art12_par1u'), nomeNoRamo('art79')]).toEqual([
    'I',
    'par. único',
    'art. 79',
  ])
})

it('antes e depois seguem a ordem da lei e não repetem quem tem duas linhas', () => {
  const { provisoes } = MATRIZ['rr-664-2008']
  expect(vizinhos(provisoes, 'art1').anterior).toBeNull()
  expect(vizinhos(provisoes, 'art78_par1u').seguinte).not.toBe('art78_par1u')
  expect(vizinhos(MATRIZ['rs-11127-1998'].provisoes, 'art2').seguinte).toBe('art2_par1')
})

it('cada título de capítulo começa em um artigo que existe, na ordem', () => {
  for (const [norma, titulos] of Object.entries(CAPITULOS)) {
    const artigos = arvoreDe(MATRIZ[norma as NormaDaMatriz].provisoes).map((r) => r.dispositivo)
    const lugares = titulos.map(([primeiro]) => artigos.indexOf(primeiro))
    expect(lugares).not.toContain(-1)
    expect(lugares).toEqual(lugares.toSorted((a, b) => a - b))
  }
})

it('as telas de um inciso são as do seu artigo', () => {
  const para = (norma: NormaDaMatriz, d: string) => telasDe(norma, d).map((t) => t.para)
  expect(para('rr-664-2008', 'art28_par1')).toEqual(['/frota', '/lavrar'])
  expect(para('rr-664-2008', 'art89_par1u')).toContain('/')
  expect(para('rs-11127-1998', 'art13-2_inc29')).toEqual(['/lavrar', '/autos'])
  expect(para('rs-11127-1998', 'art13-2_par1')).toContain('/parametros')
  expect(para('rs-8109-1985', 'XII.2.IV')).toEqual(['/autorizacoes'])
  expect(para('rr-664-2008', 'art9_par1u')).toEqual(['/licitacoes'])
  expect(para('rs-16452-2025', 'art1')).toEqual([])
})
