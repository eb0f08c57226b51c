import type { Content, ContentText } from 'pdfmake/interfaces.js'
import type { Texto, Trecho } from './documento.js'
import { CHAVE, type Etiqueta } from './etiquetas.js'
import { emCorridas, type Fonte } from './fontes.js'

export const NOITE = '#071d41'
export const AZUL = '#0c326f'
export const TINTA = '#1b1b1b'
export const MUDO = '#4d5663'
export const FIO = '#c3cad4'
export const CLARO = '#f1f5fb'
const FICHA = '#dde8f7'

export const ESTILO_BASE = { font: 'Sans', fontSize: 10.5, color: TINTA, lineHeight: 1.05 } as const
/** Left, top, right, bottom, in points. */
export const MARGENS = { left: 56, top: 46, right: 56, bottom: 62 }
export const LARGURA = 595.28 - MARGENS.left - MARGENS.right

type Estilo = Omit<ContentText, 'text'> & { width?: number | '*' | 'auto' }
type Escrito = Estilo & { text: ContentText[] }
export const filha = (pai: Etiqueta | null, tipo: string, opcoes?: Etiqueta['opcoes']): Etiqueta => ({
  tipo,
  pai,
  ...(opcoes && { opcoes }),
})
export const marcar = <T extends Content>(etiqueta: Etiqueta, no: T): T =>
  Object.assign(no as object, { [CHAVE]: etiqueta }) as unknown as T

export function corridas(texto: string, fonte: Fonte, estilo: Estilo = {}): ContentText[] {
  return emCorridas(texto, fonte).map((c) => ({ ...estilo, text: c.texto, font: c.fonte }))
}

export function trecho(t: Trecho): ContentText[] {
  if (typeof t === 'string') return corridas(t, 'Sans')
  if ('forte' in t) return corridas(t.forte, 'Sans', { bold: true })
  if ('mono' in t) return corridas(t.mono, 'Mono')
  // A provision never breaks from its number.
  return corridas(`\u00a0${t.artigo.replaceAll(' ', '\u00a0')}\u00a0`, 'Sans', {
    bold: true,
    fontSize: 9,
    color: AZUL,
    background: FICHA,
    noWrap: true,
  })
}

export const emLista = (texto: Texto): readonly Trecho[] =>
  (Array.isArray(texto) ? texto : [texto]) as readonly Trecho[]

export function escrito(texto: Texto, etiqueta: Etiqueta, estilo: Estilo = {}): Escrito {
  return marcar(etiqueta, { ...estilo, text: emLista(texto).flatMap(trecho) })
}

export const fio = (
  largura: number,
  cor: string,
  espessura: number,
  margem: [number, number, number, number],
): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: largura, y2: 0, lineWidth: espessura, lineColor: cor }],
  margin: margem,
})

export const secao = (titulo: string): Content[] => [
  {
    ...escrito(titulo, filha(null, 'H2'), {
      fontSize: 11.5,
      bold: true,
      color: NOITE,
      margin: [0, 11, 0, 3],
    }),
    headlineLevel: 1,
  },
  fio(LARGURA, FIO, 0.7, [0, 0, 0, 3]),
]
