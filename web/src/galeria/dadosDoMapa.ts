import type { PapelDoPonto, Piso, PontoDoMapa, TrechoDoMapa } from '../ui/mapa/dados'
import type { Limite, Limites, Posicao } from '../ui/mapa/geojson'
import { distanciaKm } from '../ui/mapa/geometria'

type Par = readonly [lon: number, lat: number]

/** Made-up boundaries: cells around the seats, inside a made-up outline, with edges bent at random but always alike. */
function celula(contorno: readonly Par[], sede: Par, outras: readonly Par[]): Par[] {
  let saida = [...contorno]
  for (const outra of outras) {
    if (outra === sede) continue
    const [nx, ny] = [outra[0] - sede[0], outra[1] - sede[1]]
    const meio = nx * ((outra[0] + sede[0]) / 2) + ny * ((outra[1] + sede[1]) / 2)
    const lado = (p: Par) => nx * p[0] + ny * p[1] - meio
    saida = saida.flatMap((p, i) => {
      const antes = saida.at(i - 1) ?? p
      const [a, b] = [lado(antes), lado(p)]
      const t = a / (a - b)
      const corte: Par[] =
        a > 0 !== b > 0 ? [[antes[0] + (p[0] - antes[0]) * t, antes[1] + (p[1] - antes[1]) * t]] : []
      return b > 0 ? corte : [...corte, p]
    })
  }
  return saida
}

const acaso = (x: number) => {
  const y = Math.sin(x * 12.9898) * 43758.5453
  return y - Math.floor(y) - 0.5
}
const redondo = (p: Par): Par => [Number(p[0].toFixed(6)), Number(p[1].toFixed(6))]

function torcer(a: Par, b: Par, vezes: number): Par[] {
  if (vezes === 0) return [a]
  if (a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])) return [a, ...torcer(b, a, vezes).slice(1).reverse()]
  const desvio = acaso(a[0] * 7 + a[1] * 13 + b[0] * 3 + b[1] * 5) * 0.28
  const meio = redondo([
    (a[0] + b[0]) / 2 - (b[1] - a[1]) * desvio,
    (a[1] + b[1]) / 2 + (b[0] - a[0]) * desvio,
  ])
  return [...torcer(a, meio, vezes - 1), ...torcer(meio, b, vezes - 1)]
}

function limite(nome: string, indice: number, cantos: readonly Par[], vezes: number): Limite {
  const retos = cantos.map(redondo)
  const anel: Posicao[] = retos.flatMap((p, i) => torcer(p, retos[(i + 1) % retos.length] ?? p, vezes))
  return {
    type: 'Feature',
    properties: { nome, ibge: String(9_900_000 + indice) },
    geometry: { type: 'Polygon', coordinates: [[...anel, anel[0] ?? [0, 0]]] },
  }
}

const CONTORNO: readonly Par[] = [
  [-60.7, 5.2],
  [-60.1, 5.1],
  [-59.9, 4.4],
  [-59.6, 3.9],
  [-59.8, 3.3],
  [-59.9, 2.3],
  [-59.6, 1.7],
  [-58.9, 1.2],
  [-58.9, 0.2],
  [-59.9, -0.1],
  [-60.4, -1.0],
  [-61.4, -1.5],
  [-61.8, -0.6],
  [-62.5, -0.4],
  [-62.7, 0.7],
  [-63.4, 2.1],
  [-64.0, 2.4],
  [-64.1, 3.6],
  [-64.8, 4.2],
  [-63.4, 4.0],
  [-62.8, 3.7],
  [-62.1, 4.1],
  [-61.3, 4.5],
]

const SEDES: Record<string, Par> = {
  'Boa Vista': [-60.67, 2.82],
  Mucajaí: [-60.91, 2.44],
  Caracaraí: [-61.13, 1.82],
  Rorainópolis: [-60.42, 0.94],
  Pacaraima: [-61.15, 4.43],
  Bonfim: [-59.83, 3.36],
  Cantá: [-60.6, 2.61],
  Iracema: [-61.04, 2.18],
  'Alto Alegre': [-61.31, 2.99],
  Amajari: [-61.37, 3.65],
  Normandia: [-59.62, 3.88],
  Uiramutã: [-60.17, 4.6],
  Caroebe: [-59.7, 0.88],
  'São Luiz': [-60.04, 1.01],
}

/** Like the north of the country, with boundaries that are nobody's. */
export const LIMITES: Limites = {
  type: 'FeatureCollection',
  features: Object.entries(SEDES).map(([nome, sede], i) =>
    limite(nome, i, celula(CONTORNO, sede, Object.values(SEDES)), 4),
  ),
}

