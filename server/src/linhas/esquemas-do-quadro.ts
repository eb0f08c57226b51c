import { z } from 'zod'
import { nomeDoMunicipio } from '../cadastro/municipios.js'
import { escreverDuracao, kmPorPiso, mudancasEntre } from './comparar-quadros.js'
import { chegadaDe, escreverChegada, escreverDias } from './horarios.js'
import { TIPOS_DE_LOCALIDADE } from './ponto.js'
import {
  type ConteudoDaLinha,
  extremosDe,
  MOTIVOS_DO_QUADRO,
  PISOS,
  type Quadro,
  SENTIDOS,
  TIPOS_DE_HORARIO,
} from './quadro.js'

const nomes = <K extends string>(opcoes: Readonly<Record<K, string>>) =>
  z.enum(Object.keys(opcoes) as [K, ...K[]])

export const HorarioJson = z
  .object({
    hora: z.string().describe('HH:MM no dia em que sai'),
    dias: z.array(z.number().int()),
    dias_escritos: z.string(),
    sentido: nomes(SENTIDOS),
    tipo: nomes(TIPOS_DE_HORARIO),
    chegada: z.string().describe('HH:MM no relógio'),
    chegada_dias_depois: z.number().int(),
    chegada_escrita: z.string().describe('«01:10 do dia seguinte»'),
  })
  .meta({ id: 'HorarioDaLinha' })

const ConteudoJson = z.object({
  extensao_km: z.string(),
  duracao: z.string(),
  pontos: z.array(
    z.object({
      ponto_id: z.string(),
      localidade: z.string(),
      municipio_ibge: z.string(),
      municipio: z.string(),
      tipo: nomes(TIPOS_DE_LOCALIDADE),
      lat: z.string(),
      lon: z.string(),
      km: z.string(),
      minutos: z.number().int(),
      tempo: z.string(),
      secao: z.boolean(),
      parada: z.boolean(),
      terminal: z.string().nullable(),
    }),
  ),
  trechos: z.array(z.object({ de: z.number().int(), km: z.string(), piso: nomes(PISOS) })),
  km_por_piso: z.array(z.object({ piso: nomes(PISOS), nome: z.string(), km: z.string() })),
  horarios: z.array(HorarioJson),
  restricoes: z.array(z.array(z.string())).describe('Pares de pontos entre os quais não se vende passagem'),
  paradas_pelo_conselho: z.string().nullable(),
})

export const QuadroJson = ConteudoJson.extend({
  versao: z.number().int(),
  de: z.string(),
  ate: z.string().nullable().describe('Primeiro dia do seguinte'),
  ato: z.string(),
  razoes: z.string(),
  motivo: z.string(),
  motivo_nome: z.string(),
  restaura: z.number().int().nullable(),
  documento: z.string().nullable(),
  situacao: z.enum(['em-vigor', 'passado', 'futuro']),
  mudou: z.array(z.string()).describe('O que mudou do anterior'),
}).meta({ id: 'QuadroDaLinha' })

export const RascunhoVistoJson = ConteudoJson.extend({ mudou: z.array(z.string()) }).meta({
  id: 'QuadroVisto',
})

/** The content with what a person reads: arrivals, days, durations. */
export function mostrarConteudo(q: ConteudoDaLinha): z.input<typeof ConteudoJson> {
  const { km, minutos } = extremosDe(q.pontos)[1]
  return {
    extensao_km: km,
    duracao: escreverDuracao(minutos),
    pontos: q.pontos.map((p) => ({
      ...p,
      municipio: nomeDoMunicipio(p.municipio_ibge),
      tempo: escreverDuracao(p.minutos),
    })),
    trechos: q.trechos,
    km_por_piso: kmPorPiso(q).map((p) => ({ ...p, nome: PISOS[p.piso] })),
    horarios: q.horarios.map((h) => {
      const chegada = chegadaDe(h.hora, minutos)
      return {
        ...h,
        dias_escritos: escreverDias(h.dias),
        chegada: chegada.hora,
        chegada_dias_depois: chegada.dias_depois,
        chegada_escrita: escreverChegada(chegada),
      }
    }),
    restricoes: q.restricoes,
    paradas_pelo_conselho: q.paradas_pelo_conselho,
  }
}

/** A version as pages and programs read it. */
export function mostrarQuadro(q: Quadro, anterior: Quadro | null, hoje: string): z.input<typeof QuadroJson> {
  const { versao, de, ate, ato, razoes, motivo, restaura, documento } = q
  return {
    ...mostrarConteudo(q),
    versao,
    de,
    ate,
    ato,
    razoes,
    motivo,
    motivo_nome: MOTIVOS_DO_QUADRO[motivo],
    restaura,
    documento,
    situacao: de > hoje ? 'futuro' : ate !== null && ate <= hoje ? 'passado' : 'em-vigor',
    mudou: anterior ? mudancasEntre(anterior, q) : [],
  }
}
