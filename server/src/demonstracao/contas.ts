import type { Papel } from '@outorga/lei'

/** The password of every account of the demonstration. */
export const SENHA = 'outorga-demo'

export interface Conta {
  autoridade: 'cre-rr' | 'setm-rs'
  papel: Papel
  /** Invented. */
  nome: string
  email: string
  matricula: string | null
}

const DOMINIO = { 'cre-rr': 'rr.demo', 'setm-rs': 'rs.demo' } as const

const conta = (
  autoridade: Conta['autoridade'],
  papel: Papel,
  nome: string,
  matricula: string | null,
): Conta => ({
  autoridade,
  papel,
  nome,
  email: `${papel}@${DOMINIO[autoridade]}`,
  matricula,
})

/** One person for each role of each authority. */
export const CONTAS: readonly Conta[] = [
  conta('cre-rr', 'fiscal', 'Rosângela Peixoto Lima', '027'),
  conta('cre-rr', 'analista', 'Edmilson Castro Araújo', '041'),
  conta('cre-rr', 'julgador', 'Marta Vilhena Souza', '012'),
  conta('cre-rr', 'conselheiro', 'Otávio Brandão Reis', '003'),
  conta('cre-rr', 'operadora', 'Cleide Nogueira Pinto', null),
  conta('setm-rs', 'fiscal', 'Rodrigo Becker Machado', '118'),
  conta('setm-rs', 'analista', 'Fernanda Kunzler Dias', '135'),
  conta('setm-rs', 'julgador', 'Paulo Schneider Rocha', '107'),
  conta('setm-rs', 'conselheiro', 'Lúcia Fagundes Moraes', '101'),
  conta('setm-rs', 'operadora', 'Jorge Antunes Vieira', null),
]
