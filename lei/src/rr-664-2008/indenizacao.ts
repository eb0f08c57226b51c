import type { Conferencia } from '../core/conferencia.js'
import { compararInstantes, type DataCivil, escreverData, type Instante, somarDias } from '../core/data.js'
import { type Dinheiro, escreverNumero, Numero } from '../core/dinheiro.js'
import type { Memoria } from '../core/memoria.js'
import { contarHoras } from '../core/prazo.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import { coeficientePiso1 } from './coeficiente.js'
import { concluir, type RegraConferida, semDados } from './conclusoes.js'
import type { LeituraRR } from './leituras.js'
import { escreverInstante, exigirVigenciaRR } from './norma.js'

/** Art. 41: how many times the Piso I coefficient the indemnity for tagged baggage reaches. */
export const FATOR_DA_INDENIZACAO_RR = 3000
/** Art. 41, § 1: running hours to complain, from the end of the trip (AMB-RR-15). */
export const HORAS_PARA_RECLAMAR_RR = 48
/** Art. 41, § 1: calendar days to pay, from the complaint (AMB-RR-15). */
export const DIAS_PARA_RESSARCIR_RR = 30

const DO_TETO: readonly LeituraRR[] = ['AMB-RR-14']
const coeficienteNaData = coeficientePiso1({
  dispositivo: 'art41',
  quando: 'na data do ocorrido',
  leituras: DO_TETO,
})
const DOS_PRAZOS: readonly LeituraRR[] = ['AMB-RR-15']

export interface IndenizacaoDeBagagem {
  /** The most that is paid per passenger and event, cents kept. */
  teto: Dinheiro
  /** Last instant to complain, in the offset of `chegada`. */
  reclamar_ate: Instante
  memoria: Memoria
}

/**
 * The cap of the indemnity for lost or damaged tagged baggage (art. 41): 3,000 × the Piso I coefficient in force on the
 * date of the event, half up to cents, and until when the passenger may complain: 48 running hours from arrival.
 * Keys are those of the calculation contract.
 * @throws RecusaDaLei `fato-antes-da-vigencia`, `coeficiente-ausente`, `sem-valor-na-data`, `coeficiente-invalido`.
 */
export function indenizacaoDeBagagem(ocorrido: {
  data: DataCivil
  chegada: Instante
  parametros: Parametros
}): IndenizacaoDeBagagem {
  exigirVigenciaRR(ocorrido.data)
  const coeficiente = coeficienteNaData(ocorrido.parametros, ocorrido.data)
  const exato = Numero.de(FATOR_DA_INDENIZACAO_RR).vezes(coeficiente.valor).emReais()
  const teto = exato.arredondar('meio-para-cima')
  const reclamar_ate = reclamarAte(ocorrido.chegada)
  return {
    teto,
    reclamar_ate,
    memoria: [
      coeficiente.passo,
      {
        dispositivo: 'art41',
        descricao: `${escreverNumero(String(FATOR_DA_INDENIZACAO_RR))} × ${escreverNumero(coeficiente.valor)}`,
        resultado: exato.toString(),
        leituras: DO_TETO,
      },
      {
        dispositivo: null,
        descricao: 'Arredondado ao centavo, meio para cima, uma vez',
        resultado: teto.toString(),
      },
      {
        dispositivo: 'art41_par1',
        descricao: `${HORAS_PARA_RECLAMAR_RR} horas corridas da chegada (${escreverInstante(ocorrido.chegada)})`,
        resultado: reclamar_ate,
        leituras: DOS_PRAZOS,
      },
    ],
  }
}

const reclamarAte = (chegada: Instante): Instante => contarHoras(chegada, HORAS_PARA_RECLAMAR_RR).vencimento

/** The last day to pay a complaint made at `reclamacao`, by the clock of its own offset (art. 41, § 1). */
export function ressarcirAte(reclamacao: Instante): DataCivil {
  return somarDias(reclamacao.slice(0, 10) as DataCivil, DIAS_PARA_RESSARCIR_RR)
}

const DO_RESSARCIMENTO: RegraConferida = { dispositivo: 'art41_par1', leituras: DOS_PRAZOS }

/**
 * Whether the delegatária paid in time for tagged baggage (art. 41, § 1). A complaint after the 48 hours starts no duty
 * to pay under this article.
 * @param r.ressarcidoEm day of payment; null where none is on record. @param r.hoje until when the record was looked at.
 */
export function conferirRessarcimento(r: {
  chegada: Instante
  reclamacao: Instante | null
  ressarcidoEm: DataCivil | null
  hoje: DataCivil
}): Conferencia {
  if (r.reclamacao === null) return semDados(DO_RESSARCIMENTO, 'Não há reclamação registrada.')
  const limite = reclamarAte(r.chegada)
  const pagarAte = ressarcirAte(r.reclamacao)
  const olhou = [
    ['reclamação', r.reclamacao],
    ['reclamar até', limite],
    ['pagar até', pagarAte],
    ['pagamento', r.ressarcidoEm ?? 'sem registro'],
  ] as const
  if (compararInstantes(r.reclamacao, limite) > 0) {
    return concluir(DO_RESSARCIMENTO, olhou, [], 'A reclamação veio depois das 48 horas.')
  }
  const fim = escreverData(pagarAte)
  if (r.ressarcidoEm === null) {
    const faltas = r.hoje > pagarAte ? [`O prazo para pagar terminou em ${fim} sem pagamento.`] : []
    return concluir(DO_RESSARCIMENTO, olhou, faltas, `O prazo para pagar vai até ${fim}.`)
  }
  const faltas = r.ressarcidoEm > pagarAte ? [`Pago depois de ${fim}.`] : []
  return concluir(DO_RESSARCIMENTO, olhou, faltas, 'Pago no prazo.')
}
