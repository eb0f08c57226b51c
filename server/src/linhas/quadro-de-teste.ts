import { type Cenario, type Cliente, criarCenario } from '../testes/cenario.js'

/** Places of the tests: name, municipality, what it is, latitude, longitude, terminal. */
export const LUGARES: [string, string, string, string, string, string | null][] = [
  ['Boa Vista', '1400100', 'sede-de-municipio', '2.82350', '-60.67580', 'Rodoviária de Boa Vista'],
  ['Mucajaí', '1400308', 'sede-de-municipio', '2.43980', '-60.90960', null],
  ['Iracema', '1400282', 'sede-de-municipio', '2.18310', '-61.04150', null],
  ['Caracaraí', '1400209', 'sede-de-municipio', '1.82690', '-61.12790', 'Rodoviária de Caracaraí'],
  ['Novo Paraíso', '1400209', 'distrito', '1.25360', '-60.49170', null],
  ['Rorainópolis', '1400472', 'sede-de-municipio', '0.93970', '-60.43890', null],
  ['Sítio da Serra', '1400209', 'outro', '1.40000', '-60.60000', null],
  ['Monte Cristo', '1400100', 'outro', '2.95000', '-60.72000', null],
]

export const dadosDoPonto = ([
  nome,
  municipio_ibge,
  localidade,
  lat,
  lon,
  terminal,
]: (typeof LUGARES)[number]) => ({
  nome,
  municipio_ibge,
  localidade,
  lat,
  lon,
  terminal,
})

/** A point of a draft: its name, its kilometre, its minute, and whether it is a section (s) and a stop (p). */
export type Parada = [nome: string, km: number, minutos: number, como?: 's' | 'p' | 'sp' | '']

export const ATE_CARACARAI: Parada[] = [
  ['Boa Vista', 0, 0],
  ['Mucajaí', 52, 50],
  ['Caracaraí', 139, 140],
]

function exigirFeito(r: { statusCode: number; body: string }): void {
  if (r.statusCode !== 200) throw new Error(r.body)
}

/** A server with the points of the tests, and how its analyst draws lines through them. */
export async function cenarioDasLinhas() {
  const c: Cenario = await criarCenario()
  const analista: Cliente = await c.entrar('rr', 'analista')
  const ponto: Record<string, string> = {}
  for (const l of LUGARES) {
    const r = await analista.post('/api/v1/pontos', dadosDoPonto(l))
    exigirFeito(r)
    ponto[l[0]] = r.json().id
  }

  /** A draft through these points, a paved stretch between each two. */
  function rascunho(paradas: Parada[], mudancas: Record<string, unknown> = {}) {
    return {
      pontos: paradas.map(([nome, km, minutos, como = 'sp']) => ({
        ponto_id: ponto[nome],
        km: String(km),
        minutos,
        secao: como.includes('s'),
        parada: como.includes('p'),
      })),
      trechos: paradas.slice(1).map(([, km], i) => ({
        de: i,
        km: ((km * 10 - (paradas[i]?.[1] ?? 0) * 10) / 10).toFixed(1),
        piso: 'pavimentado',
      })),
      horarios: [
        { hora: '06:00', dias: [1, 2, 3, 4, 5, 6, 7], sentido: 'ida' },
        { hora: '15:30', dias: [1, 2, 3, 4, 5], sentido: 'volta' },
      ],
      motivo: 'fixacao',
      de: '2026-04-01',
      ato: 'Resolução CRE 12/2026',
      razoes: 'Fixa o regime de funcionamento da linha.',
      ...mudancas,
    }
  }

  let proxima = 600
  async function novaLinha(mudancas: Record<string, unknown> = {}) {
    const numero = String(proxima++)
    const r = await analista.post('/api/v1/linhas', {
      numero,
      extremo_a: 'Boa Vista',
      extremo_b: 'Caracaraí',
      municipio_a: '1400100',
      municipio_b: '1400209',
      extensao_km: '139',
      servico: 'regular',
      partidas: ['05:00'],
      operadora_id: c.ids.rr.operadora,
      ...mudancas,
    })
    exigirFeito(r)
    return { id: r.json().id as string, numero }
  }
  const ver = async (id: string, quem = analista) => (await quem.get(`/api/v1/linhas/${id}`)).json()
  const fazer = async (id: string, corpo: unknown, versao?: number, quem = analista) =>
    quem.post(`/api/v1/linhas/${id}/quadros`, corpo, { versao: versao ?? (await ver(id)).versao })
  const previa = async (id: string, corpo: Record<string, unknown>) => {
    const { de, ato, razoes, ...resto } = corpo
    const r = await analista.post(`/api/v1/linhas/${id}/quadros/previa`, resto)
    exigirFeito(r)
    return r.json()
  }
  const feito = async (id: string, corpo: unknown) => {
    const r = await fazer(id, corpo)
    exigirFeito(r)
    return r.json()
  }

  return { c, analista, ponto, rascunho, novaLinha, ver, fazer, previa, feito }
}
