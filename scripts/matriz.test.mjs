import { readFileSync } from 'node:fs'
import { MATRIZ } from '@outorga/lei'
import { expect, it } from 'vitest'
import { ARQUIVO, escreverMatriz, testesDaLinha } from './matriz.mjs'

it('docs/matriz.md é o que «npm run matriz» gera', () => {
  // Not toBe: the difference of two files of hundreds of lines says less than what to do about it.
  expect(readFileSync(ARQUIVO, 'utf8') === escreverMatriz(), 'Rode «npm run matriz».').toBe(true)
})

it('toda linha que o sistema cumpre tem teste', () => {
  const semTeste = Object.entries(MATRIZ).flatMap(([norma, { provisoes }]) =>
    provisoes
      .filter((p) => p.computavel !== 'nao' && testesDaLinha(p).length === 0)
      .map((p) => `${norma} ${p.dispositivo}`),
  )
  expect(semTeste).toEqual([])
})
