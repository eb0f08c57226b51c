import { type Conferencia, type Exame, examinar } from '../core/conferencia.js'
import { type DataCivil, escreverData, lerData, somarDias, somarMeses } from '../core/data.js'
import { Numero } from '../core/dinheiro.js'
import { RecusaDaLei } from '../core/erro.js'
import type { Memoria, Passo } from '../core/memoria.js'
import { aDecidir, concluir, condicao, type RegraConferida, semDados } from './conclusoes.js'
import { comCasas, dividir } from './conta.js'
import { servicoDevidoAte } from './deveres-com-prazo.js'
import type { LeituraRR } from './leituras.js'
import { exigirInteiro } from './norma.js'

/** Art. 55, I: how many months in a row below the half. */
export const MESES_DE_BAIXO_APROVEITAMENTO_RR = 6
/** Art. 55, § 1: the longest stoppage for low use, in calendar days (AMB-RR-20). */
export const MAXIMO_DE_DIAS_DE_PARALISACAO_RR = 360

const DO_APROVEITAMENTO: readonly LeituraRR[] = ['AMB-RR-19']
const DA_DURACAO: readonly LeituraRR[] = ['AMB-RR-20']

/** One month of a line's movement table. */
export interface MesDaLinha {
  /** `2026-03`. */
  mes: string
  /** Equivalent passengers carried. */
  passageiros: number
  /** Seats offered. */
  lugares: number
}

export interface BaixoAproveitamento {
  /** The latest six consecutive months, each below the half; empty where there are none. */
  meses: readonly string[]
  /** Average of those months, four decimals, only shown; null where there are none. */
  media: string | null
  memoria: Memoria
}

/**
 * Whether a line stayed below half of its seats in each of six consecutive months (art. 55, I; AMB-RR-19). Exactly 50 % is
 * not below it; a month that is missing or had no seats breaks the sequence.
 * @throws RecusaDaLei `mes-invalido`, `mes-repetido`, `quantidade-invalida`.
 */
export function baixoAproveitamento(meses: readonly MesDaLinha[]): BaixoAproveitamento {
  const emOrdem = [...meses].sort((a, b) => (a.mes < b.mes ? -1 : 1))
  exigirMeses(emOrdem)
  let seguidos: MesDaLinha[] = []
  let achados: MesDaLinha[] = []
  for (const m of emOrdem) {
    const anterior = seguidos.at(-1)
    const segue = anterior !== undefined && mesSeguinte(anterior.mes) === m.mes
    seguidos = abaixoDaMetade(m) ? [...(segue ? seguidos : []), m] : []
    if (seguidos.length >= MESES_DE_BAIXO_APROVEITAMENTO_RR) {
      achados = seguidos.slice(-MESES_DE_BAIXO_APROVEITAMENTO_RR)
    }
  }
  const media = achados.length > 0 ? razao(somar(achados)) : null
  const passos: Passo[] = emOrdem.map((m) => ({
    dispositivo: 'art55_inc1',
    descricao: `${m.mes}: ${m.passageiros} passageiros em ${m.lugares} lugares`,
    resultado: m.lugares === 0 ? 'não apurado' : razao(m),
    leituras: DO_APROVEITAMENTO,
    aplicado: achados.includes(m),
  }))
  passos.push({
    dispositivo: 'art55_inc1',
    descricao:
      media === null ? 'Não há 6 meses seguidos abaixo de 50%' : '6 meses seguidos abaixo de 50%; média',
    resultado: media ?? 'não',
    leituras: DO_APROVEITAMENTO,
    ...(media === null ? { aplicado: false } : {}),
  })
  return { meses: achados.map((m) => m.mes), media, memoria: passos }
}

const abaixoDaMetade = (m: MesDaLinha): boolean => m.lugares > 0 && m.passageiros * 2 < m.lugares
const mesSeguinte = (mes: string): string => somarMeses(lerData(`${mes}-01`, 'meses'), 1).slice(0, 7)
const somar = (meses: readonly MesDaLinha[]) => ({
  passageiros: meses.reduce((s, m) => s + m.passageiros, 0),
  lugares: meses.reduce((s, m) => s + m.lugares, 0),
})
const razao = (m: { passageiros: number; lugares: number }): string =>
  comCasas(dividir(Numero.de(m.passageiros), Numero.de(m.lugares)), 4)

