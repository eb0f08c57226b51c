import type { Dispositivo } from '../core/dispositivo.js'
import type { Evidencia } from '../fiscalizacao/infracao.js'
import type { LeituraRR } from './leituras.js'

/** Why a chartered vehicle is seized (art. 90). */
export interface CausaDeApreensao {
  dispositivo: Dispositivo
  /** Items of the text that repeat it. */
  repetidaEm: readonly Dispositivo[]
  /** Our own words, one line. */
  descricao: string
  evidencias: readonly Evidencia[]
  leituras: readonly LeituraRR[]
}

/** The causes of art. 90, I to VI; IV repeats I and is the same cause (AMB-RR-43). */
export const CAUSAS_DE_APREENSAO_RR: readonly CausaDeApreensao[] = [
  {
    dispositivo: 'art90_inc1',
    repetidaEm: ['art90_inc4'],
    descricao: 'Fretamento que pega ou deixa gente no meio do percurso',
    evidencias: ['lista-de-passageiros', 'foto', 'relato'],
    leituras: ['AMB-RR-43'],
  },
  {
    dispositivo: 'art90_inc2',
    repetidaEm: [],
    descricao: 'Passagem vendida ou emitida por pessoa em fretamento',
    evidencias: ['bilhete', 'relato'],
    leituras: [],
  },
  {
    dispositivo: 'art90_inc3',
    repetidaEm: [],
    descricao: 'Pessoas a bordo diferentes das que constam na lista',
    evidencias: ['lista-de-passageiros', 'contagem-de-passageiros'],
    leituras: [],
  },
  {
    dispositivo: 'art90_inc5',
    repetidaEm: [],
    descricao: 'Embarque ou parada fora do terminal regular',
    evidencias: ['foto', 'relato'],
    leituras: [],
  },
  {
    dispositivo: 'art90_inc6',
    repetidaEm: [],
    descricao: 'Sem cópia, a bordo, do cadastro da empresa ou da autorização para viajar',
    evidencias: ['foto', 'relato'],
    leituras: [],
  },
]

/** The cause that an item of art. 90 states, a repeated item included; null where it states none. */
export function causaDeApreensao(dispositivo: Dispositivo): CausaDeApreensao | null {
  const achada = CAUSAS_DE_APREENSAO_RR.find(
    (c) => c.dispositivo === dispositivo || c.repetidaEm.includes(dispositivo),
  )
  return achada ?? null
}
