import { type Condicao, type Exame, examinar } from '../core/conferencia.js'
import { aDecidir, condicao } from './conclusoes.js'
import { examinarPontoDeSecao, type PontoDoQuadro } from './quadro-de-regime.js'

type Secao = Pick<PontoDoQuadro, 'localidade' | 'km' | 'secao'>

/** Whether the two end points of the itinerary are sections of the Quadro, which shows all that tickets are sold to (art. 42, § 2). */
export function examinarExtremosDoQuadro(pontos: readonly Pick<Secao, 'localidade' | 'secao'>[]): Exame {
  const extremos = pontos.length > 1 ? [pontos[0], pontos.at(-1)] : pontos
  return examinar([
    condicao(
      'art42_par2',
      'O itinerário tem dois pontos extremos',
      pontos.length > 1,
      'O itinerário precisa de ao menos dois pontos.',
    ),
    ...extremos.flatMap((p): Condicao[] =>
      p
        ? [
            condicao(
              'art42_par2',
              `${p.localidade}, ponto extremo, é seção`,
              p.secao,
              `${p.localidade} é ponto extremo e tem de ser seção.`,
            ),
          ]
        : [],
    ),
  ])
}

/**
 * Whether each section that the new itinerary sets up is 10 km or more from every other section of it (art. 47). A section
 * that the Quadro before already had is not examined again: the rule is on setting one up. The two end points are not
 * measured against each other: they are the line itself.
 * @param novo points in order. @param anteriores sections of the Quadro before; empty where there is none.
 * @throws RecusaDaLei `numero-invalido`, `numero-fora-da-faixa`.
 */
export function examinarSecoesNovas(
  novo: readonly Secao[],
  anteriores: readonly Pick<Secao, 'localidade'>[],
): Exame {
  const antes = new Set(anteriores.map((a) => a.localidade))
  const [primeiro, ultimo] = [novo[0], novo.at(-1)]
  const saoOsExtremos = (a: Secao, b: Secao) =>
    (a === primeiro && b === ultimo) || (a === ultimo && b === primeiro)
  const secoes = novo.filter((p) => p.secao)
  // Those that stay first, then the new ones as they come: each pair is measured once.
  const ordem = [
    ...secoes.filter((p) => antes.has(p.localidade)),
    ...secoes.filter((p) => !antes.has(p.localidade)),
  ]
  const exames = ordem.flatMap((p, i) =>
    antes.has(p.localidade)
      ? []
      : [
          examinarPontoDeSecao(
            p,
            ordem.slice(0, i).filter((e) => !saoOsExtremos(e, p)),
          ),
        ],
  )
  const motivos = exames.flatMap((e) => e.motivos)
  return {
    permitido: motivos.length === 0,
    motivos,
    depende_de: [],
    memoria: exames.flatMap((e) => e.memoria),
  }
}

/**
 * Which points are in a terminal (art. 52). The law says «whenever possible»: a point outside one is never a refusal, and a
 * person says why it could not be.
 */
export function examinarPontosEmTerminal(
  pontos: readonly Pick<PontoDoQuadro, 'localidade' | 'terminal'>[],
): Exame {
  return examinar(
    pontos.map((p) =>
      p.terminal === null
        ? aDecidir('art52', `${p.localidade} fica fora de terminal`)
        : condicao('art52', `${p.localidade} fica no terminal ${p.terminal}`, true, ''),
    ),
  )
}
