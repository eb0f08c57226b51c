import type { CalendarioDeExpediente } from '../core/calendario.js'
import { RecusaDaLei } from '../core/erro.js'
import { lembrar } from '../core/lembrar.js'
import type { Memoria } from '../core/memoria.js'
import type { Serie } from '../core/vigencia.js'
import { INICIO_DA_VIGENCIA_RR } from '../rr-664-2008/norma.js'
import { type Campos, datas, objeto, texto, textoOpcional } from './campos.js'

/** The laws a request may name. */
export const NORMAS_DO_CALCULO = ['rr-664-2008', 'rs-11127-1998', 'rs-8109-1985'] as const
export type NormaDoCalculo = (typeof NORMAS_DO_CALCULO)[number]

/** What a calculation answers: its own fields as they travel in JSON, and the memória. */
export interface Resultado {
  readonly [campo: string]: unknown
  readonly memoria: Memoria
}

/**
 * The law a request names, of those that `aceitas` this calculation.
 * @throws RecusaDaLei `campo-ausente`, `norma-desconhecida`, `norma-sem-este-calculo`.
 */
export function lerNorma<N extends NormaDoCalculo>(c: Campos, aceitas: readonly N[]): N {
  const nome = texto(c, 'norma')
  if ((aceitas as readonly string[]).includes(nome)) return nome as N
  const conhecida = NORMAS_DO_CALCULO.some((n) => n === nome)
  throw new RecusaDaLei({
    codigo: conhecida ? 'norma-sem-este-calculo' : 'norma-desconhecida',
    mensagem: conhecida
      ? `A norma ${nome} não tem este cálculo; ele é de ${aceitas.join(' ou ')}.`
      : `«${nome.slice(0, 40)}» não é uma norma conhecida. Use ${aceitas.join(' ou ')}.`,
    campo: 'norma',
  })
}

const informadas = lembrar<Serie>()

/** A value that the request brings: in force on any date the laws reach, and over the law's own first value. */
function serieInformada(valor: string): Serie {
  return informadas(NORMAS_DO_CALCULO, valor, () => [
    { de: INICIO_DA_VIGENCIA_RR, ate: null, valor, ato: 'informado no pedido', demonstracao: false },
  ])
}

/** The parameter `nome` of the request as a series; undefined where it did not come. */
export function parametro(c: Campos, nome: string): Serie | undefined {
  const valor = textoOpcional(objeto(c, 'parametros'), nome)
  return valor === null ? undefined : serieInformada(valor)
}

/** The State's usual office calendar, with the days that `sem_expediente` takes out and `expediente` puts in. */
export function calendarioDoPedido(c: Campos, uf: CalendarioDeExpediente['uf']): CalendarioDeExpediente {
  const fora = datas(c, 'sem_expediente').map((data) => ({
    data,
    expediente: false,
    motivo: 'sem expediente, informado no pedido',
  }))
  const dentro = datas(c, 'expediente').map((data) => ({
    data,
    expediente: true,
    motivo: 'expediente informado no pedido',
  }))
  return { uf, excecoes: [...fora, ...dentro] }
}