function exigirMeses(meses: readonly MesDaLinha[]): void {
  meses.forEach((m, i) => {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(m.mes)) {
      throw new RecusaDaLei({
        codigo: 'mes-invalido',
        mensagem: `«${m.mes.slice(0, 20)}» não é um mês. Escreva ano-mês, como 2026-03.`,
        campo: 'meses',
      })
    }
    if (meses[i - 1]?.mes === m.mes) {
      throw new RecusaDaLei({
        codigo: 'mes-repetido',
        mensagem: `O mês ${m.mes} aparece duas vezes.`,
        campo: 'meses',
      })
    }
    for (const campo of ['passageiros', 'lugares'] as const) {
      exigirInteiro(m[campo], {
        minimo: 0,
        maximo: 100_000_000,
        nome: `O número de ${campo}`,
        codigo: 'quantidade-invalida',
        campo: 'meses',
      })
    }
  })
}

/** The road that is blocked (art. 55, II), as a person recorded it. */
export interface ObstrucaoDeRodovia {
  descricao: string
  haItinerarioAlternativo: boolean
}

export type FundamentoDaParalisacao = 'art55_inc1' | 'art55_inc2'

/**
 * Whether the CRE/RR may authorise a stoppage (art. 55): six months in a row below half of the seats, or a blocked road
 * without another itinerary; either is enough. The decision itself stays with the CRE/RR.
 * @throws RecusaDaLei as `baixoAproveitamento`.
 */
export function examinarParalisacao(
  pedido:
    | { fundamento: 'art55_inc1'; meses: readonly MesDaLinha[] }
    | { fundamento: 'art55_inc2'; obstrucao: ObstrucaoDeRodovia | null },
): Exame {
  if (pedido.fundamento === 'art55_inc1') {
    const achado = baixoAproveitamento(pedido.meses)
    const seguidos = condicao(
      'art55_inc1',
      'Seis meses seguidos com aproveitamento abaixo de 50%',
      achado.meses.length > 0,
      'Não há seis meses seguidos com aproveitamento abaixo de 50%.',
      { leituras: DO_APROVEITAMENTO },
    )
    return { ...examinar([seguidos, aDecidir('art55', AUTORIZAR)]), memoria: achado.memoria }
  }
  const { obstrucao } = pedido
  return examinar([
    condicao(
      'art55_inc2',
      'Obstrução da rodovia registrada',
      obstrucao !== null,
      'Falta o registro da obstrução da rodovia.',
      { resultado: obstrucao?.descricao ?? 'nenhuma' },
    ),
    condicao(
      'art55_inc2',
      'Sem itinerário alternativo',
      !(obstrucao?.haItinerarioAlternativo ?? false),
      'Há itinerário alternativo.',
    ),
    aDecidir('art55', AUTORIZAR),
  ])
}

const AUTORIZAR = 'Autorização do CRE/RR'

/**
 * Whether a stoppage may begin on `inicio` and last until `ate`. For low use the service goes on for 60 days after the
 * request (art. 69, XIV) and the stoppage takes 360 days at most (art. 55, § 1); a blocked road waits for nobody and has
 * no length (§ 2).
 * @param p.ate last day asked for; null where none was.
 */
export function examinarPeriodoDaParalisacao(p: {
  fundamento: FundamentoDaParalisacao
  pedido: DataCivil
  inicio: DataCivil
  ate: DataCivil | null
}): Exame {
  if (p.fundamento === 'art55_inc2') return examinar([aDecidir('art55_par2', 'O impedimento continua')])
  const devido = servicoDevidoAte(p.pedido)
  const ultimo = somarDias(p.inicio, MAXIMO_DE_DIAS_DE_PARALISACAO_RR - 1)
  return examinar([
    condicao(
      'art69_inc14',
      'Serviço mantido por 60 dias depois do pedido',
      p.inicio > devido,
      `O serviço continua até ${escreverData(devido)}; a paralisação só começa depois.`,
      { resultado: devido },
    ),
    condicao(
      'art55_par1',
      'Paralisação de 360 dias corridos, no máximo: último dia',
      p.ate === null || p.ate <= ultimo,
      `A paralisação passa de 360 dias: acaba em ${escreverData(ultimo)}, sob pena de caducidade da delegação.`,
      { resultado: ultimo, leituras: DA_DURACAO },
    ),
  ])
}

