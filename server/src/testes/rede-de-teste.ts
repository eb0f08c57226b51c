import { equal } from 'node:assert/strict'
import type { Cenario, Cliente } from './cenario.js'

const LUGARES = {
  'Boa Vista': ['1400100', 'sede-de-municipio', '2.82350', '-60.67580'],
  Mucajaí: ['1400308', 'sede-de-municipio', '2.43980', '-60.90960'],
  Iracema: ['1400282', 'sede-de-municipio', '2.18310', '-61.04150'],
  Caracaraí: ['1400209', 'sede-de-municipio', '1.82690', '-61.12790'],
  'Vista Alegre': ['1400209', 'outro', '1.75000', '-61.14000'],
  Baliza: ['1400506', 'sede-de-municipio', '0.95100', '-59.91100'],
  Rorainópolis: ['1400472', 'sede-de-municipio', '0.93970', '-60.43890'],
  Serra: ['1400472', 'outro', '1.00000', '-60.45000'],
  Bonfim: ['1400159', 'sede-de-municipio', '3.36000', '-59.83300'],
  Normandia: ['1400407', 'sede-de-municipio', '3.88000', '-59.62000'],
} as const
export type Lugar = keyof typeof LUGARES

export type Parada = [nome: Lugar, km: number, minutos: number, como?: 's' | 'p' | 'sp' | '' | 'u']

export const TODOS_OS_DIAS = [1, 2, 3, 4, 5, 6, 7]
export const HORARIOS = [
  { hora: '06:00', dias: TODOS_OS_DIAS, sentido: 'ida' },
  { hora: '15:30', dias: TODOS_OS_DIAS, sentido: 'volta' },
]

export const ATE_CARACARAI: Parada[] = [
  ['Boa Vista', 0, 0],
  ['Mucajaí', 52, 50],
  ['Iracema', 93, 95, ''],
  ['Caracaraí', 139, 140],
]

let proxima = 700
let mundos = 0

/** Points of one test alone: lines of others never join the same ends. */
export interface Mundo {
  id(nome: Lugar): Promise<string>
  /** As the forms of a procedure take a whole itinerary. */
  pontos(paradas: Parada[]): Promise<Record<string, unknown>[]>
  /** A line with its first Quadro in force. */
  linha(paradas: Parada[], mudancas?: { horarios?: unknown[]; operadora_id?: string | null }): Promise<string>
}

export function criarMundo(c: Cenario, analista: Cliente): Mundo {
  const sufixo = ` ${++mundos}`
  const feitos = new Map<Lugar, string>()
  const id = async (nome: Lugar): Promise<string> => {
    const feito = feitos.get(nome)
    if (feito) return feito
    const [municipio_ibge, localidade, lat, lon] = LUGARES[nome]
    const r = await analista.post('/api/v1/pontos', {
      nome: nome + sufixo,
      municipio_ibge,
      localidade,
      lat,
      lon,
    })
    equal(r.statusCode, 200, r.body)
    feitos.set(nome, r.json().id)
    return r.json().id
  }
  const trechos = (paradas: Parada[]) =>
    paradas.slice(1).map(([, km, , como], i) => ({
      de: i,
      km: ((km * 10 - (paradas[i]?.[1] ?? 0) * 10) / 10).toFixed(1),
      piso: como === 'u' ? 'urbano' : 'pavimentado',
    }))
  const emOrdem = async <T>(paradas: Parada[], fazer: (p: Parada, ponto: string) => T): Promise<T[]> => {
    const feitas: T[] = []
    for (const p of paradas) feitas.push(fazer(p, await id(p[0])))
    return feitas
  }
  return {
    id,
    pontos: (paradas) =>
      emOrdem(paradas, ([, km, minutos, como = 'sp'], ponto_id) => ({
        ponto_id,
        km: String(km),
        minutos,
        piso: como === 'u' ? 'urbano' : null,
        secao: como.includes('s'),
        parada: como.includes('p'),
      })),
    async linha(paradas, { horarios = HORARIOS, operadora_id = c.ids.rr.operadora } = {}) {
      const [[a] = [''], [b, km] = ['', 0]] = [paradas[0], paradas.at(-1)]
      const r = await analista.post('/api/v1/linhas', {
        numero: String(proxima++),
        extremo_a: a + sufixo,
        extremo_b: b + sufixo,
        municipio_a: LUGARES[a as Lugar][0],
        municipio_b: LUGARES[b as Lugar][0],
        extensao_km: String(km),
        servico: 'regular',
        operadora_id,
      })
      equal(r.statusCode, 200, r.body)
      const pontos = await emOrdem(paradas, ([, km, minutos, como = 'sp'], ponto_id) => ({
        ponto_id,
        km: String(km),
        minutos,
        secao: como.includes('s'),
        parada: como.includes('p'),
      }))
      const q = await analista.post(
        `/api/v1/linhas/${r.json().id}/quadros`,
        {
          pontos,
          trechos: trechos(paradas),
          horarios,
          motivo: 'fixacao',
          de: '2026-04-01',
          ato: 'Resolução 12/2026',
          razoes: 'Fixa o regime de funcionamento da linha.',
          paradas_pelo_conselho: 'Resolução 9/2026',
        },
        { versao: 1 },
      )
      equal(q.statusCode, 200, q.body)
      return r.json().id
    },
  }
}
