import { z } from 'zod'
import { comoAutoridade } from '../delegacoes/como-autoridade.js'
import {
  escolha,
  hora,
  inteiro,
  lista,
  opcional,
  procura,
  quilometros,
  simOuNao,
  varios,
} from '../formulario/campos.js'
import {
  type ConteudoDaLinha,
  PISOS,
  SENTIDOS,
  TIPOS_DE_HORARIO,
  type TrechoDaLinha,
} from '../linhas/quadro.js'
import { exigirRascunho, type Rascunho } from '../linhas/rascunho.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'

const DIAS = { 1: 'seg', 2: 'ter', 3: 'qua', 4: 'qui', 5: 'sex', 6: 'sáb', 7: 'dom' } as const
const TODOS_OS_DIAS = [1, 2, 3, 4, 5, 6, 7]

const doPonto = (desde: string) =>
  z.object({
    ponto_id: procura('Ponto', 'ponto'),
    km: quilometros(`Km desde ${desde}`),
    minutos: inteiro(`Minutos desde ${desde}`, { maximo: 5000 }),
    piso: opcional(escolha('Piso até aqui', PISOS)),
    secao: opcional(simOuNao('Seção')),
    parada: opcional(simOuNao('Parada')),
  })
const Ponto = doPonto('o primeiro ponto')
const PontoAlem = doPonto('o extremo de hoje')

const Horario = z.object({
  hora: hora('Hora'),
  sentido: escolha('Sentido', SENTIDOS),
  dias: opcional(varios('Dias', DIAS, { dica: 'Em branco, todos os dias.' })),
  tipo: opcional(escolha('Tipo', TIPOS_DE_HORARIO, { dica: 'Em branco, comum.' })),
})

const DA_LISTA = 'Na ordem da viagem; o primeiro fica no km 0, minuto 0. Piso em branco é pavimentado.'
const ALEM = 'Do mais próximo ao mais distante. O último é o novo extremo, e é seção.'

/** The points of a whole itinerary, in order. */
export const listaDePontos = (rotulo: string) =>
  lista(rotulo, Ponto, { minimo: 2, maximo: 200, dica: DA_LISTA })
/** Points past an end of today. */
export const listaAlem = (rotulo: string) =>
  lista(rotulo, PontoAlem, { minimo: 1, maximo: 50, dica: ALEM, dispositivo: 'art58' })
export const listaDeHorarios = (rotulo: string, minimo = 1) =>
  lista(rotulo, Horario, { minimo, maximo: 1000 })
/** Departures as they are named: one hour in one direction. */
export const listaDePartidas = (rotulo: string) =>
  lista(rotulo, z.object({ hora: hora('Hora'), sentido: escolha('Sentido', SENTIDOS) }), {
    minimo: 1,
    maximo: 300,
  })
export const listaDePares = (rotulo: string) =>
  lista(rotulo, z.object({ de: procura('Entre', 'ponto'), ate: procura('E', 'ponto') }), {
    maximo: 500,
    dispositivo: 'art45',
    dica: 'Pares de seções entre as quais não se vende passagem.',
  })

export type PontoPedido = z.output<typeof Ponto>
export type HorarioPedido = z.output<typeof Horario>

export const horariosDe = (horarios: readonly HorarioPedido[]): Rascunho['horarios'] =>
  horarios.map((h) => ({
    hora: h.hora,
    sentido: h.sentido,
    tipo: h.tipo ?? 'comum',
    dias: h.dias?.length ? h.dias.map(Number) : TODOS_OS_DIAS,
  }))

/** Points typed one under the other, each with the pavement of the way to it, as a draft. */
export function rascunhoDos(
  pontos: readonly PontoPedido[],
  resto: Pick<Rascunho, 'horarios' | 'restricoes' | 'paradas_pelo_conselho'>,
): Rascunho {
  const ultimo = pontos.length - 1
  const decimos = (km: string) => Math.round(Number(km) * 10)
  const trechos = pontos.slice(1).map((p, i): TrechoDaLinha => {
    const d = decimos(p.km) - decimos(pontos[i]?.km ?? '0')
    return { de: i, km: (Math.max(0, d) / 10).toFixed(1), piso: p.piso ?? 'pavimentado' }
  })
  return {
    ...resto,
    trechos,
    pontos: pontos.map((p, i) => ({
      ponto_id: p.ponto_id,
      km: p.km,
      minutos: p.minutos,
      secao: i === 0 || i === ultimo || p.secao === true,
      parada: p.parada === true,
    })),
  }
}

/** What stands, as a draft to be changed. */
export const rascunhoDoQuadro = (q: ConteudoDaLinha): Rascunho => ({
  pontos: q.pontos.map(({ ponto_id, km, minutos, secao, parada }) => ({
    ponto_id,
    km,
    minutos,
    secao,
    parada,
  })),
  trechos: q.trechos,
  horarios: q.horarios,
  restricoes: q.restricoes,
  paradas_pelo_conselho: q.paradas_pelo_conselho,
})

/** A draft without the restrictions whose places are sections no more. */
export function semRestricoesPerdidas(r: Rascunho): Rascunho {
  const secoes = new Set(r.pontos.filter((p) => p.secao).map((p) => p.ponto_id))
  return { ...r, restricoes: r.restricoes.filter((par) => par.every((id) => secoes.has(id))) }
}

/**
 * The content of a draft with nothing wrong, whoever asks: points are the authority's register.
 * @param campo the form's field of each field of the draft. @throws Problema 422 naming every fault.
 */
export async function conteudoDo(
  c: Contexto,
  r: Rascunho,
  campo: (doRascunho: string) => string = (nome) => nome,
): Promise<ConteudoDaLinha> {
  try {
    return await comoAutoridade(c, () => exigirRascunho(c, semRestricoesPerdidas(r)))
  } catch (erro) {
    if (!(erro instanceof Problema) || erro.codigo !== 'quadro-incompleto') throw erro
    const erros = (erro.extra.erros ?? []).map((x) => ({ ...x, campo: campo(x.campo) }))
    throw new Problema(422, erro.codigo, erro.mensagem, { campo: erros[0]?.campo ?? null, erros })
  }
}
