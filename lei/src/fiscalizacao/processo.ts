import type { CalendarioDeExpediente } from '../core/calendario.js'
import type { DataCivil } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { contarDias, type Prazo, type RegraDeContagem } from '../core/prazo.js'
import { type Tabela, transicoesDe } from '../core/tabela.js'
import { valorEm } from '../core/vigencia.js'
import type { Parametros } from './infracao.js'

/** Who may do an act: what the person is in the authority, or the operator itself. */
export type Papel = 'fiscal' | 'analista' | 'julgador' | 'conselheiro' | 'operadora'

export type EstadoDoAuto =
  | 'lavrado'
  | 'notificado'
  | 'em-julgamento'
  | 'decidido'
  | 'publicado'
  | 'em-recurso'
  | 'recurso-decidido'
  | 'definitivo'
  | 'em-cobranca'
  | 'pago'
  | 'anulado'

export type AtoDoAuto =
  | 'dar-ciencia'
  | 'apresentar-defesa'
  | 'julgar'
  | 'publicar-decisao'
  | 'recorrer'
  | 'julgar-recurso'
  | 'dar-ciencia-do-recurso'
  | 'declarar-definitivo'
  | 'registrar-pagamento'
  | 'encaminhar-cobranca'
  | 'anotar-erro'
  | 'juntar-evidencia'
  | 'recalcular-multa'

export type PrazoDoAuto = 'defesa' | 'decisao' | 'recurso' | 'decisao-do-recurso' | 'pagamento'

export type TabelaDoAuto = Tabela<EstadoDoAuto, AtoDoAuto, Papel>

/** States after which nothing about the fine changes. */
export const ESTADOS_FINAIS: readonly EstadoDoAuto[] = ['definitivo', 'em-cobranca', 'pago', 'anulado']

/** A term's length: in the law's text, or a dated parameter of the authority where the text is silent. */
export interface DuracaoDoPrazo {
  dispositivo: Dispositivo | null
  dias: number | { parametro: string }
}

/** The dates in the record from which terms run. Absent: it has not happened. */
export interface MarcosDoAuto {
  ciencia: DataCivil | null
  defesaEm: DataCivil | null
  cienciaDaDecisao: DataCivil | null
  recursoEm: DataCivil | null
  cienciaDoRecurso: DataCivil | null
}

export const SEM_MARCOS: MarcosDoAuto = {
  ciencia: null,
  defesaEm: null,
  cienciaDaDecisao: null,
  recursoEm: null,
  cienciaDoRecurso: null,
}

export interface PrazoContado extends Prazo {
  nome: PrazoDoAuto
  /** How many days, and by what: the law's provision or the act that set the parameter. */
  duracao: number
  dispositivo: Dispositivo | null
  /** The act that set the length, where the law does not. */
  ato: string | null
  demonstracao: boolean
}

/** How one law runs the process of an auto. */
export interface ProcessoDoAuto {
  tabela: TabelaDoAuto
  prazos: Readonly<Record<PrazoDoAuto, DuracaoDoPrazo>>
  contagem: RegraDeContagem
  /** True where a fine that nobody defended falls due from the end of the defence term (Roraima, art. 89). */
  venceSemDefesa: boolean
}

export interface ContextoDePrazos {
  processo: ProcessoDoAuto
  calendario: CalendarioDeExpediente
  parametros: Parametros
}

/**
 * Counts one term from the date that starts it.
 * @throws RecusaDaLei `sem-valor-na-data` where the length is a parameter that the authority has not set for `inicio`.
 */
export function contarPrazoDoAuto(c: ContextoDePrazos, nome: PrazoDoAuto, inicio: DataCivil): PrazoContado {
  const { dias, dispositivo } = c.processo.prazos[nome]
  const parametro =
    typeof dias === 'number' ? null : valorEm(c.parametros[dias.parametro] ?? [], inicio, dias.parametro)
  const duracao = parametro === null ? (dias as number) : Number(parametro.valor)
  const prazo = contarDias(c.calendario, inicio, duracao, c.processo.contagem)
  return {
    ...prazo,
    nome,
    duracao,
    dispositivo,
    ato: parametro?.ato ?? null,
    demonstracao: parametro?.demonstracao ?? false,
  }
}

export type PrazosDoAuto = Partial<Record<PrazoDoAuto, PrazoContado>>

/** Every term that the dates on record have started. The start is always a date on record, never today. */
export function prazosDoAuto(c: ContextoDePrazos, m: MarcosDoAuto): PrazosDoAuto {
  const prazos: PrazosDoAuto = {}
  const contar = (nome: PrazoDoAuto, inicio: DataCivil | null) => {
    if (inicio !== null) prazos[nome] = contarPrazoDoAuto(c, nome, inicio)
  }
  contar('defesa', m.ciencia)
  contar('decisao', m.defesaEm ?? prazos.defesa?.vencimento ?? null)
  contar('recurso', m.cienciaDaDecisao)
  contar('decisao-do-recurso', m.recursoEm)
  contar('pagamento', inicioDoPagamento(c.processo, m, prazos.defesa ?? null))
  return prazos
}

