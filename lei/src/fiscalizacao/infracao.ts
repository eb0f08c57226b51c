import { type DataCivil, somarMeses } from '../core/data.js'
import type { Dinheiro } from '../core/dinheiro.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria } from '../core/memoria.js'
import type { Serie } from '../core/vigencia.js'

export type NormaId = 'rr-664-2008' | 'rs-11127-1998'

/** What an inspector brings to prove an infraction. */
export type Evidencia =
  | 'foto'
  | 'documento'
  | 'contagem-de-passageiros'
  | 'lista-de-passageiros'
  | 'consulta-ao-cadastro'
  | 'quadro-horario'
  | 'relato'
  | 'reclamacao'
  | 'bilhete'
  | 'teste-ou-laudo'
  | 'boletim-de-ocorrencia'
  | 'registro-de-comunicacao'

export const NOME_DA_EVIDENCIA: Record<Evidencia, string> = {
  foto: 'foto',
  documento: 'documento',
  'contagem-de-passageiros': 'contagem de passageiros',
  'lista-de-passageiros': 'lista de passageiros',
  'consulta-ao-cadastro': 'consulta ao cadastro',
  'quadro-horario': 'quadro de horários',
  relato: 'relato do fiscal',
  reclamacao: 'reclamação de passageiro',
  bilhete: 'bilhete de passagem',
  'teste-ou-laudo': 'teste ou laudo',
  'boletim-de-ocorrencia': 'boletim de ocorrência',
  'registro-de-comunicacao': 'registro da comunicação',
}

/** When the law doubles a fine. Data, so that a screen can say it before it happens. */
export interface Dobra {
  dispositivo: Dispositivo
  meses: number
  /** True where only facts on the same line count. */
  mesmaLinha: boolean
}

export interface Infracao {
  dispositivo: Dispositivo
  /** Key of the law's own table of classes. */
  classe: string
  /** Our own words, one line. */
  descricao: string
  evidencias: readonly Evidencia[]
  /** The duties whose breach it punishes; empty where the text names none. */
  deveres: readonly Dispositivo[]
  servico: 'rodoviario' | 'hidroviario'
  porPassageiro: boolean
  dobra: Dobra | null
  medida: 'remocao-do-veiculo' | null
  /** Ids of the readings that bear on it. */
  leituras: readonly string[]
}

/** How an earlier auto stands, for the repeat-offence count. */
export type SituacaoDoFato = 'pendente' | 'mantida' | 'anulada'

/** An earlier fact of the same operator, as the record holds it. */
export interface FatoAnterior {
  dispositivo: Dispositivo
  linha: string | null
  data: DataCivil
  situacao: SituacaoDoFato
  /** Number of its auto, for the memória. */
  auto?: string
}

export interface FatoPunivel {
  dispositivo: Dispositivo
  data: DataCivil
  linha: string | null
  /** Passengers, where the item is fined per passenger; otherwise 1. */
  quantidade: number
  historico: readonly FatoAnterior[]
}

/** The dated values that a law's amounts depend on, by name (`coeficiente_piso_1`, `upf_rs`). */
export type Parametros = Readonly<Record<string, Serie>>

export interface Multa {
  valor: Dinheiro
  reincidente: boolean
  /** The earlier fact that doubles the fine. */
  anterior: FatoAnterior | null
  medidaAdministrativa: 'remocao-do-veiculo' | null
  memoria: Memoria
}

const indices = new WeakMap<readonly Infracao[], ReadonlyMap<string, Infracao>>()

function indexar(catalogo: readonly Infracao[]): ReadonlyMap<string, Infracao> {
  const indice = new Map(catalogo.map((i) => [i.dispositivo, i]))
  indices.set(catalogo, indice)
  return indice
}

/**
 * The item of a law's catalogue.
 * @throws RecusaDaLei `dispositivo-sem-infracao` where the provision defines no infraction of this law.
 */
export function acharInfracao(
  catalogo: readonly Infracao[],
  dispositivo: Dispositivo,
  nomeDaLei: string,
  campo = 'dispositivo',
): Infracao {
  const achada = (indices.get(catalogo) ?? indexar(catalogo)).get(dispositivo)
  if (achada) return achada
  throw new RecusaDaLei({
    codigo: 'dispositivo-sem-infracao',
    mensagem: `Este dispositivo não define infração da ${nomeDaLei}.`,
    campo,
  })
}

/**
 * The latest earlier fact, not annulled, that doubles the fine of `fato`: same item, fact date before it and at most
 * the months of `dobra` before it, date to date with the last day included; same line where the law says so.
 */
export function fatoQueDobra(
  fato: Pick<FatoPunivel, 'dispositivo' | 'data' | 'linha' | 'historico'>,
  dobra: Dobra,
): FatoAnterior | null {
  let achado: FatoAnterior | null = null
  for (const h of fato.historico) {
    const conta =
      h.dispositivo === fato.dispositivo &&
      h.situacao !== 'anulada' &&
      h.data < fato.data &&
      fato.data <= somarMeses(h.data, dobra.meses) &&
      (!dobra.mesmaLinha || (h.linha !== null && h.linha === fato.linha))
    if (conta && (achado === null || h.data > achado.data)) achado = h
  }
  return achado
}
