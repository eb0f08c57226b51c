import { expect, it } from 'vitest'
import { lerFiltros } from './filtros'

const BASE = { ordem: '-data', pagina: 1, por_pagina: 25 }

it('reads what the address asks for', () => {
  const busca = {
    q: ' NAV1C34 ',
    estado: 'lavrado',
    de: '2026-01-01',
    ate: '2026-03-31',
    ordem: 'valor',
    pagina: '3',
  }
  expect(lerFiltros(busca)).toEqual({ ...BASE, ...busca, q: 'NAV1C34', pagina: 3 })
})

it('what the address can’t mean is left out, and the list is still shown', () => {
  expect(
    lerFiltros({ q: '  ', estado: 'perdido', de: '31/02/2026', linha_id: '1', ordem: '-cor', pagina: '0' }),
  ).toEqual(BASE)
})
