import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Contexto } from '../platform/contexto.js'
import { type ErroDeCampo, Problema } from '../platform/problema.js'
import { registrosOnde } from '../registros/registro.js'
import { escreverKm } from './comparar-quadros.js'
import { diasSeguintes, emOrdem, escreverDias, HORA_ILEGIVEL, lerHoraDePartida } from './horarios.js'
import { faltasDosLugares } from './limites.js'
import type { DadosDoPonto } from './ponto.js'
import {
  type ConteudoDaLinha,
  type HorarioDaLinha,
  PISOS,
  type Piso,
  type PontoDaLinha,
  SENTIDOS,
  TIPOS_DE_HORARIO,
} from './quadro.js'

const umDe = <K extends string>(opcoes: Readonly<Record<K, string>>) =>
  z.enum(Object.keys(opcoes) as [K, ...K[]], 'Escolha uma das opções.')

/** A Quadro being drawn: what is missing in it is blank, and is told rather than refused while it is only looked at. */
export const Rascunho = z.object({
  pontos: z
    .array(
      z.object({
        ponto_id: z.uuid('Escolha o ponto na lista.'),
        km: z
          .string()
          .trim()
          .max(12)
          .default('')
          .describe('Do primeiro ponto, pelo itinerário; o primeiro é 0'),
        minutos: z.number().int().min(0).max(5000).nullable().default(null).describe('Do primeiro ponto'),
        secao: z.boolean().default(false),
        parada: z.boolean().default(false),
      }),
    )
    .max(200, 'No máximo 200 pontos.'),
  trechos: z
    .array(
      z.object({
        de: z.number().int().min(0).describe('Lugar na lista do ponto de onde o trecho sai, a partir de 0'),
        km: z.string().trim().max(12).default(''),
        piso: umDe(PISOS).nullable().default(null),
      }),
    )
    .max(1000, 'No máximo 1000 trechos.'),
  horarios: z
    .array(
      z.object({
        hora: z.string().max(20).describe('HH:MM; de 24:00 a 29:59 é o dia seguinte'),
        dias: z.array(z.number().int().min(1).max(7)).describe('1 segunda-feira, 7 domingo'),
        sentido: umDe(SENTIDOS),
        tipo: umDe(TIPOS_DE_HORARIO).default('comum'),
      }),
    )
    .max(1000, 'No máximo 1000 horários.'),
  restricoes: z
    .array(
      z
        .array(z.uuid())
        .length(2, 'A restrição é entre duas seções.')
        .transform(([a = '', b = '']): [string, string] => [a, b]),
    )
    .max(500)
    .default([])
    .describe('Pares de pontos entre os quais não se vende passagem'),
  paradas_pelo_conselho: z
    .string()
    .trim()
    .max(200)
    .nullish()
    .transform((t) => t || null)
    .describe('Ato do conselho que admite mais de 3 horas entre paradas'),
})
export type Rascunho = z.output<typeof Rascunho>

export interface RascunhoConferido {
  erros: ErroDeCampo[]
  /** What was understood otherwise than written. */
  avisos: string[]
  /** Null while there is anything wrong. */
  conteudo: ConteudoDaLinha | null
}

type Ponto = DadosDoPonto & { encerrado: boolean }

async function pontosDoCadastro(c: Contexto, ids: readonly string[]): Promise<Map<string, Ponto>> {
  const unicos = [...new Set(ids)]
  const achados = await registrosOnde<DadosDoPonto>(
    c,
    sql`r.tipo = 'ponto' and r.id = any(${unicos}::uuid[])`,
    sql`r.id`,
    unicos.length,
  )
  return new Map(achados.map((r) => [r.id, { ...r.dados, encerrado: r.encerrado_em !== null }]))
}

/** Tenths of a kilometre of a text with one decimal at most; null where it is none. */
function decimos(km: string): number | null {
  const m = /^(\d{1,5})(?:[.,](\d))?$/.exec(km)
  return m ? Number(m[1]) * 10 + Number(m[2] ?? 0) : null
}

const emKm = (d: number) => `${Math.floor(d / 10)}.${d % 10}`

