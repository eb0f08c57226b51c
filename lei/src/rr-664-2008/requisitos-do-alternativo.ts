import type { CalendarioDeExpediente } from '../core/calendario.js'
import type { Conferencia } from '../core/conferencia.js'
import { type DataCivil, escreverData } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import { contarDias, type Prazo, tempestivo } from '../core/prazo.js'
import { concluir, type RegraConferida, semDados, simOuNao } from './conclusoes.js'
import type { LeituraRR } from './leituras.js'
import { REGRA_DE_CONTAGEM_RR } from './prazos.js'

interface Requisito {
  dispositivo: Dispositivo
  nome: string
  infracao: Dispositivo | null
}

const requisito = (inciso: number, nome: string, infracao: Dispositivo | null = null): Requisito => ({
  dispositivo: `art68_inc${inciso}`,
  nome,
  infracao,
})

/**
 * Art. 68: what an inspector checks on a vehicle of transporte alternativo. The infraction is named where an item of the
 * catalogue plainly fits; the catalogue is the same as for the other services (AMB-RR-24).
 */
export const REQUISITOS_DO_ALTERNATIVO_RR = {
  horario: requisito(1, 'Sai e chega no horário do terminal, sem repartir passageiros', 'art81_inc6'),
  bilhete: requisito(2, 'Bilhete do modelo e da numeração liberados', 'art81_inc1'),
  cor: requisito(3, 'Cor padronizada da empresa'),
  itinerario: requisito(3, 'Itinerário definido', 'art81_inc6'),
  numero_de_ordem: requisito(4, 'Número de ordem nas laterais e na traseira'),
  identificacao: requisito(5, 'Empresa ou cooperativa identificada nas laterais e na traseira'),
  cintos: requisito(7, 'Cinto de segurança para todos', 'art79_inc2'),
  seguro: requisito(8, 'Seguro de todos, com o prêmio escrito no bilhete'),
} as const satisfies Record<string, Requisito>

export type RequisitoDoAlternativo = keyof typeof REQUISITOS_DO_ALTERNATIVO_RR

const DO_CATALOGO: readonly LeituraRR[] = ['AMB-RR-24']

/** The checklist of art. 68 as an inspector answered it; an item not answered is not known. */
export function conferirVeiculoAlternativo(
  respostas: Readonly<Partial<Record<RequisitoDoAlternativo, boolean>>>,
): Conferencia[] {
  return (Object.keys(REQUISITOS_DO_ALTERNATIVO_RR) as RequisitoDoAlternativo[]).map((chave) => {
    const { dispositivo, nome, infracao }: Requisito = REQUISITOS_DO_ALTERNATIVO_RR[chave]
    const regra: RegraConferida = {
      dispositivo,
      leituras: DO_CATALOGO,
      ...(infracao === null ? {} : { infracao }),
    }
    const resposta = respostas[chave]
    if (resposta === undefined) return semDados(regra, `${nome}: não conferido.`)
    return concluir(regra, [[nome, simOuNao(resposta)]], resposta ? [] : [`${nome}: não atende.`], nome)
  })
}

/** A range of ticket numbers released by the State body to one operator (art. 68, II), both ends included. */
export interface SerieDeBilhetes {
  modelo: string
  de: number
  ate: number
  liberadaEm: DataCivil
}

const DO_BILHETE: RegraConferida = { dispositivo: 'art68_inc2', infracao: 'art81_inc1' }

/**
 * Whether a ticket is of a model and number that the State body had released to the operator by `data` (art. 68, II), and
 * was not issued before.
 */
export function conferirNumeroDoBilhete(
  bilhete: { modelo: string; numero: number; data: DataCivil },
  series: readonly SerieDeBilhetes[],
  jaEmitidos: readonly number[],
): Conferencia {
  const serie = series.find(
    (s) =>
      s.modelo === bilhete.modelo &&
      s.liberadaEm <= bilhete.data &&
      s.de <= bilhete.numero &&
      bilhete.numero <= s.ate,
  )
  const faltas = [
    ...(serie ? [] : ['O modelo ou o número não foi liberado pelo órgão estadual.']),
    ...(jaEmitidos.includes(bilhete.numero) ? ['Já há bilhete emitido com este número.'] : []),
  ]
  return concluir(
    DO_BILHETE,
    [
      ['modelo', bilhete.modelo],
      ['número', bilhete.numero],
      ['série', serie ? `${serie.de} a ${serie.ate}` : 'nenhuma'],
    ],
    faltas,
    'O bilhete está em série liberada.',
  )
}

/** Art. 68, § 1: days to meet items II, III and VIII; the text gives no start, so from that of the operation (AMB-RR-52). */
export const DIAS_DE_ADEQUACAO_RR = 90
const COM_PRAZO: readonly Dispositivo[] = ['art68_inc2', 'art68_inc3', 'art68_inc8']

/** Until when items II, III and VIII of art. 68 may still be missing (§ 1): 90 days from the start of operation. */
export function prazoDeAdequacao(inicio: DataCivil, calendario: CalendarioDeExpediente): Prazo {
  return contarDias(calendario, inicio, DIAS_DE_ADEQUACAO_RR, REGRA_DE_CONTAGEM_RR)
}

/** The checklist of art. 68 with the term of § 1: a breach of II, III or VIII inside it is not one yet. */
export function aplicarPrazoDeAdequacao(
  conferencias: readonly Conferencia[],
  em: { inicio: DataCivil; data: DataCivil; calendario: CalendarioDeExpediente },
): Conferencia[] {
  const prazo = prazoDeAdequacao(em.inicio, em.calendario)
  if (!tempestivo(prazo, em.data)) return [...conferencias]
  return conferencias.map((c) =>
    c.resultado === 'violacao' && COM_PRAZO.includes(c.dispositivo)
      ? {
          ...c,
          resultado: 'conforme' as const,
          infracao: null,
          mensagem: `${c.mensagem} A empresa tem até ${escreverData(prazo.vencimento)} para atender.`,
          leituras: [...c.leituras, 'AMB-RR-52'],
        }
      : c,
  )
}

const DOS_PONTOS: RegraConferida = { dispositivo: 'art68_par2' }

/** Whether an alternative line works only the points that the edital set (art. 68, § 2); `null`: no edital on record. */
export function conferirPontosDoEdital(
  operados: readonly string[],
  doEdital: readonly string[] | null,
): Conferencia {
  if (doEdital === null) return semDados(DOS_PONTOS, 'Não há edital registrado com os pontos.')
  const fora = operados.filter((p) => !doEdital.includes(p))
  return concluir(
    DOS_PONTOS,
    [
      ['pontos operados', operados.join(', ')],
      ['pontos do edital', doEdital.join(', ')],
    ],
    fora.map((p) => `${p} não está no edital.`),
    'Todos os pontos operados estão no edital.',
  )
}
