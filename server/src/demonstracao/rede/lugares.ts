import { MUNICIPIOS_RMPA, MUNICIPIOS_RR } from '../../cadastro/municipios.js'

/** Degrees. */
interface Coordenada {
  lat: number
  lon: number
}

/** A point where lines of the network stop. */
export interface Lugar extends Coordenada {
  nome: string
  municipio_ibge: string
  localidade: 'sede-de-municipio' | 'sede-de-distrito' | 'outro'
  terminal: string | null
}

/** Where the seat of each municipality is. */
const SEDES: Readonly<Record<string, readonly [lat: number, lon: number]>> = {
  1400050: [2.9886, -61.3072],
  1400027: [3.6457, -61.3692],
  1400100: [2.8238, -60.6753],
  1400159: [3.3616, -59.8333],
  1400175: [2.6099, -60.6058],
  1400209: [1.8277, -61.1304],
  1400233: [0.8842, -59.6959],
  1400282: [2.1831, -61.0415],
  1400308: [2.44, -60.9096],
  1400407: [3.8853, -59.6204],
  1400456: [4.4799, -61.1477],
  1400472: [0.94, -60.4389],
  1400506: [0.9517, -59.9133],
  1400605: [1.0102, -60.0419],
  1400704: [4.6031, -60.1815],
  4300604: [-29.9914, -51.0809],
  4300877: [-29.6168, -50.9291],
  4301107: [-30.0875, -51.7275],
  4303103: [-29.9472, -51.1016],
  4303905: [-29.6747, -51.0606],
  4304606: [-29.9128, -51.1857],
  4304689: [-29.6961, -51.328],
  4305355: [-29.9625, -51.6289],
  4306403: [-29.5836, -51.0898],
  4306767: [-29.9986, -51.3085],
  4307609: [-29.6535, -51.1843],
  4307708: [-29.852, -51.1841],
  4309050: [-29.8798, -50.7734],
  4309209: [-29.9413, -50.9869],
  4309308: [-30.1086, -51.3233],
  4310108: [-29.5693, -50.7919],
  4310801: [-29.5995, -51.1533],
  4312401: [-29.6824, -51.4679],
  4313060: [-29.5808, -50.9051],
  4313375: [-29.8525, -51.2837],
  4313409: [-29.6875, -51.1328],
  4314050: [-29.6243, -50.8312],
  4314803: [-29.7015, -51.2429],
  4314902: [-30.0318, -51.2065],
  4316006: [-29.6462, -50.5819],
  4317608: [-29.8268, -50.5175],
  4318408: [-29.9716, -51.7251],
  4318705: [-29.7545, -51.1498],
  4319505: [-29.5885, -51.3749],
  4319901: [-29.6349, -51.0064],
  4320008: [-29.8276, -51.145],
  4321204: [-29.6505, -50.7753],
  4322004: [-29.9291, -51.7075],
  4323002: [-30.0819, -51.0194],
}

/** Where the neighbourhoods of a municipality lie from its seat, in thousandths of a degree. */
const BAIRROS: readonly (readonly [norte: number, leste: number])[] = [
  [14, 9],
  [-11, 13],
  [8, -15],
  [-6, -5],
  [18, -7],
  [-16, -12],
  [3, 18],
]
/** Invented: each municipality has seven of them, two neighbours seldom the same ones. */
const NOMES_DE_BAIRRO =
  `Vila das Figueiras,Parque dos Ipês,Jardim do Arroio,Bairro da Estação,Vila Nova Esperança,Parque Industrial,
  Jardim das Palmeiras,Vila do Engenho,Loteamento Bela Vista,Bairro dos Eucaliptos,Vila Santa Clara,Parque da Lagoa,Morro do Sabiá,
  Jardim dos Plátanos,Vila dos Ferroviários,Passo da Areia Velha,Bairro Três Marias,Vila Campo Limpo,Costa do Morro,
  Jardim Primavera,Vila Operária,Bairro da Olaria,Parque do Trabalhador`.split(/,\s*/)

/** Villages of Roraima that lines end at; where they lie is near enough for a map of the State. */
const VILAS: readonly (readonly [nome: string, ibge: string, lat: number, lon: number])[] = [
  ['Vila Novo Paraíso', '1400209', 1.249, -60.486],
  ['Vila do Tepequém', '1400027', 3.749, -61.722],
  ['Vila Surumu', '1400456', 4.195, -60.791],
]

function sede(ibge: string, nome: string): Lugar {
  const [lat, lon] = SEDES[ibge] ?? [0, 0]
  return {
    nome,
    municipio_ibge: ibge,
    localidade: 'sede-de-municipio',
    terminal: `Estação Rodoviária de ${nome}`,
    lat,
    lon,
  }
}

const bairrosDe = (s: Lugar, n: number): Lugar[] =>
  BAIRROS.map(([norte, leste], i) => ({
    nome: NOMES_DE_BAIRRO[(n * 5 + i * 3) % NOMES_DE_BAIRRO.length] ?? '',
    municipio_ibge: s.municipio_ibge,
    localidade: 'outro',
    terminal: null,
    lat: s.lat + norte / 1000,
    lon: s.lon + leste / 1000,
  }))

const SEDES_RR = MUNICIPIOS_RR.map((m) => sede(m.ibge, m.nome))
const SEDES_RS = MUNICIPIOS_RMPA.map((m) => sede(m.ibge, m.nome))

/** Every point of each authority's network. */
export const LUGARES: Readonly<Record<'RR' | 'RS', readonly Lugar[]>> = {
  RR: [
    ...SEDES_RR,
    ...VILAS.map(
      ([nome, municipio_ibge, lat, lon]): Lugar => ({
        nome,
        municipio_ibge,
        localidade: 'sede-de-distrito',
        terminal: null,
        lat,
        lon,
      }),
    ),
  ],
  RS: [...SEDES_RS, ...SEDES_RS.flatMap(bairrosDe)],
}

const RAIO_KM = 6371
const radianos = (graus: number) => (graus * Math.PI) / 180

/** Kilometres in a straight line over the ground. */
export function distancia(a: Coordenada, b: Coordenada): number {
  const [dLat, dLon] = [radianos(b.lat - a.lat), radianos(b.lon - a.lon)]
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radianos(a.lat)) * Math.cos(radianos(b.lat)) * Math.sin(dLon / 2) ** 2
  return 2 * RAIO_KM * Math.asin(Math.sqrt(h))
}

/**
 * The places of a trip from `a` to `b`: each of `possiveis` that leaves the way by less than `desvio` (0.05 is 5 %), from
 * the nearest to `a` on, no two nearer than `folga` kilometres.
 */
export function caminho(
  a: Lugar,
  b: Lugar,
  possiveis: readonly Lugar[],
  desvio: number,
  folga: number,
): Lugar[] {
  const direto = distancia(a, b)
  const noCaminho = possiveis
    .filter((p) => p !== a && p !== b)
    .map((p) => ({ p, de: distancia(a, p), ate: distancia(p, b) }))
    .filter(({ de, ate }) => de > folga && ate > folga && de + ate <= direto * (1 + desvio))
    .sort((x, y) => x.de - y.de)
  const rota = [a]
  for (const { p } of noCaminho) if (distancia(rota.at(-1) ?? a, p) > folga) rota.push(p)
  return [...rota, b]
}
