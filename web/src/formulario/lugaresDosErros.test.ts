import { expect, it } from 'vitest'
import { lugaresDosErros } from './useFormularioDeAto'

it('an error goes to the field it names, inner paths included', () => {
  const erros = [{ campo: 'trechos.0.km', mensagem: 'Escreva os quilômetros.' }]
  expect(lugaresDosErros(erros, { trechos: [{ km: '' }] })[0]?.nome).toBe('trechos.0.km')
})

it('an error inside what is one field on the screen is shown at that field', () => {
  const erros = [
    { campo: 'correcoes.1', mensagem: 'Escreva ao menos 3 letras.' },
    { campo: 'causas.0', mensagem: 'Causa de outra lei.' },
  ]
  expect(lugaresDosErros(erros, { correcoes: 'pneu\nx', causas: ['art90_inc9'] }).map((l) => l.nome)).toEqual(
    ['correcoes', 'causas'],
  )
})

it('an error on a field that the form does not have is not lost', () => {
  const erros = [
    { campo: 'liberacao', mensagem: 'Faltam 12 horas.' },
    { campo: '', mensagem: 'O pedido veio vazio.' },
  ]
  expect(lugaresDosErros(erros, { observacao: '' }).map((l) => l.nome)).toEqual([
    'root.recusa0',
    'root.recusa1',
  ])
})
