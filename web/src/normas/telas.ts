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
const CRIACAO = { para: '/criacoes-de-linha', rotulo: 'Criação de linhas' }
const ALTERACAO = { para: '/alteracoes-de-linha', rotulo: 'Alteração de linhas' }
const LICITACOES = { para: '/licitacoes', rotulo: 'Licitações' }
const DELEGACOES = { para: '/delegacoes', rotulo: 'Delegações' }
const AUTORIZACOES = { para: '/autorizacoes', rotulo: 'Autorizações' }
const TERMINAIS = { para: '/terminais', rotulo: 'Terminais' }
const PESSOAL = { para: '/pessoal', rotulo: 'Motoristas e pessoal' }
const VENDEDORES = { para: '/vendedores', rotulo: 'Vendedores credenciados' }
const CONSULTA = { para: '/consulta', rotulo: 'Consultar veículo' }
const VERIFICAR = { para: '/verificar', rotulo: 'Verificar documento' }

type Faixa = readonly [de: number, ate: number, telas: readonly Tela[]]

const FAIXAS_RR: readonly Faixa[] = [
  [1, 2, [AUTORIZACOES, CONSULTA]],
  [4, 5, [CRIACAO, LINHAS]],
  [6, 6, [LICITACOES, DELEGACOES]],
  [7, 7, [OPERADORAS, LICITACOES]],
  [8, 12, [LICITACOES]],
  [13, 17, [DELEGACOES, OPERADORAS]],
  [18, 23, [AUTORIZACOES]],
  [24, 24, [LICITACOES, DELEGACOES]],
  [25, 25, [LAVRAR, VENDEDORES]],
  [26, 26, [LAVRAR, FROTA]],
  [27, 29, [FROTA, LAVRAR]],
  [30, 30, [FROTA, AUTOS]],
  [31, 33, [FROTA]],
  [42, 62, [ALTERACAO, LINHAS]],
  [63, 65, [TERMINAIS, VENDEDORES]],
  [66, 66, [FROTA, LINHAS]],
  [67, 67, [LICITACOES, DELEGACOES]],
  [68, 68, [FROTA, LINHAS, LAVRAR]],
  [69, 69, [PESSOAL, FROTA, LAVRAR]],
  [70, 70, [PESSOAL]],
  [74, 74, [LAVRAR]],
  [75, 76, [LAVRAR, AUTOS, VERIFICAR]],
  [77, 77, [AUTOS]],
  [78, 78, [AUTOS, PARAMETROS]],
  [79, 82, [LAVRAR, AUTOS]],
  [83, 83, [AUTOS]],
  [87, 88, [DELEGACOES, OPERADORAS]],
  [89, 89, [FILA, AUTOS]],
  [90, 90, [AUTOS]],
  [91, 91, [FILA, AUTOS]],
  [92, 92, [FILA, AUTOS, ALTERACAO]],
  [93, 94, [DELEGACOES]],
  [95, 95, [PARAMETROS, AUTOS]],
  [96, 96, [AUTORIZACOES]],
  [99, 99, [AUTORIZACOES]],
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
  if (norma === 'rs-8109-1985') return dispositivo.startsWith('XII.2') ? [AUTORIZACOES] : []
  if (norma !== 'rr-664-2008') return []
  const artigo = Number(/^art(\d+)/.exec(dispositivo)?.[1])
  return FAIXAS_RR.find(([de, ate]) => artigo >= de && artigo <= ate)?.[2] ?? []
}
