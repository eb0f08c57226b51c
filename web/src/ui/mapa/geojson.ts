/** A position as GeoJSON writes it: longitude, then latitude, in degrees (WGS84 or SIRGAS 2000). */
export type Posicao = readonly number[]
export type Anel = readonly Posicao[]

/** The first ring of a polygon bounds it; the others are its holes. */
export type Geometria =
  | { type: 'Polygon'; coordinates: readonly Anel[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly Anel[])[] }

export interface Limite {
  type: 'Feature'
  properties: { ibge?: string | null | undefined; nome?: string | null | undefined } | null
  geometry: Geometria
}

/** Municipal boundaries as a GeoJSON FeatureCollection. */
export interface Limites {
  type: 'FeatureCollection'
  features: readonly Limite[]
}

/** The largest file of boundaries that is read, in bytes. */
export const MAIOR_GEOJSON = 10 * 1024 * 1024

/** Names under which the code and the name of a municipality are published. */
const NOMES_DO_CODIGO = ['ibge', 'CD_MUN', 'CD_GEOCMU', 'codigo_ibge', 'codarea', 'id']
const NOMES_DO_NOME = ['nome', 'NM_MUN', 'NM_MUNICIP', 'name']
/** Reference systems whose numbers are longitude and latitude, equal to WGS84 within a metre. */
const GRAUS = /(?:CRS:?:?84|EPSG:[\d.]*:?(?:4326|4674))$/i

class Falha extends Error {}

type Objeto = Record<string, unknown>
const ehObjeto = (v: unknown): v is Objeto => typeof v === 'object' && v !== null && !Array.isArray(v)

function lista(valor: unknown, onde: string): unknown[] {
  if (!Array.isArray(valor) || valor.length === 0) throw new Falha(`${onde} não traz coordenadas.`)
  return valor
}

function posicao(valor: unknown, onde: string): Posicao {
  const [lon, lat] = Array.isArray(valor) ? (valor as unknown[]) : []
  if (typeof lon !== 'number' || typeof lat !== 'number')
    throw new Falha(`${onde} tem uma coordenada que não é um par de números.`)
  if (Math.abs(lon) > 180 || Math.abs(lat) > 90)
    throw new Falha(
      `${onde} tem a coordenada ${lon}; ${lat}, que não é longitude e latitude em graus. Grave o arquivo em WGS84 ou SIRGAS 2000, sem projeção.`,
    )
  return [lon, lat]
}

function anel(valor: unknown, onde: string): Anel {
  const pontos = lista(valor, onde).map((p) => posicao(p, onde))
  const [primeiro, ultimo] = [pontos[0], pontos.at(-1)]
  if (pontos.length < 4) throw new Falha(`${onde} tem um contorno com menos de três lados.`)
  if (primeiro?.[0] !== ultimo?.[0] || primeiro?.[1] !== ultimo?.[1])
    throw new Falha(`${onde} tem um contorno aberto: o último ponto deve repetir o primeiro.`)
  return pontos
}

const poligono = (valor: unknown, onde: string) => lista(valor, onde).map((a) => anel(a, onde))

function geometria(valor: unknown, onde: string): Geometria {
  if (!ehObjeto(valor)) throw new Falha(`${onde} não traz o desenho do limite.`)
  if (valor.type === 'Polygon') return { type: 'Polygon', coordinates: poligono(valor.coordinates, onde) }
  if (valor.type === 'MultiPolygon')
    return {
      type: 'MultiPolygon',
      coordinates: lista(valor.coordinates, onde).map((p) => poligono(p, onde)),
    }
  throw new Falha(`${onde} é ${String(valor.type).slice(0, 40)}; só servem Polygon e MultiPolygon.`)
}

function propriedade(feicao: Objeto, nomes: readonly string[]): string | undefined {
  const propriedades = ehObjeto(feicao.properties) ? feicao.properties : {}
  for (const nome of nomes) {
    const valor = propriedades[nome] ?? (nome === 'id' ? feicao.id : undefined)
    if ((typeof valor === 'string' || typeof valor === 'number') && String(valor).trim())
      return String(valor).trim()
  }
  return undefined
}

function limite(valor: unknown, indice: number): Limite {
  if (!ehObjeto(valor) || valor.type !== 'Feature') throw new Falha(`O item ${indice + 1} não é uma Feature.`)
  const nome = propriedade(valor, NOMES_DO_NOME)
  const ibge = propriedade(valor, NOMES_DO_CODIGO)
  return {
    type: 'Feature',
    properties: {
      ...(ibge && /^\d{7}$/.test(ibge) && { ibge }),
      ...(nome && { nome }),
    },
    geometry: geometria(valor.geometry, nome ? `${nome} (item ${indice + 1})` : `O item ${indice + 1}`),
  }
}

function* posicoes(limites: Limites): Generator<Posicao> {
  for (const { geometry } of limites.features)
    for (const p of geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
      for (const a of p) yield* a
}

/** Brazil written latitude first: every pair falls off Africa, between these parallels. */
function trocadas(limites: Limites): boolean {
  for (const [lon = 0, lat = 0] of posicoes(limites))
    if (lon < -34 || lon > 6 || lat < -75 || lat > -28) return false
  return true
}

function conferirSistema(crs: unknown) {
  if (crs === undefined || crs === null) return
  const nome = ehObjeto(crs) && ehObjeto(crs.properties) ? String(crs.properties.name) : 'desconhecido'
  if (!GRAUS.test(nome))
    throw new Falha(
      `O arquivo está no sistema de coordenadas ${nome.slice(0, 60)}. Grave-o em WGS84 ou SIRGAS 2000, sem projeção.`,
    )
}

function ler(texto: string): Limites {
  if (texto.length > MAIOR_GEOJSON || new TextEncoder().encode(texto).length > MAIOR_GEOJSON)
    throw new Falha('O arquivo tem mais de 10 MB. Simplifique os limites e tente de novo.')
  let valor: unknown
  try {
    valor = JSON.parse(texto.replace(/^\uFEFF/, ''))
  } catch {
    throw new Falha('O arquivo não é um GeoJSON: o texto não pôde ser lido como JSON.')
  }
  if (ehObjeto(valor) && valor.type === 'Topology')
    throw new Falha('O arquivo é um TopoJSON. Converta-o em GeoJSON e tente de novo.')
  if (!ehObjeto(valor) || valor.type !== 'FeatureCollection' || !Array.isArray(valor.features))
    throw new Falha('O arquivo não é uma FeatureCollection, a coleção de limites do GeoJSON.')
  if (valor.features.length === 0) throw new Falha('O arquivo não traz nenhum limite.')
  conferirSistema(valor.crs)
  const limites: Limites = { type: 'FeatureCollection', features: valor.features.map(limite) }
  if (trocadas(limites))
    throw new Falha('As coordenadas parecem trocadas: no GeoJSON a longitude vem antes da latitude.')
  return limites
}

/**
 * Reads an uploaded GeoJSON of boundaries: a FeatureCollection of Polygon or MultiPolygon in degrees, at most 10 MB.
 * Keeps of each feature its drawing, its seven-digit code and its name (also under the names that IBGE uses).
 * Pure; never throws: the fault comes back in words for who sent the file.
 */
export function lerGeoJson(texto: string): { limites: Limites } | { erro: string } {
  try {
    return { limites: ler(texto) }
  } catch (erro) {
    if (erro instanceof Falha) return { erro: erro.message }
    throw erro
  }
}
