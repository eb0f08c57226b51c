import { ano as anoDe, type DataCivil, lerData } from '../core/data.js'
import { escreverNumero } from '../core/dinheiro.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria, Passo } from '../core/memoria.js'
import type { SituacaoDoFato } from '../fiscalizacao/infracao.js'
import type { LeituraRR } from './leituras.js'
import { exigirInteiro, exigirVigenciaRR } from './norma.js'

const DO_COEFICIENTE: readonly LeituraRR[] = ['AMB-RR-37']

/** Why the CRE/RR warns in writing (art. 84). */
export const CAUSAS_DE_ADVERTENCIA_RR: readonly { dispositivo: Dispositivo; descricao: string }[] = [
  { dispositivo: 'art84_inc1', descricao: 'Falta grave apurada por comissão do CRE/RR em processo' },
  { dispositivo: 'art84_inc2', descricao: 'Coeficiente de infração do semestre igual a 0,10 ou maior' },
]

/** Half of a calendar year: January to June, or July to December; both dates included. */
export interface Semestre {
  ano: number
  semestre: 1 | 2
  de: DataCivil
  ate: DataCivil
}

/** The semester that art. 84, II, puts a date in. */
export function semestreDe(data: DataCivil): Semestre {
  return semestreDoAno(anoDe(data), data.slice(5, 7) <= '06' ? 1 : 2)
}

function semestreDoAno(ano: number, semestre: 1 | 2): Semestre {
  const [de, ate] = semestre === 1 ? ['01-01', '06-30'] : ['07-01', '12-31']
  return { ano, semestre, de: lerData(`${ano}-${de}`), ate: lerData(`${ano}-${ate}`) }
}

/** How many fines enter the coefficient: autos of the line, not annulled, with their fact in the semester (AMB-RR-37). */
export function multasDoSemestre(
  autos: readonly { linha: string | null; data: DataCivil; situacao: SituacaoDoFato }[],
  linha: string,
  semestre: Semestre,
): number {
  return autos.filter(
    (a) => a.linha === linha && a.situacao !== 'anulada' && a.data >= semestre.de && a.data <= semestre.ate,
  ).length
}

export interface CoeficienteDeInfracao {
  /** Four decimals, half up, for display; null without trips. */
  coeficiente: string | null
  /** Whether the warning is due; compared exactly, never from the display. */
  advertencia: boolean
  semestre: Semestre
  memoria: Memoria
}

/**
 * The coeficiente de infração of a line in a semester (art. 84, II and par. único): fines over trips made, and whether
 * it reaches 0.10. Without trips it is not computed (AMB-RR-37).
 * @throws RecusaDaLei `ano-invalido`, `semestre-invalido`, `quantidade-invalida`, `fato-antes-da-vigencia`.
 */
export function coeficienteDeInfracao(entrada: {
  ano: number
  semestre: number
  multas: number
  viagens: number
}): CoeficienteDeInfracao {
  exigirInteiro(entrada.semestre, {
    minimo: 1,
    maximo: 2,
    nome: 'O semestre',
    codigo: 'semestre-invalido',
    campo: 'semestre',
    dispositivo: 'art84_inc2',
  })
  const semestre = semestreDoAno(lerAno(entrada.ano), entrada.semestre === 1 ? 1 : 2)
  exigirVigenciaRR(semestre.ate, 'ano')
  const multas = exigirQuantidade(entrada.multas, 'multas', 'O número de multas')
  const viagens = exigirQuantidade(entrada.viagens, 'viagens', 'O número de viagens')
  const passos: Passo[] = [
    {
      dispositivo: 'art84_par1u',
      descricao: 'Multas da linha no semestre',
      resultado: String(multas),
      leituras: DO_COEFICIENTE,
    },
    {
      dispositivo: 'art84_par1u',
      descricao: 'Viagens feitas na linha no semestre',
      resultado: String(viagens),
      leituras: DO_COEFICIENTE,
    },
  ]
  if (viagens === 0n) {
    passos.push({
      dispositivo: 'art84_par1u',
      descricao: 'Sem viagens no semestre, o coeficiente não se apura',
      resultado: 'não apurado',
      leituras: DO_COEFICIENTE,
      aplicado: false,
    })
    return { coeficiente: null, advertencia: false, semestre, memoria: passos }
  }
  const coeficiente = comQuatroCasas(multas, viagens)
  const advertencia = multas * 10n >= viagens
  passos.push(passoDaRazao(multas, viagens, coeficiente), passoDoLimite(multas, viagens, advertencia))
  return { coeficiente, advertencia, semestre, memoria: passos }
}

function lerAno(valor: number): number {
  if (Number.isInteger(valor) && valor >= 1000 && valor <= 9999) return valor
  throw new RecusaDaLei({
    codigo: 'ano-invalido',
    mensagem: 'Escreva o ano com quatro algarismos, como 2026.',
    campo: 'ano',
  })
}

function exigirQuantidade(valor: number, campo: string, nome: string): bigint {
  const limites = { minimo: 0, maximo: Number.MAX_SAFE_INTEGER, codigo: 'quantidade-invalida' }
  return BigInt(exigirInteiro(valor, { ...limites, nome, campo }))
}

function comQuatroCasas(multas: bigint, viagens: bigint): string {
  const decimos = (multas * 20_000n + viagens) / (viagens * 2n)
  return `${decimos / 10_000n}.${String(decimos % 10_000n).padStart(4, '0')}`
}

function passoDaRazao(multas: bigint, viagens: bigint, coeficiente: string): Passo {
  return {
    dispositivo: 'art84_par1u',
    descricao: `${escreverNumero(String(multas))} ÷ ${escreverNumero(String(viagens))}, com quatro casas para mostrar`,
    resultado: coeficiente,
  }
}

function passoDoLimite(multas: bigint, viagens: bigint, advertencia: boolean): Passo {
  const [dez, feitas] = [escreverNumero(String(multas * 10n)), escreverNumero(String(viagens))]
  return {
    dispositivo: 'art84_inc2',
    descricao: advertencia
      ? `Chega a 0,10 na conta exata: ${dez} (multas × 10) não é menos que ${feitas} viagens`
      : `Não chega a 0,10 na conta exata: ${dez} (multas × 10) é menos que ${feitas} viagens`,
    resultado: advertencia ? 'advertência' : 'sem advertência',
    leituras: DO_COEFICIENTE,
    ...(advertencia ? {} : { aplicado: false }),
  }
}
