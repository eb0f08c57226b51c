import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { escreverDispositivo, lerDispositivo } from '../core/dispositivo.js'
import type { Computavel, Provisao, TipoDeProvisao } from '../core/provisao.js'
import * as biblioteca from '../index.js'
import { CORRECOES_RR, LEITURAS_RR } from './index.js'
import { PROVISOES_RR_1_A_19 } from './provisoes-1-a-19.js'
import { PROVISOES_RR_20_A_33 } from './provisoes-20-a-33.js'
import { PROVISOES_RR_73_A_83 } from './provisoes-73-a-83.js'
import { PROVISOES_RR_84_A_103 } from './provisoes-84-a-103.js'

const LINHAS: readonly Provisao[] = [
  ...PROVISOES_RR_1_A_19,
  ...PROVISOES_RR_20_A_33,
  ...PROVISOES_RR_73_A_83,
  ...PROVISOES_RR_84_A_103,
]
const chave = (p: Pick<Provisao, 'dispositivo' | 'parte'>) => `${p.dispositivo} ${p.parte ?? ''}`.trim()
const aqui = (caminho: string) => fileURLToPath(new URL(caminho, import.meta.url))

function testesDe(pasta: string): string[] {
  return readdirSync(pasta, { withFileTypes: true }).flatMap((f) => {
    const caminho = join(pasta, f.name)
    if (f.isDirectory()) return testesDe(caminho)
    return f.name.endsWith('.test.ts') && !f.name.startsWith('provisoes') ? [caminho] : []
  })
}

describe('matriz dos arts. 1 a 33 e 73 a 103', () => {
  test('cada linha é de um dispositivo que se lê e se escreve, uma vez só', () => {
    expect(new Set(LINHAS.map(chave)).size).toBe(LINHAS.length)
    for (const { dispositivo } of LINHAS) {
      expect(lerDispositivo(escreverDispositivo(dispositivo))).toBe(dispositivo)
    }
  })

  test('o que não se computa diz por quê; o resto diz quem o cumpre', () => {
    for (const p of LINHAS) {
      const nada = p.computavel === 'nao'
      expect(p.implementacao.length === 0, chave(p)).toBe(nada)
      expect(p.motivo !== undefined, chave(p)).toBe(nada)
      expect(p.resumo.endsWith('.'), chave(p)).toBe(true)
    }
  })

  test('leituras e falhas do texto citadas existem', () => {
    const falhas = CORRECOES_RR.map((c) => c.id)
    for (const p of LINHAS) {
      for (const id of p.leituras) expect(LEITURAS_RR).toHaveProperty([id])
      for (const id of p.correcoes) expect(falhas).toContain(id)
    }
  })

  test('o que se registra ou se parametriza tem o seu lugar numa tabela que cita o dispositivo', () => {
    const exportado: Readonly<Record<string, unknown>> = { ...biblioteca }
    const semLugar = LINHAS.filter((p) => p.computavel === 'registra' || p.computavel === 'parametro').filter(
      (p) => !p.implementacao.some((n) => JSON.stringify(exportado[n])?.includes(`"${p.dispositivo}"`)),
    )
    expect(semLugar.map(chave)).toEqual([])
  })

  test('todo nome existe na biblioteca e aparece em algum teste', () => {
    const textos = testesDe(aqui('..'))
      .map((f) => readFileSync(f, 'utf8'))
      .join('\n')
    const palavras = new Set(textos.match(/\w+/g))
    const nomes = [...new Set(LINHAS.flatMap((p) => p.implementacao))]
    expect(nomes.filter((n) => !(n in biblioteca))).toEqual([])
    expect(nomes.filter((n) => !palavras.has(n))).toEqual([])
  })
})

const FONTE = aqui('../../../../shared/law/provisions.md')

const TIPOS: Readonly<Record<string, TipoDeProvisao>> = {
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
const CLASSES: Readonly<Record<string, Computavel>> = {
  execute: 'executa',
  check: 'confere',
  record: 'registra',
  parameter: 'parametro',
  no: 'nao',
}

/** «RR-664/2008 art. 22 par. único II» → the provision and its part, as the matrix keys it. */
function chaveDaFonte(id: string): string {
  if (id.includes('Anexo')) return 'art3 Anexo Único'
  const frase = /\((\d)\w\w sentence\)/.exec(id)
  const [artigo = '', ...resto] = id
    .replace(/^RR-664\/2008 art\. /, '')
    .replace(/\[EXT\]|\(.*\)|caput/g, '')
    .replace('par. único', 'par.único')
    .trim()
    .split(/\s+/)
  const partes = resto.map((p) => (p === 'par.único' ? 'par. único' : p.replace('§', '§ ')))
  const dispositivo = lerDispositivo([`art. ${artigo}`, ...partes].join(', '))
  return frase ? `${dispositivo} ${frase[1]}ª frase` : dispositivo
}

function linhasDaFonte() {
  return readFileSync(FONTE, 'utf8')
    .split('\n')
    .filter((l) => /^\| \d+ \| RR-664\/2008 /.test(l))
    .map((l) => l.split('|').map((c) => c.trim()))
    .map(([, , id = '', , tipo = '', classe = '', , notas = '']) => ({ id, tipo, classe, notas }))
    .filter(({ id }) => {
      const artigo = Number(/art\. (\d+)/.exec(id)?.[1] ?? 0)
      return artigo < 34 || artigo > 72
    })
}

describe.skipIf(!existsSync(FONTE))('matriz contra a lista das provisões', () => {
  test('as mesmas linhas, uma a uma, com o mesmo tipo e a mesma classe', () => {
    const daFonte = linhasDaFonte().map(
      (f) => `${chaveDaFonte(f.id)}: ${TIPOS[f.tipo]}, ${CLASSES[f.classe]}`,
    )
    const nossas = LINHAS.map((p) => `${chave(p)}: ${p.tipo}, ${p.computavel}`)
    expect(nossas.sort()).toEqual(daFonte.sort())
  })

  test('quantas de cada tipo e de cada classe', () => {
    const contar = (valores: readonly (string | undefined)[]) => {
      const n: Record<string, number> = {}
      for (const v of valores) n[String(v)] = (n[String(v)] ?? 0) + 1
      return n
    }
    const fonte = linhasDaFonte()
    expect(contar(LINHAS.map((p) => p.tipo))).toEqual(contar(fonte.map((f) => TIPOS[f.tipo])))
    expect(contar(LINHAS.map((p) => p.computavel))).toEqual(contar(fonte.map((f) => CLASSES[f.classe])))
  })

  test('as leituras, as falhas e o que vem de fora que a lista aponta', () => {
    const porChave = new Map(LINHAS.map((p) => [chave(p), p]))
    for (const f of linhasDaFonte()) {
      const p = porChave.get(chaveDaFonte(f.id))
      expect(p?.leituras, f.id).toEqual(f.notas.match(/AMB-RR-\d+/g) ?? [])
      expect(p?.correcoes, f.id).toEqual(f.notas.match(/OCR-\d+/g) ?? [])
      expect(p?.externa ?? false, f.id).toBe(f.id.includes('[EXT]'))
    }
  })
})
