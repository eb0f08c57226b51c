import type { Esquemas } from '../../api/cliente'
import { NOME_DO_TIPO } from '../../cadastro/comum/nomes'

export type Consulta = Esquemas['ConsultaDePlaca']
export type AutoRecente = Esquemas['AutoRecente']
export type LinhaDaHora = Esquemas['LinhaDaHora']

/** «ônibus, 44 lugares, 2019» */
export function resumoDoVeiculo(v: Esquemas['VeiculoResumo']): string {
  return [NOME_DO_TIPO[v.tipo].toLowerCase(), `${v.lugares} lugares`, v.ano_fabricacao].join(', ')
}

/** «linha 104 Boa Vista – Pacaraima, partida 13:30» */
export function resumoDaLinha(l: Pick<LinhaDaHora, 'numero' | 'nome' | 'partida'>): string {
  return `linha ${l.numero} ${l.nome}${l.partida ? `, partida ${l.partida}` : ''}`
}

export interface Dobras {
  /** On the line of the hour, or whatever the line where the law does not ask. */
  aqui: AutoRecente[]
  emOutrasLinhas: AutoRecente[]
}

/** Of the earlier autos, those that would double a new fine today: the latest of each item and line. */
export function autosQueDobram(recentes: readonly AutoRecente[], linha: string | null): Dobras {
  const maisNovos = new Map<string, AutoRecente>()
  for (const auto of recentes) {
    if (auto.dobra_ate === null) continue
    const chave = `${auto.dispositivo} ${auto.dobra_na_linha ?? ''}`
    const anterior = maisNovos.get(chave)
    if (!anterior || auto.data_fato > anterior.data_fato) maisNovos.set(chave, auto)
  }
  const todas = [...maisNovos.values()]
  const longe = (a: AutoRecente) => linha !== null && a.dobra_na_linha !== null && a.dobra_na_linha !== linha
  return { aqui: todas.filter((a) => !longe(a)), emOutrasLinhas: todas.filter(longe) }
}

const DIA = 24 * 60
const minutos = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5))

/** How far apart two hours of the clock are, in minutes, round midnight. */
function distancia(a: string, b: string): number {
  const d = Math.abs(minutos(a) - minutos(b))
  return Math.min(d, DIA - d)
}

/**
 * The operator's line with a departure nearest to `hora` (`HH:MM`), with that departure; the first one where none has
 * departures; null without lines.
 */
export function linhaDaHora(linhas: readonly LinhaDaHora[], hora: string): LinhaDaHora | null {
  const perto = linhas.map((linha) => {
    const partida = linha.partidas.toSorted((a, b) => distancia(a, hora) - distancia(b, hora))[0] ?? null
    return { ...linha, partida }
  })
  const longe = DIA
  return (
    perto.toSorted(
      (a, b) =>
        (a.partida ? distancia(a.partida, hora) : longe) - (b.partida ? distancia(b.partida, hora) : longe),
    )[0] ?? null
  )
}
