import type { Conferencia, ParametroNomeado } from '../core/conferencia.js'
import type { DataCivil } from '../core/data.js'
import { Dinheiro, escreverNumero, Numero } from '../core/dinheiro.js'
import type { Memoria, Passo } from '../core/memoria.js'
import { parametroUsado, valorEm } from '../core/vigencia.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import { concluir, type RegraConferida, semDados } from './conclusoes.js'
import { lerNaoNegativo, subtrair } from './conta.js'
import type { LeituraRR } from './leituras.js'

const DA_FRANQUIA: readonly LeituraRR[] = ['AMB-RR-12']

const parametro = (
  nome: string,
  significado: string,
  unidade: string,
  sugestao: string,
): ParametroNomeado => ({
  nome,
  dispositivo: 'art34',
  significado,
  unidade,
  sugestao,
  leituras: DA_FRANQUIA,
})

/**
 * Art. 34: the limits that the missing annex gave (item XXIV). They stay empty until the CRE/RR sets them; the
 * suggestions are the federal rule's and are only shown (AMB-RR-12).
 */
export const PARAMETROS_DE_BAGAGEM_RR = {
  franquia: parametro('bagagem_franquia_kg', 'Peso que viaja de graça no bagageiro', 'kg', '30'),
  volume: parametro('bagagem_volume_dm3', 'Volume que viaja de graça no bagageiro', 'dm³', '300'),
  maiorLado: parametro('bagagem_maior_lado_cm', 'Maior lado de uma peça no bagageiro', 'cm', '100'),
  deMao: parametro('bagagem_de_mao_kg', 'Peso da bagagem de mão', 'kg', '5'),
  excedente: parametro(
    'bagagem_excedente_por_cento',
    'Preço de cada quilo excedente, em por cento da tarifa da viagem',
    '% da tarifa por kg',
    '0.5',
  ),
} as const

const CENTESIMO = Numero.de('0.01')

export interface BagagemTarifada {
  /** Kilograms above the free weight, as text; «0» where there are none. */
  excedenteKg: string
  valor: Dinheiro
  memoria: Memoria
}

/**
 * What the passenger pays for baggage above the free weight (art. 34, caput): excess kilograms × the percentage of the
 * fare set by the authority, half up to cents once. Within the limit nothing is charged and no price is needed.
 * @param bagagem.pesoKg kilograms, as text («32.5»). @param bagagem.tarifa fare of the trip in reais («58.00»).
 * @throws RecusaDaLei `sem-valor-na-data` where the authority has not set a limit or price for `data`,
 * `numero-invalido`, `numero-fora-da-faixa`, `valor-invalido`.
 */
export function tarifarBagagem(bagagem: {
  pesoKg: string
  tarifa: string
  data: DataCivil
  parametros: Parametros
}): BagagemTarifada {
  const peso = lerNaoNegativo(bagagem.pesoKg, { nome: 'O peso', campo: 'pesoKg', dispositivo: 'art34' })
  const tarifa = lerNaoNegativo(Dinheiro.de(bagagem.tarifa, 'tarifa').toString(), {
    nome: 'A tarifa',
    campo: 'tarifa',
  })
  const franquia = emVigor(PARAMETROS_DE_BAGAGEM_RR.franquia, bagagem)
  const passos: Passo[] = [franquia.passo]
  if (peso.comparar(franquia.valor) <= 0) {
    passos.push({
      dispositivo: 'art34',
      descricao: `${escreverNumero(peso)} kg não passam da franquia: a bagagem viaja de graça`,
      resultado: '0.00',
    })
    return { excedenteKg: '0', valor: Dinheiro.ZERO, memoria: passos }
  }
  const excedente = subtrair(peso, franquia.valor)
  const preco = emVigor(PARAMETROS_DE_BAGAGEM_RR.excedente, bagagem)
  const exato = tarifa.vezes(preco.valor).vezes(CENTESIMO).vezes(excedente).emReais()
  const valor = exato.arredondar('meio-para-cima')
  passos.push(
    { dispositivo: 'art34', descricao: 'Quilos acima da franquia', resultado: excedente.toString() },
    preco.passo,
    {
      dispositivo: 'art34',
      descricao: `Tarifa × ${escreverNumero(preco.valor)}% × ${escreverNumero(excedente)} kg`,
      resultado: exato.toString(),
    },
    {
      dispositivo: null,
      descricao: 'Arredondado ao centavo, meio para cima, uma vez',
      resultado: valor.toString(),
    },
  )
  return { excedenteKg: excedente.toString(), valor, memoria: passos }
}

