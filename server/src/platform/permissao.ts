import type { Papel } from '@outorga/lei'

const AUTORIDADE = ['fiscal', 'analista', 'julgador', 'conselheiro'] as const
const TODOS = [...AUTORIDADE, 'operadora'] as const

/**
 * Who may ask for what. Acts on a case are not here: the state tables of the law say who may do each of them
 * (`caso:agir` only lets the question be asked), and each procedure says who opens it (`procedimento:abrir`).
 */
export const PERMISSOES = {
  'caso:ver': TODOS,
  'caso:agir': TODOS,
  'auto:lavrar': ['fiscal'],
  'cadastro:ver': TODOS,
  'cadastro:mudar': ['analista'],
  'procedimento:abrir': TODOS,
  'consulta:placa': AUTORIDADE,
  'fila:ver': TODOS,
  'busca:fazer': TODOS,
  'parametro:ver': TODOS,
  'parametro:mudar': ['analista'],
  'correio:ver': AUTORIDADE,
  'cadeia:verificar': AUTORIDADE,
} as const satisfies Record<string, readonly Papel[]>

export type Permissao = keyof typeof PERMISSOES

export function permite(papel: Papel, permissao: Permissao): boolean {
  return (PERMISSOES[permissao] as readonly Papel[]).includes(papel)
}