const ponto = (nome: string, papel: PapelDoPonto, numero?: number, lugar?: Par): PontoDoMapa => {
  const [lon, lat] = lugar ?? SEDES[nome] ?? [0, 0]
  return { id: nome, nome, papel, lat, lon, numero }
}

export const PONTOS: PontoDoMapa[] = [
  ponto('Boa Vista', 'extremo', 1),
  ponto('Distrito Industrial', 'parada', undefined, [-60.735, 2.73]),
  ponto('Mucajaí', 'secao', 2),
  ponto('Iracema', 'secao', 3),
  ponto('Caracaraí', 'secao', 4),
  ponto('Vila Petrolina', 'parada', undefined, [-60.9, 1.44]),
  ponto('Vila Novo Paraíso', 'secao', 5, [-60.64, 1.24]),
  ponto('Rorainópolis', 'extremo', 6),
  ponto('São Luiz', 'comum'),
]

const ligar = (pontos: readonly PontoDoMapa[], pisos: readonly Piso[]): TrechoDoMapa[] =>
  pisos.flatMap((piso, i) => {
    const [de, para] = [pontos[i], pontos[i + 1]]
    return de && para
      ? [{ de: de.id, para: para.id, piso, km: (distanciaKm(de, para) * 1.12).toFixed(1) }]
      : []
  })

export const TRECHOS: TrechoDoMapa[] = ligar(PONTOS, [
  'urbano',
  'pavimentado',
  'pavimentado',
  'aquaviario',
  'nao-pavimentado',
  'nao-pavimentado',
  'pavimentado',
])

export const PONTOS_COM_FORA: PontoDoMapa[] = [
  ponto('Boa Vista', 'extremo', 1),
  ponto('Vila Três Corações', 'parada', undefined, [-61.0, 3.5]),
  ponto('Surumu', 'secao', 2, [-60.8, 4.2]),
  ponto('Pacaraima', 'secao', 3),
  { ...ponto('Santa Elena', 'extremo', 4, [-61.11, 4.85]), fora: true },
]
export const TRECHOS_COM_FORA: TrechoDoMapa[] = ligar(PONTOS_COM_FORA, [
  'pavimentado',
  'pavimentado',
  'pavimentado',
  'nao-pavimentado',
])

/** As many municipalities as the largest adopter has, and a line with 150 points. */
export function redeGrande(): { limites: Limites; pontos: PontoDoMapa[]; trechos: TrechoDoMapa[] } {
  const contorno: Par[] = [
    [-57.6, -30.2],
    [-56.0, -28.6],
    [-54.2, -27.3],
    [-52.8, -27.2],
    [-51.2, -27.6],
    [-50.0, -28.6],
    [-49.8, -29.4],
    [-50.4, -30.4],
    [-51.6, -31.8],
    [-52.6, -33.4],
    [-53.5, -33.7],
    [-53.4, -32.6],
    [-54.6, -31.5],
    [-56.0, -30.9],
  ]
  const sedes = Array.from({ length: 497 }, (_, i): Par => {
    const t = (i * 0.618034) % 1
    return [-57.2 + 7.2 * t + acaso(i) * 0.1, -33 + 5.6 * ((i + 0.5) / 497) + acaso(i + 0.5) * 0.1]
  })
  const perto = (s: Par) =>
    sedes.toSorted((a, b) => Math.hypot(a[0] - s[0], a[1] - s[1]) - Math.hypot(b[0] - s[0], b[1] - s[1]))
  const features = sedes
    .map((s, i) => ({ i, cantos: celula(contorno, s, perto(s).slice(1, 40)) }))
    .filter(({ cantos }) => cantos.length > 2)
    .map(({ i, cantos }) => limite(`Município ${i + 1}`, i, cantos, 2))
  const pontos = Array.from({ length: 150 }, (_, i): PontoDoMapa => {
    const t = i / 149
    return {
      ...ponto(`Parada ${i + 1}`, i % 149 === 0 ? 'extremo' : i % 12 === 0 ? 'secao' : 'parada'),
      lon: -51.2 - 4.8 * t,
      lat: -30 + 1.4 * Math.sin(t * 3) + acaso(i) * 0.1,
    }
  })
  const pisos = pontos.slice(1).map((_, i): Piso => (i % 40 > 28 ? 'nao-pavimentado' : 'pavimentado'))
  return { limites: { type: 'FeatureCollection', features }, pontos, trechos: ligar(pontos, pisos) }
}