function emVigor(p: ParametroNomeado, em: { data: DataCivil; parametros: Parametros }) {
  const campo = `parametros.${p.nome}`
  const linha = valorEm(em.parametros[p.nome] ?? [], em.data, p.significado.toLowerCase(), campo)
  const valor = lerNaoNegativo(linha.valor, { nome: p.significado, campo })
  const passo: Passo = {
    dispositivo: p.dispositivo,
    descricao: p.significado,
    resultado: valor.toString(),
    parametro: parametroUsado(p.nome, linha),
    leituras: p.leituras,
  }
  return { valor, passo }
}

/** A piece of baggage or a parcel received for the hold. */
export interface VolumeRecebido {
  descricao: string
  /** Number of the receipt or tag; null where none was given. */
  comprovante: string | null
}

const DO_COMPROVANTE: RegraConferida = { dispositivo: 'art35' }

/** Whether every piece received for the hold got its receipt (art. 35). `null`: nothing is known of the pieces. */
export function conferirComprovantes(volumes: readonly VolumeRecebido[] | null): Conferencia {
  if (volumes === null) return semDados(DO_COMPROVANTE, 'Não se sabe que volumes foram recebidos.')
  const faltas = volumes
    .filter((v) => v.comprovante === null || v.comprovante.trim() === '')
    .map((v) => `${v.descricao}: sem comprovante.`)
  return concluir(
    DO_COMPROVANTE,
    [
      ['volumes no bagageiro', volumes.length],
      ['sem comprovante', faltas.length],
    ],
    faltas,
    'Todo volume recebido tem comprovante.',
  )
}

/** Art. 36: what may not travel as baggage or parcel. */
export const MERCADORIAS_VEDADAS_RR = {
  'produto-perigoso': 'produto perigoso, pela legislação própria',
  animal: 'animal',
  fogos: 'fogos de artifício',
  explosivo: 'explosivo',
  combustivel: 'combustível',
  'objeto-inseguro': 'objeto que põe em risco o veículo, os passageiros ou terceiros',
} as const

export type MercadoriaVedada = keyof typeof MERCADORIAS_VEDADAS_RR

const DA_MERCADORIA: RegraConferida = {
  dispositivo: 'art36',
  infracao: 'art81_inc5',
  leituras: ['AMB-RR-35'],
}

/**
 * Whether the goods that a person classed are free of what art. 36 forbids; all of it falls under art. 81, V
 * (AMB-RR-35). `classe` null: not classed yet.
 */
export function conferirMercadorias(
  itens: readonly { descricao: string; classe: MercadoriaVedada | 'permitida' | null }[],
): Conferencia {
  const vedados = itens.flatMap((i) =>
    i.classe === null || i.classe === 'permitida'
      ? []
      : [`${i.descricao}: ${MERCADORIAS_VEDADAS_RR[i.classe]}.`],
  )
  const olhou = [
    ['itens', itens.length],
    ['vedados', vedados.length],
  ] as const
  const semClasse = itens.some((i) => i.classe === null)
  if (vedados.length === 0 && (semClasse || itens.length === 0)) {
    return semDados(DA_MERCADORIA, 'Falta classificar o que foi levado como bagagem ou encomenda.', olhou)
  }
  return concluir(DA_MERCADORIA, olhou, vedados, 'Nada do que foi levado é vedado.')
}
