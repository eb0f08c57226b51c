import type { Esquemas } from '../../../api/cliente'
import { lerHoraDigitada } from '../../../ui/digitados'
import type { Piso } from '../../../ui/mapa/dados'
import { agrupar } from './horarios'

type Quadro = Esquemas['QuadroDaLinha']
type Horario = Quadro['horarios'][number]

export interface TrechoDoRascunho {
  km: string
  piso: Piso | ''
}

export interface PontoDoRascunho {
  chave: string
  ponto_id: string
  nome: string
  municipio: string
  lat: string
  lon: string
  terminal: string | null
  secao: boolean
  parada: boolean
  /** From the point before to this one, by pavement. */
  trechos: TrechoDoRascunho[]
  /** Minutes from the point before. */
  minutos: string
}

/** Departures of one direction on the same days. */
export interface GrupoDoRascunho {
  chave: string
  sentido: Horario['sentido']
  /** `'1'` Monday to `'7'` Sunday. */
  dias: string[]
  tipo: Horario['tipo']
  /** As typed: «06:00 7h30». */
  horas: string
}

export interface Rascunho {
  pontos: PontoDoRascunho[]
  grupos: GrupoDoRascunho[]
  restricoes: [string, string][]
}

export type PontoAchado = Pick<
  PontoDoRascunho,
  'ponto_id' | 'nome' | 'municipio' | 'lat' | 'lon' | 'terminal'
>

const chaveNova = () => crypto.randomUUID()
const TRECHO_EM_BRANCO: TrechoDoRascunho = { km: '', piso: '' }
const DIAS = ['1', '2', '3', '4', '5', '6', '7']

const decimos = (km: string) => (/^\d{1,5}(\.\d)?$/.test(km) ? Math.round(Number(km) * 10) : null)
const escrever = (d: number) => `${Math.floor(d / 10)}.${d % 10}`

/** Starts from the Quadro that would be replaced, or from nothing. */
export function rascunhoDe(q: Quadro | null): Rascunho {
  if (!q) return { pontos: [], grupos: [], restricoes: [] }
  return {
    pontos: q.pontos.map((p, i) => ({
      chave: chaveNova(),
      ponto_id: p.ponto_id,
      nome: p.localidade,
      municipio: p.municipio,
      lat: p.lat,
      lon: p.lon,
      terminal: p.terminal,
      secao: p.secao,
      parada: p.parada,
      trechos: q.trechos.filter((t) => t.de === i - 1).map(({ km, piso }) => ({ km, piso })),
      minutos: i === 0 ? '' : String(p.minutos - (q.pontos[i - 1]?.minutos ?? 0)),
    })),
    grupos: agrupar(q.horarios, (h) => `${h.sentido} ${h.dias.join('')} ${h.tipo}`).flatMap((g) => {
      const [h] = g
      if (!h) return []
      const { sentido, tipo } = h
      const horas = g.map((x) => x.hora).join(' ')
      return [{ chave: chaveNova(), sentido, tipo, dias: h.dias.map(String), horas }]
    }),
    restricoes: q.restricoes.map(([a = '', b = '']) => [a, b]),
  }
}

const emBranco = (p: PontoDoRascunho): PontoDoRascunho => ({ ...p, trechos: [TRECHO_EM_BRANCO], minutos: '' })

/** What stood between two points no longer holds: it is asked again. */
const semTrecho = (pontos: PontoDoRascunho[], indices: readonly number[]) =>
  pontos.map((p, i) => (indices.includes(i) ? emBranco(p) : p))

/** Puts a point after the one at `depoisDe`, or at the end. An end is a section; whoever puts one in the middle decides. */
export function acrescentar(r: Rascunho, achado: PontoAchado, depoisDe: number | null): Rascunho {
  const lugar = depoisDe === null ? r.pontos.length : depoisDe + 1
  const novo: PontoDoRascunho = {
    ...achado,
    chave: chaveNova(),
    secao: true,
    parada: true,
    trechos: [TRECHO_EM_BRANCO],
    minutos: '',
  }
  return { ...r, pontos: semTrecho(r.pontos.toSpliced(lugar, 0, novo), [lugar, lugar + 1]) }
}

/** Takes a point away; what led to it goes on to the next one. */
export function tirar(r: Rascunho, i: number): Rascunho {
  const [sai, seguinte] = [r.pontos[i], r.pontos[i + 1]]
  if (!sai) return r
  const pontos = r.pontos.toSpliced(i, 1)
  const ids = new Set(pontos.map((p) => p.ponto_id))
  if (seguinte && i > 0) {
    const minutos = [sai.minutos, seguinte.minutos]
    const soma = minutos.every((m) => m !== '') ? String(Number(minutos[0]) + Number(minutos[1])) : ''
    const trechos = [...sai.trechos, ...seguinte.trechos].filter((t) => t.km !== '' || t.piso !== '')
    pontos[i] = { ...seguinte, minutos: soma, trechos: trechos.length > 0 ? trechos : [TRECHO_EM_BRANCO] }
  }
  return { ...r, pontos, restricoes: r.restricoes.filter(([a, b]) => ids.has(a) && ids.has(b)) }
}

/** Moves a point one place up (`-1`) or down (`1`); the stretches around it are asked again. */
export function mover(r: Rascunho, i: number, passo: -1 | 1): Rascunho {
  const [p, outro] = [r.pontos[i], r.pontos[i + passo]]
  if (!p || !outro) return r
  const pontos = [...r.pontos]
  pontos[i] = outro
  pontos[i + passo] = p
  const menor = Math.min(i, i + passo)
  return { ...r, pontos: semTrecho(pontos, [menor, menor + 1, menor + 2]) }
}

