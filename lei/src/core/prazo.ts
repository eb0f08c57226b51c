import { type CalendarioDeExpediente, diaNoCalendario, primeiroDiaComExpediente } from './calendario.js'
import {
  type DataCivil,
  escreverData,
  type Horas,
  type Instante,
  somarDias,
  somarHoras,
  somarMeses,
} from './data.js'
import { escreverNumero } from './dinheiro.js'
import type { Dispositivo } from './dispositivo.js'
import { RecusaDaLei } from './erro.js'
import type { Memoria, Passo } from './memoria.js'

/** One day of the trace that a person checks a term with. */
export interface DiaDoPrazo {
  data: DataCivil
  papel: 'ciencia' | 'espera' | 'conta' | 'prorroga' | 'vencimento'
  /** Ordinal inside the term; null on days that do not count. */
  numero: number | null
  /** Holiday or closing of that day, where there is one. */
  motivo: string | null
}

export interface Prazo {
  /** Last day on which the act is still in time, the whole day. */
  vencimento: DataCivil
  /** Day 1. */
  inicio: DataCivil
  dias: readonly DiaDoPrazo[]
  memoria: Memoria
}

/** The provisions a counting rule is cited by; null where the text has no rule and the authority's parameter rules. */
export interface RegraDeContagem {
  inicio: Dispositivo | null
  prorrogacao: Dispositivo | null
  leituras: readonly string[]
}

const MAIS_LONGO = 3660

function contado(n: number, um: string, varios: string): string {
  return `${escreverNumero(String(n))} ${n === 1 ? um : varios}`
}

/**
 * Counts a term in days: day 1 is the first office day after notice, then calendar days, and an end on a day without
 * office hours moves to the next office day.
 * @param dias whole days, 1 to 3,660.
 * @throws RecusaDaLei `prazo-invalido`.
 */
export function contarDias(
  calendario: CalendarioDeExpediente,
  ciencia: DataCivil,
  dias: number,
  regra: RegraDeContagem,
): Prazo {
  if (!Number.isInteger(dias) || dias < 1 || dias > MAIS_LONGO) {
    throw new RecusaDaLei({
      codigo: 'prazo-invalido',
      mensagem: `O prazo tem de ser um número inteiro de dias entre 1 e ${MAIS_LONGO}.`,
      campo: 'dias',
    })
  }
  const inicio = primeiroDiaComExpediente(calendario, somarDias(ciencia, 1))
  const fimNominal = somarDias(inicio, dias - 1)
  const vencimento = primeiroDiaComExpediente(calendario, fimNominal)
  return {
    vencimento,
    inicio,
    dias: tracarDias(calendario, ciencia, inicio, fimNominal, vencimento),
    memoria: memoriaDoPrazo(calendario, { ciencia, inicio, fimNominal, vencimento, dias }, regra),
  }
}

function tracarDias(
  calendario: CalendarioDeExpediente,
  ciencia: DataCivil,
  inicio: DataCivil,
  fimNominal: DataCivil,
  vencimento: DataCivil,
): DiaDoPrazo[] {
  const dias: DiaDoPrazo[] = []
  let numero = 0
  for (let data = ciencia; data <= vencimento; data = somarDias(data, 1)) {
    const conta = data >= inicio && data <= fimNominal
    if (conta) numero++
    const papel =
      data === ciencia
        ? 'ciencia'
        : data === vencimento
          ? 'vencimento'
          : conta
            ? 'conta'
            : data < inicio
              ? 'espera'
              : 'prorroga'
    dias.push({
      data,
      papel,
      numero: conta ? numero : null,
      motivo: diaNoCalendario(calendario, data).motivo,
    })
  }
  return dias
}

interface Marcos {
  ciencia: DataCivil
  inicio: DataCivil
  fimNominal: DataCivil
  vencimento: DataCivil
  dias: number
}

function memoriaDoPrazo(calendario: CalendarioDeExpediente, m: Marcos, regra: RegraDeContagem): Memoria {
  const passos: Passo[] = [
    { dispositivo: null, descricao: 'Ciência', resultado: m.ciencia },
    {
      dispositivo: regra.inicio,
      descricao: 'Dia 1: primeiro dia útil após a ciência',
      resultado: m.inicio,
      leituras: regra.leituras,
    },
    {
      dispositivo: regra.inicio,
      descricao: `${contado(m.dias, 'dia corrido', 'dias corridos')} a partir do dia 1`,
      resultado: m.fimNominal,
    },
  ]
  if (m.vencimento !== m.fimNominal) {
    const motivo = diaNoCalendario(calendario, m.fimNominal).motivo
    passos.push({
      dispositivo: regra.prorrogacao,
      descricao: `${escreverData(m.fimNominal)} não tem expediente (${motivo}); passa ao primeiro dia útil seguinte`,
      resultado: m.vencimento,
    })
  } else {
    passos.push({
      dispositivo: regra.prorrogacao,
      descricao: 'O último dia tem expediente; não há prorrogação',
      resultado: m.vencimento,
      aplicado: false,
    })
  }
  return passos
}

/** A term in running hours: no calendar, the offset of the start is kept. */
export function contarHoras(
  inicio: Instante,
  horas: Horas | number,
): { vencimento: Instante; memoria: Memoria } {
  if (!Number.isFinite(horas) || horas <= 0 || horas > MAIS_LONGO * 24) {
    throw new RecusaDaLei({
      codigo: 'prazo-invalido',
      mensagem: 'O prazo em horas tem de ser maior que zero.',
      campo: 'horas',
    })
  }
  const vencimento = somarHoras(inicio, horas)
  return {
    vencimento,
    memoria: [
      { dispositivo: null, descricao: 'Início', resultado: inicio },
      {
        dispositivo: null,
        descricao: contado(horas, 'hora corrida', 'horas corridas'),
        resultado: vencimento,
      },
    ],
  }
}

/** A term in months, date to date: the last day of the month where there is no such day; no calendar. */
export function contarMeses(inicio: DataCivil, meses: number): { vencimento: DataCivil; memoria: Memoria } {
  if (!Number.isInteger(meses) || meses < 1 || meses > 1200) {
    throw new RecusaDaLei({
      codigo: 'prazo-invalido',
      mensagem: 'O prazo em meses tem de ser um inteiro maior que zero.',
      campo: 'meses',
    })
  }
  const vencimento = somarMeses(inicio, meses)
  return {
    vencimento,
    memoria: [
      { dispositivo: null, descricao: 'Início', resultado: inicio },
      {
        dispositivo: null,
        descricao: `${contado(meses, 'mês', 'meses')}, de data a data`,
        resultado: vencimento,
      },
    ],
  }
}

/** Whether an act done on `data` is still in time. The last day is in time until it ends. */
export function tempestivo(prazo: Pick<Prazo, 'vencimento'>, data: DataCivil): boolean {
  return data <= prazo.vencimento
}
