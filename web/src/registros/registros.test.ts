import { describe, expect, it } from 'vitest'
import { oQueImportar, resumoDaPrevia } from './importacao/previa'
import { type Campo, camposDaNorma } from './tipos'

describe('o que fazer com a planilha', () => {
  it('tudo certo: importa tudo', () => {
    expect(oQueImportar({ certas: 121, com_erro: 0 })).toEqual({
      rotulo: 'Importar 121 linhas',
      so_as_certas: 'nao',
    })
  })
  it('com erros: só as certas, e diz quantas ficam', () => {
    expect(oQueImportar({ certas: 118, com_erro: 3 })).toEqual({
      rotulo: 'Importar as 118 certas e deixar 3',
      so_as_certas: 'sim',
    })
    expect(oQueImportar({ certas: 1, com_erro: 1 })?.rotulo).toBe('Importar a certa e deixar 1')
  })
  it('nada certo: nada a fazer', () => {
    expect(oQueImportar({ certas: 0, com_erro: 4 })).toBeNull()
  })
  it('o resumo conta linhas, e não promete o que não há', () => {
    const linhas = Array.from({ length: 4 }, () => ({
      numero: 1,
      valores: [],
      erros: [],
      acao: 'nada' as const,
    }))
    const previa = { colunas: [], linhas, avisos: [], certas: 3, com_erro: 1 }
    expect(resumoDaPrevia(previa)).toBe('4 linhas: 3 certas, 1 com erro.')
    expect(resumoDaPrevia({ ...previa, linhas: [], certas: 0, com_erro: 0 })).toBe(
      'A planilha só tem os títulos.',
    )
  })
})

it('fora de Roraima os artigos de Roraima não se citam', () => {
  const campo = { nome: 'x', dispositivo: 'art70' } as Campo
  expect(camposDaNorma([campo], 'rs-11127-1998')[0]?.dispositivo).toBeNull()
  expect(camposDaNorma([campo], 'rr-664-2008')[0]?.dispositivo).toBe('art70')
})
