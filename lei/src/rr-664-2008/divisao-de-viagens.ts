import { type Exame, examinar } from '../core/conferencia.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria, Passo } from '../core/memoria.js'
import { condicao } from './conclusoes.js'
import { exigirInteiro } from './norma.js'

/** A delegatária on one of the identical lines. */
export interface ParteNaDivisao {
  delegataria: string
  /** Trips that it runs now, in the same period for all. */
  viagens: number
}

/** Whether two lines are identical for art. 54: same end points and same places on the way, in either direction. */
export function linhasIdenticas(a: readonly string[], b: readonly string[]): boolean {
  const mesma = (x: readonly string[], y: readonly string[]) =>
    x.length === y.length && x.every((l, i) => l === y[i])
  return a.length > 1 && (mesma(a, b) || mesma(a, [...b].reverse()))
}

/**
 * Divides added trips among the delegatários of identical lines in proportion to the trips each runs (art. 54).
 *
 * Each gets the whole part of added × own ÷ total; the trips that are left go one by one to the largest remainders,
 * compared as whole numbers (added × own mod total) and never as rounded decimals. Equal remainders go first to who runs
 * more trips, then by the order of `partes`, which the authority sets. Where nobody runs any trip, all count alike.
 * @param aumento whole trips, 0 to 10,000.
 * @throws RecusaDaLei `aumento-invalido`, `viagens-invalidas`, `sem-delegatarios`, `delegataria-repetida`.
 */
export function dividirViagens(
  aumento: number,
  partes: readonly ParteNaDivisao[],
): { divisao: { delegataria: string; acrescimo: number }[]; memoria: Memoria } {
  exigirInteiro(aumento, {
    minimo: 0,
    maximo: 10_000,
    nome: 'O número de viagens a mais',
    codigo: 'aumento-invalido',
    campo: 'aumento',
    dispositivo: 'art54',
  })
  exigirPartes(partes)
  const soma = partes.reduce((s, p) => s + p.viagens, 0)
  const total = soma === 0 ? partes.length : soma
  const quotas = partes.map((p, ordem) => {
    const produto = aumento * (soma === 0 ? 1 : p.viagens)
    return { ...p, ordem, inteiro: Math.floor(produto / total), resto: produto % total }
  })
  const sobram = aumento - quotas.reduce((s, q) => s + q.inteiro, 0)
  const ganham = new Set(
    [...quotas]
      .sort((a, b) => b.resto - a.resto || b.viagens - a.viagens || a.ordem - b.ordem)
      .slice(0, sobram)
      .map((q) => q.ordem),
  )
  const divisao = quotas.map((q) => ({
    delegataria: q.delegataria,
    acrescimo: q.inteiro + (ganham.has(q.ordem) ? 1 : 0),
  }))
  const passos: Passo[] = quotas.map((q, i) => ({
    dispositivo: 'art54',
    descricao: `${q.delegataria}: ${aumento} × ${soma === 0 ? 1 : q.viagens} ÷ ${total} = ${q.inteiro}, resto ${q.resto}/${total}${ganham.has(i) ? '; recebe uma das que sobram' : ''}`,
    resultado: String(divisao[i]?.acrescimo ?? 0),
  }))
  return { divisao, memoria: passos }
}

function exigirPartes(partes: readonly ParteNaDivisao[]): void {
  if (partes.length < 2) {
    throw new RecusaDaLei({
      codigo: 'sem-delegatarios',
      mensagem: 'A divisão pede ao menos duas delegatárias com a mesma linha.',
      campo: 'partes',
      dispositivo: 'art54',
    })
  }
  partes.forEach((p, i) => {
    exigirInteiro(p.viagens, {
      minimo: 0,
      maximo: 1_000_000,
      nome: 'O número de viagens',
      codigo: 'viagens-invalidas',
      campo: `partes.${i}.viagens`,
      dispositivo: 'art54',
    })
    if (partes.findIndex((outra) => outra.delegataria === p.delegataria) !== i) {
      throw new RecusaDaLei({
        codigo: 'delegataria-repetida',
        mensagem: `${p.delegataria} aparece duas vezes.`,
        campo: `partes.${i}.delegataria`,
        dispositivo: 'art54',
      })
    }
  })
}

/**
 * Whether one of several identical lines takes no more of the added trips than its part (art. 54).
 * @param p.aumento trips added over all the lines. @param p.acrescimo those that `delegataria` would add.
 * @throws RecusaDaLei as `dividirViagens`.
 */
export function examinarDivisaoDeViagens(p: {
  aumento: number
  partes: readonly ParteNaDivisao[]
  delegataria: string
  acrescimo: number
}): Exame {
  const { divisao, memoria } = dividirViagens(p.aumento, p.partes)
  const parte = divisao.find((d) => d.delegataria === p.delegataria)?.acrescimo ?? 0
  const exame = examinar([
    condicao(
      'art54',
      `De ${p.aumento} viagens a mais nas linhas iguais, cabem a esta`,
      p.acrescimo <= parte,
      `Há linhas iguais: de ${p.aumento} viagens a mais por semana cabem ${parte} a esta linha, e o pedido é de ${p.acrescimo}.`,
      { resultado: String(parte) },
    ),
  ])
  return { ...exame, memoria: [...memoria, ...exame.memoria] }
}
