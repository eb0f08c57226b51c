import { describe, expect, it } from 'vitest'
import { lerFiltros } from './filtros'

const ler = (busca: Record<string, string>) =>
  lerFiltros(busca, ['nome', '-nome'] as const, ['ativa', 'inativa'] as const)

describe('filtros no endereço de uma lista', () => {
  it('sem nada, é a primeira página na ordem do servidor', () => {
    expect(ler({})).toEqual({ pagina: 1, por_pagina: 25 })
  })

  it('lê palavras, situação, ordem e página', () => {
    expect(ler({ q: ' serra ', situacao: 'inativa', ordem: '-nome', pagina: '3' })).toEqual({
      q: 'serra',
      situacao: 'inativa',
      ordem: '-nome',
      pagina: 3,
      por_pagina: 25,
    })
  })

  it('um endereço com valores que não existem ainda mostra a lista', () => {
    const torto = { q: '  ', situacao: 'x', ordem: 'colorido', pagina: '-2', operadora_id: '1' }
    expect(ler(torto)).toEqual({ pagina: 1, por_pagina: 25 })
    expect(ler({ pagina: '0' }).pagina).toBe(1)
    expect(ler({ pagina: '1e9' }).pagina).toBe(1)
  })

  it('só um identificador inteiro recorta por operadora', () => {
    const id = '0b8f6e0a-1c1f-4a57-9d0e-3f6f2a2b7c11'
    expect(ler({ operadora_id: id }).operadora_id).toBe(id)
    expect(ler({ operadora_id: `${id}0` }).operadora_id).toBeUndefined()
  })
})
