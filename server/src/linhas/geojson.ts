import { Problema } from '../platform/problema.js'
import type { Anel, Geometria, Posicao } from './geometria.js'

/** A boundary read from a file: its code, its name where the file gives one, its drawing. */
export interface LimiteLido {
  ibge: string
  nome: string | null
  geometria: Geometria
}

type Objeto = Record<string, unknown>
const ehObjeto = (v: unknown): v is Objeto => typeof v === 'object' && v !== null && !Array.isArray(v)

const falha = (mensagem: string) => new Problema(422, 'geojson-invalido', mensagem, { campo: 'arquivo' })

/** Names under which the code and the name of a municipality are published. */
const CODIGO = ['ibge', 'CD_MUN', 'CD_GEOCMU', 'codigo_ibge', 'codarea', 'id']
const NOME = ['nome', 'NM_MUN', 'NM_MUNICIP', 'name']
/** Reference systems whose numbers are longitude and latitude, equal to WGS84 within a metre. */
const GRAUS = /(?:CRS:?:?84|EPSG:[\d.]*:?(?:4326|4674))$/i

function posicao(v: unknown, onde: string): Posicao {
  const [lon, lat] = Array.isArray(v) ? (v as unknown[]) : []
  if (typeof lon !== 'number' || typeof lat !== 'number')
    throw falha(`${onde}: há uma coordenada que não é um par de números.`)
  if (Math.abs(lon) > 180 || Math.abs(lat) > 90)
    throw falha(
      `${onde}: ${lon}; ${lat} não é longitude e latitude em graus. Grave o arquivo em WGS84 ou SIRGAS 2000.`,
    )
  return [lon, lat]
}

function lista(v: unknown, onde: string): unknown[] {
  if (Array.isArray(v) && v.length > 0) return v
  throw falha(`${onde}: faltam coordenadas.`)
}

function anel(v: unknown, onde: string): Anel {
  const pontos = lista(v, onde).map((p) => posicao(p, onde))
  const [a, b] = [pontos[0], pontos.at(-1)]
  if (pontos.length < 4) throw falha(`${onde}: um contorno tem menos de três lados.`)
  if (a?.[0] !== b?.[0] || a?.[1] !== b?.[1])
    throw falha(`${onde}: um contorno está aberto; o último ponto tem de repetir o primeiro.`)
  return pontos
}

const poligono = (v: unknown, onde: string) => lista(v, onde).map((a) => anel(a, onde))

function geometria(v: unknown, onde: string): Geometria {
  if (!ehObjeto(v)) throw falha(`${onde}: falta o desenho do limite.`)
  if (v.type === 'Polygon') return { type: 'Polygon', coordinates: poligono(v.coordinates, onde) }
  if (v.type === 'MultiPolygon') {
    return {
      type: 'MultiPolygon',
      coordinates: lista(v.coordinates, onde).map((p) => poligono(p, onde)),
    }
  }
  throw falha(`${onde}: é ${String(v.type).slice(0, 40)}; só servem Polygon e MultiPolygon.`)
}

function propriedade(f: Objeto, nomes: readonly string[]): string | null {
  const propriedades = ehObjeto(f.properties) ? f.properties : {}
  for (const nome of nomes) {
    const v = propriedades[nome] ?? (nome === 'id' ? f.id : undefined)
    if ((typeof v === 'string' || typeof v === 'number') && String(v).trim()) return String(v).trim()
  }
  return null
}

function limite(v: unknown, i: number): LimiteLido {
  if (!ehObjeto(v) || v.type !== 'Feature') throw falha(`O item ${i + 1} não é uma Feature.`)
  const nome = propriedade(v, NOME)
  const onde = nome === null ? `Item ${i + 1}` : `${nome}, item ${i + 1}`
  const ibge = propriedade(v, CODIGO)
  if (ibge === null || !/^\d{7}$/.test(ibge))
    throw falha(`${onde}: falta o código do município no IBGE, de sete algarismos.`)
  return { ibge, nome, geometria: geometria(v.geometry, onde) }
}

function conferirSistema(crs: unknown): void {
  if (crs === undefined || crs === null) return
  const nome = ehObjeto(crs) && ehObjeto(crs.properties) ? String(crs.properties.name) : 'desconhecido'
  if (!GRAUS.test(nome))
    throw falha(`O sistema de coordenadas é ${nome.slice(0, 60)}. Grave o arquivo em WGS84 ou SIRGAS 2000.`)
}

function ler(arquivo: Buffer | object): unknown {
  if (!Buffer.isBuffer(arquivo)) return arquivo
  try {
    return JSON.parse(arquivo.toString('utf8').replace(/^\uFEFF/, ''))
  } catch {
    throw falha('O arquivo não é um GeoJSON: o texto não pôde ser lido como JSON.')
  }
}

/**
 * Reads boundaries from a GeoJSON FeatureCollection of Polygon or MultiPolygon in degrees; each needs the municipality's
 * code. Coordinates keep six decimals at most in what follows.
 * @throws Problema 422 `geojson-invalido`, naming the item at fault.
 */
export function lerLimites(arquivo: Buffer | object): LimiteLido[] {
  const v = ler(arquivo)
  if (ehObjeto(v) && v.type === 'Topology') throw falha('O arquivo é um TopoJSON. Converta-o em GeoJSON.')
  if (!ehObjeto(v) || v.type !== 'FeatureCollection' || !Array.isArray(v.features))
    throw falha('O arquivo não é uma FeatureCollection, a coleção de limites do GeoJSON.')
  if (v.features.length === 0) throw falha('O arquivo não traz nenhum limite.')
  conferirSistema(v.crs)
  const limites = v.features.map(limite)
  const repetido = limites.find((l, i) => limites.findIndex((m) => m.ibge === l.ibge) !== i)
  if (repetido) throw falha(`O município ${repetido.nome ?? repetido.ibge} vem mais de uma vez.`)
  return limites
}
