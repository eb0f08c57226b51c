import { expect, it } from 'vitest'
import {
  dataDoItem,
  dataDoProcesso,
  type ItemDaFila,
  nomeDoGrupo,
  type ProcessoDaFila,
  tituloDoItem,
} from './fila'

const HOJE = '2026-05-04'

const item = (mudancas: Partial<ItemDaFila>): ItemDaFila => ({
  grupo: 'hoje',
  ate: HOJE,
  titulo: 'Decidir',
  numero: 'RR-2026-000098',
  placa: null,
  detalhe: '',
  dispositivo: null,
  de_quem: '',
  situacao: { nome: '', tom: 'azul' },
  especie: 'auto',
  ...mudancas,
})

it('the group of today says which day it is', () => {
  expect(nomeDoGrupo('hoje', HOJE)).toBe('Hoje, segunda, 4 de maio')
})

it('dates, not countdowns: today is «hoje» and never late', () => {
  expect(dataDoItem(item({}), HOJE)).toBe('hoje')
  expect(dataDoItem(item({ ate: '2026-04-30', grupo: 'vencido' }), HOJE)).toBe('qui.,\u00a030\u00a0abr.')
  expect(dataDoItem(item({ ate: '2026-05-01', grupo: 'sem-prazo' }), HOJE)).toBe('desde 1º\u00a0maio')
  expect(dataDoItem(item({ ate: null, grupo: 'sem-prazo' }), HOJE)).toBeNull()
})

it('the operator reads what it does, the authority what it registers', () => {
  expect(tituloDoItem(item({ titulo: 'Registrar defesa' }), true)).toBe('Apresentar defesa')
  expect(tituloDoItem(item({ titulo: 'Registrar defesa' }), false)).toBe('Registrar defesa')
  expect(tituloDoItem(item({ titulo: 'Decidir' }), true)).toBe('Decidir')
})

it('a procedure has a last day or since when it waits, with the year where it is another', () => {
  const data = (p: Partial<ProcessoDaFila>) => dataDoProcesso(p as ProcessoDaFila, HOJE)
  expect(data({ ate: '2026-04-30', desde: '2026-04-01' })).toBe('qui.,\u00a030\u00a0abr.')
  expect(data({ ate: null, desde: '2026-04-02' })).toBe('desde 2\u00a0abr.')
  expect(data({ ate: null, desde: '2025-12-02' })).toBe('desde 2\u00a0dez.\u00a02025')
})
