import type { Conferencia } from '../core/conferencia.js'
import { compararInstantes, type Instante, somarHoras } from '../core/data.js'
import { escreverNumero, Numero } from '../core/dinheiro.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { concluir, type RegraConferida, semDados, simOuNao } from './conclusoes.js'
import { lerNaoNegativo } from './conta.js'
import { escreverInstante, exigirInteiro } from './norma.js'

/** Art. 69, VII: running hours before the departure until which the seat of the inspection is kept. */
export const HORAS_DO_LUGAR_DA_FISCALIZACAO_RR = 2

/** From when the seat kept for the inspection may be sold: 2 hours before the departure (art. 69, VII). */
export function liberacaoDoLugarDaFiscalizacao(partida: Instante): Instante {
  return somarHoras(partida, -HORAS_DO_LUGAR_DA_FISCALIZACAO_RR)
}

const DO_LUGAR: RegraConferida = {
  dispositivo: 'art69_inc7',
  infracao: 'art79_inc6',
  leituras: ['AMB-RR-25'],
}

/**
 * Whether one seat was kept for the inspection until 2 hours before the departure (art. 69, VII; AMB-RR-25): before that
 * instant at most all seats but one were sold. A sale at the very instant is allowed.
 * @param v.vendas when each seat was sold; `null` where the sales are not known.
 * @throws RecusaDaLei `lugares-invalidos`.
 */
export function conferirLugarDaFiscalizacao(v: {
  partida: Instante
  lugares: number
  vendas: readonly Instante[] | null
}): Conferencia {
  const lugares = exigirInteiro(v.lugares, {
    minimo: 1,
    maximo: 600,
    nome: 'O número de lugares',
    codigo: 'lugares-invalidos',
    campo: 'lugares',
  })
  if (v.vendas === null) return semDados(DO_LUGAR, 'As vendas da viagem não são conhecidas.')
  const liberacao = liberacaoDoLugarDaFiscalizacao(v.partida)
  const antes = v.vendas.filter((venda) => compararInstantes(venda, liberacao) < 0).length
  return concluir(
    DO_LUGAR,
    [
      ['lugares', lugares],
      ['lugar guardado até', escreverInstante(liberacao)],
      ['vendidos antes disso', antes],
    ],
    antes >= lugares ? ['Todos os lugares foram vendidos antes das 2 horas da partida.'] : [],
    'Um lugar ficou guardado para a fiscalização.',
  )
}

/** Art. 69, XVII: above these the bus of a line has a toilet (AMB-RR-26). */
export const LIMITES_DO_SANITARIO_RR = { km: '400', minutosSemParada: 240 } as const

const DO_SANITARIO: RegraConferida = { dispositivo: 'art69_inc17', leituras: ['AMB-RR-26'] }

/**
 * Whether the bus of a line has the toilet that art. 69, XVII, asks for: over 400 km, or any stretch without stop over 4
 * hours (AMB-RR-26). Exactly 400 km and exactly 4 hours do not ask for one. Only buses are bound.
 * @param l.extensaoKm as text. @param l.minutosEntreParadas travel time between each two stops in a row.
 * @param l.sanitario null where the register does not say.
 * @throws RecusaDaLei `numero-invalido`, `numero-fora-da-faixa`.
 */
export function conferirSanitario(l: {
  tipo: 'onibus' | 'microonibus' | 'van' | 'alternativo'
  extensaoKm: string
  minutosEntreParadas: readonly number[]
  sanitario: boolean | null
}): Conferencia {
  const km = lerNaoNegativo(l.extensaoKm, { nome: 'A extensão', campo: 'extensaoKm' })
  const maior = Math.max(0, ...l.minutosEntreParadas)
  const { km: limiteKm, minutosSemParada } = LIMITES_DO_SANITARIO_RR
  const exige = l.tipo === 'onibus' && (km.comparar(Numero.de(limiteKm)) > 0 || maior > minutosSemParada)
  const olhou = [
    ['extensão em km', escreverNumero(km)],
    ['maior tempo sem parada, em minutos', maior],
    ['sanitário', l.sanitario === null ? 'sem registro' : simOuNao(l.sanitario)],
  ] as const
  if (!exige) return concluir(DO_SANITARIO, olhou, [], 'A lei não exige sanitário neste caso.')
  if (l.sanitario === null) return semDados(DO_SANITARIO, 'O sanitário é exigido e não há registro.', olhou)
  return concluir(
    DO_SANITARIO,
    olhou,
    l.sanitario ? [] : ['O sanitário é exigido e não há.'],
    'Há sanitário.',
  )
}

