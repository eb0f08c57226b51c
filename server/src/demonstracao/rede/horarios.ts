import { emOrdem } from '../../linhas/horarios.js'
import type { HorarioDaLinha, Sentido } from '../../linhas/quadro.js'

/** How the departures of a working day fall over its hours, from 05:00 to 23:59: two peaks. */
const DEMANDA = [4, 9, 12, 9, 6, 5, 5, 6, 6, 5, 5, 6, 9, 11, 8, 5, 4, 3, 2]
const PRIMEIRA_HORA = 5
const CINCO = 5
const TODO_DIA = [1, 2, 3, 4, 5, 6, 7]
/** Every departure runs on working days; two in three on Saturdays too, one in three every day. */
const DIAS = [TODO_DIA, [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]] as const

/** Minute of the day before which the part `parte` (0 to 1) of the departures leave. */
function minutoDe(parte: number): number {
  const total = DEMANDA.reduce((s, d) => s + d, 0)
  let antes = 0
  for (const [i, d] of DEMANDA.entries()) {
    if (antes + d >= parte * total) return (PRIMEIRA_HORA + i + (parte * total - antes) / d) * 60
    antes += d
  }
  return (PRIMEIRA_HORA + DEMANDA.length) * 60
}

const dois = (n: number) => String(n).padStart(2, '0')
export const escreverHora = (minutos: number): string =>
  `${dois(Math.floor(minutos / 60) % 24)}:${dois(minutos % 60)}`

function partidas(quantas: number, fase: number, sentido: Sentido, expressa: boolean): HorarioDaLinha[] {
  let ultima = -1
  return Array.from({ length: quantas }, (_, i) => {
    const minuto = Math.round(minutoDe((i + fase) / quantas) / CINCO) * CINCO
    ultima = Math.max(minuto, ultima + 1)
    const tipo = expressa && i % 4 === 1 ? 'semidireto' : 'comum'
    return {
      hora: escreverHora(Math.min(ultima, 24 * 60 - 1)),
      dias: [...(DIAS[i % 3] ?? TODO_DIA)],
      sentido,
      tipo,
    }
  })
}

/** Where in its share of the demand each departure of the `n`-th line leaves: between a tenth and nine tenths. */
const faseDe = (n: number): number => 0.1 + (((n * 37) % 100) / 100) * 0.8

/** `total` departures of a working day, both ways together, later ones thinner. @param n tells lines apart. */
export function horariosDe(total: number, n: number, expressa: boolean): HorarioDaLinha[] {
  const ida = Math.ceil(total / 2)
  return emOrdem([
    ...partidas(ida, faseDe(n), 'ida', expressa),
    ...partidas(total - ida, faseDe(n + 50), 'volta', expressa),
  ])
}
