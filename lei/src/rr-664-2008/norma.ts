import { type DataCivil, escreverData, type Instante, lerData } from '../core/data.js'
import { escreverNumero } from '../core/dinheiro.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria } from '../core/memoria.js'

export const NOME_DA_LEI_RR = 'Lei 664/2008 de Roraima'

/** Art. 102: in force on publication; the date that the text carries. */
export const INICIO_DA_VIGENCIA_RR = lerData('2008-04-17')

/**
 * Refuses a date before the law was in force (art. 102).
 * @throws RecusaDaLei `fato-antes-da-vigencia`.
 */
export function exigirVigenciaRR(data: DataCivil, campo = 'data'): void {
  if (data >= INICIO_DA_VIGENCIA_RR) return
  throw new RecusaDaLei({
    codigo: 'fato-antes-da-vigencia',
    mensagem: `Em ${escreverData(data)} a ${NOME_DA_LEI_RR} ainda não valia: começou em ${escreverData(INICIO_DA_VIGENCIA_RR)}.`,
    campo,
    dispositivo: 'art102',
  })
}

/** Why something may not be done, for whoever asked. */
export interface MotivoRR {
  dispositivo: Dispositivo
  /** One pt-BR sentence. */
  mensagem: string
}

/** Whether the law allows something; `motivos` is empty exactly where it does. */
export interface VerificacaoRR {
  permitido: boolean
  motivos: readonly MotivoRR[]
  memoria: Memoria
}

/** An integer from `minimo` to `maximo`, or the refusal that names the field and the provision of the limits. */
export function exigirInteiro(
  valor: number,
  limites: {
    minimo: number
    maximo: number
    nome: string
    codigo: string
    campo: string
    dispositivo?: Dispositivo
  },
): number {
  if (Number.isInteger(valor) && valor >= limites.minimo && valor <= limites.maximo) return valor
  const { minimo, maximo, nome, codigo, campo, dispositivo = null } = limites
  throw new RecusaDaLei({
    codigo,
    mensagem: `${nome} é inteiro e vai de ${escreverNumero(String(minimo))} a ${escreverNumero(String(maximo))}.`,
    campo,
    dispositivo,
  })
}

/** «9 mar. 2026, 10h00», on the clock of the instant's own offset. */
export function escreverInstante(instante: Instante): string {
  return `${escreverData(instante.slice(0, 10) as DataCivil)}, ${instante.slice(11, 13)}h${instante.slice(14, 16)}`
}