/** Art. 69, XX: seats kept for social transport, by type of vehicle; the totals are a floor (AMB-RR-27). */
export const LUGARES_SOCIAIS_RR = {
  onibus: { lugares: 4, dispositivo: 'art69_inc20_ali1' },
  microonibus: { lugares: 2, dispositivo: 'art69_inc20_ali2' },
  van: { lugares: 1, dispositivo: 'art69_inc20_ali3' },
} as const satisfies Record<string, { lugares: number; dispositivo: Dispositivo }>

export type VeiculoComLugaresSociais = keyof typeof LUGARES_SOCIAIS_RR

/**
 * Whether a trip reserves the seats of social transport (art. 69, XX): 4 in a bus, 2 in a microbus, 1 in a van, counted
 * over all categories of beneficiary (AMB-RR-27). The laws that give each category its seats are others.
 * @param v.reservados category → seats; `null` where not known. @throws RecusaDaLei `lugares-invalidos`.
 */
export function conferirLugaresSociais(v: {
  tipo: VeiculoComLugaresSociais
  reservados: Readonly<Record<string, number>> | null
}): Conferencia {
  const { lugares, dispositivo } = LUGARES_SOCIAIS_RR[v.tipo]
  const regra: RegraConferida = { dispositivo, infracao: 'art79_inc6', leituras: ['AMB-RR-27'] }
  if (v.reservados === null) return semDados(regra, 'O mapa de lugares da viagem não é conhecido.')
  const categorias = Object.entries(v.reservados)
  const total = categorias.reduce(
    (s, [categoria, n]) =>
      s +
      exigirInteiro(n, {
        minimo: 0,
        maximo: 600,
        nome: `O número de lugares de ${categoria}`,
        codigo: 'lugares-invalidos',
        campo: 'reservados',
      }),
    0,
  )
  return concluir(
    regra,
    [['lugares exigidos', lugares], ['reservados', total], ...categorias],
    total < lugares ? [`Reservados ${total} de ${lugares} lugares.`] : [],
    'Os lugares sociais estão reservados.',
  )
}

const DO_ESTACIONAMENTO: RegraConferida = { dispositivo: 'art69_inc4', infracao: 'art81_inc6' }

/**
 * Whether the vehicle stood at an end or stop point at the hour and for the time fixed (art. 69, IV).
 * @param p.tolerancia minutes that the authority allows; the law gives none. Null times are not known.
 */
export function conferirEstacionamento(p: {
  prevista: Instante
  minutosPrevistos: number
  chegada: Instante | null
  saida: Instante | null
  tolerancia: number
}): Conferencia {
  if (p.chegada === null || p.saida === null) {
    return semDados(DO_ESTACIONAMENTO, 'Falta a hora de chegada ou de saída do ponto.')
  }
  const limite = somarHoras(p.prevista, p.tolerancia / 60)
  const fimMinimo = somarHoras(p.chegada, (p.minutosPrevistos - p.tolerancia) / 60)
  const faltas = [
    ...(compararInstantes(p.chegada, limite) > 0 ? ['O veículo chegou depois da hora.'] : []),
    ...(compararInstantes(p.saida, fimMinimo) < 0 ? ['O veículo ficou menos tempo que o fixado.'] : []),
  ]
  return concluir(
    DO_ESTACIONAMENTO,
    [
      ['hora fixada', escreverInstante(p.prevista)],
      ['chegada', escreverInstante(p.chegada)],
      ['saída', escreverInstante(p.saida)],
      ['minutos fixados', p.minutosPrevistos],
      ['tolerância em minutos', p.tolerancia],
    ],
    faltas,
    'Hora e tempo no ponto foram cumpridos.',
  )
}

/** Whether printed matter follows the model that the State body has in force (art. 69, VI); null where not known. */
export function conferirImpresso(i: { modelo: string | null; vigente: string | null }): Conferencia {
  const regra: RegraConferida = { dispositivo: 'art69_inc6' }
  if (i.modelo === null || i.vigente === null) return semDados(regra, 'Falta o modelo usado ou o oficial.')
  return concluir(
    regra,
    [
      ['modelo usado', i.modelo],
      ['modelo oficial', i.vigente],
    ],
    i.modelo === i.vigente ? [] : ['O impresso não segue o modelo oficial.'],
    'O impresso segue o modelo oficial.',
  )
}

/** Whether the vehicle carries first-aid equipment and medicine (art. 69, XVIII), as seen; null where not looked at. */
export function conferirPrimeirosSocorros(material: boolean | null): Conferencia {
  const regra: RegraConferida = { dispositivo: 'art69_inc18' }
  if (material === null) return semDados(regra, 'O material de primeiros socorros não foi conferido.')
  const olhou = [['material de primeiros socorros', simOuNao(material)]] as const
  return concluir(regra, olhou, material ? [] : ['Falta o material de primeiros socorros.'], 'Há o material.')
}
