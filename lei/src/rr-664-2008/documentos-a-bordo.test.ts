import { describe, expect, test } from 'vitest'
import { lerData } from '../core/data.js'
import {
  conferirDocumentoABordo,
  conferirDocumentosABordo,
  conferirPublicidade,
  DOCUMENTOS_A_BORDO_RR,
  REGISTROS_DA_PUBLICIDADE_RR,
} from './index.js'

const d = lerData
const data = d('2026-05-04')
const todos = {
  art29_inc1: { presente: true, ate: data },
  art29_inc2: { presente: true },
  art29_inc3: { presente: true, de: data },
  art29_inc4: { presente: true, ate: null },
  art29_inc5: { presente: true },
}

describe('documentos no veículo (art. 29)', () => {
  test('são cinco, nos incisos I a V', () => {
    expect(DOCUMENTOS_A_BORDO_RR.map((r) => r.dispositivo)).toEqual(Object.keys(todos))
  })
  test.each([
    ['todos, um deles no último dia', {}, 'conforme', null],
    [
      'ficha vencida ontem',
      { art29_inc1: { presente: true, ate: d('2026-05-03') } },
      'violacao',
      'art79_inc1',
    ],
    [
      'quadro que só vale amanhã',
      { art29_inc3: { presente: true, de: d('2026-05-05') } },
      'violacao',
      'art79_inc1',
    ],
    ['livro não visto', { art29_inc5: null }, 'sem-dados', null],
    [
      'livro não visto e termo ausente',
      { art29_inc5: null, art29_inc2: { presente: false } },
      'violacao',
      'art79_inc1',
    ],
  ])('%s', (_, mudancas, resultado, infracao) => {
    expect(conferirDocumentosABordo({ ...todos, ...mudancas }, data)).toMatchObject({ resultado, infracao })
  })
  test('faltando vários, uma conferência só lista todos (AMB-RR-31)', () => {
    const faltam = { ...todos, art29_inc2: { presente: false }, art29_inc5: { presente: false } }
    const { mensagem } = conferirDocumentosABordo(faltam, data)
    expect(mensagem).toContain('termo')
    expect(mensagem).toContain('livro')
  })
  test.each([
    [{ presente: true }, 'conforme'],
    [{ presente: false }, 'violacao'],
    [null, 'sem-dados'],
  ])('um só: %o: %s', (achado, resultado) => {
    expect(conferirDocumentoABordo('art29_inc4', achado, data).resultado).toBe(resultado)
  })
})

describe('publicidade no veículo (art. 33)', () => {
  const autorizacao = { numero: 'P 1', de: d('2026-01-01'), ate: data }
  test.each([
    ['comercial', autorizacao, 'conforme', 'art33'],
    ['comercial', null, 'violacao', 'art33'],
    ['comercial', { ...autorizacao, ate: d('2026-05-03') }, 'violacao', 'art33'],
    ['comemoracao-oficial', null, 'conforme', 'art33_par1'],
    ['evento-filantropico', null, 'conforme', 'art33_par1'],
    ['politico-partidaria', autorizacao, 'violacao', 'art33_par2'],
    [null, null, 'sem-dados', 'art33'],
  ] as const)('%s com autorização %o: %s', (conteudo, a, resultado, dispositivo) => {
    expect(conferirPublicidade({ conteudo, autorizacao: a, data })).toMatchObject({
      resultado,
      dispositivo,
      infracao: resultado === 'violacao' ? 'art80_inc9' : null,
    })
  })
  test('o que se guarda diz quem anuncia e o conteúdo', () => {
    expect(REGISTROS_DA_PUBLICIDADE_RR.map((r) => r.dispositivo)).toEqual(['art33_par1', 'art33_par2'])
  })
})
