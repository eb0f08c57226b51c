import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dispositivo } from '@outorga/lei'
import { AUTORIZACOES } from './autorizacoes.js'
import { DELEGACOES } from './delegacoes.js'
import { VEICULOS } from './frota.js'
import { LICITACOES } from './licitacoes.js'
import { LINHAS } from './linhas.js'
import type { Roteiro } from './roteiro.js'
import { TERMINAIS } from './terminais.js'

/** Every case that is walked, in the order of the law's chapters. */
export const ROTEIROS: readonly Roteiro[] = [
  ...LINHAS,
  ...LICITACOES,
  ...DELEGACOES,
  ...AUTORIZACOES,
  ...VEICULOS,
  ...TERMINAIS,
]

/** Provision → the titles of the walks that show it. */
export function linhasDaLei(): ReadonlyMap<Dispositivo, readonly string[]> {
  const linhas = new Map<Dispositivo, string[]>()
  for (const { titulo, passos } of ROTEIROS)
    for (const d of passos.flatMap((p) => p.lei)) linhas.set(d, [...(linhas.get(d) ?? []), titulo])
  return linhas
}

/** Shown by another file of tests, where these words of it are looked for. */
export const EM_OUTRO_ARQUIVO: Readonly<
  Partial<Record<Dispositivo, readonly [arquivo: string, palavras: string]>>
> = {
  art30: ['frota.spec.ts', "'Retirado de tráfego'"],
  art30_par1: ['frota.spec.ts', "abrirAto(analista, 'Liberar')"],
  art68_inc6: ['frota.spec.ts', "'art. 68, VI'"],
}

/** Rows without a screen of the granting, and why. */
export const SEM_TELA: Readonly<Partial<Record<Dispositivo, string>>> = {
  art48_par1u: 'a baldeação se registra na operação da viagem, que não é outorga',
}

/** The list of the two laws' provisions, where it stands beside the repository; null where it does not. */
export function listaDasProvisoes(): string | null {
  const arquivo = join(import.meta.dirname, '../../../shared/law/provisions.md')
  return existsSync(arquivo) ? readFileSync(arquivo, 'utf8') : null
}

const DOS_CAPITULOS = [
  [4, 33],
  [42, 72],
  [93, 94],
  [96, 96],
  [98, 99],
] as const
const ROMANOS = { I: 1, V: 5, X: 10, L: 50 } as const

const deRomano = (letras: string): number =>
  [...letras].reduce((soma, letra, i, todas) => {
    const [v, seguinte] = [letra, todas[i + 1]].map((l) => ROMANOS[l as keyof typeof ROMANOS] ?? 0) as [
      number,
      number,
    ]
    return soma + (v < seguinte ? -v : v)
  }, 0)

/** «RR-664/2008 art. 9 par. único» as the law's own id. */
function dispositivoDe(id: string): Dispositivo {
  const [, artigo = '', resto = ''] = /^RR-664\/2008 art\. (\d+)\s*(.*)$/.exec(id) ?? []
  const partes = resto.split(' ').flatMap((p, i, todas) => {
    if (p === 'par.' && todas[i + 1] === 'único') return '_par1u'
    if (p.startsWith('§')) return `_par${p.slice(1)}`
    return /^[IVXL]+$/.test(p) ? `_inc${deRomano(p)}` : []
  })
  return `art${artigo}${partes.join('')}`
}

/** Rows of arts. 4 to 33, 42 to 72, 93, 94, 96, 98 and 99 that say who may, or move a case; and every fee of XII.2. */
export function linhasPedidas(lista: string): Dispositivo[] {
  return lista.split('\n').flatMap((linha): Dispositivo | [] => {
    const [, , id = '', , especie = '', software = ''] = linha.split('|').map((c) => c.trim())
    const fretamento = /^RS-8109 (XII\.2)(?: header|(\.[IVX]+))$/.exec(id)
    if (fretamento) return `XII.2${fretamento[2] ?? ''}`
    const artigo = Number(/^RR-664\/2008 art\. (\d+)/.exec(id)?.[1] ?? 0)
    const dela = DOS_CAPITULOS.some(([de, ate]) => artigo >= de && artigo <= ate)
    const conta = ['eligibility rule', 'workflow/state'].includes(especie) && software !== 'no'
    return dela && conta ? dispositivoDe(id) : []
  })
}
