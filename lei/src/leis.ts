import { type DataCivil, escreverData } from './core/data.js'
import type { Dispositivo } from './core/dispositivo.js'
import { RecusaDaLei } from './core/erro.js'
import type { Leitura, Leituras } from './core/leitura.js'
import type { Memoria } from './core/memoria.js'
import type { FatoPunivel, Infracao, Multa, NormaId, Parametros } from './fiscalizacao/infracao.js'
import { acharInfracao } from './fiscalizacao/infracao.js'
import type { RegraDaMedida } from './fiscalizacao/medida.js'
import type { ProcessoDoAuto } from './fiscalizacao/processo.js'
import {
  calcularMultaRR,
  EMENDAS_RR,
  type EmendaExterna,
  INFRACOES_RR,
  INICIO_DA_VIGENCIA_RR,
  LEITURAS_RR,
  NOME_DA_LEI_RR,
} from './rr-664-2008/index.js'
import { MEDIDAS_RR } from './rr-664-2008/medidas.js'
import { PROCESSO_RR } from './rr-664-2008/processo.js'
import { calcularMultaRS, INFRACOES_RS, LEITURAS_RS, VIGENCIA_DAS_MULTAS_RS } from './rs-11127-1998/index.js'
import { MEDIDAS_RS } from './rs-11127-1998/medidas.js'
import { PROCESSO_RS } from './rs-11127-1998/processo.js'

/** One State's law, as the inspection's daily work needs it. A third State is one more entry here. */
export interface Lei {
  norma: NormaId
  /** «Lei 664/2008 (RR)». */
  nome: string
  uf: 'RR' | 'RS'
  /** First day whose facts it punishes, and the provision that says so. */
  vigenteDesde: DataCivil
  dispositivoDaVigencia: Dispositivo
  infracoes: readonly Infracao[]
  leituras: Leituras
  processo: ProcessoDoAuto
  medidas: readonly RegraDaMedida[]
  /** Later changes known from outside the text in hand; none has effect until the authority adopts it. */
  emendas: readonly EmendaExterna[]
  calcularMulta(fato: FatoPunivel, parametros: Parametros): Multa
}

export const LEIS: Readonly<Record<NormaId, Lei>> = {
  'rr-664-2008': {
    norma: 'rr-664-2008',
    nome: NOME_DA_LEI_RR,
    uf: 'RR',
    vigenteDesde: INICIO_DA_VIGENCIA_RR,
    dispositivoDaVigencia: 'art102',
    infracoes: INFRACOES_RR,
    leituras: LEITURAS_RR,
    processo: PROCESSO_RR,
    medidas: MEDIDAS_RR,
    emendas: EMENDAS_RR,
    calcularMulta: calcularMultaRR,
  },
  'rs-11127-1998': {
    norma: 'rs-11127-1998',
    nome: 'Lei 11.127/1998 (RS)',
    uf: 'RS',
    vigenteDesde: VIGENCIA_DAS_MULTAS_RS,
    dispositivoDaVigencia: 'art3',
    infracoes: INFRACOES_RS,
    leituras: LEITURAS_RS,
    processo: PROCESSO_RS,
    medidas: MEDIDAS_RS,
    emendas: [],
    calcularMulta: calcularMultaRS,
  },
}

/** What a person states when drawing up an auto; only what the law itself checks. */
export interface FatoALavrar {
  dispositivo: Dispositivo
  data: DataCivil
  quantidade: number
}

/**
 * The item of `lei` that `fato` falls under.
 * @throws RecusaDaLei where the provision is not this law's, the fact is older than the law or still to come, or
 * passengers are counted on an item that is not fined per passenger.
 */
export function enquadrar(lei: Lei, fato: FatoALavrar, hoje: DataCivil): Infracao {
  const infracao = acharInfracao(lei.infracoes, fato.dispositivo, lei.nome)
  if (fato.data > hoje) {
    throw new RecusaDaLei({
      codigo: 'fato-no-futuro',
      mensagem: `A data do fato, ${escreverData(fato.data)}, ainda não chegou.`,
      campo: 'data',
    })
  }
  if (fato.data < lei.vigenteDesde) {
    throw new RecusaDaLei({
      codigo: 'fato-antes-da-vigencia',
      mensagem: `A ${lei.nome} só pune fatos desde ${escreverData(lei.vigenteDesde)}.`,
      campo: 'data',
      dispositivo: lei.dispositivoDaVigencia,
    })
  }
  if (!infracao.porPassageiro && fato.quantidade !== 1) {
    throw new RecusaDaLei({
      codigo: 'quantidade-invalida',
      mensagem: 'Esta infração não se conta por passageiro: deixe a quantidade em 1.',
      campo: 'quantidade',
      dispositivo: infracao.dispositivo,
    })
  }
  return infracao
}

/** The readings that bear on an infraction and on how its fine was computed, for whoever decides. */
export function leiturasDe(lei: Lei, infracao: Infracao, memoria: Memoria): Leitura[] {
  const ids = new Set([...infracao.leituras, ...memoria.flatMap((p) => p.leituras ?? [])])
  return [...ids].sort().flatMap((id) => lei.leituras[id] ?? [])
}

/** The readings adopted of one provision. */
export function leiturasDoDispositivo(lei: Lei, dispositivo: Dispositivo): Leitura[] {
  return Object.values(lei.leituras).filter((l) => l.dispositivos.includes(dispositivo))
}
