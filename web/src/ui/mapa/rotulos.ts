import type { Caixa } from './geometria'

/** A place for a label, and from which side its text starts, for it may be narrower than was reckoned. */
export interface LugarDoRotulo extends Caixa {
  ancora: 'start' | 'middle' | 'end'
}

/** A label that asks for a place on the screen. */
export interface PedidoDeRotulo {
  chave: string
  /** Places in order of preference. */
  candidatos: readonly LugarDoRotulo[]
  /** Gives up rather than be cut by the frame. */
  inteiro?: boolean
  /** Gives up rather than cross a line of the drawing. */
  livre?: boolean
  /** Gives up where an earlier label of one of these groups has a place. */
  grupos?: readonly string[]
}

export interface Segmento {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** What labels keep clear of. */
export interface Entorno {
  quadro: Caixa
  marcas: readonly Caixa[]
  linhas: readonly Segmento[]
}

const ESTREITAS = /[ijlIft.,·'’()|! -]/
const LARGAS = /[mwMW—@]/
const MAIUSCULAS = /\p{Lu}/u

/** Width in pixels of a text in the letter of the screens, by classes of letters; a little more, never less. */
export function larguraDoTexto(texto: string, corpo: number): number {
  let emes = 0
  for (const letra of texto)
    emes += ESTREITAS.test(letra) ? 0.32 : LARGAS.test(letra) ? 0.9 : MAIUSCULAS.test(letra) ? 0.67 : 0.58
  return Math.ceil(emes * corpo)
}

const lugar = (
  x0: number,
  y0: number,
  l: number,
  a: number,
  ancora: LugarDoRotulo['ancora'] = 'middle',
): LugarDoRotulo => ({ x0, y0, x1: x0 + l, y1: y0 + a, ancora })

/** A label with its middle there. */
export const noMeio = (x: number, y: number, l: number, a: number): LugarDoRotulo =>
  lugar(x - l / 2, y - a / 2, l, a)

/** Beside a mark of radius `raio`: right, left, then the corners, above and below. */
export function emVoltaDoPonto(x: number, y: number, raio: number, l: number, a: number): LugarDoRotulo[] {
  const longe = raio + 5
  const perto = raio * 0.85 + 3
  return [
    lugar(x + longe, y - a / 2, l, a, 'start'),
    lugar(x - longe - l, y - a / 2, l, a, 'end'),
    lugar(x + perto, y - perto - a, l, a, 'start'),
    lugar(x + perto, y + perto, l, a, 'start'),
    lugar(x - perto - l, y - perto - a, l, a, 'end'),
    lugar(x - perto - l, y + perto, l, a, 'end'),
    lugar(x - l / 2, y - longe - a, l, a),
    lugar(x - l / 2, y + longe, l, a),
  ]
}

/** Along a segment, at either side of its middle and of its thirds. */
export function aoLadoDaLinha({ x1, y1, x2, y2 }: Segmento, l: number, a: number): LugarDoRotulo[] {
  const tamanho = Math.hypot(x2 - x1, y2 - y1)
  if (tamanho === 0) return []
  const nx = -(y2 - y1) / tamanho
  const ny = (x2 - x1) / tamanho
  const longe = 6 + (Math.abs(nx) * l + Math.abs(ny) * a) / 2
  return [0.5, 0.34, 0.66].flatMap((t) =>
    [1, -1].map((lado) => {
      const cx = x1 + (x2 - x1) * t + nx * lado * longe
      const cy = y1 + (y2 - y1) * t + ny * lado * longe
      const lateral = nx * lado
      return lugar(cx - l / 2, cy - a / 2, l, a, lateral > 0.4 ? 'start' : lateral < -0.4 ? 'end' : 'middle')
    }),
  )
}

export const sobrepoe = (a: Caixa, b: Caixa): boolean =>
  a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1

/** Whether a segment touches a rectangle (clipping by its four sides). */
export function atravessa({ x1, y1, x2, y2 }: Segmento, c: Caixa): boolean {
  if (x1 < c.x0 ? x2 < c.x0 : x1 > c.x1 && x2 > c.x1) return false
  if (y1 < c.y0 ? y2 < c.y0 : y1 > c.y1 && y2 > c.y1) return false
  let [inicio, fim] = [0, 1]
  for (const [p, q] of [
    [x1 - x2, x1 - c.x0],
    [x2 - x1, c.x1 - x1],
    [y1 - y2, y1 - c.y0],
    [y2 - y1, c.y1 - y1],
  ] as const) {
    if (p === 0 && q < 0) return false
    if (p < 0) inicio = Math.max(inicio, q / p)
    if (p > 0) fim = Math.min(fim, q / p)
  }
  return inicio <= fim
}

const cabe = (c: Caixa, q: Caixa) => c.x0 >= q.x0 && c.y0 >= q.y0 && c.x1 <= q.x1 && c.y1 <= q.y1
const PESO_DA_LINHA = 10
const PESO_DO_QUADRO = 20

/**
 * Places labels greedily, first come first served: each takes its best place that touches no mark and no earlier
 * label, preferring those that cross no line and stay in the frame. A label without a free place is left out.
 */
export function colocarRotulos(
  pedidos: readonly PedidoDeRotulo[],
  entorno: Entorno,
): Map<string, LugarDoRotulo> {
  const colocados = new Map<string, LugarDoRotulo>()
  const ocupado: Caixa[] = [...entorno.marcas]
  const servidos = new Set<string>()
  for (const pedido of pedidos) {
    if (pedido.grupos?.some((g) => servidos.has(g))) continue
    let melhor: LugarDoRotulo | null = null
    let menor = Infinity
    pedido.candidatos.forEach((candidato, ordem) => {
      const cortado = !cabe(candidato, entorno.quadro)
      if (ordem >= menor || (cortado && pedido.inteiro)) return
      if (ocupado.some((o) => sobrepoe(o, candidato))) return
      const cruza = entorno.linhas.some((s) => atravessa(s, candidato))
      if (cruza && pedido.livre) return
      const custo = ordem + (cruza ? PESO_DA_LINHA : 0) + (cortado ? PESO_DO_QUADRO : 0)
      if (custo < menor) [melhor, menor] = [candidato, custo]
    })
    if (!melhor) continue
    colocados.set(pedido.chave, melhor)
    ocupado.push(melhor)
    for (const g of pedido.grupos ?? []) servidos.add(g)
  }
  return colocados
}
