import type { Lugar } from './geometria'

export type PapelDoPonto = 'extremo' | 'secao' | 'parada' | 'comum'
export type Piso = 'pavimentado' | 'nao-pavimentado' | 'urbano' | 'aquaviario'

export interface PontoDoMapa extends Lugar {
  id: string
  nome: string
  papel: PapelDoPonto
  /** Its number on the line. */
  numero?: number | undefined
  /** Lies outside the State: drawn with a warning mark and in words. */
  fora?: boolean | undefined
}

export interface TrechoDoMapa {
  /** Ids of the points at its ends; a stretch with an unknown end is not drawn. */
  de: string
  para: string
  piso: Piso
  /** Length in kilometres as on the wire: `54.0`. */
  km?: string | undefined
}

export const NOME_DO_PAPEL: Record<PapelDoPonto, string> = {
  extremo: 'ponto extremo',
  secao: 'ponto de seção',
  parada: 'parada',
  comum: 'localidade',
}

export const NOME_DO_PISO: Record<Piso, string> = {
  pavimentado: 'pavimentado',
  'nao-pavimentado': 'não pavimentado',
  urbano: 'urbano',
  aquaviario: 'por água',
}

export const FORA = 'fora do Estado'

/** Radius in pixels of the mark of a point. */
export const raioDe = (p: PontoDoMapa): number =>
  ({
    extremo: p.numero === undefined ? 8 : 10,
    secao: p.numero === undefined ? 6 : 9,
    parada: 4.5,
    comum: 3.5,
  })[p.papel]

/** A stretch with its ends found. */
export interface TrechoLigado extends TrechoDoMapa {
  chave: string
  inicio: PontoDoMapa
  fim: PontoDoMapa
}

/** The stretches whose two ends are among the points, in the order given. */
export function ligar(pontos: readonly PontoDoMapa[], trechos: readonly TrechoDoMapa[]): TrechoLigado[] {
  const porId = new Map(pontos.map((p) => [p.id, p]))
  return trechos.flatMap((t, i) => {
    const inicio = porId.get(t.de)
    const fim = porId.get(t.para)
    return inicio && fim ? [{ ...t, chave: `${i}`, inicio, fim }] : []
  })
}

/** «Mucajaí, ponto de seção 2, fora do Estado»: a point, for who does not see the drawing. */
export const falarPonto = (p: PontoDoMapa): string =>
  [p.nome, `${NOME_DO_PAPEL[p.papel]}${p.numero === undefined ? '' : ` ${p.numero}`}`, p.fora ? FORA : null]
    .filter(Boolean)
    .join(', ')
