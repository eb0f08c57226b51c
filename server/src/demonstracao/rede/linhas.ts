import type { ConteudoDaLinha, Piso } from '../../linhas/quadro.js'
import { horariosDe } from './horarios.js'
import { caminho, distancia, LUGARES, type Lugar } from './lugares.js'
import { paresDaRegiao } from './pares.js'
import { repartir } from './repartir.js'

/** A line of the network before it is anyone's. */
export interface LinhaDaRede {
  numero: string
  nome: string
  servico: 'regular' | 'alternativo' | 'hidroviario'
  /** Index of the pair of municipalities: lines between two are of one operator. */
  grupo: string
  /** Part of the name of who runs it, where that is told. */
  de?: string
  lugares: readonly Lugar[]
  quadro: Omit<ConteudoDaLinha, 'pontos'> & { pontos: Omit<ConteudoDaLinha['pontos'][number], 'ponto_id'>[] }
}

/** The road is longer than the straight line. */
const SINUOSIDADE = 1.22
const SECAO_MINIMA = 100

const emKm = (decimos: number) => `${Math.floor(decimos / 10)}.${decimos % 10}`

interface Percurso {
  pisoDe(trecho: number, ultimo: number): Piso
  kmPorHora: number
  minutosPorParada: number
}

const NA_CIDADE: Percurso = {
  pisoDe: (trecho, ultimo) => (trecho === 0 || trecho === ultimo ? 'urbano' : 'pavimentado'),
  kmPorHora: 32,
  minutosPorParada: 2,
}
const NA_ESTRADA: Percurso = { pisoDe: () => 'pavimentado', kmPorHora: 62, minutosPorParada: 5 }
const NO_CASCALHO: Percurso = {
  pisoDe: (t) => (t === 0 ? 'pavimentado' : 'nao-pavimentado'),
  kmPorHora: 45,
  minutosPorParada: 5,
}
const NA_AGUA: Percurso = { pisoDe: () => 'aquaviario', kmPorHora: 30, minutosPorParada: 3 }

function itinerario(
  lugares: readonly Lugar[],
  como: Percurso,
): Pick<LinhaDaRede['quadro'], 'pontos' | 'trechos'> {
  const trechos = lugares.slice(1).map((b, i) => {
    const decimos = Math.max(12, Math.round(distancia(lugares[i] ?? b, b) * SINUOSIDADE * 10))
    return { de: i, decimos, piso: como.pisoDe(i, lugares.length - 2) }
  })
  const total = trechos.reduce((s, t) => s + t.decimos, 0)
  let [km, secao] = [0, 0]
  const pontos = lugares.map((l, i) => {
    km += i > 0 ? (trechos[i - 1]?.decimos ?? 0) : 0
    const extremo = i === 0 || i === lugares.length - 1
    const ehSecao = extremo || (km - secao >= SECAO_MINIMA && total - km >= SECAO_MINIMA)
    if (ehSecao) secao = km
    return {
      localidade: l.nome,
      municipio_ibge: l.municipio_ibge,
      tipo: l.localidade,
      lat: l.lat.toFixed(4),
      lon: l.lon.toFixed(4),
      km: emKm(km),
      minutos: i === 0 ? 0 : Math.ceil((km * 6) / como.kmPorHora) + i * como.minutosPorParada,
      secao: ehSecao,
      parada: true,
      terminal: l.terminal,
    }
  })
  return { pontos, trechos: trechos.map(({ de, decimos, piso }) => ({ de, km: emKm(decimos), piso })) }
}

const nomeDe = (l: Lugar, municipio: string) =>
  l.localidade === 'outro' ? `${municipio}, ${l.nome}` : l.nome

function montar(
  l: Pick<LinhaDaRede, 'numero' | 'servico' | 'lugares'>,
  como: Percurso,
  partidas: number,
  municipioDe: (l: Lugar) => string,
): LinhaDaRede {
  const [a, b] = [l.lugares[0] as Lugar, l.lugares.at(-1) as Lugar]
  const n = Number(l.numero)
  return {
    ...l,
    nome: `${nomeDe(a, municipioDe(a))} – ${nomeDe(b, municipioDe(b))}`,
    grupo: `${a.municipio_ibge}-${b.municipio_ibge}`,
    quadro: {
      ...itinerario(l.lugares, como),
      horarios: horariosDe(partidas, n, l.servico === 'regular' && partidas > 24),
      restricoes: [],
      paradas_pelo_conselho: null,
    },
  }
}

const LINHAS_RS = 1180
/** With the small demonstration's, 15,000 departures on a working day. */
const PARTIDAS_RS = 14_060
const MINIMO = 4
const MAXIMO = 48

/** Departures of each line: none without, none with too many, all of them `PARTIDAS_RS`. */
function partidasPor(pesos: readonly number[]): number[] {
  const acimaDoMinimo = repartir(PARTIDAS_RS - MINIMO * pesos.length, pesos)
  let sobra = 0
  const cortadas = acimaDoMinimo.map((p) => {
    const cabe = Math.min(p, MAXIMO - MINIMO)
    sobra += p - cabe
    return MINIMO + cabe
  })
  const livres = cortadas.map((p) => (p < MAXIMO ? 1 : 0))
  return repartir(sobra, livres).map((mais, i) => mais + (cortadas[i] ?? 0))
}

