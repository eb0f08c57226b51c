import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { escreverDispositivo, lerDispositivo } from '../core/dispositivo.js'
import * as lei from '../index.js'
import { PROVISOES_RS_8109 } from '../rs-8109-1985/provisoes.js'
import { PROVISOES_RS_16452 } from '../rs-16452-2025/provisoes.js'
import { PROVISOES_RS_11127 } from './provisoes.js'

const LISTA = fileURLToPath(new URL('../../../../shared/law/provisions.md', import.meta.url))
const LEIS = {
  'RS-11127': PROVISOES_RS_11127,
  'RS-8109': PROVISOES_RS_8109,
  'RS-16452': PROVISOES_RS_16452,
}
const TODAS = Object.values(LEIS).flat()

const TIPOS: Record<string, string> = {
  definition: 'definicao',
  'registry data': 'cadastro',
  'eligibility rule': 'elegibilidade',
  calculation: 'calculo',
  deadline: 'prazo',
  'obligation -> infraction': 'infracao',
  penalty: 'penalidade',
  competence: 'competencia',
  'final provision': 'final',
}
const CLASSES: Record<string, string> = {
  execute: 'executa',
  check: 'confere',
  record: 'registra',
  no: 'nao',
}

/** «art. 13-B XXIX», «art. 2 §1», «art. 1 §2 "o"», «XII.1.I header» → the id used here. */
function comoEscrito(id: string): string {
  const limpo = id.replace(/ (caput|header)$/, '').replaceAll('"', '')
  if (limpo.startsWith('XII')) return limpo
  const [artigo = '', ...partes] = limpo.replace('art. ', '').split(/\s+/)
  return lerDispositivo([`art. ${artigo}`, ...partes].join(', '))
}

function linhasDaLista(norma: string) {
  return readFileSync(LISTA, 'utf8')
    .split('\n')
    .filter((l) => new RegExp(`^\\| \\d+ \\| ${norma} `).test(l))
    .map((l) => {
      const [, , id = '', , tipo = '', classe = '', , notas = ''] = l.split('|').map((c) => c.trim())
      return {
        dispositivo: comoEscrito(id.replace(`${norma} `, '')),
        tipo: TIPOS[tipo],
        computavel: CLASSES[classe],
        notas: [...notas.matchAll(/(AMB|OCR)-RS-\d+/g)].map((m) => m[0]).sort(),
      }
    })
}

describe('matriz das provisões do Rio Grande do Sul', () => {
  test.skipIf(!existsSync(LISTA)).each(Object.entries(LEIS))(
    '%s: as mesmas provisões da lista, com o mesmo tipo, classe e notas',
    (norma, provisoes) => {
      const nossas = provisoes.map((p) => ({
        dispositivo: p.dispositivo,
        tipo: p.tipo,
        computavel: p.computavel,
        notas: [...p.leituras, ...p.correcoes].sort(),
      }))
      expect(nossas).toEqual(linhasDaLista(norma))
    },
  )

  it('são 137, 32 e 11 linhas, e cada dispositivo aparece uma vez em sua lei', () => {
    expect(Object.values(LEIS).map((l) => l.length)).toEqual([137, 32, 11])
    for (const l of Object.values(LEIS)) expect(new Set(l.map((p) => p.dispositivo)).size).toBe(l.length)
  })

  it('toda implementação existe, e só falta onde há o motivo', () => {
    for (const p of TODAS) {
      expect(p.implementacao.filter((nome) => !(nome in lei))).toEqual([])
      expect(p.implementacao.length === 0).toBe(p.computavel === 'nao')
      expect(p.motivo !== undefined).toBe(p.computavel === 'nao')
    }
  })

  it('toda nota aponta para uma leitura ou correção conhecida', () => {
    const correcoes = lei.CORRECOES_RS.map((c) => c.id as string)
    for (const p of TODAS) {
      expect(p.leituras.filter((id) => !(id in lei.LEITURAS_RS))).toEqual([])
      expect(p.correcoes.filter((id) => !correcoes.includes(id))).toEqual([])
      expect(p.resumo.length).toBeGreaterThan(10)
    }
  })

  it('o que se registra diz que prova o registro exige', () => {
    const registradas = PROVISOES_RS_11127.filter((p) => p.computavel === 'registra').map(
      (p) => p.dispositivo,
    )
    expect(lei.REGISTROS_RS.map((r) => r.dispositivo)).toEqual(registradas)
    expect(lei.REGISTROS_RS.every((r) => r.exige.length > 0)).toBe(true)
  })

  it('todo dispositivo se escreve como a pessoa lê', () => {
    for (const p of PROVISOES_RS_11127) expect(escreverDispositivo(p.dispositivo)).toMatch(/^art\. /)
  })
})
