import { expect, it } from 'vitest'
import { enderecoDeEntrar, enderecoDeVolta } from './voltar'

const ORIGEM = 'https://outorga.exemplo'

it.each([
  ['/autos?estado=lavrado#fim', '/autos?estado=lavrado#fim'],
  ['/', '/'],
  ['/entrada', '/entrada'],
])('goes back to the page %s', (voltar, esperado) => {
  expect(enderecoDeVolta(voltar, ORIGEM)).toBe(esperado)
})

it.each([
  null,
  '',
  'https://outro.exemplo/',
  '//outro.exemplo/x',
  '/\\outro.exemplo/x',
  '/\t/outro.exemplo',
  '/..//outro.exemplo',
  'javascript:alert(1)',
  '/entrar',
  '/entrar?voltar=/entrar',
  '/api/v1/sessao',
])('an address that leaves the site or is no page leads to the first page: %s', (voltar) => {
  expect(enderecoDeVolta(voltar, ORIGEM)).toBe('/')
})

it('the address of the sign-in page can be read back', () => {
  const endereco = enderecoDeEntrar('/busca?q=viação serra&pagina=2', 'fim-da-sessao')
  expect(endereco).toContain('motivo=fim-da-sessao')
  expect(enderecoDeVolta(new URL(endereco, ORIGEM).searchParams.get('voltar'), ORIGEM)).toBe(
    '/busca?q=via%C3%A7%C3%A3o%20serra&pagina=2',
  )
  expect(enderecoDeEntrar('/')).toBe('/entrar')
})
