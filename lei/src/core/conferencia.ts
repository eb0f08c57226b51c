import type { Dispositivo } from './dispositivo.js'
import type { Memoria } from './memoria.js'

/** The outcome of a check of the law against what was declared or recorded. */
export interface Conferencia {
  dispositivo: Dispositivo
  resultado: 'conforme' | 'violacao' | 'sem-dados'
  mensagem: string
  olhou: readonly { o_que: string; valor: string }[]
  /** The infraction that punishes the breach; null where the law attaches none. */
  infracao: Dispositivo | null
  leituras: readonly string[]
}

/** The outcome of asking whether an act is open to someone, and what a person still has to decide. */
export interface Exame {
  permitido: boolean
  motivos: readonly { dispositivo: Dispositivo; mensagem: string }[]
  depende_de: readonly Dispositivo[]
  memoria: Memoria
}

/** Something the law has recorded, with the documents or reasons the record demands. */
export interface RegistroExigido {
  dispositivo: Dispositivo
  o_que: string
  exige: readonly string[]
}

/** A value the law leaves to the authority. `sugestao` is only shown; nothing applies it by itself. */
export interface ParametroNomeado {
  nome: string
  dispositivo: Dispositivo
  significado: string
  unidade: string
  sugestao: string | null
  leituras: readonly string[]
}

/** A check before it is answered. `certo` null: what it needs is not known, which is neither right nor wrong. */
export interface PontoConferido {
  dispositivo: Dispositivo
  certo: boolean | null
  conforme: string
  violacao: string
  /** What to say where it is not known; not needed where it always is. */
  semDados?: string
  olhou: readonly { o_que: string; valor: string }[]
  infracao?: Dispositivo
  leituras?: readonly string[]
}

/** Answers one check. The infraction is named only where there is a breach. */
export function conferir(p: PontoConferido): Conferencia {
  const resultado = p.certo === null ? 'sem-dados' : p.certo ? 'conforme' : 'violacao'
  return {
    dispositivo: p.dispositivo,
    resultado,
    mensagem: {
      conforme: p.conforme,
      violacao: p.violacao,
      'sem-dados': p.semDados ?? 'Faltam dados para conferir.',
    }[resultado],
    olhou: p.olhou,
    infracao: resultado === 'violacao' ? (p.infracao ?? null) : null,
    leituras: p.leituras ?? [],
  }
}

/** One condition of an act. `atendida` null: only a person can say. */
export interface Condicao {
  dispositivo: Dispositivo
  atendida: boolean | null
  descricao: string
  resultado: string
  /** What to tell whoever asked, where it is not met; not needed where only a person can say. */
  falta?: string
  leituras?: readonly string[]
}

/** Puts the conditions of an act together: allowed where none fails; those only a person can say are listed apart. */
export function examinar(condicoes: readonly Condicao[]): Exame {
  const motivos = condicoes
    .filter((c) => c.atendida === false)
    .map((c) => ({ dispositivo: c.dispositivo, mensagem: c.falta ?? c.descricao }))
  return {
    permitido: motivos.length === 0,
    motivos,
    depende_de: condicoes.filter((c) => c.atendida === null).map((c) => c.dispositivo),
    memoria: condicoes.map((c) => ({
      dispositivo: c.dispositivo,
      descricao: c.descricao,
      resultado: c.resultado,
      ...(c.leituras ? { leituras: c.leituras } : {}),
      ...(c.atendida === true ? {} : { aplicado: false }),
    })),
  }
}