function conferirPontos(
  r: Rascunho,
  cadastro: ReadonlyMap<string, Ponto>,
  erros: ErroDeCampo[],
): PontoDaLinha[] {
  if (r.pontos.length < 2)
    erros.push({ campo: 'pontos', mensagem: 'O itinerário precisa de ao menos dois pontos.' })
  let [km, minutos] = [-1, -1]
  return r.pontos.flatMap((p, i): PontoDaLinha[] => {
    const campo = (nome: string) => `pontos.${i}.${nome}`
    const ponto = cadastro.get(p.ponto_id)
    if (!ponto) {
      erros.push({ campo: campo('ponto_id'), mensagem: 'Este ponto não está no cadastro.' })
      return []
    }
    const antes = i > 0 ? cadastro.get(r.pontos[i - 1]?.ponto_id ?? '') : undefined
    const dizer = (nome: string, mensagem: string) => erros.push({ campo: campo(nome), mensagem })
    if (ponto.encerrado) dizer('ponto_id', `${ponto.nome} foi encerrado no cadastro de pontos.`)
    if (i > 0 && r.pontos[i - 1]?.ponto_id === p.ponto_id)
      dizer('ponto_id', `${ponto.nome} aparece duas vezes seguidas.`)
    const d = decimos(p.km)
    if (d === null) {
      dizer('km', p.km === '' ? `Falta o quilômetro de ${ponto.nome}.` : 'Escreva os quilômetros como 120,5.')
    } else if (i === 0 && d !== 0) dizer('km', 'O primeiro ponto fica no quilômetro 0.')
    else if (d <= km) dizer('km', `${ponto.nome} vem depois de ${antes?.nome} e tem de ficar mais longe.`)
    if (p.minutos === null) dizer('minutos', `Falta o tempo de viagem até ${ponto.nome}.`)
    else if (i === 0 && p.minutos !== 0)
      dizer('minutos', 'O tempo de viagem conta do primeiro ponto, que é 0.')
    else if (p.minutos <= minutos)
      dizer('minutos', `${ponto.nome} vem depois de ${antes?.nome} e tem de ter tempo maior.`)
    km = d ?? km
    minutos = p.minutos ?? minutos
    return [
      {
        ponto_id: p.ponto_id,
        localidade: ponto.nome,
        municipio_ibge: ponto.municipio_ibge,
        tipo: ponto.localidade,
        lat: ponto.lat,
        lon: ponto.lon,
        km: emKm(d ?? 0),
        minutos: p.minutos ?? 0,
        secao: p.secao,
        parada: p.parada,
        terminal: ponto.terminal,
      },
    ]
  })
}

function conferirTrechos(r: Rascunho, nomes: readonly string[], erros: ErroDeCampo[]) {
  for (const [k, t] of r.trechos.entries()) {
    const onde = `entre ${nomes[t.de]} e ${nomes[t.de + 1]}`
    const d = decimos(t.km)
    if (t.de + 1 >= nomes.length) {
      erros.push({ campo: `trechos.${k}.de`, mensagem: 'Este trecho sai do último ponto, ou de nenhum.' })
      continue
    }
    if (d === null || d === 0) {
      const falta = t.km === '' || d === 0
      const mensagem = falta
        ? `Faltam os quilômetros do trecho ${onde}.`
        : `Trecho ${onde}: escreva os quilômetros com no máximo uma casa, como 120,5.`
      erros.push({ campo: `trechos.${k}.km`, mensagem })
    }
    if (t.piso === null)
      erros.push({ campo: `trechos.${k}.piso`, mensagem: `Falta o piso do trecho ${onde}.` })
  }
  for (let i = 0; i + 1 < nomes.length; i++) {
    const onde = `entre ${nomes[i]} e ${nomes[i + 1]}`
    const daqui = r.trechos.filter((t) => t.de === i)
    if (daqui.length === 0) {
      erros.push({ campo: `trechos.${i}`, mensagem: `Falta o trecho ${onde}: quilômetros e piso.` })
      continue
    }
    const soma = daqui.reduce((s, t) => s + (decimos(t.km) ?? Number.NaN), 0)
    const [a, b] = [decimos(r.pontos[i]?.km ?? ''), decimos(r.pontos[i + 1]?.km ?? '')]
    if (Number.isNaN(soma) || a === null || b === null || b - a === soma) continue
    const escrito = (d: number) => escreverKm(emKm(d))
    erros.push({
      campo: `trechos.${i}`,
      mensagem: `Os trechos ${onde} somam ${escrito(soma)}, mas os pontos distam ${escrito(Math.max(0, b - a))}.`,
    })
  }
  return r.trechos
    .map((t) => ({ de: t.de, km: emKm(decimos(t.km) ?? 0), piso: (t.piso ?? 'pavimentado') as Piso }))
    .sort((x, y) => x.de - y.de)
}

