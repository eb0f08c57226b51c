import type { CalendarioDeExpediente } from '../core/calendario.js'
import {
  type Conferencia,
  conferir,
  type Exame,
  examinar,
  type RegistroExigido,
} from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'
import { escreverNumero, Numero } from '../core/dinheiro.js'
import { RecusaDaLei } from '../core/erro.js'
import { contarDias, type Prazo, tempestivo } from '../core/prazo.js'
import type { Tabela } from '../core/tabela.js'
import type { Parametros } from '../fiscalizacao/infracao.js'
import type { Papel } from '../fiscalizacao/processo.js'
import { inteiroDaOutorga } from './parametros-da-outorga.js'
import { REGRA_DE_CONTAGEM_RR } from './prazos.js'

export type EstadoDaCriacao = 'proposta' | 'estudada' | 'em-preferencia' | 'preferida' | 'criada' | 'negada'
export type AtoDaCriacao =
  | 'juntar-estudo'
  | 'oferecer-preferencia'
  | 'responder-preferencia'
  | 'decidir-criacao'

/** The course of a new line, from the CRE/RR's initiative or the community's request (art. 4) to the decision. */
export const CRIACAO_DE_LINHA_RR: Tabela<EstadoDaCriacao, AtoDaCriacao, Papel> = [
  {
    ato: 'juntar-estudo',
    de: ['proposta', 'estudada'],
    para: { incompleto: 'mesmo', feito: 'estudada' },
    papeis: ['analista'],
    dispositivo: 'art4',
  },
  {
    ato: 'oferecer-preferencia',
    de: ['estudada'],
    para: { feito: 'em-preferencia' },
    papeis: ['analista'],
    dispositivo: 'art5_par1',
    iniciaPrazo: 'preferencia',
  },
  {
    ato: 'responder-preferencia',
    de: ['em-preferencia'],
    para: { aceita: 'preferida', recusada: 'estudada' },
    papeis: ['operadora', 'analista'],
    dispositivo: 'art5_par1',
  },
  {
    ato: 'decidir-criacao',
    de: ['estudada', 'preferida'],
    para: { criada: 'criada', negada: 'negada' },
    papeis: ['conselheiro'],
    dispositivo: 'art4',
  },
  {
    ato: 'decidir-criacao',
    de: ['em-preferencia'],
    para: { criada: 'criada', negada: 'negada' },
    papeis: ['conselheiro'],
    dispositivo: 'art5_par1',
    depoisDoPrazo: 'preferencia',
  },
]

/** What the file of a new line holds before anyone decides (art. 4). */
export const REGISTROS_DA_CRIACAO_DE_LINHA_RR: readonly RegistroExigido[] = [
  {
    dispositivo: 'art4',
    o_que: 'De quem é a iniciativa',
    exige: ['ato do CRE/RR ou pedido da comunidade, com quem pede'],
  },
  {
    dispositivo: 'art4_inc1',
    o_que: 'Peso econômico e social dos extremos',
    exige: ['parecer fundamentado'],
  },
  {
    dispositivo: 'art4_inc2',
    o_que: 'Viagens que as localidades geram',
    exige: ['estudo de demanda com período e método'],
  },
  { dispositivo: 'art4_inc3', o_que: 'Permanência da ligação', exige: ['parecer fundamentado'] },
  {
    dispositivo: 'art4_inc4',
    o_que: 'Efeito sobre os serviços que já existem',
    exige: ['análise de sobreposição com as linhas existentes'],
  },
]

/** Whether the file holds each piece of art. 4; those missing are the reasons. Their weight is for a person. */
export function examinarCriterios(juntados: readonly string[]): Exame {
  return examinar(
    REGISTROS_DA_CRIACAO_DE_LINHA_RR.map((r) => ({
      dispositivo: r.dispositivo,
      atendida: juntados.includes(r.dispositivo),
      descricao: r.o_que,
      resultado: juntados.includes(r.dispositivo) ? 'juntado' : 'falta',
      falta: `Falta no processo: ${r.exige.join(' e ')}.`,
    })),
  )
}

/** Art. 5: two approved itineraries already join the ends, and the main line's concessionaire does not want the new one. */
export function conferirLinhaEntreExtremos(pedido: {
  itinerariosAtivos: number
  /** What the concessionaire of the main line declared; null where it did not. */
  concessionaria: 'sem-interesse' | 'sem-condicao' | 'quer-explorar' | null
  /** Whether the new line is for that concessionaire, which has preference (§ 1). */
  paraAConcessionaria?: boolean
}): Conferencia {
  const { itinerariosAtivos, concessionaria, paraAConcessionaria = false } = pedido
  const dois = itinerariosAtivos >= 2
  const querOutra = concessionaria === 'quer-explorar' && !paraAConcessionaria
  return conferir({
    dispositivo: 'art5',
    certo: !dois || querOutra ? false : concessionaria === null ? null : true,
    conforme: paraAConcessionaria
      ? 'Há dois itinerários e a concessionária exerceu a preferência.'
      : 'Há dois itinerários e a concessionária não vai explorar a linha.',
    violacao: dois
      ? 'A concessionária da linha principal quer explorar a linha.'
      : 'Não há dois itinerários ativos entre os extremos.',
    semDados: 'Falta a declaração da concessionária da linha principal.',
    olhou: [
      { o_que: 'itinerários ativos entre os extremos', valor: String(itinerariosAtivos) },
      { o_que: 'declaração da concessionária', valor: concessionaria ?? 'não há' },
    ],
    leituras: ['AMB-RR-04'],
  })
}

