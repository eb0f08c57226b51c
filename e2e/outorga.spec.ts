import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import {
  EM_OUTRO_ARQUIVO,
  linhasDaLei,
  linhasPedidas,
  listaDasProvisoes,
  ROTEIROS,
  SEM_TELA,
} from './outorga/provisoes.js'
import { andar } from './outorga/roteiro.js'

for (const roteiro of ROTEIROS) {
  test(roteiro.titulo, ({ browser }) => andar(browser, roteiro))
}

test('toda linha de quem pode e de como anda, na outorga, tem a sua tela', () => {
  const lista = listaDasProvisoes()
  test.skip(lista === null, 'a lista das provisões não está ao lado do repositório')
  const mostradas = linhasDaLei()
  const pedidas = linhasPedidas(lista ?? '')
  expect(pedidas.length).toBeGreaterThan(90)
  const faltam = pedidas.filter((d) => !mostradas.has(d) && !EM_OUTRO_ARQUIVO[d] && !SEM_TELA[d])
  expect(faltam, 'linhas sem tela').toEqual([])
  const demais = Object.keys({ ...EM_OUTRO_ARQUIVO, ...SEM_TELA }).filter(
    (d) => !pedidas.some((p) => p === d),
  )
  expect(demais, 'razões sem linha').toEqual([])
  for (const [arquivo, palavras] of Object.values(EM_OUTRO_ARQUIVO).filter((x) => x !== undefined))
    expect(readFileSync(join(import.meta.dirname, arquivo), 'utf8')).toContain(palavras)
})
