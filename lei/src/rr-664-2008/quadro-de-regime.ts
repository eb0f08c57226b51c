import { type Conferencia, type Exame, examinar } from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'
import { escreverNumero, Numero } from '../core/dinheiro.js'
import { RecusaDaLei } from '../core/erro.js'
import { aDecidir, concluir, condicao, type RegraConferida, semDados } from './conclusoes.js'
import { lerNaoNegativo, subtrair } from './conta.js'

/** A point of the line, in the order of the itinerary. */
export interface PontoDoQuadro {
  localidade: string
  /** Kilometres along the itinerary from the first point, as text. */
  km: string
  /** Travel time from the first point, in minutes. */
  minutos: number
  /** True where tickets are sold to and from it; the end points are sections too. */
  secao: boolean
  /** The terminal it stands in; null where it is elsewhere (art. 52 asks for a terminal whenever possible). */
  terminal: string | null
}

/** What the Quadro de Regime de Funcionamento of a line says. */
export interface ConteudoDoQuadro {
  pontos: readonly PontoDoQuadro[]
  /** Departures from the first point, `HH:MM`. */
  partidas: readonly string[]
  /** Pairs of places between which no ticket may be sold, either way (art. 45). */
  restricoes: readonly (readonly [string, string])[]
}

/** A version of the Quadro, in force on `[de, ate)`, and the act that made it (art. 42, § 2). */
export interface QuadroDeRegime extends ConteudoDoQuadro {
  versao: number
  de: DataCivil
  ate: DataCivil | null
  ato: string
}

/**
 * The versions of a line's Quadro with one more: every alteration makes a new Quadro (art. 42, § 2), and the one before
 * ends where it begins. No version is ever edited.
 * @throws RecusaDaLei `quadro-fora-de-ordem` where it would begin before the last one or on the same day,
 * `quadro-sem-extremos` with fewer than two sections.
 */
export function novaVersaoDoQuadro(
  versoes: readonly QuadroDeRegime[],
  nova: ConteudoDoQuadro & { de: DataCivil; ato: string },
): QuadroDeRegime[] {
  const ultima = versoes.at(-1)
  if (nova.pontos.filter((p) => p.secao).length < 2) {
    throw new RecusaDaLei({
      codigo: 'quadro-sem-extremos',
      mensagem: 'O quadro precisa ao menos dos dois pontos extremos como seção.',
      campo: 'pontos',
      dispositivo: 'art42_par2',
    })
  }
  if (ultima && nova.de <= ultima.de) {
    throw new RecusaDaLei({
      codigo: 'quadro-fora-de-ordem',
      mensagem: `O quadro em vigor começou em ${escreverData(ultima.de)}; o novo tem de começar depois.`,
      campo: 'de',
      dispositivo: 'art42_par2',
    })
  }
  const anteriores = ultima ? [...versoes.slice(0, -1), { ...ultima, ate: nova.de }] : []
  return [...anteriores, { ...nova, versao: (ultima?.versao ?? 0) + 1, ate: null }]
}

/**
 * The versions with the content that was in force before `versao` back as a new one: what cancelling an alteration or a
 * merger does (arts. 57, § 2, and 62). History stays.
 * @throws RecusaDaLei `quadro-sem-anterior`, and as `novaVersaoDoQuadro`.
 */
export function restaurarQuadro(
  versoes: readonly QuadroDeRegime[],
  versao: number,
  em: { de: DataCivil; ato: string },
): QuadroDeRegime[] {
  const anterior = versoes.find((v) => v.versao === versao - 1)
  if (!anterior) {
    throw new RecusaDaLei({
      codigo: 'quadro-sem-anterior',
      mensagem: 'Não há quadro anterior a esta alteração para voltar a valer.',
      campo: 'versao',
      dispositivo: 'art62',
    })
  }
  const { pontos, partidas, restricoes } = anterior
  return novaVersaoDoQuadro(versoes, { pontos, partidas, restricoes, ...em })
}

/** The version in force at `data`; null before the first. */
export function quadroEm(versoes: readonly QuadroDeRegime[], data: DataCivil): QuadroDeRegime | null {
  return versoes.findLast((v) => v.de <= data && (v.ate === null || data < v.ate)) ?? null
}

const DA_VENDA: RegraConferida = { dispositivo: 'art46', infracao: 'art82_inc1' }

/**
 * Whether a ticket was sold between sections of the Quadro (art. 46) and across no restriction (art. 45).
 * @param quadro the version in force on the day of the trip; null where the register has none.
 */
