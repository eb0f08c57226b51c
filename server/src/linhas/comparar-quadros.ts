import { escreverNumero } from '@outorga/lei'
import { escreverDias } from './horarios.js'
import {
  type ConteudoDaLinha,
  type HorarioDaLinha,
  PISOS,
  type Piso,
  SENTIDOS,
  TIPOS_DE_HORARIO,
} from './quadro.js'

/** «54 km», «54,5 km». */
export const escreverKm = (km: string): string => `${escreverNumero(km.replace(/\.0$/, ''))} km`

/** «2 h 15 min», «45 min». */
export function escreverDuracao(minutos: number): string {
  const [h, m] = [Math.floor(minutos / 60), minutos % 60]
  return [h > 0 && `${h} h`, (m > 0 || h === 0) && `${m} min`].filter(Boolean).join(' ')
}

/** Kilometres of each pavement of an itinerary, in the order of `PISOS`; those it has not are left out. */
export function kmPorPiso(q: Pick<ConteudoDaLinha, 'trechos'>): { piso: Piso; km: string }[] {
  return (Object.keys(PISOS) as Piso[]).flatMap((piso) => {
    const d = q.trechos.filter((t) => t.piso === piso).reduce((s, t) => s + Math.round(Number(t.km) * 10), 0)
    return d === 0 ? [] : [{ piso, km: `${Math.floor(d / 10)}.${d % 10}` }]
  })
}

const escreverPisos = (q: ConteudoDaLinha) =>
  kmPorPiso(q)
    .map((p) => `${escreverKm(p.km)} ${PISOS[p.piso].toLowerCase()}`)
    .join(', ')

const papeis = (p: { secao: boolean; parada: boolean }) =>
  [p.secao && 'seção', p.parada && 'parada'].filter(Boolean).join(' e ') || 'passagem'

const chave = (h: HorarioDaLinha) => `${h.sentido} ${h.hora} ${h.tipo}`
const doTipo = (h: HorarioDaLinha) =>
  h.tipo === 'comum' ? '' : `, ${TIPOS_DE_HORARIO[h.tipo].toLowerCase()}`

/** «a ida das 06:00», «as idas das 06:00, 07:30». */
function dizer(juntos: readonly HorarioDaLinha[]): string {
  const [h] = juntos
  if (!h) return ''
  const sentido = SENTIDOS[h.sentido].toLowerCase()
  const horas = juntos.map((x) => x.hora).join(', ')
  return `${juntos.length === 1 ? `a ${sentido}` : `as ${sentido}s`} das ${horas}${doTipo(h)}`
}

/** Departures that a sentence can tell together. */
function juntar(horarios: readonly HorarioDaLinha[], comDias: boolean): HorarioDaLinha[][] {
  const grupos = new Map<string, HorarioDaLinha[]>()
  for (const h of horarios) {
    const grupo = `${h.sentido} ${h.tipo} ${comDias ? h.dias.join('') : ''}`
    grupos.set(grupo, [...(grupos.get(grupo) ?? []), h])
  }
  return [...grupos.values()]
}

const verbo = (um: string, muitos: string, juntos: readonly unknown[]) => (juntos.length === 1 ? um : muitos)

function dosHorarios(antes: ConteudoDaLinha, depois: ConteudoDaLinha): string[] {
  const velhos = new Map(antes.horarios.map((h) => [chave(h), h]))
  const novos = new Map(depois.horarios.map((h) => [chave(h), h]))
  const entram = depois.horarios.filter((h) => !velhos.has(chave(h)))
  const saem = antes.horarios.filter((h) => !novos.has(chave(h)))
  return [
    ...juntar(entram, true).map(
      (g) => `${verbo('Entra', 'Entram', g)} ${dizer(g)}, ${escreverDias(g[0]?.dias ?? [])}`,
    ),
    ...juntar(saem, false).map((g) => `${verbo('Sai', 'Saem', g)} ${dizer(g)}`),
    ...depois.horarios.flatMap((h) => {
      const v = velhos.get(chave(h))
      if (!v || v.dias.join() === h.dias.join()) return []
      return [`Dias d${dizer([h])}: de ${escreverDias(v.dias)} para ${escreverDias(h.dias)}`]
    }),
  ]
}

function dosPontos(antes: ConteudoDaLinha, depois: ConteudoDaLinha): string[] {
  const velhos = new Map(antes.pontos.map((p) => [p.ponto_id, p]))
  const novos = new Map(depois.pontos.map((p) => [p.ponto_id, p]))
  const ordem = (q: ConteudoDaLinha, outro: ReadonlyMap<string, unknown>) =>
    q.pontos.filter((p) => outro.has(p.ponto_id)).map((p) => p.ponto_id)
  const trocou = ordem(antes, novos).join() !== ordem(depois, velhos).join()
  return [
    ...depois.pontos
      .filter((p) => !velhos.has(p.ponto_id))
      .map((p) => `Entra ${p.localidade}, a ${escreverKm(p.km)} do início, ${papeis(p)}`),
    ...antes.pontos.filter((p) => !novos.has(p.ponto_id)).map((p) => `Sai ${p.localidade}`),
    ...(trocou ? [`A ordem passa a ser ${depois.pontos.map((p) => p.localidade).join(' – ')}`] : []),
    ...depois.pontos.flatMap((p) => {
      const v = velhos.get(p.ponto_id)
      if (!v) return []
      return [
        ...(papeis(v) === papeis(p) ? [] : [`${p.localidade}: de ${papeis(v)} para ${papeis(p)}`]),
        ...(v.minutos === p.minutos
          ? []
          : [
              `${p.localidade}: de ${escreverDuracao(v.minutos)} para ${escreverDuracao(p.minutos)} de viagem`,
            ]),
        ...(v.terminal === p.terminal
          ? []
          : [`${p.localidade}: ${p.terminal === null ? 'fora de terminal' : `no terminal ${p.terminal}`}`]),
      ]
    }),
  ]
}

/** What changed from a Quadro to the next, a sentence each, for a person; empty where nothing did. */
export function mudancasEntre(antes: ConteudoDaLinha, depois: ConteudoDaLinha): string[] {
  const [a, b] = [antes.pontos.at(-1)?.km ?? '0', depois.pontos.at(-1)?.km ?? '0']
  const [pisoAntes, pisoDepois] = [escreverPisos(antes), escreverPisos(depois)]
  const restricoes = antes.restricoes.length !== depois.restricoes.length
  return [
    ...(a === b ? [] : [`Extensão: de ${escreverKm(a)} para ${escreverKm(b)}`]),
    ...dosPontos(antes, depois),
    ...(pisoAntes === pisoDepois ? [] : [`Piso: de ${pisoAntes} para ${pisoDepois}`]),
    ...dosHorarios(antes, depois),
    ...(restricoes
      ? [`Restrições de seção: de ${antes.restricoes.length} para ${depois.restricoes.length}`]
      : []),
    ...(antes.paradas_pelo_conselho === depois.paradas_pelo_conselho
      ? []
      : [`Ato sobre as paradas: ${depois.paradas_pelo_conselho ?? 'nenhum'}`]),
  ]
}
