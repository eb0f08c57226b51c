import { compararInstantes, type Instante } from '../core/data.js'
import { type Dinheiro, escreverNumero, Numero } from '../core/dinheiro.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria, Passo } from '../core/memoria.js'
import { contarHoras } from '../core/prazo.js'
import { lerCoeficiente } from './coeficiente.js'
import type { LeituraRR } from './leituras.js'
import { escreverInstante, exigirInteiro, type MotivoRR, type VerificacaoRR } from './norma.js'

/** Art. 90: the shortest seizure, in running hours. */
export const HORAS_MINIMAS_DE_APREENSAO_RR = 72
/** Art. 90, § 2: what the infractor pays for the group while the trip is delayed; the authority records each expense. */
export const DESPESAS_DO_GRUPO_RR = {
  dispositivo: 'art90_par2',
  naturezas: ['alimentacao', 'pousada'],
} as const

const DA_LIBERACAO: readonly LeituraRR[] = ['AMB-RR-43']
const DO_TRANSBORDO: readonly LeituraRR[] = ['AMB-RR-44']

export interface PedidoDeLiberacao {
  /** When the vehicle was seized. */
  inicio: Instante
  /** When the release would be given. */
  agora: Instante
  /** Every irregularity that gave cause for the seizure, and whether it was cured. */
  correcoes: readonly { descricao: string; sanada: boolean }[]
  reincidente: boolean
  /** Whether the act comes from an authority above the inspection. */
  autoridadeSuperior: boolean
}

/**
 * Whether a seized vehicle may be released (art. 90, caput, §§ 3 and 4): at least 72 running hours, every irregularity
 * cured, and on a repeat the act of a superior authority. A seizure without recorded irregularities is not released:
 * nothing shows that they were cured.
 */
export function podeLiberar(pedido: PedidoDeLiberacao): VerificacaoRR & { liberavelEm: Instante } {
  const liberavelEm = contarHoras(pedido.inicio, HORAS_MINIMAS_DE_APREENSAO_RR).vencimento
  const passos = [
    passoDasHoras(pedido, liberavelEm),
    passoDasCorrecoes(pedido.correcoes),
    passoDaAutoridade(pedido),
  ]
  const motivos = [
    ...faltaTempo(pedido.agora, liberavelEm),
    ...faltaSanar(pedido.correcoes),
    ...faltaAutoridade(pedido),
  ]
  return { permitido: motivos.length === 0, motivos, liberavelEm, memoria: passos }
}

function faltaTempo(agora: Instante, liberavelEm: Instante): MotivoRR[] {
  if (compararInstantes(agora, liberavelEm) >= 0) return []
  return [
    {
      dispositivo: 'art90',
      mensagem: `As ${HORAS_MINIMAS_DE_APREENSAO_RR} horas da apreensão só se completam em ${escreverInstante(liberavelEm)}.`,
    },
  ]
}

function faltaSanar(correcoes: PedidoDeLiberacao['correcoes']): MotivoRR[] {
  if (correcoes.length === 0) {
    return [
      {
        dispositivo: 'art90_par3',
        mensagem: 'Registre as irregularidades da apreensão e como foram sanadas.',
      },
    ]
  }
  return correcoes
    .filter((c) => !c.sanada)
    .map((c) => ({ dispositivo: 'art90_par3', mensagem: `Falta sanar: ${c.descricao}.` }))
}

function faltaAutoridade({ reincidente, autoridadeSuperior }: PedidoDeLiberacao): MotivoRR[] {
  if (!reincidente || autoridadeSuperior) return []
  return [
    {
      dispositivo: 'art90_par4',
      mensagem: 'Por haver reincidência, só autoridade superior à fiscalização pode liberar.',
    },
  ]
}

function passoDasHoras(pedido: PedidoDeLiberacao, liberavelEm: Instante): Passo {
  return {
    dispositivo: 'art90',
    descricao: `${HORAS_MINIMAS_DE_APREENSAO_RR} horas corridas desde ${escreverInstante(pedido.inicio)}`,
    resultado: liberavelEm,
    leituras: DA_LIBERACAO,
  }
}