export const mudarPonto = (r: Rascunho, i: number, mudanca: Partial<PontoDoRascunho>): Rascunho => ({
  ...r,
  pontos: r.pontos.map((p, j) => (i === j ? { ...p, ...mudanca } : p)),
})

export const mudarGrupo = (r: Rascunho, i: number, mudanca: Partial<GrupoDoRascunho>): Rascunho => ({
  ...r,
  grupos: r.grupos.map((g, j) => (i === j ? { ...g, ...mudanca } : g)),
})

/** Another set of departures: of the direction that has none yet, on all days. */
export function acrescentarGrupo(r: Rascunho): Rascunho {
  const sentido =
    r.grupos.some((g) => g.sentido === 'ida') && !r.grupos.some((g) => g.sentido === 'volta')
      ? 'volta'
      : 'ida'
  const novo: GrupoDoRascunho = { chave: chaveNova(), sentido, dias: DIAS, tipo: 'comum', horas: '' }
  return { ...r, grupos: [...r.grupos, novo] }
}

/** «6:00, 7h30; 2430»: hours as the server reads them; what is no hour goes as it is, to be told by name. */
export function lerHoras(texto: string): string[] {
  const palavras = texto.split(/[\s,;]+/).filter((p) => p !== '' && p !== 'e')
  return [...new Set(palavras.map((p) => lerHoraDigitada(p) ?? depoisDaMeiaNoite(p)))]
}

/** «24h30» and «2430» as «24:30». */
function depoisDaMeiaNoite(palavra: string): string {
  const m = /^(2[4-9])[:h.]?([0-5]\d)?$/i.exec(palavra)
  return m ? `${m[1]}:${m[2] ?? '00'}` : palavra
}

/** From the first point to each one; null from where something is missing to it, counted on without what is missing. */
export function acumular(
  pontos: readonly PontoDoRascunho[],
): { km: string | null; minutos: number | null }[] {
  let [km, minutos] = [0, 0]
  return pontos.map((p, i) => {
    if (i === 0) return { km: '0.0', minutos: 0 }
    const partes = p.trechos.map((t) => decimos(t.km))
    const faltaKm = partes.includes(null)
    const faltaMinutos = !/^\d{1,4}$/.test(p.minutos)
    km += partes.reduce<number>((s, d) => s + (d ?? 0), 0)
    minutos += faltaMinutos ? 0 : Number(p.minutos)
    return { km: faltaKm ? null : escrever(km), minutos: faltaMinutos ? null : minutos }
  })
}

export interface Envio {
  pontos: { ponto_id: string; km: string; minutos: number | null; secao: boolean; parada: boolean }[]
  trechos: { de: number; km: string; piso: Piso | null }[]
  horarios: { hora: string; dias: number[]; sentido: Horario['sentido']; tipo: Horario['tipo'] }[]
  restricoes: [string, string][]
}

/** The draft as the server takes it. */
export function paraEnvio(r: Rascunho): Envio {
  const somas = acumular(r.pontos)
  return {
    pontos: r.pontos.map(({ ponto_id, secao, parada }, i) => ({
      ponto_id,
      km: somas[i]?.km ?? '',
      minutos: somas[i]?.minutos ?? null,
      secao,
      parada,
    })),
    trechos: r.pontos
      .slice(1)
      .flatMap((p, de) => p.trechos.map(({ km, piso }) => ({ de, km, piso: piso === '' ? null : piso }))),
    horarios: r.grupos.flatMap(({ sentido, dias, tipo, horas }) =>
      lerHoras(horas).map((hora) => ({ hora, dias: dias.map(Number), sentido, tipo })),
    ),
    restricoes: r.restricoes,
  }
}

/** Where in what is sent the stretches of each point begin. */
export function primeirosTrechos(pontos: readonly PontoDoRascunho[]): number[] {
  let k = 0
  return pontos.map((p, i) => {
    const aqui = k
    if (i > 0) k += p.trechos.length
    return aqui
  })
}

/** Where in what is sent the departures of each group begin. */
export function primeirosHorarios(grupos: readonly GrupoDoRascunho[]): number[] {
  let k = 0
  return grupos.map((g) => {
    const aqui = k
    k += lerHoras(g.horas).length
    return aqui
  })
}

/**
 * The field of this screen that an error of the server is about: an hour belongs to its group, and a kilometre of a point
 * to the stretch that leads to it.
 */
export function campoNaTela(r: Rascunho, campo: string): string {
  const [oQue, indice = '', parte] = campo.split('.')
  const i = Number(indice)
  if (oQue === 'horarios') {
    const inicio = primeirosHorarios(r.grupos).findLast((n) => n <= i) ?? 0
    return `horarios.${inicio}.${parte}`
  }
  if (oQue === 'pontos' && parte === 'km') return `trechos.${primeirosTrechos(r.pontos)[i] ?? 0}.km`
  if (oQue === 'trechos' && parte === undefined) return `trechos.${primeirosTrechos(r.pontos)[i + 1] ?? 0}.km`
  return campo
}

/** The errors on the fields of this screen, each field told once. */
export function errosNaTela(r: Rascunho, erros: readonly { campo: string; mensagem: string }[]) {
  const vistos = new Set<string>()
  // A missing kilometre is said of its stretch; of the point it would be said twice.
  const ordem = erros.toSorted(
    (a, b) => Number(a.campo.startsWith('pontos')) - Number(b.campo.startsWith('pontos')),
  )
  return ordem.flatMap((e) => {
    const campo = campoNaTela(r, e.campo)
    if (vistos.has(campo)) return []
    vistos.add(campo)
    return [{ campo, mensagem: e.mensagem }]
  })
}