/**
 * From when the term to pay runs: notice of the appeal decision; else, with a defence, notice of the first decision;
 * else the end of the defence term where the law says so, or notice of the decision (Roraima art. 89 par. único,
 * AMB-RR-41; in Rio Grande do Sul the authority's parameter).
 */
function inicioDoPagamento(
  processo: ProcessoDoAuto,
  m: MarcosDoAuto,
  defesa: Prazo | null,
): DataCivil | null {
  if (m.recursoEm !== null) return m.cienciaDoRecurso
  if (m.defesaEm !== null || !processo.venceSemDefesa) return m.cienciaDaDecisao
  return defesa?.vencimento ?? null
}

export interface AtoPossivel {
  ato: AtoDoAuto
  resultados: readonly string[]
  dispositivo: Dispositivo | null
}

/** The last day on which `ato` must still wait; null where it need not wait. */
export function esperaDoAto(
  tabela: TabelaDoAuto,
  estado: EstadoDoAuto,
  ato: AtoDoAuto,
  prazos: PrazosDoAuto,
): PrazoContado | null {
  const linha = tabela.find((t) => t.ato === ato && t.de.includes(estado))
  const nome = linha?.depoisDoPrazo as PrazoDoAuto | undefined
  return (nome && prazos[nome]) ?? null
}

/** The acts that `papel` may do today, the main one first: what the screens draw as buttons and the server accepts. */
export function atosPossiveis(
  tabela: TabelaDoAuto,
  estado: EstadoDoAuto,
  papel: Papel,
  hoje: DataCivil,
  prazos: PrazosDoAuto,
): AtoPossivel[] {
  return transicoesDe(tabela, estado, papel)
    .filter((t) => t.ato !== 'recalcular-multa')
    .filter((t) => {
      const espera = esperaDoAto(tabela, estado, t.ato, prazos)
      return espera === null || hoje > espera.vencimento
    })
    .map((t) => ({ ato: t.ato, resultados: Object.keys(t.para), dispositivo: t.dispositivo }))
}

/** What a case waits for, from whom, and until when; `prazo` null where no term runs. */
export interface Pendencia {
  ato: AtoDoAuto
  papel: Papel
  prazo: PrazoContado | null
}

/** What a case waits for, and what takes its place once that term has passed unused. */
export interface Esperas {
  primeira: Pendencia
  depois: Pendencia | null
}

interface Espera {
  ato: AtoDoAuto
  papel: Papel
  prazo: PrazoDoAuto | null
}

const ESPERAS: Record<EstadoDoAuto, { primeira: Espera; depois?: Espera } | null> = {
  lavrado: { primeira: { ato: 'dar-ciencia', papel: 'analista', prazo: null } },
  notificado: {
    primeira: { ato: 'apresentar-defesa', papel: 'operadora', prazo: 'defesa' },
    depois: { ato: 'julgar', papel: 'julgador', prazo: 'decisao' },
  },
  'em-julgamento': { primeira: { ato: 'julgar', papel: 'julgador', prazo: 'decisao' } },
  decidido: { primeira: { ato: 'publicar-decisao', papel: 'analista', prazo: null } },
  publicado: {
    primeira: { ato: 'recorrer', papel: 'operadora', prazo: 'recurso' },
    depois: { ato: 'declarar-definitivo', papel: 'analista', prazo: null },
  },
  'em-recurso': { primeira: { ato: 'julgar-recurso', papel: 'conselheiro', prazo: 'decisao-do-recurso' } },
  'recurso-decidido': { primeira: { ato: 'dar-ciencia-do-recurso', papel: 'analista', prazo: null } },
  definitivo: {
    primeira: { ato: 'registrar-pagamento', papel: 'operadora', prazo: 'pagamento' },
    depois: { ato: 'encaminhar-cobranca', papel: 'analista', prazo: null },
  },
  'em-cobranca': null,
  pago: null,
  anulado: null,
}

/** What a case in `estado` waits for; null where it waits for nothing. It holds on any day: only `pendencia` asks which. */
export function esperasDoAuto(estado: EstadoDoAuto, prazos: PrazosDoAuto): Esperas | null {
  const esperas = ESPERAS[estado]
  if (esperas === null) return null
  const contar = (e: Espera): Pendencia => ({
    ato: e.ato,
    papel: e.papel,
    prazo: e.prazo === null ? null : (prazos[e.prazo] ?? null),
  })
  return { primeira: contar(esperas.primeira), depois: esperas.depois ? contar(esperas.depois) : null }
}

/** The next act that the case waits for on `hoje`. A term that ends today has not passed. */
export function pendencia(estado: EstadoDoAuto, hoje: DataCivil, prazos: PrazosDoAuto): Pendencia | null {
  const esperas = esperasDoAuto(estado, prazos)
  if (esperas === null) return null
  const { primeira, depois } = esperas
  return depois !== null && primeira.prazo !== null && hoje > primeira.prazo.vencimento ? depois : primeira
}
