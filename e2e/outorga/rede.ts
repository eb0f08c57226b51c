import { clienteDe } from './cliente.js'
import { dia } from './dias.js'

/** Places of Roraima: Município, what it is, where, and a name after all the true ones. */
const LUGARES = {
  'Boa Vista': ['1400100', 'sede-de-municipio', '2.82350', '-60.67580', 'Largo'],
  Mucajaí: ['1400308', 'sede-de-municipio', '2.43980', '-60.90960', 'Barranco'],
  Iracema: ['1400282', 'sede-de-municipio', '2.18310', '-61.04150', 'Cruzeiro'],
  Caracaraí: ['1400209', 'sede-de-municipio', '1.82690', '-61.12790', 'Porteira'],
  Baliza: ['1400506', 'sede-de-municipio', '0.95100', '-59.91100', 'Estaca'],
  Rorainópolis: ['1400472', 'sede-de-municipio', '0.93970', '-60.43890', 'Encruzilhada'],
  Serra: ['1400472', 'outro', '1.00000', '-60.45000', 'Mirante'],
} as const
export type Lugar = keyof typeof LUGARES

/** Place, kilometre, minute; `s` is a section, `p` a stop; both where nothing is said. */
export type Parada = readonly [lugar: Lugar, km: number, minutos: number, como?: 's' | 'p' | 'sp' | '']

export const ATE_CARACARAI: readonly Parada[] = [
  ['Boa Vista', 0, 0],
  ['Mucajaí', 52, 50],
  ['Iracema', 93, 95, ''],
  ['Caracaraí', 139, 140],
]

const TODOS_OS_DIAS = [1, 2, 3, 4, 5, 6, 7]

let redes = (process.pid % 900) * 100

/** Points of one test alone: lines of others never join the same ends. */
export interface Rede {
  /** What a person types to find the point. */
  nome(lugar: Lugar): string
  id(lugar: Lugar): Promise<string>
  pontos(paradas: readonly Parada[]): Promise<Record<string, unknown>[]>
  /** A line of `operadora` with its first Quadro in force. */
  linha(
    paradas: readonly Parada[],
    operadora: string,
    mais?: { servico?: string; ida?: string },
  ): Promise<string>
  /** A request to create a line, of the community. */
  criacao(): Promise<string>
  /** Opens a request of alteration in the name of the line's operator. */
  pedir(especie: string, linha_id: string, campos: object): Promise<string>
  /** Gathers the opinions and grants it. */
  deferir(numero: string): Promise<void>
  porEmVigor(numero: string, mais?: object): Promise<void>
}

const A = 'alteracoes-de-linha'

export function redeNova(): Rede {
  const sufixo = String(++redes)
  const feitos = new Map<Lugar, Promise<string>>()
  const nome = (lugar: Lugar) => `Zona ${LUGARES[lugar][4]} ${sufixo}`
  const criar = async (lugar: Lugar) => {
    const analista = await clienteDe('analista', 'rr')
    const [municipio_ibge, localidade, lat, lon] = LUGARES[lugar]
    return (await analista.fazer('pontos', { nome: nome(lugar), municipio_ibge, localidade, lat, lon })).id
  }
  const id = (lugar: Lugar): Promise<string> => {
    const feito = feitos.get(lugar) ?? criar(lugar)
    feitos.set(lugar, feito)
    return feito
  }
  const pontos = (paradas: readonly Parada[]) =>
    Promise.all(
      paradas.map(async ([lugar, km, minutos, como = 'sp']) => ({
        ponto_id: await id(lugar),
        km: String(km),
        minutos,
        secao: como.includes('s'),
        parada: como.includes('p'),
      })),
    )
  let linhas = 0
  return {
    nome,
    id,
    pontos,
    async linha(paradas, operadora_id, { servico = 'regular', ida = '06:00' } = {}) {
      const analista = await clienteDe('analista', 'rr')
      const [a, b] = [paradas[0], paradas.at(-1)] as [Parada, Parada]
      const linha = await analista.fazer('linhas', {
        numero: `8${sufixo.padStart(5, '0')}${++linhas}`,
        extremo_a: nome(a[0]),
        extremo_b: nome(b[0]),
        municipio_a: LUGARES[a[0]][0],
        municipio_b: LUGARES[b[0]][0],
        extensao_km: String(b[1]),
        servico,
        operadora_id,
      })
      const trechos = paradas.slice(1).map(([, km], i) => ({
        de: i,
        km: (km - (paradas[i]?.[1] ?? 0)).toFixed(1),
        piso: 'pavimentado',
      }))
      const quadro = {
        pontos: await pontos(paradas),
        trechos,
        horarios: [{ hora: ida, dias: TODOS_OS_DIAS, sentido: 'ida' }],
        motivo: 'fixacao',
        de: dia(-5),
        ato: 'Resolução 12',
        razoes: 'Fixa o regime de funcionamento da linha.',
        paradas_pelo_conselho: 'Resolução 9',
      }
      await analista.fazer(`linhas/${linha.id}/quadros`, quadro, 1)
      return linha.id
    },
    async criacao() {
      const analista = await clienteDe('analista', 'rr')
      const pedido = {
        especie: 'pedido-da-comunidade',
        quem_pede: 'Associação de moradores',
        quem_assina: 'A presidência da associação',
        servico: 'regular',
        pontos: await pontos([
          ['Mucajaí', 0, 0],
          ['Serra', 150, 160],
        ]),
        razoes: 'Não há linha entre estes lugares.',
      }
      return (await analista.fazer('criacoes-de-linha', pedido)).numero
    },
    async pedir(especie, linha_id, campos) {
      const analista = await clienteDe('analista', 'rr')
      const pedido = {
        especie,
        linha_id,
        iniciativa: 'delegataria',
        razoes: 'Para atender melhor quem viaja.',
      }
      return (await analista.fazer(A, { ...pedido, ...campos })).numero
    },
    async deferir(numero) {
      const [analista, julgador] = [await clienteDe('analista', 'rr'), await clienteDe('julgador', 'rr')]
      await analista.ato(A, numero, 'pedir-pareceres', {})
      const { atos_possiveis } = await analista.ler<{
        atos_possiveis: { ato: string; campos: { nome: string; opcoes: { valor: string }[] }[] }[]
      }>(`${A}/${numero}`)
      const sobre = atos_possiveis
        .find((a) => a.ato === 'juntar-parecer')
        ?.campos.find((c) => c.nome === 'sobre')?.opcoes
      for (const { valor } of sobre ?? [])
        await analista.ato(A, numero, 'juntar-parecer', {
          sobre: valor,
          conclusao: 'favoravel',
          texto: 'Examinado com os dados do processo.',
        })
      await analista.ato(A, numero, 'concluir-instrucao', {})
      await julgador.ato(A, numero, 'decidir', { resultado: 'deferido', razoes: 'Atende ao que a lei pede.' })
    },
    async porEmVigor(numero, mais = {}) {
      await this.deferir(numero)
      const analista = await clienteDe('analista', 'rr')
      await analista.ato(A, numero, 'por-em-vigor', { de: dia(0), ato: 'Portaria 7', ...mais })
    },
  }
}