const FATOR = Numero.de('1.1')

function lerExtensao(texto: string, campo: string): Numero {
  const km = Numero.de(texto, campo)
  if (!km.negativo() && !km.zero()) return km
  throw new RecusaDaLei({
    codigo: 'distancia-invalida',
    mensagem: 'A extensão tem de ser maior que zero, em quilômetros.',
    campo,
    dispositivo: 'art5_par1',
  })
}

/**
 * Art. 5, § 1: the new line is at most 10 % longer than the existing one, and the main line's concessionaire was asked
 * first. What the 10 % is of is a reading, so that a person has the last word (AMB-RR-03).
 * @param linha lengths in km, as text.
 * @throws RecusaDaLei `distancia-invalida`, `numero-invalido`.
 */
export function examinarLinhaNova(linha: {
  existente_km: string
  nova_km: string
  preferencia: 'nao-oferecida' | 'sem-resposta' | 'recusada' | 'aceita'
  prazoDaPreferenciaVencido: boolean
  /** Whether who would run it is the main line's concessionaire. */
  paraAConcessionaria: boolean
}): Exame & { maximo_km: string } {
  const maximo = lerExtensao(linha.existente_km, 'existente_km').vezes(FATOR)
  const nova = lerExtensao(linha.nova_km, 'nova_km')
  const { preferencia, prazoDaPreferenciaVencido, paraAConcessionaria } = linha
  const livre =
    preferencia === 'recusada' || (preferencia === 'sem-resposta' && prazoDaPreferenciaVencido === true)
  const exame = examinar([
    {
      dispositivo: 'art5_par1',
      atendida: nova.comparar(maximo) <= 0,
      descricao: `${escreverNumero(linha.existente_km)} km × 1,1: extensão máxima da linha nova`,
      resultado: maximo.toString(),
      falta: `A linha nova, de ${escreverNumero(nova)} km, passa do máximo de ${escreverNumero(maximo)} km.`,
      leituras: ['AMB-RR-03'],
    },
    {
      dispositivo: 'art5_par1',
      atendida: paraAConcessionaria || livre,
      descricao: 'Preferência da concessionária da linha principal',
      resultado: paraAConcessionaria ? 'exercida' : preferencia,
      falta:
        preferencia === 'aceita'
          ? 'A concessionária da linha principal quer a linha e tem preferência.'
          : 'Falta oferecer a linha à concessionária da principal e esperar a resposta.',
    },
    {
      dispositivo: 'art5_par1',
      atendida: null,
      descricao: 'Se os 10% se medem pela extensão total é decisão de quem julga',
      resultado: 'decisão de pessoa',
      leituras: ['AMB-RR-03'],
    },
  ])
  return { ...exame, maximo_km: maximo.toString() }
}

/** Art. 5, § 2: a line is extended or shortened only after the CRE/RR agreed, and it stays the same line. */
export function examinarAnuenciaDaAlteracao(alteracao: {
  tipo: 'prolongamento' | 'encurtamento'
  anuencia: { ato: string; data: DataCivil } | null
  inicio: DataCivil
}): Exame & { linhaNova: false } {
  const { tipo, anuencia, inicio } = alteracao
  const exame = examinar([
    {
      dispositivo: 'art5_par2',
      atendida: anuencia !== null && anuencia.ato.trim() !== '' && anuencia.data <= inicio,
      descricao: `Anuência do CRE/RR ao ${tipo}`,
      resultado: anuencia ? `${anuencia.ato}, ${anuencia.data}` : 'não há',
      falta: `O ${tipo} depende de anuência do CRE/RR dada antes.`,
    },
  ])
  return { ...exame, linhaNova: false }
}

/**
 * The term for the main line's concessionaire to say whether it wants the new line (art. 5, § 1). The law gives none: the
 * authority's parameter does (AMB-RR-03).
 * @param ciencia day on which it was told of the offer.
 * @throws RecusaDaLei `parametro-ausente`, `sem-valor-na-data`, `parametro-invalido`.
 */
export function prazoDaPreferencia(
  ciencia: DataCivil,
  calendario: CalendarioDeExpediente,
  parametros: Parametros,
): Prazo {
  const { valor, parametro } = inteiroDaOutorga('prazo_da_preferencia_dias', ciencia, parametros)
  const prazo = contarDias(calendario, ciencia, valor, REGRA_DE_CONTAGEM_RR)
  const fixado = {
    dispositivo: 'art5_par1' as const,
    descricao: 'Dias para responder à preferência, fixados pela autoridade',
    resultado: String(valor),
    parametro,
    leituras: ['AMB-RR-03'],
  }
  return { ...prazo, memoria: [fixado, ...prazo.memoria] }
}

/** Whether an answer to the preference came in time (art. 5, § 1). */
export function examinarRespostaDaPreferencia(prazo: Prazo, data: DataCivil): Exame {
  const exame = examinar([
    {
      dispositivo: 'art5_par1',
      atendida: tempestivo(prazo, data),
      descricao: `Resposta à preferência; o prazo vai até ${escreverData(prazo.vencimento)}`,
      resultado: data,
      falta: `O prazo para exercer a preferência acabou em ${escreverData(prazo.vencimento)}.`,
    },
  ])
  return { ...exame, memoria: [...prazo.memoria, ...exame.memoria] }
}
