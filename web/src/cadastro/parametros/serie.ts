import type { DataCivil, ValorDatado } from '@outorga/lei'
import type { Esquemas } from '../../api/cliente'
import { diaMesAno, numero, somarDias } from '../../ui/formatos'

export type Parametro = Esquemas['Parametros']['parametros'][number]
export type ValorDoParametro = Parametro['valores'][number]
export type DiaRegistrado = Esquemas['Parametros']['calendario'][number]

/** From its first day to the day before `ate`; null has no end. */
export interface Periodo {
  de: string
  ate: string | null
}

type Escolher = (serie: readonly ValorDatado[], dia: DataCivil) => ValorDatado | null

/**
 * On which days each row of a series is really the one in force: a later row takes the place of an open one, and the
 * open one comes back where the later ends. `escolher` is the law's own rule; nothing else decides it.
 */
export function periodosEmVigor(
  valores: readonly ValorDoParametro[],
  escolher: Escolher,
): ReadonlyMap<ValorDoParametro, readonly Periodo[]> {
  const serie = valores as readonly (ValorDoParametro & ValorDatado)[]
  const dias = [...new Set(valores.flatMap((v) => (v.ate === null ? [v.de] : [v.de, v.ate])))].sort()
  const periodos = new Map<ValorDoParametro, Periodo[]>(valores.map((v) => [v, []]))
  dias.forEach((de, i) => {
    const dono = escolher(serie, de as DataCivil)
    const seus = dono && periodos.get(dono as ValorDoParametro & ValorDatado)
    if (!seus) return
    const ultimo = seus.at(-1)
    if (ultimo?.ate === de) ultimo.ate = dias[i + 1] ?? null
    else seus.push({ de, ate: dias[i + 1] ?? null })
  })
  return periodos
}

/** «de 1º jan. 2025 a 31 dez. 2025», «desde 1º jan. 2026»: the last day is the one before `ate`. */
export function escreverPeriodo({ de, ate }: Periodo): string {
  return ate === null ? `desde ${diaMesAno(de)}` : `de ${diaMesAno(de)} a ${diaMesAno(somarDias(ate, -1))}`
}

/** «R$ 28,3264», «30 dias»; what comes after the currency in the unit is said apart. */
export function escreverValor(valor: string, unidade: string): string {
  return unidade.startsWith('R$') ? `R$\u00a0${numero(valor)}` : `${numero(valor)}\u00a0${unidade}`
}

/** «por passageiro e quilômetro» of «R$ por passageiro e quilômetro»; null where nothing is left to say. */
export function restoDaUnidade(unidade: string): string | null {
  return (unidade.startsWith('R$') && unidade.slice(2).trim()) || null
}

/** How many open autos had their terms counted again, in words. */
export function escreverRecontados(quantos: number): string {
  if (quantos === 0) return 'Nenhum auto em curso para recontar.'
  return quantos === 1
    ? 'Os prazos de 1 auto em curso foram contados de novo.'
    : `Os prazos de ${numero(String(quantos))} autos em curso foram contados de novo.`
}

/** What an act is, apart from the words that only say that its value is of the demonstration; empty where nothing is left. */
export function atoSemMarca(ato: string): string {
  const resto = ato.replace(/^Valor de demonstração[,:]?\s*/, '')
  return resto.charAt(0).toUpperCase() + resto.slice(1)
}
