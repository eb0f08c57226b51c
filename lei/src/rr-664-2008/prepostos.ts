import type { Conferencia } from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'
import { concluir, type RegraConferida, semDados } from './conclusoes.js'

/** A person who works in contact with the public, as the staff register holds it. */
export interface PessoaDoAtendimento {
  nome: string
  funcao: 'motorista' | 'auxiliar' | 'atendente'
  /** Whether the register gives uniform and badge; null where it does not say. */
  identificacao: boolean | null
  /** Day of the last course; null where none is on record. */
  curso: DataCivil | null
  /** Day of the first-aid instruction; null where none is on record. */
  primeirosSocorros: DataCivil | null
}

const DO_PESSOAL: RegraConferida = { dispositivo: 'art70', infracao: 'art79_inc7' }

/**
 * Whether the register shows uniform and identification for everyone who meets the public (art. 70, caput and I). Conduct
 * (II) is recorded case by case. `null`: the register was not looked at.
 */
export function conferirPrepostos(pessoas: readonly PessoaDoAtendimento[] | null): Conferencia {
  if (pessoas === null) return semDados(DO_PESSOAL, 'O registro de pessoal não foi consultado.')
  const sem = pessoas.filter((p) => p.identificacao === false)
  const olhou = [
    ['pessoas', pessoas.length],
    ['sem uniforme ou identificação', sem.length],
  ] as const
  if (sem.length === 0 && (pessoas.length === 0 || pessoas.some((p) => p.identificacao === null))) {
    return semDados(DO_PESSOAL, 'O registro de pessoal está incompleto.', olhou)
  }
  return concluir(
    DO_PESSOAL,
    olhou,
    sem.map((p) => `${p.nome}: sem uniforme ou identificação.`),
    'Todos têm uniforme e identificação.',
  )
}

const DOS_CURSOS: RegraConferida = { dispositivo: 'art69_inc16' }
const DOS_PRIMEIROS_SOCORROS: RegraConferida = { dispositivo: 'art69_inc19' }

/**
 * Whether staff had courses (art. 69, XVI). The text asks for no frequency: nobody at all on record is the breach, and who
 * has none is shown.
 */
export function conferirCursos(pessoas: readonly PessoaDoAtendimento[] | null): Conferencia {
  if (pessoas === null || pessoas.length === 0) return semDados(DOS_CURSOS, 'Não há registro de pessoal.')
  const com = pessoas.flatMap((p) => (p.curso === null ? [] : [p.curso])).sort()
  const ultimo = com.at(-1)
  return concluir(
    DOS_CURSOS,
    [
      ['pessoas', pessoas.length],
      ['com curso', com.length],
      ['último curso', ultimo === undefined ? 'nenhum' : escreverData(ultimo)],
    ],
    com.length === 0 ? ['Nenhum curso registrado.'] : [],
    'Há cursos registrados.',
  )
}

/** Whether every driver and assistant was taught first aid (art. 69, XIX). */
export function conferirInstrucaoDePrimeirosSocorros(
  pessoas: readonly PessoaDoAtendimento[] | null,
): Conferencia {
  const obrigados = (pessoas ?? []).filter((p) => p.funcao !== 'atendente')
  if (obrigados.length === 0) {
    return semDados(DOS_PRIMEIROS_SOCORROS, 'Não há motorista nem auxiliar no registro consultado.')
  }
  const sem = obrigados.filter((p) => p.primeirosSocorros === null)
  return concluir(
    DOS_PRIMEIROS_SOCORROS,
    [
      ['motoristas e auxiliares', obrigados.length],
      ['sem instrução', sem.length],
    ],
    sem.map((p) => `${p.nome}: sem instrução de primeiros socorros.`),
    'Todos os motoristas e auxiliares tiveram instrução.',
  )
}
