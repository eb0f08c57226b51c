import { type Condicao, type Exame, examinar } from '../core/conferencia.js'
import { escreverNumero, Numero } from '../core/dinheiro.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { RecusaDaLei } from '../core/erro.js'
import { aDecidir, condicao } from './conclusoes.js'
import { lerNaoNegativo, lerPositivo } from './conta.js'
import { examinarPontosDeParada, type PontoDoQuadro } from './quadro-de-regime.js'

export type MudancaDeLinha = 'fusao' | 'prolongamento' | 'encurtamento' | 'alteracao-de-itinerario'

/** What a service is that keeps it from being altered. */
export interface OrigemDoServico {
  resultado_de_fusao: boolean
  atendimento_parcial?: boolean
}

const BARRADAS_NO_ATENDIMENTO_PARCIAL: readonly MudancaDeLinha[] = [
  'fusao',
  'prolongamento',
  'alteracao-de-itinerario',
]
const BARRADAS_NA_FUSAO: readonly MudancaDeLinha[] = [
  'prolongamento',
  'encurtamento',
  'alteracao-de-itinerario',
]

/**
 * What bars altering a service because of what it is: a partial service is not merged, extended or re-routed (art. 50); a
 * merger is not extended, shortened or re-routed (art. 57, § 2).
 */
export function vedacoesDaLinha(mudanca: MudancaDeLinha, origem: OrigemDoServico): Condicao[] {
  return [
    ...(BARRADAS_NO_ATENDIMENTO_PARCIAL.includes(mudanca)
      ? [
          condicao(
            'art50',
            'O serviço não é atendimento parcial',
            !(origem.atendimento_parcial ?? false),
            'Atendimento parcial não se funde, não se prolonga e não muda de itinerário.',
          ),
        ]
      : []),
    ...(BARRADAS_NA_FUSAO.includes(mudanca)
      ? [
          condicao(
            'art57_par2',
            'O serviço não resulta de fusão',
            !origem.resultado_de_fusao,
            'Serviço resultante de fusão não se prolonga, não se encurta e não muda de itinerário.',
          ),
        ]
      : []),
  ]
}

/**
 * Whether lines may be merged (art. 57): every place of their itineraries stays served. Partial services cannot be merged
 * (art. 50).
 * @throws RecusaDaLei `fusao-sem-linhas` with fewer than two lines.
 */
export function examinarFusao(f: {
  linhas: readonly { numero: string; localidades: readonly string[]; atendimento_parcial?: boolean }[]
  /** Places that the merged service would serve. */
  atendidas: readonly string[]
}): Exame {
  if (f.linhas.length < 2) {
    throw new RecusaDaLei({
      codigo: 'fusao-sem-linhas',
      mensagem: 'A fusão junta ao menos duas linhas.',
      campo: 'linhas',
      dispositivo: 'art57',
    })
  }
  const condicoes = f.linhas.flatMap((l) => {
    const perdidas = l.localidades.filter((x) => !f.atendidas.includes(x))
    return [
      ...vedacoesDaLinha('fusao', { ...l, resultado_de_fusao: false }),
      condicao(
        'art57',
        `Localidades da linha ${l.numero} continuam atendidas`,
        perdidas.length === 0,
        `Ficariam sem atendimento: ${perdidas.join(', ')}.`,
      ),
    ]
  })
  return examinar([...condicoes, aDecidir('art57', 'Atendimento assegurado às localidades')])
}

/** Art. 58, V: what a new end point has to be. */
const EXTREMOS_ACEITOS = ['sede-de-municipio', 'sede-de-distrito', 'distrito']
/** Half of the initial itinerary (art. 58, II): twice the added length is compared with the whole. */
const DOIS = Numero.de(2)

/** Keys of the calculation contract. */
export interface PedidoDeProlongamento extends OrigemDoServico {
  /** Length of the itinerary of the concession contract, one way, in km as text. */
  extensao_inicial_km: string
  /** From the original end point to the new one, in km as text. */
  acrescimo_km: string
  ja_prolongada: boolean
  /** `sede-de-municipio`, `sede-de-distrito` or `distrito`; any other kind of place is refused (art. 58, V). */
  novo_extremo: string
  extremos_coincidem_com_outra_linha: boolean
  /** True where the new end point is in the same Município: that is no extension (art. 58, § 2). */
  mesmo_municipio: boolean
}

