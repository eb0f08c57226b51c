import type { Dispositivo } from '../core/dispositivo.js'
import type { Dobra, Evidencia, Infracao } from '../fiscalizacao/infracao.js'
import type { LeituraRS } from './leituras.js'

/** One class of fine: how many UPF the paragraph `dispositivo` gives to the items `de` to `ate`. */
export interface ClasseRS {
  /** As people say it: «10 UPF», «grave». */
  nome: string
  upf: string
  dispositivo: Dispositivo
  /** First and last item (inciso) of the class, both included. */
  de: number
  ate: number
}

interface Extras {
  porPassageiro?: boolean
  dobra?: Dobra
  remocao?: boolean
  deveres?: readonly Dispositivo[]
  leituras?: readonly LeituraRS[]
}

/** Item number, our own words, how it is proved, and what few items have. */
export type LinhaDoCatalogoRS = readonly [
  inciso: number,
  descricao: string,
  evidencias: readonly Evidencia[],
  extras?: Extras,
]

function classeDoInciso(classes: Readonly<Record<string, ClasseRS>>, inciso: number): string {
  const achada = Object.entries(classes).find(([, c]) => inciso >= c.de && inciso <= c.ate)
  if (!achada) throw new RangeError(`no class of fine for item ${inciso}`)
  return achada[0]
}

/** The items of one article; the class of each comes from the paragraphs that set the amounts. */
export function montarCatalogoRS(
  artigo: 'art13-2' | 'art13-3',
  servico: Infracao['servico'],
  classes: Readonly<Record<string, ClasseRS>>,
  linhas: readonly LinhaDoCatalogoRS[],
): readonly Infracao[] {
  return linhas.map(([inciso, descricao, evidencias, extras = {}]) => ({
    dispositivo: `${artigo}_inc${inciso}`,
    classe: classeDoInciso(classes, inciso),
    descricao,
    evidencias,
    deveres: extras.deveres ?? [],
    servico,
    porPassageiro: extras.porPassageiro ?? false,
    dobra: extras.dobra ?? null,
    medida: extras.remocao ? 'remocao-do-veiculo' : null,
    leituras: extras.leituras ?? [],
  }))
}
