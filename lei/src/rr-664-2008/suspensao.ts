import { type DataCivil, escreverData, somarMeses } from '../core/data.js'
import { type Dinheiro, escreverNumero, Numero } from '../core/dinheiro.js'
import type { Memoria, Passo } from '../core/memoria.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import { coeficientePiso1 } from './coeficiente.js'
import type { LeituraRR } from './leituras.js'
import { exigirInteiro, exigirVigenciaRR } from './norma.js'

/** Art. 85: the longest suspension. */
export const MAXIMO_DE_DIAS_DE_SUSPENSAO_RR = 30
/** Art. 85, § 1: how many times the coefficient a day of suspension may cost. */
export const FATOR_DA_CONVERSAO_RR = { minimo: 5000, maximo: 50_000 } as const
const ADVERTENCIAS = 3
const MESES = 6
const DA_SUSPENSAO: readonly LeituraRR[] = ['AMB-RR-38']
const DA_CONVERSAO: readonly LeituraRR[] = ['AMB-RR-38', 'AMB-RR-49']
const coeficienteNaData = coeficientePiso1({
  dispositivo: 'art85_par1',
  quando: 'na data da conversão',
  leituras: DA_CONVERSAO,
})

/** A written warning of art. 84, as the record holds it. */
export interface AdvertenciaEscrita {
  numero: string
  linha: string
  data: DataCivil
  fundamento: 'art84_inc1' | 'art84_inc2'
  /** `ja-punida`: a suspension was already applied for it, and it does not count for another. */
  situacao: 'valida' | 'anulada' | 'ja-punida'
}

export interface SuspensaoCabivel {
  cabivel: boolean
  /** The three warnings that give cause for it; empty where it has none. */
  advertencias: readonly AdvertenciaEscrita[]
  /** Longest suspension, in days; null where it has no cause. */
  maximoDeDias: number | null
  memoria: Memoria
}

/**
 * Whether the service of a line may be suspended (art. 85): three successive written warnings on that line, of either
 * kind of art. 84, the third at most 6 months after the first, date to date with the last day included (AMB-RR-38).
 */
export function suspensaoCabivel(
  linha: string,
  advertencias: readonly AdvertenciaEscrita[],
): SuspensaoCabivel {
  const daLinha = advertencias
    .filter((a) => a.linha === linha)
    .sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0))
  const contam = daLinha.filter((a) => a.situacao === 'valida')
  const tres = tresSucessivas(contam)
  const passos: Passo[] = daLinha.map((a) => ({
    dispositivo: a.fundamento,
    descricao: `Advertência ${a.numero}${POR_QUE_NAO_CONTA[a.situacao]}`,
    resultado: a.data,
    leituras: DA_SUSPENSAO,
    ...(a.situacao === 'valida' ? {} : { aplicado: false }),
  }))
  passos.push(tres.length > 0 ? passoDasTres(tres) : passoSemTres(contam.length))
  return {
    cabivel: tres.length > 0,
    advertencias: tres,
    maximoDeDias: tres.length > 0 ? MAXIMO_DE_DIAS_DE_SUSPENSAO_RR : null,
    memoria: passos,
  }
}

const POR_QUE_NAO_CONTA: Record<AdvertenciaEscrita['situacao'], string> = {
  valida: '',
  anulada: ': não conta, foi anulada',
  'ja-punida': ': não conta, já levou a uma suspensão',
}

/** The latest three in a row inside the months; empty where there are none. */
function tresSucessivas(emOrdem: readonly AdvertenciaEscrita[]): AdvertenciaEscrita[] {
  for (let fim = emOrdem.length; fim >= ADVERTENCIAS; fim--) {
    const tres = emOrdem.slice(fim - ADVERTENCIAS, fim)
    const [primeira, , terceira] = tres
    if (primeira && terceira && terceira.data <= somarMeses(primeira.data, MESES)) return tres
  }
  return []
}

function passoDasTres(tres: readonly AdvertenciaEscrita[]): Passo {
  const datas = tres.map((a) => escreverData(a.data)).join(', ')
  return {
    dispositivo: 'art85',
    descricao: `Três advertências seguidas em até ${MESES} meses (${datas}): cabe suspensão, em dias, de até`,
    resultado: String(MAXIMO_DE_DIAS_DE_SUSPENSAO_RR),
    leituras: DA_SUSPENSAO,
  }
}

function passoSemTres(contam: number): Passo {
  const motivo =
    contam < ADVERTENCIAS
      ? `a linha tem ${contam} de ${ADVERTENCIAS} advertências`
      : `nenhuma sequência de ${ADVERTENCIAS} advertências cabe em ${MESES} meses`
  return {
    dispositivo: 'art85',
    descricao: `Não cabe suspensão: ${motivo}`,
    resultado: '0',
    leituras: DA_SUSPENSAO,
    aplicado: false,
  }
}

export interface ConversaoDeSuspensao {
  /** Days of suspension, 1 to 30. */
  dias: number
  /** Times the coefficient per day, 5,000 to 50,000, chosen by the CRE/RR for the gravity of the fault. */
  fator: number
  /** Date of the decision that converts; it picks the coefficient. */
  data: DataCivil
  parametros: Parametros
}

/**
 * The fine that takes the place of a suspension (art. 85, § 1): factor × Piso I coefficient × days, cents dropped.
 * @throws RecusaDaLei `dias-invalidos`, `fator-invalido`, `fato-antes-da-vigencia`, `coeficiente-ausente`,
 * `sem-valor-na-data`, `coeficiente-invalido`.
 */
export function converterSuspensaoEmMulta(conversao: ConversaoDeSuspensao): {
  valor: Dinheiro
  memoria: Memoria
} {
  const dias = exigirInteiro(conversao.dias, {
    minimo: 1,
    maximo: MAXIMO_DE_DIAS_DE_SUSPENSAO_RR,
    nome: 'O número de dias de suspensão',
    codigo: 'dias-invalidos',
    campo: 'dias',
    dispositivo: 'art85',
  })
  const fator = exigirInteiro(conversao.fator, {
    ...FATOR_DA_CONVERSAO_RR,
    nome: 'O fator da conversão',
    codigo: 'fator-invalido',
    campo: 'fator',
    dispositivo: 'art85_par1',
  })
  exigirVigenciaRR(conversao.data)
  const coeficiente = coeficienteNaData(conversao.parametros, conversao.data)
  const exato = Numero.de(fator).vezes(coeficiente.valor).vezes(Numero.de(dias)).emReais()
  const valor = exato.arredondar('sem-centavos')
  const conta = [String(fator), coeficiente.valor, String(dias)].map(escreverNumero).join(' × ')
  return {
    valor,
    memoria: [
      { dispositivo: 'art85_par1', descricao: 'Fator por dia de suspensão', resultado: String(fator) },
      coeficiente.passo,
      { dispositivo: 'art85', descricao: 'Dias de suspensão', resultado: String(dias) },
      { dispositivo: 'art85_par1', descricao: conta, resultado: exato.toString() },
      {
        dispositivo: 'art78_par1u',
        descricao: 'Centavos desprezados, uma vez, no valor final',
        resultado: valor.toString(),
        leituras: DA_CONVERSAO,
      },
      { dispositivo: 'art85_par1', descricao: 'Valor da multa', resultado: valor.toString() },
    ],
  }
}