/**
 * Whether a line may be extended (art. 58; art. 57, § 2; art. 50). The length is compared exactly, and half is still
 * allowed (AMB-RR-21). A person decides whether the place has conditions for a line of its own (I) and whether competition
 * would be ruinous (IV): both are always in `depende_de`. Moving the end point inside one Município is no extension, and
 * none of this applies to it (§ 2).
 * @throws RecusaDaLei `numero-invalido`, `numero-fora-da-faixa`.
 */
export function prolongamento(pedido: PedidoDeProlongamento): Exame {
  const inicial = lerPositivo(pedido.extensao_inicial_km, {
    nome: 'A extensão inicial',
    campo: 'extensao_inicial_km',
    dispositivo: 'art58_inc2',
  })
  const acrescimo = lerNaoNegativo(pedido.acrescimo_km, {
    nome: 'O acréscimo',
    campo: 'acrescimo_km',
    dispositivo: 'art58_inc2',
  })
  if (pedido.mesmo_municipio) {
    return examinar([condicao('art58_par2', 'Extremo no mesmo Município: não é prolongamento', true, '')])
  }
  const [escrito, total] = [escreverNumero(acrescimo), escreverNumero(inicial)]
  return examinar([
    ...vedacoesDaLinha('prolongamento', pedido),
    aDecidir('art58_inc1', 'O novo extremo não reúne condições para uma linha própria'),
    condicao(
      'art58_inc2',
      `${escrito} km não passam de 50% dos ${total} km do itinerário inicial`,
      acrescimo.vezes(DOIS).comparar(inicial) <= 0,
      `${escrito} km passam da metade do itinerário inicial, de ${total} km.`,
      { leituras: ['AMB-RR-21'] },
    ),
    semCoincidencia('art58_inc3', pedido),
    aDecidir('art58_inc4', 'Não há concorrência ruinosa a serviço existente'),
    condicao(
      'art58_inc5',
      'O novo extremo é sede de Município ou Distrito',
      EXTREMOS_ACEITOS.includes(pedido.novo_extremo),
      'O novo ponto extremo não é sede de Município nem Distrito.',
    ),
    condicao(
      'art58_par1',
      'A linha ainda não foi prolongada',
      !pedido.ja_prolongada,
      'A linha já foi prolongada uma vez.',
    ),
  ])
}

function semCoincidencia(
  dispositivo: Dispositivo,
  pedido: { extremos_coincidem_com_outra_linha: boolean },
): Condicao {
  return condicao(
    dispositivo,
    'Os novos extremos não são os de outra linha',
    !pedido.extremos_coincidem_com_outra_linha,
    'Os novos pontos extremos são os de outra linha.',
  )
}

/**
 * Whether a line may be shortened (art. 59; art. 57, § 2): once per line, to a section point of it, and not onto the end
 * points of another line. A person decides whether existing services are harmed (II).
 */
export function encurtamento(
  pedido: OrigemDoServico & {
    ja_encurtada: boolean
    novo_extremo_e_secao: boolean
    extremos_coincidem_com_outra_linha: boolean
  },
): Exame {
  return examinar([
    ...vedacoesDaLinha('encurtamento', pedido),
    semCoincidencia('art59_inc1', pedido),
    aDecidir('art59_inc2', 'Os serviços existentes não são prejudicados'),
    condicao(
      'art59_inc3',
      'O novo extremo é ponto de seção da linha',
      pedido.novo_extremo_e_secao,
      'O novo ponto extremo não é ponto de seção da linha.',
    ),
    condicao(
      'art59_par1u',
      'A linha ainda não foi encurtada',
      !pedido.ja_encurtada,
      'A linha já foi encurtada uma vez.',
    ),
  ])
}

/** Why an itinerary changes (art. 60, I and II). */
export const MOTIVOS_DE_ITINERARIO_RR = {
  'via-melhor': { dispositivo: 'art60_inc1', nome: 'Via nova ou pavimentada, ou trecho melhor' },
  'via-sem-trafego': { dispositivo: 'art60_inc2', nome: 'Trecho do itinerário sem condições de tráfego' },
} as const satisfies Record<string, { dispositivo: Dispositivo; nome: string }>

/**
 * Whether a line may run another itinerary (art. 60): one reason of I or II, which a person confirms with III and IV, and
 * no other itinerary besides the contract's already in use (par. único).
 * @param pedido.itinerarios_alem_do_contrato active itineraries of the line, the contract's own left out.
 */