function conferirHorarios(r: Rascunho, erros: ErroDeCampo[], avisos: string[]): HorarioDaLinha[] {
  const lidos = r.horarios.flatMap((h, i): HorarioDaLinha[] => {
    const lida = lerHoraDePartida(h.hora)
    if (!lida) erros.push({ campo: `horarios.${i}.hora`, mensagem: `«${h.hora}» ${HORA_ILEGIVEL}` })
    if (h.dias.length === 0)
      erros.push({ campo: `horarios.${i}.dias`, mensagem: `Diga em que dias sai a partida das ${h.hora}.` })
    if (!lida) return []
    const dias = lida.dias_depois === 1 ? diasSeguintes(h.dias) : [...new Set(h.dias)]
    if (lida.dias_depois === 1 && h.dias.length > 0) {
      const todos = h.dias.length === 7
      const quando = todos ? '' : ` de ${escreverDias(h.dias)}`
      const entao = todos ? '' : `: ${escreverDias(dias)}`
      avisos.push(`${h.hora}${quando} é ${lida.hora} do dia seguinte${entao}.`)
    }
    return [{ hora: lida.hora, dias, sentido: h.sentido, tipo: h.tipo }]
  })
  return emOrdem(lidos)
}

function conferirRestricoes(r: Rascunho, pontos: readonly PontoDaLinha[], erros: ErroDeCampo[]) {
  const secoes = new Map(pontos.filter((p) => p.secao).map((p) => [p.ponto_id, p.localidade]))
  for (const [i, [a, b]] of r.restricoes.entries()) {
    const mensagem =
      a === b
        ? 'A restrição é entre duas seções diferentes.'
        : secoes.has(a) && secoes.has(b)
          ? null
          : 'A restrição é entre duas seções da linha.'
    if (mensagem) erros.push({ campo: `restricoes.${i}`, mensagem })
  }
  return r.restricoes
}

/** Checks the shape of a draft: every fault with its field, nothing refused; the law is asked elsewhere. */
export async function conferirRascunho(c: Contexto, r: Rascunho): Promise<RascunhoConferido> {
  const erros: ErroDeCampo[] = []
  const avisos: string[] = []
  const cadastro = await pontosDoCadastro(
    c,
    r.pontos.map((p) => p.ponto_id),
  )
  const pontos = conferirPontos(r, cadastro, erros)
  const conhecidos = pontos.length === r.pontos.length
  const trechos = conhecidos
    ? conferirTrechos(
        r,
        pontos.map((p) => p.localidade),
        erros,
      )
    : []
  const lugares = pontos.map((p) => ({ ...p, nome: p.localidade }))
  for (const [i, falta] of (await faltasDosLugares(c, lugares)).entries())
    if (falta) erros.push({ campo: `pontos.${i}.ponto_id`, mensagem: falta })
  const horarios = conferirHorarios(r, erros, avisos)
  const restricoes = conferirRestricoes(r, pontos, erros)
  const { paradas_pelo_conselho } = r
  const conteudo = { pontos, trechos, horarios, restricoes, paradas_pelo_conselho }
  return { erros, avisos, conteudo: erros.length === 0 ? conteudo : null }
}

/**
 * The content of a draft that has nothing wrong.
 * @throws Problema 422 `quadro-incompleto` with every fault.
 */
export async function exigirRascunho(c: Contexto, r: Rascunho): Promise<ConteudoDaLinha> {
  const { erros, conteudo } = await conferirRascunho(c, r)
  if (conteudo) return conteudo
  const [primeiro] = erros
  throw new Problema(
    422,
    'quadro-incompleto',
    erros.length === 1 ? (primeiro?.mensagem ?? '') : `${erros.length} pontos do quadro a corrigir.`,
    { campo: primeiro?.campo ?? null, erros },
  )
}
