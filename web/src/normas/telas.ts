import type { NormaDaMatriz } from '@outorga/lei'
import { acima } from './arvore'

export interface Tela {
  para: string
  rotulo: string
}

const LAVRAR = { para: '/lavrar', rotulo: 'Lavrar auto' }
const AUTOS = { para: '/autos', rotulo: 'Autos' }
const FILA = { para: '/', rotulo: 'Início: o que espera por você' }
const FROTA = { para: '/frota', rotulo: 'Frota' }
const LINHAS = { para: '/linhas', rotulo: 'Linhas' }
const OPERADORAS = { para: '/operadoras', rotulo: 'Operadoras' }
const PARAMETROS = { para: '/parametros', rotulo: 'Parâmetros e calendário' }
const VERIFICAR = { para: '/verificar', rotulo: 'Verificar documento' }

type Faixa = readonly [de: number, ate: number, telas: readonly Tela[]]

const FAIXAS_RR: readonly Faixa[] = [
  [4, 5, [LINHAS]],
  [13, 23, [OPERADORAS]],
  [25, 26, [LAVRAR]],
  [27, 29, [FROTA, LAVRAR]],
  [30, 30, [FROTA, AUTOS]],
  [31, 33, [FROTA]],
  [42, 62, [LINHAS]],
  [68, 68, [FROTA, LAVRAR]],
  [69, 69, [LAVRAR]],
  [74, 74, [LAVRAR]],
  [75, 76, [LAVRAR, AUTOS, VERIFICAR]],
  [77, 77, [AUTOS]],
  [78, 78, [AUTOS, PARAMETROS]],
  [79, 82, [LAVRAR, AUTOS]],
  [83, 83, [AUTOS]],
  [89, 89, [FILA, AUTOS]],
  [90, 90, [AUTOS]],
  [91, 92, [FILA, AUTOS]],
  [95, 95, [PARAMETROS, AUTOS]],
]

const RS: Readonly<Record<string, readonly Tela[]>> = {
  'art13-2': [LAVRAR, AUTOS],
  'art13-3': [LAVRAR, AUTOS],
  'art13-2_par1': [PARAMETROS, AUTOS],
  'art13-3_par1': [PARAMETROS, AUTOS],
}

function doRS(dispositivo: string): readonly Tela[] {
  const pai = acima(dispositivo)
  return RS[dispositivo] ?? (pai === null ? [] : doRS(pai))
}

/** The screens where a provision acts; none where only the library applies it. */
export function telasDe(norma: NormaDaMatriz, dispositivo: string): readonly Tela[] {
  if (norma === 'rs-11127-1998') return doRS(dispositivo)
  if (norma !== 'rr-664-2008') return []
  const artigo = Number(/^art(\d+)/.exec(dispositivo)?.[1])
  return FAIXAS_RR.find(([de, ate]) => artigo >= de && artigo <= ate)?.[2] ?? []
}