function passoDasCorrecoes(correcoes: PedidoDeLiberacao['correcoes']): Passo {
  const sanadas = correcoes.filter((c) => c.sanada).length
  return {
    dispositivo: 'art90_par3',
    descricao: `Irregularidades sanadas, de ${correcoes.length} registradas`,
    resultado: String(sanadas),
    leituras: DA_LIBERACAO,
  }
}

function passoDaAutoridade({ reincidente, autoridadeSuperior }: PedidoDeLiberacao): Passo {
  return {
    dispositivo: 'art90_par4',
    descricao: reincidente
      ? 'Há reincidência: o ato cabe a autoridade superior'
      : 'Não há reincidência: basta o ato da fiscalização',
    resultado: autoridadeSuperior ? 'ato de autoridade superior' : 'ato da fiscalização',
    ...(reincidente ? {} : { aplicado: false }),
  }
}

/** A stretch of the trip on one type of floor. */
export interface TrechoDoTransbordo {
  /** Kilometres, as text («120.5»). */
  km: string
  /** Coefficient of its floor type in force, R$ per passenger-kilometre, as text. */
  coeficiente: string
}

const MAIS_LONGO_EM_KM = Numero.de(100_000)

/**
 * What the infractor pays for carrying the passengers on (art. 90, § 1): the sum over stretches of km × coefficient,
 * times the passengers, half up to cents once (AMB-RR-44).
 * @throws RecusaDaLei `passageiros-invalidos`, `trechos-ausentes`, `distancia-invalida`, `coeficiente-invalido`,
 * `numero-invalido`.
 */
export function custoDoTransbordo(viagem: { passageiros: number; trechos: readonly TrechoDoTransbordo[] }): {
  valor: Dinheiro
  memoria: Memoria
} {
  const passageiros = exigirInteiro(viagem.passageiros, {
    minimo: 1,
    maximo: 10_000,
    nome: 'O número de passageiros',
    codigo: 'passageiros-invalidos',
    campo: 'passageiros',
    dispositivo: 'art90_par1',
  })
  if (viagem.trechos.length === 0) {
    throw new RecusaDaLei({
      codigo: 'trechos-ausentes',
      mensagem: 'Informe ao menos um trecho da viagem, com quilômetros e coeficiente.',
      campo: 'trechos',
      dispositivo: 'art90_par1',
    })
  }
  const passos: Passo[] = []
  let porPassageiro = Numero.de(0)
  viagem.trechos.forEach((trecho, i) => {
    const km = lerDistancia(trecho.km, `trechos.${i}.km`)
    const coeficiente = lerCoeficiente(trecho.coeficiente, `trechos.${i}.coeficiente`)
    const parcela = km.vezes(coeficiente)
    porPassageiro = porPassageiro.mais(parcela)
    passos.push({
      dispositivo: 'art90_par1',
      descricao: `Trecho ${i + 1}: ${escreverNumero(km)} km × ${escreverNumero(coeficiente)}`,
      resultado: parcela.toString(),
      leituras: DO_TRANSBORDO,
    })
  })
  const exato = porPassageiro.vezes(Numero.de(passageiros)).emReais()
  const valor = exato.arredondar('meio-para-cima')
  passos.push(
    {
      dispositivo: 'art90_par1',
      descricao: 'Soma dos trechos, por passageiro',
      resultado: porPassageiro.toString(),
    },
    { dispositivo: 'art90_par1', descricao: 'Passageiros transportados', resultado: String(passageiros) },
    { dispositivo: 'art90_par1', descricao: 'Soma × passageiros', resultado: exato.toString() },
    {
      dispositivo: null,
      descricao: 'Arredondado ao centavo, meio para cima, uma vez',
      resultado: valor.toString(),
    },
  )
  return { valor, memoria: passos }
}

function lerDistancia(texto: string, campo: string): Numero {
  const km = Numero.de(texto, campo)
  if (!km.negativo() && !km.zero() && km.comparar(MAIS_LONGO_EM_KM) <= 0) return km
  throw new RecusaDaLei({
    codigo: 'distancia-invalida',
    mensagem: 'A distância do trecho tem de ser maior que zero, em quilômetros.',
    campo,
    dispositivo: 'art90_par1',
  })
}
