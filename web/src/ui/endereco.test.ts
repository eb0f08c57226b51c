import { expect, it } from 'vitest'
import { enderecoAtual, enderecoCom, escreverBusca, lerBusca, marcaDeAtual } from './endereco'
import { escreverLarguras, escreverOrdem, lerLarguras, lerOrdem } from './ordem'

it('a busca por um número continua texto, sem aspas no endereço', () => {
  expect(lerBusca('?q=104')).toEqual({ q: '104' })
  expect(escreverBusca({ q: '104', vazio: '', nada: null })).toBe('?q=104')
  expect(lerBusca(escreverBusca({ q: 'São Luiz & cia' }))).toEqual({ q: 'São Luiz & cia' })
})

it('muda um parâmetro e guarda os outros', () => {
  expect(enderecoCom('/autos?ordem=-data&pagina=3', { tipo: 'autos', pagina: null })).toBe(
    '/autos?ordem=-data&tipo=autos',
  )
  expect(enderecoCom('/autos?tipo=a', { tipo: null })).toBe('/autos')
})

it('a navegação marca o item mais próximo, e /autos não está sob /auto', () => {
  const itens = ['/g', '/g/autos', '/g/auto']
  expect(enderecoAtual(itens, '/g/autos/7')).toBe('/g/autos')
  expect(enderecoAtual(itens, '/outra')).toBeNull()
  expect(marcaDeAtual('/g/autos', '/g/autos', '/g/autos/7')).toBe('true')
  expect(marcaDeAtual('/g', '/g/autos', '/g/autos/7')).toBeUndefined()
})

it('ordem e larguras vão e voltam pelo endereço; o que não se entende é deixado', () => {
  expect(lerOrdem('-data')).toEqual({ chave: 'data', decrescente: true })
  expect(escreverOrdem({ chave: 'data', decrescente: false })).toBe('data')
  expect(lerLarguras('ate.120_quem.240_x.9999_y')).toEqual({ ate: 120, quem: 240 })
  expect(lerLarguras(escreverLarguras({ ate: 120 }))).toEqual({ ate: 120 })
  expect(escreverLarguras({})).toBeNull()
})
