import { escreverNumero, Numero } from '../core/dinheiro.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria } from '../core/memoria.js'

/**
 * How proposals may be judged (art. 8, VI): the law has the notice choose and lists none, so these are the usual four of
 * the national law on concessions. `melhor`: which end of the values comes first.
 */
export const CRITERIOS_DE_JULGAMENTO_RR = {
  'menor-tarifa': { nome: 'Menor tarifa', melhor: 'menor' },
  'maior-oferta': { nome: 'Maior oferta pela outorga', melhor: 'maior' },
  'melhor-tecnica': { nome: 'Melhor técnica', melhor: 'maior' },
  'tecnica-e-preco': { nome: 'Técnica e preço, por nota final', melhor: 'maior' },
} as const satisfies Record<string, { nome: string; melhor: 'menor' | 'maior' }>

export type CriterioDeJulgamento = keyof typeof CRITERIOS_DE_JULGAMENTO_RR

export interface PropostaClassificada {
  documento: string
  valor: string
  /** From 1. */
  classificacao: number
}

/**
 * Ranks proposals by the criterion of the notice (art. 9, III). Equal values are put in order by whoever judges.
 * @param desempate documents in the order given to equal proposals; the others are ignored.
 * @throws RecusaDaLei `numero-invalido`, `empate-sem-ordem`.
 */
export function classificarPropostas(
  criterio: CriterioDeJulgamento,
  propostas: readonly { documento: string; valor: string }[],
  desempate: readonly string[] = [],
): { classificadas: PropostaClassificada[]; memoria: Memoria } {
  const { nome, melhor } = CRITERIOS_DE_JULGAMENTO_RR[criterio]
  const lidas = propostas.map((p, i) => ({ ...p, numero: Numero.de(p.valor, `propostas.${i}.valor`) }))
  const emOrdem = lidas.sort((a, b) => {
    const preco = a.numero.comparar(b.numero) * (melhor === 'menor' ? 1 : -1)
    if (preco !== 0) return preco
    const [da, db] = [desempate.indexOf(a.documento), desempate.indexOf(b.documento)]
    if (da >= 0 && db >= 0) return da - db
    throw new RecusaDaLei({
      codigo: 'empate-sem-ordem',
      mensagem: `Há propostas empatadas em ${escreverNumero(a.numero)}: diga a ordem entre elas.`,
      campo: 'desempate',
      dispositivo: 'art9_inc3',
    })
  })
  return {
    classificadas: emOrdem.map(({ documento, valor }, i) => ({ documento, valor, classificacao: i + 1 })),
    memoria: emOrdem.map((p, i) => ({
      dispositivo: 'art9_inc3',
      descricao: `${i + 1}º lugar por ${nome.toLowerCase()}: ${p.documento}`,
      resultado: p.numero.toString(),
    })),
  }
}
