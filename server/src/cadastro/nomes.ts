/** How a person calls each value of the register. */
export const NOME_DA_FORMA = { empresa: 'Empresa', cooperativa: 'Cooperativa' } as const

export const NOME_DO_SERVICO = {
  regular: 'Regular',
  alternativo: 'Alternativo',
  hidroviario: 'Hidroviário',
} as const

export const NOME_DA_SITUACAO = {
  ativa: 'Ativa',
  inativa: 'Inativa',
} as const