export function examinarItinerario(
  pedido: OrigemDoServico & {
    motivo: keyof typeof MOTIVOS_DE_ITINERARIO_RR | null
    itinerarios_alem_do_contrato: number
  },
): Exame {
  const motivo = pedido.motivo === null ? null : MOTIVOS_DE_ITINERARIO_RR[pedido.motivo]
  return examinar([
    ...vedacoesDaLinha('alteracao-de-itinerario', pedido),
    motivo === null
      ? condicao('art60', 'Motivo da mudança', false, 'Falta o motivo: via melhor, ou trecho sem tráfego.')
      : aDecidir(motivo.dispositivo, motivo.nome),
    aDecidir('art60_inc3', 'O objetivo principal não é atender mercado intermediário'),
    aDecidir('art60_inc4', 'Outros serviços não têm prejuízo nem desequilíbrio'),
    condicao(
      'art60_par1u',
      'Só o itinerário do contrato está em uso',
      pedido.itinerarios_alem_do_contrato === 0,
      'A linha já opera outro itinerário além do contrato.',
    ),
  ])
}

/**
 * Whether the itinerary of a line may change for good (art. 61): a new road or stretch opened to traffic between its end
 * points, as recorded, which a person confirms.
 * @param pedido.abertura the record of the opening; null where there is none.
 */
export function examinarMudancaDefinitiva(
  pedido: OrigemDoServico & { abertura: string | null; entre_os_extremos: boolean },
): Exame {
  return examinar([
    ...vedacoesDaLinha('alteracao-de-itinerario', pedido),
    condicao(
      'art61',
      'Abertura de via nova registrada',
      pedido.abertura !== null,
      'Falta o registro da abertura da via ao tráfego.',
    ),
    condicao(
      'art61',
      'Via nova entre os pontos extremos da linha',
      pedido.entre_os_extremos,
      'A via nova não fica entre os pontos extremos da linha.',
    ),
    aDecidir('art61', 'Mudança definitiva do itinerário'),
  ])
}

/** Whether an end point may move as art. 58, § 2, has it: to another point of the same Município. */
export function examinarMudancaDeExtremo(m: { mesmo_municipio: boolean }): Exame {
  return examinar([
    condicao(
      'art58_par2',
      'O novo ponto extremo fica no mesmo Município',
      m.mesmo_municipio,
      'O novo ponto extremo fica em outro Município: é prolongamento ou encurtamento.',
    ),
  ])
}

/**
 * Whether lines may be connected (art. 53): two lines at least, that meet somewhere. Whether the service gains by it is for
 * a person.
 */
export function examinarConexao(
  linhas: readonly { numero: string; localidades: readonly string[] }[],
): Exame {
  const [primeira, ...outras] = linhas
  return examinar([
    condicao('art53', 'Há outra linha a ligar', outras.length > 0, 'Diga que linhas se ligam.'),
    ...outras.map((o) => {
      const comuns = o.localidades.filter((l) => primeira?.localidades.includes(l))
      return condicao(
        'art53',
        `A linha ${o.numero} encontra esta em`,
        comuns.length > 0,
        `A linha ${o.numero} não passa por nenhum lugar desta: não há onde ligar.`,
        { resultado: comuns.join(', ') || 'nenhum lugar' },
      )
    }),
    aDecidir('art53', 'Interesse do serviço'),
  ])
}

/**
 * Whether the authority may draw the urban part of an itinerary (art. 43): there is an urban stretch. The traffic rules of
 * the place are for a person.
 */
export function examinarItinerarioUrbano(i: { trechosUrbanos: number }): Exame {
  return examinar([
    condicao(
      'art43',
      'Trechos urbanos do itinerário',
      i.trechosUrbanos > 0,
      'O itinerário não tem trecho urbano.',
      { resultado: String(i.trechosUrbanos) },
    ),
    aDecidir('art43', 'Segue as regras locais de trânsito'),
  ])
}

/**
 * Whether a plan of stop points needs the CRE/RR (art. 44): only where two in a row are more than 3 hours apart; with less
 * the delegatária indicates them by itself.
 * @throws RecusaDaLei as `examinarPontosDeParada`.
 */
export function examinarPlanoDeParadas(
  pontos: readonly Pick<PontoDoQuadro, 'localidade' | 'minutos'>[],
): Exame {
  const sozinha = examinarPontosDeParada(pontos)
  const exame = examinar([
    condicao(
      'art44',
      'Há mais de 3 horas entre duas paradas seguidas',
      !sozinha.permitido,
      'Nenhuma parada fica a mais de 3 horas da seguinte: a delegatária indica os pontos, sem decisão.',
    ),
    aDecidir('art44', 'Paradas a mais de 3 horas'),
  ])
  return { ...exame, memoria: [...sozinha.memoria, ...exame.memoria] }
}
