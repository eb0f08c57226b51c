import { expect, it } from 'vitest'
import { paradaVazia } from './parada'
import { escreverRascunho, lerTextoDoRascunho, temConteudo } from './rascunho'

const parada = { ...paradaVazia('2026-03-10', '14:22', 'NAV1C34'), local: 'BR-174, km 541' }

it('what was typed comes back; photos do not, and it says so', () => {
  const fato = {
    dispositivo: 'art79_inc1' as const,
    quantidade: '1',
    relato: 'Sem a ficha.',
    fotos: [new File(['x'], 'a.jpg')],
  }
  const lido = lerTextoDoRascunho(escreverRascunho({ ...parada, autos: [fato] }))
  expect(lido).toEqual({ parada: { ...parada, autos: [{ ...fato, fotos: [] }] }, tinhaFotos: true })
})

it.each([null, '', '{', '{}', '{"parada":{"placa":1}}', '[]', 'null'])(
  'a draft that can’t be read is no draft: %s',
  (texto) => {
    expect(lerTextoDoRascunho(texto)).toBeNull()
  },
)

it('the date and the hour that the form starts with are nothing to keep', () => {
  const vazia = paradaVazia('2026-03-10', '14:22')
  expect(temConteudo(vazia)).toBe(false)
  expect(lerTextoDoRascunho(escreverRascunho(vazia))).toBeNull()
})
