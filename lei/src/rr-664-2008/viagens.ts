import { type Conferencia, type Exame, examinar } from '../core/conferencia.js'
import type { DataCivil } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { aDecidir, concluir, condicao, type RegraConferida, semDados, simOuNao } from './conclusoes.js'

interface MotivoDeBaldeacao {
  nome: string
  /** True where art. 48, par. único, spares the authorisation. */
  semAutorizacao: boolean
}

/** Why passengers change vehicles on the way (art. 48 and par. único). */
export const MOTIVOS_DE_BALDEACAO_RR = {
  'via-interrompida': { nome: 'Interrupção da via', semAutorizacao: true },
  'quebra-do-veiculo': { nome: 'Quebra do veículo', semAutorizacao: true },
  'forca-maior': { nome: 'Força maior', semAutorizacao: true },
  imprevisto: { nome: 'Imprevisto', semAutorizacao: true },
  outro: { nome: 'Outra necessidade do serviço', semAutorizacao: false },
} as const satisfies Record<string, MotivoDeBaldeacao>

const DA_BALDEACAO: RegraConferida = { dispositivo: 'art48', infracao: 'art81_inc8', leituras: ['AMB-RR-52'] }

/**
 * Whether a transshipment was allowed (art. 48): without authorisation only for the reasons of the par. único. Telling the
 * CRE/RR is a duty of its own, always (`conferirComunicacao`).
 */
export function conferirBaldeacao(b: {
  motivo: keyof typeof MOTIVOS_DE_BALDEACAO_RR | null
  /** The act that authorised it; null where there is none. */
  autorizacao: string | null
}): Conferencia {
  const olhou: [string, string][] = [['autorização', b.autorizacao ?? 'nenhuma']]
  if (b.motivo === null) {
    return b.autorizacao === null
      ? semDados(DA_BALDEACAO, 'Falta o motivo da baldeação.', olhou)
      : concluir(DA_BALDEACAO, olhou, [], 'A baldeação foi autorizada.')
  }
  const motivo: MotivoDeBaldeacao = MOTIVOS_DE_BALDEACAO_RR[b.motivo]
  olhou.unshift(['motivo', motivo.nome])
  const faltas =
    motivo.semAutorizacao || b.autorizacao !== null
      ? []
      : ['Este motivo pede autorização do CRE/RR, e não há autorização.']
  return concluir(DA_BALDEACAO, olhou, faltas, 'A baldeação podia ser feita.')
}

const DO_REFORCO: RegraConferida = { dispositivo: 'art49', leituras: ['AMB-RR-18'] }

/**
 * Whether a reinforcement trip keeps to art. 49: at the time of a regular trip, and declared in the monthly movement table
 * (QDMP) afterwards (AMB-RR-18). How often makes it habitual is not in the text: the count is shown for a person.
 * At another time it runs outside the Quadro (art. 81, VI); an undeclared one has no infraction of its own.
 * @param v.partida and the regular departures as `HH:MM`. @param v.declarada null while the month's table is not in.
 */
export function conferirReforco(v: {
  partida: string
  partidasRegulares: readonly string[]
  declarada: boolean | null
  reforcosNoMes: number
}): Conferencia {
  const foraDeHora = !v.partidasRegulares.includes(v.partida)
  const regra: RegraConferida = foraDeHora ? { ...DO_REFORCO, infracao: 'art81_inc6' } : DO_REFORCO
  const olhou = [
    ['partida', v.partida],
    ['partidas regulares', v.partidasRegulares.join(', ')],
    ['declarada no quadro de movimento', v.declarada === null ? 'ainda não entregue' : simOuNao(v.declarada)],
    ['reforços no mês', v.reforcosNoMes],
  ] as const
  const faltas = [
    ...(foraDeHora ? ['Não há viagem regular no horário do reforço.'] : []),
    ...(v.declarada === false ? ['O reforço não está no quadro de movimento.'] : []),
  ]
  if (faltas.length === 0 && v.declarada === null) {
    return semDados(regra, 'O quadro de movimento do mês ainda não foi entregue.', olhou)
  }
  return concluir(regra, olhou, faltas, 'O reforço segue o horário regular e está declarado.')
}

/**
 * Whether a delegatária may serve part of a line (art. 50): both places on the line's itinerary, and a section point of
 * that delegatária in the place served (par. único). The partial service cannot be merged, extended or re-routed
 * (`vedacoesDaLinha`).
 */
export function examinarAtendimentoParcial(a: {
  origem: string
  destino: string
  /** Places of the itinerary, in order. */
  itinerario: readonly string[]
  /** The place to be served. */
  localidade: string
  secoesDaDelegataria: readonly string[]
}): Exame {
  const fora = [a.origem, a.destino].filter((l) => !a.itinerario.includes(l))
  return examinar([
    condicao(
      'art50',
      'Extremos no itinerário da linha',
      fora.length === 0,
      `Fora do itinerário da linha: ${fora.join(', ')}.`,
    ),
    condicao(
      'art50_par1u',
      `Ponto de seção em ${a.localidade}`,
      a.secoesDaDelegataria.includes(a.localidade),
      `A delegatária não tem ponto de seção em ${a.localidade}.`,
    ),
  ])
}

const NAO_CANCELA: Dispositivo = 'art51_par1u'

/**
 * Whether a regular departure may be cancelled (art. 51): consent of the CRE/RR before the trip, and no ticket sold for
 * it. Whether demand is low is for the CRE/RR. The monthly table declares it afterwards (AMB-RR-18).
 * @param c.anuencia day of the consent; null where there is none.
 */
export function examinarCancelamentoDeHorario(c: {
  viagem: DataCivil
  anuencia: DataCivil | null
  passagensVendidas: number
}): Exame {
  return examinar([
    condicao(
      'art51',
      'Anuência prévia do CRE/RR',
      c.anuencia !== null && c.anuencia <= c.viagem,
      'Falta a anuência prévia do CRE/RR.',
      { resultado: c.anuencia ?? 'nenhuma', leituras: ['AMB-RR-18'] },
    ),
    condicao(
      NAO_CANCELA,
      'Passagens vendidas',
      c.passagensVendidas === 0,
      'Há passagem vendida: a viagem sai com qualquer número de passageiros.',
      { resultado: String(c.passagensVendidas) },
    ),
    aDecidir('art51', 'É época de baixa demanda'),
  ])
}

const DA_VIAGEM_VENDIDA: RegraConferida = {
  dispositivo: NAO_CANCELA,
  infracao: 'art82_inc8',
  leituras: ['AMB-RR-34'],
}

/** Whether a trip with tickets sold was run (art. 51, par. único). `null`: not known. */
export function conferirViagemVendida(v: {
  passagensVendidas: number | null
  realizada: boolean | null
}): Conferencia {
  if (v.passagensVendidas === null || v.realizada === null) {
    return semDados(DA_VIAGEM_VENDIDA, 'Não se sabe se houve venda ou se a viagem saiu.')
  }
  const violada = v.passagensVendidas > 0 && !v.realizada
  return concluir(
    DA_VIAGEM_VENDIDA,
    [
      ['passagens vendidas', v.passagensVendidas],
      ['viagem realizada', simOuNao(v.realizada)],
    ],
    violada ? ['A viagem não saiu, com passagens já vendidas.'] : [],
    v.realizada ? 'A viagem saiu.' : 'Nenhuma passagem tinha sido vendida.',
  )
}