export function conferirSecaoDoBilhete(
  bilhete: { origem: string; destino: string },
  quadro: QuadroDeRegime | null,
): Conferencia {
  const olhou: [string, string][] = [
    ['origem', bilhete.origem],
    ['destino', bilhete.destino],
  ]
  if (quadro === null) return semDados(DA_VENDA, 'A linha não tem quadro de regime na data da viagem.', olhou)
  olhou.push(['versão do quadro', String(quadro.versao)])
  const secoes = new Set(quadro.pontos.filter((p) => p.secao).map((p) => p.localidade))
  const fora = [bilhete.origem, bilhete.destino].filter((l) => !secoes.has(l))
  const faltas = fora.map((l) => `${l} não é seção do quadro da linha.`)
  if (secaoRestrita(quadro, bilhete.origem, bilhete.destino)) {
    faltas.push(`A venda de ${bilhete.origem} a ${bilhete.destino} está restrita nesta linha.`)
  }
  return concluir(DA_VENDA, olhou, faltas, 'Origem e destino são seções do quadro.')
}

/** Whether the CRE/RR restricted tickets between two places of the line, either way (art. 45). */
export function secaoRestrita(
  quadro: Pick<ConteudoDoQuadro, 'restricoes'>,
  origem: string,
  destino: string,
): boolean {
  return quadro.restricoes.some(
    ([a, b]) => (a === origem && b === destino) || (a === destino && b === origem),
  )
}

/**
 * Whether a section may be restricted (art. 45): only in the act that creates a new service. Whether it keeps the system
 * in balance is for a person.
 */
export function examinarRestricaoDeSecao(r: { servicoNovo: boolean; pares: number }): Exame {
  return examinar([
    condicao(
      'art45',
      'O serviço é novo',
      r.servicoNovo,
      'A restrição só cabe na criação de um serviço novo.',
    ),
    condicao('art45', 'Há par de localidades', r.pares > 0, 'Indique ao menos um par de localidades.'),
    aDecidir('art45', 'Mantém o equilíbrio econômico-financeiro do sistema'),
  ])
}

/** Art. 44: the longest travel time between stop points that the delegatária may indicate by itself, in minutes. */
export const MAXIMO_ENTRE_PARADAS_RR = 180

/**
 * Whether the delegatária may indicate its stop points by itself (art. 44): at most 3 hours of travel between each two in
 * a row. Above that the plan is refused and goes to the CRE/RR (AMB-RR-16).
 * @throws RecusaDaLei `paradas-fora-de-ordem`.
 */
export function examinarPontosDeParada(
  pontos: readonly Pick<PontoDoQuadro, 'localidade' | 'minutos'>[],
): Exame {
  const trechos = pontos.slice(1).map((ponto, i) => {
    const anterior = pontos[i] ?? ponto
    const minutos = ponto.minutos - anterior.minutos
    if (minutos > 0) return { nome: `${anterior.localidade} – ${ponto.localidade}`, minutos }
    throw new RecusaDaLei({
      codigo: 'paradas-fora-de-ordem',
      mensagem: `${ponto.localidade} vem depois de ${anterior.localidade} e tem de ter tempo maior.`,
      campo: `pontos.${i + 1}.minutos`,
      dispositivo: 'art44',
    })
  })
  const condicoes = trechos.map(({ nome, minutos }) =>
    condicao(
      'art44',
      `${nome}, em minutos`,
      minutos <= MAXIMO_ENTRE_PARADAS_RR,
      `${nome}: mais de 3 horas entre paradas; o plano vai ao CRE/RR.`,
      { resultado: String(minutos), leituras: ['AMB-RR-16'] },
    ),
  )
  const passa = condicoes.some((c) => c.atendida === false)
  return examinar(passa ? [...condicoes, aDecidir('art44', 'Paradas a mais de 3 horas')] : condicoes)
}

/** Art. 47: least distance between section points of one line, in km along its itinerary (AMB-RR-17). */
export const DISTANCIA_MINIMA_ENTRE_SECOES_RR = 10
const MINIMA = Numero.de(DISTANCIA_MINIMA_ENTRE_SECOES_RR)

/**
 * Whether a section point may be set up (art. 47): no existing point of the same line less than 10 km away along the
 * itinerary; exactly 10.0 is allowed (AMB-RR-17).
 * @throws RecusaDaLei `numero-invalido`, `numero-fora-da-faixa`.
 */
export function examinarPontoDeSecao(
  novo: { localidade: string; km: string },
  existentes: readonly { localidade: string; km: string }[],
): Exame {
  const km = lerNaoNegativo(novo.km, { nome: 'A distância', campo: 'km', dispositivo: 'art47' })
  const distancias = existentes.map((e, i) => {
    const outro = lerNaoNegativo(e.km, { nome: 'A distância', campo: `existentes.${i}.km` })
    const d = subtrair(km, outro)
    return { localidade: e.localidade, km: d.negativo() ? subtrair(outro, km) : d }
  })
  return examinar(
    distancias.map((d) =>
      condicao(
        'art47',
        `${novo.localidade} – ${d.localidade}, km pelo itinerário`,
        d.km.comparar(MINIMA) >= 0,
        `${d.localidade} fica a ${escreverNumero(d.km)} km, menos de 10 km.`,
        { resultado: d.km.toString(), leituras: ['AMB-RR-17'] },
      ),
    ),
  )
}