const porNome = (uf: 'RR' | 'RS') => new Map(LUGARES[uf].map((l) => [l.nome, l]))
const municipioPor = (uf: 'RR' | 'RS') => {
  const sedes = new Map(
    LUGARES[uf].filter((l) => l.localidade === 'sede-de-municipio').map((l) => [l.municipio_ibge, l.nome]),
  )
  return (l: Lugar) => sedes.get(l.municipio_ibge) ?? l.nome
}

function achar(nomes: ReadonlyMap<string, Lugar>, nome: string): Lugar {
  const lugar = nomes.get(nome)
  if (!lugar) throw new Error(`no place ${nome}`)
  return lugar
}

const TRAVESSIAS = [
  ['Eldorado do Sul', 'Porto Alegre', 26],
  ['Triunfo', 'São Jerônimo', 20],
  ['Charqueadas', 'Porto Alegre', 8],
] as const

function linhasDoRS(): LinhaDaRede[] {
  const sedes = LUGARES.RS.filter((l) => l.localidade === 'sede-de-municipio')
  const pares = paresDaRegiao(LINHAS_RS - TRAVESSIAS.length)
  const quantas = partidasPor(pares.map((p) => p.peso))
  const municipioDe = municipioPor('RS')
  const nomes = porNome('RS')
  return [
    ...pares.map(({ a, b }, i) => {
      const lugares = caminho(a, b, sedes, 0.09, 3)
      return montar(
        { numero: String(1001 + i), servico: 'regular', lugares },
        NA_CIDADE,
        quantas[i] ?? 0,
        municipioDe,
      )
    }),
    ...TRAVESSIAS.map(([a, b, partidas], i) => {
      const lugares = [achar(nomes, a), achar(nomes, b)]
      return montar(
        { numero: String(4001 + i), servico: 'hidroviario', lugares },
        NA_AGUA,
        partidas,
        municipioDe,
      )
    }),
  ]
}

type EmRR = readonly [
  itinerario: string,
  partidas: number,
  servico: 'regular' | 'alternativo',
  como: Percurso,
  de: string,
]

/** Thirteen besides the fourteen of the small demonstration, between real places along real roads. */
const EM_RR: readonly EmRR[] = [
  ['Rorainópolis > São Luiz > São João da Baliza > Caroebe', 6, 'regular', NA_ESTRADA, 'Ajarani'],
  ['Caracaraí > Vila Novo Paraíso > Rorainópolis', 8, 'regular', NA_ESTRADA, 'Tepequém'],
  ['Boa Vista > Vila Surumu > Pacaraima', 6, 'regular', NA_ESTRADA, 'Serra do Sol'],
  ['Bonfim > Normandia', 4, 'regular', NO_CASCALHO, 'Serra do Sol'],
  [
    'Boa Vista > Mucajaí > Iracema > Caracaraí > Vila Novo Paraíso > São Luiz',
    4,
    'regular',
    NA_ESTRADA,
    'Tepequém',
  ],
  ['Boa Vista > Amajari > Vila do Tepequém', 4, 'alternativo', NA_ESTRADA, 'Fronteira Norte'],
  ['Mucajaí > Iracema', 10, 'alternativo', NA_ESTRADA, 'Rio Mucajaí'],
  ['Iracema > Caracaraí', 8, 'alternativo', NA_ESTRADA, 'Baixo Rio Branco'],
  ['Rorainópolis > Vila Novo Paraíso', 8, 'alternativo', NA_ESTRADA, 'Vale do Jauaperi'],
  ['Normandia > Uiramutã', 2, 'alternativo', NO_CASCALHO, 'Alto Cotingo'],
  ['Boa Vista > Cantá', 14, 'alternativo', NA_ESTRADA, 'Água Boa'],
  ['São João da Baliza > Caroebe', 8, 'alternativo', NA_ESTRADA, 'Vila Nova do Sul'],
  ['Pacaraima > Vila Surumu', 6, 'alternativo', NA_ESTRADA, 'Fronteira Norte'],
]

function linhasDeRR(): LinhaDaRede[] {
  const nomes = porNome('RR')
  const municipioDe = municipioPor('RR')
  return EM_RR.map(([itinerarioDito, partidas, servico, como, de], i) => {
    const lugares = itinerarioDito.split(' > ').map((nome) => achar(nomes, nome))
    return { ...montar({ numero: String(201 + i), servico, lugares }, como, partidas, municipioDe), de }
  })
}

/** The lines of each authority's network, their numbers after every one of the small demonstration's. */
export const linhasDaRede = (uf: 'RR' | 'RS'): LinhaDaRede[] => (uf === 'RR' ? linhasDeRR() : linhasDoRS())
