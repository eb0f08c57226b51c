import { type Exame, examinarDivisaoDeViagens, linhasIdenticas } from '@outorga/lei'
import type { HorarioDaLinha } from '../linhas/quadro.js'
import type { Situacao } from './dados.js'

const viagensPorSemana = (horarios: readonly Pick<HorarioDaLinha, 'dias'>[]): number =>
  horarios.reduce((s, h) => s + h.dias.length, 0)

/**
 * Where other lines run the very same itinerary and this one would run more trips a week: how those added are divided
 * among them (art. 54). Nothing where there is none, or no trip is added.
 */
export function divisaoDasViagens({ foto, quadro, novo, e }: Situacao): [string, Exame][] {
  const localidades = quadro.pontos.map((p) => p.localidade)
  const iguais = foto.outras.filter((o) =>
    linhasIdenticas(
      localidades,
      o.lugares.map((l) => l.localidade),
    ),
  )
  const [hoje, pretendidas] = [viagensPorSemana(quadro.horarios), viagensPorSemana(novo.horarios)]
  const acrescimo = pretendidas - hoje
  if (iguais.length === 0 || acrescimo <= 0) return []
  const { numero } = foto.linha
  const exame = examinarDivisaoDeViagens({
    aumento: e.aumento_total ?? acrescimo,
    partes: [
      { delegataria: numero, viagens: hoje },
      ...iguais.map((o) => ({ delegataria: o.numero, viagens: viagensPorSemana(o.horarios) })),
    ],
    delegataria: numero,
    acrescimo,
  })
  return [['Divisão das viagens a mais entre as linhas iguais', exame]]
}