export type SituacaoDaParalisacao = 'em-curso' | 'a-retomar' | 'caducidade'

/**
 * How a stoppage stands on `hoje` (art. 55, §§ 1 and 2). For low use: 360 calendar days, the first being `inicio`
 * (AMB-RR-20); from the day after, the delegation lapses unless service came back. For a blocked road: as long as the
 * block lasts; once it ends, service is due.
 * @param p.fimDoImpedimento last day of the block; null while it lasts. @param p.retomada first day of service again.
 */
export function situacaoDaParalisacao(p: {
  fundamento: FundamentoDaParalisacao
  inicio: DataCivil
  fimDoImpedimento: DataCivil | null
  retomada: DataCivil | null
  hoje: DataCivil
}): { situacao: SituacaoDaParalisacao | 'retomada'; ultimoDia: DataCivil | null; memoria: Memoria } {
  const porBaixoUso = p.fundamento === 'art55_inc1'
  const ultimoDia = porBaixoUso
    ? somarDias(p.inicio, MAXIMO_DE_DIAS_DE_PARALISACAO_RR - 1)
    : p.fimDoImpedimento
  const ate = p.retomada === null || p.retomada > p.hoje ? null : p.retomada
  const passou = ultimoDia !== null && (ate === null ? p.hoje > ultimoDia : ate > somarDias(ultimoDia, 1))
  const depois = porBaixoUso ? 'caducidade' : 'a-retomar'
  const situacao = passou && (porBaixoUso || ate === null) ? depois : ate === null ? 'em-curso' : 'retomada'
  const dispositivo = porBaixoUso ? 'art55_par1' : 'art55_par2'
  return {
    situacao,
    ultimoDia,
    memoria: [
      { dispositivo: 'art55', descricao: 'Início da paralisação', resultado: p.inicio },
      {
        dispositivo,
        descricao: porBaixoUso
          ? `${MAXIMO_DE_DIAS_DE_PARALISACAO_RR} dias corridos e contínuos: último dia`
          : 'Dura enquanto houver o impedimento: último dia',
        resultado: ultimoDia ?? 'em aberto',
        leituras: porBaixoUso ? DA_DURACAO : [],
      },
      { dispositivo, descricao: `Em ${escreverData(p.hoje)}`, resultado: situacao },
    ],
  }
}

const DA_INTERRUPCAO: RegraConferida = { dispositivo: 'art56', infracao: 'art82_inc3' }

/** What the delegatária did for the passengers of an interrupted trip; null where nobody said. */
export interface AmparoAosPassageiros {
  transporte: boolean | null
  alimentacao: 'oferecida' | 'recusada' | 'desnecessaria' | null
  pousada: 'oferecida' | 'recusada' | 'desnecessaria' | null
}

/**
 * Whether passengers of an interrupted trip were looked after (art. 56): suitable transport always, food and lodging where
 * needed (`recusada`: needed and not given). Telling the CRE/RR is a duty of its own (`conferirComunicacao`), and who
 * bears the cost is recorded by fault (par. único).
 */
export function conferirInterrupcao(amparo: AmparoAosPassageiros): Conferencia {
  const { transporte, alimentacao, pousada } = amparo
  const transporteDito = transporte === null ? 'sem registro' : transporte ? 'providenciado' : 'negado'
  const olhou = [
    ['transporte', transporteDito],
    ['alimentação', alimentacao ?? 'sem registro'],
    ['pousada', pousada ?? 'sem registro'],
  ] as const
  const faltas = [
    ...(transporte === false ? ['Não houve transporte para os passageiros.'] : []),
    ...(alimentacao === 'recusada' ? ['Faltou alimentação.'] : []),
    ...(pousada === 'recusada' ? ['Faltou pousada.'] : []),
  ]
  if (faltas.length === 0 && [transporte, alimentacao, pousada].includes(null)) {
    return semDados(DA_INTERRUPCAO, 'Falta registrar o que foi feito pelos passageiros.', olhou)
  }
  return concluir(DA_INTERRUPCAO, olhou, faltas, 'Os passageiros foram amparados.')
}
