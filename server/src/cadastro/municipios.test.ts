import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { MUNICIPIOS_RMPA, MUNICIPIOS_RR, nomeDoMunicipio } from './municipios.js'

const CSV = fileURLToPath(new URL('../../../../shared/data/municipios_rr_rs_kelvins.csv', import.meta.url))

describe('municípios', () => {
  it('são os 15 de Roraima e os 34 da região metropolitana de Porto Alegre, cada código uma vez', () => {
    expect(MUNICIPIOS_RR).toHaveLength(15)
    expect(MUNICIPIOS_RMPA).toHaveLength(34)
    const todos = [...MUNICIPIOS_RR, ...MUNICIPIOS_RMPA]
    expect(new Set(todos.map((m) => m.ibge)).size).toBe(49)
    for (const m of todos) expect(m.ibge).toMatch(m.uf === 'RR' ? /^14\d{5}$/ : /^43\d{5}$/)
  })

  it('known fault 84: os nomes têm os seus acentos', () => {
    expect(nomeDoMunicipio('1400506')).toBe('São João da Baliza')
    expect(nomeDoMunicipio('1400209')).toBe('Caracaraí')
    expect(nomeDoMunicipio('4317608')).toBe('Santo Antônio da Patrulha')
  })

  it('código fora das listas volta como veio', () => {
    expect(nomeDoMunicipio('3550308')).toBe('3550308')
  })

  it.skipIf(!existsSync(CSV))('conferem com a tabela pública de municípios', () => {
    const linhas = readFileSync(CSV, 'utf8')
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
      .slice(1)
    const publicos = linhas
      .map((l) => l.split(','))
      .map(([ibge = '', nome = '', , , , uf]) => ({ ibge, nome, uf }))
    const nomes = new Map(publicos.map((m) => [m.ibge, m.nome]))
    for (const m of [...MUNICIPIOS_RR, ...MUNICIPIOS_RMPA]) expect(nomes.get(m.ibge)).toBe(m.nome)
    expect(publicos.filter((m) => m.uf === '14')).toHaveLength(MUNICIPIOS_RR.length)
  })
})
