import type { CalendarioDeExpediente } from '../core/calendario.js'
import type { Conferencia } from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { contarDias, type Prazo, tempestivo } from '../core/prazo.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import { concluir, type RegraConferida } from './conclusoes.js'
import type { LeituraRR } from './leituras.js'
import { inteiroDaOutorga } from './parametros-da-outorga.js'
import { REGRA_DE_CONTAGEM_RR } from './prazos.js'

interface DeverDeComunicar {
  dispositivo: Dispositivo
  o_que: string
  /** What starts the term. */
  desde: string
  /** Null: the law orders it without saying by when, and the authority's parameter does. */
  dias: number | null
  leituras: readonly LeituraRR[]
}

const dever = (
  dispositivo: Dispositivo,
  o_que: string,
  desde: string,
  dias: number | null,
  leituras: readonly LeituraRR[] = [],
): DeverDeComunicar => ({ dispositivo, o_que, desde, dias, leituras })

/** What the delegatária tells the CRE/RR without being asked, and by when (arts. 16, 32, 42, 48, 56 and 69). */
export const DEVERES_DE_COMUNICAR_RR = {
  'mudanca-na-empresa': dever(
    'art16',
    'Mudança na empresa que passa a gerência a outrem',
    'a mudança',
    null,
    ['AMB-RR-52'],
  ),
  desativacao: dever('art32', 'Desativação de veículo', 'a desativação', 10),
  regime: dever('art42_par1', 'Fato que altera o regime da linha', 'o fato', 10),
  baldeacao: dever('art48', 'Baldeação de passageiros', 'a baldeação', null, ['AMB-RR-52']),
  interrupcao: dever('art56', 'Interrupção da viagem', 'a interrupção', 10),
  incidente: dever('art69_inc9', 'Incidente no serviço', 'o conhecimento do incidente', 10),
} as const satisfies Record<string, DeverDeComunicar>

export type Comunicacao = keyof typeof DEVERES_DE_COMUNICAR_RR

interface FatoAComunicar {
  comunicacao: Comunicacao
  /** Day of the fact, or of its knowledge where the law says so. */
  fato: DataCivil
  calendario: CalendarioDeExpediente
  parametros: Parametros
}

/**
 * Until when a fact must be communicated: 10 days, or the authority's parameter where the law gives no term, counted as
 * art. 95 counts the terms of the delegatária (AMB-RR-15).
 * @throws RecusaDaLei `parametro-ausente`, `sem-valor-na-data`, `parametro-invalido` for arts. 16 and 48.
 */
export function prazoDeComunicacao(f: FatoAComunicar): Prazo {
  const { dias }: DeverDeComunicar = DEVERES_DE_COMUNICAR_RR[f.comunicacao]
  const duracao = dias ?? inteiroDaOutorga('prazo_comunicacao_dias', f.fato, f.parametros).valor
  return contarDias(f.calendario, f.fato, duracao, REGRA_DE_CONTAGEM_RR)
}

/**
 * Whether a fact was communicated in time; a breach is art. 80, VII, because nobody had to ask (AMB-RR-33).
 * @param f.comunicadoEm null where no communication is on record. @param f.hoje until when the record was looked at.
 * @throws RecusaDaLei as `prazoDeComunicacao`.
 */
export function conferirComunicacao(
  f: FatoAComunicar & { comunicadoEm: DataCivil | null; hoje: DataCivil },
): Conferencia {
  const { dispositivo, o_que, desde, leituras } = DEVERES_DE_COMUNICAR_RR[f.comunicacao]
  const regra: RegraConferida = {
    dispositivo,
    infracao: 'art80_inc7',
    leituras: ['AMB-RR-33', ...leituras],
  }
  const prazo = prazoDeComunicacao(f)
  const fim = escreverData(prazo.vencimento)
  const emTempo = tempestivo(prazo, f.comunicadoEm ?? f.hoje)
  const falta = f.comunicadoEm === null ? `Não comunicado até ${fim}.` : `Comunicado depois de ${fim}.`
  return concluir(
    regra,
    [
      [desde, f.fato],
      ['comunicar até', prazo.vencimento],
      ['comunicação', f.comunicadoEm ?? 'sem registro'],
    ],
    emTempo ? [] : [`${o_que}. ${falta}`],
    f.comunicadoEm === null ? `O prazo para comunicar vai até ${fim}.` : 'Comunicado no prazo.',
  )
}
