import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { lerDispositivo } from '../core/dispositivo.js'
import * as lei from '../index.js'
import { PROVISOES_RR_34_A_48 } from './provisoes-34-a-48.js'
import { PROVISOES_RR_49_A_65 } from './provisoes-49-a-65.js'
import { PROVISOES_RR_66_A_72 } from './provisoes-66-a-72.js'

const PROVISOES = [...PROVISOES_RR_34_A_48, ...PROVISOES_RR_49_A_65, ...PROVISOES_RR_66_A_72]

const LISTA = fileURLToPath(new URL('../../../../shared/law/provisions.md', import.meta.url))

const TIPOS: Record<string, string> = {
  definition: 'definicao',
  'registry data': 'cadastro',
  'eligibility rule': 'elegibilidade',
  calculation: 'calculo',
  deadline: 'prazo',
  'workflow/state': 'procedimento',
  'obligation -> infraction': 'infracao',
  penalty: 'penalidade',
  competence: 'competencia',
  'final provision': 'final',
}
const CLASSES: Record<string, string> = {
  execute: 'executa',
  check: 'confere',
  record: 'registra',
  parameter: 'parametro',
  no: 'nao',
}

/** «art. 69 XX a» → `art69_inc20_ali1`; «art. 72? IV» → `art72_inc4`. */
function comoLexml(id: string): string {
  const limpo = id
    .replace('RR-664/2008 ', '')
    .replace(/ caput|\[(head )?missing\]|\?/g, '')
    .replace('[III]', 'III')
    .trim()
  const [, artigo = '', resto = ''] = /^(art\. \d+)\s*(.*)$/.exec(limpo) ?? []
  const partes = resto.replace('par. único', 'par._único').split(/\s+/).filter(Boolean)
  return lerDispositivo(
    [artigo, ...partes.map((p) => p.replace('_', ' ').replace(/^§(\d)/, '§ $1'))].join(', '),
  )
}

function linhasDaLista() {
  return readFileSync(LISTA, 'utf8')
    .split('\n')
    .filter((l) => /^\| \d+ \| RR-664\/2008 art\. (3[4-9]|[456]\d|7[012])\b/.test(l))
    .map((l) => {
      const [, , id = '', , tipo = '', classe = '', , notas = ''] = l.split('|').map((c) => c.trim())
      return {
        dispositivo: comoLexml(id),
        tipo: TIPOS[tipo],
        computavel: CLASSES[classe],
        notas: [...notas.matchAll(/(AMB-RR|OCR)-\d+/g)].map((m) => m[0]).sort(),
      }
    })
}

describe('matriz das provisões, arts. 34 a 72', () => {
  test.skipIf(!existsSync(LISTA))('as mesmas provisões da lista, com o mesmo tipo, classe e notas', () => {
    const nossas = PROVISOES.map((p) => ({
      dispositivo: p.dispositivo,
      tipo: p.tipo,
      computavel: p.computavel,
      notas: [...p.leituras, ...p.correcoes].sort(),
    }))
    const lista = linhasDaLista()
    expect(lista.length).toBe(123)
    expect(nossas).toEqual(lista)
  })

  test('cada dispositivo aparece uma vez', () => {
    const ids = PROVISOES.map((p) => p.dispositivo)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('toda implementação existe, e só falta onde há o motivo', () => {
    for (const p of PROVISOES) {
      expect(p.implementacao.filter((nome) => !(nome in lei))).toEqual([])
      expect(p.implementacao.length === 0).toBe(p.computavel === 'nao')
      expect(p.motivo !== undefined).toBe(p.computavel === 'nao')
    }
  })

  test('toda nota aponta para uma leitura ou correção conhecida', () => {
    const correcoes = lei.CORRECOES_RR.map((c) => c.id)
    for (const p of PROVISOES) {
      expect(p.leituras.filter((id) => !(id in lei.LEITURAS_RR))).toEqual([])
      expect(p.correcoes.filter((id) => !correcoes.includes(id))).toEqual([])
    }
  })

  test('o que se registra diz o que o registro exige', () => {
    const exigem = new Set(lei.REGISTROS_DO_SERVICO_RR.map((r) => r.dispositivo))
    const registradas = PROVISOES.filter((p) => p.computavel === 'registra')
    expect(registradas.filter((p) => !exigem.has(p.dispositivo)).map((p) => p.dispositivo)).toEqual([])
    expect(lei.REGISTROS_DO_SERVICO_RR.every((r) => r.exige.length > 0)).toBe(true)
  })
})
