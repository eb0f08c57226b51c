import { NOME_DO_ATO } from '@outorga/lei'
import type { Esquemas } from '../../api/cliente'
import { dataDoGrupo, dataRelativa, diaMes, diaMesAno } from '../../ui/formatos'

export type ItemDaFila = Esquemas['ItemDaFila']
export type ProcessoDaFila = Esquemas['ProcessoDaFila']

/** The heading over the rows of one group; `hoje` is the authority's date. */
export function nomeDoGrupo(grupo: ItemDaFila['grupo'], hoje: string): string {
  const nomes: Record<ItemDaFila['grupo'], string> = {
    vencido: 'Vencidos',
    hoje: `Hoje, ${dataDoGrupo(hoje)}`,
    semana: 'Esta semana',
    depois: 'Depois',
    'sem-prazo': 'Sem prazo na lei',
  }
  return nomes[grupo]
}

/** The date of a row, always a date. A vehicle whose time has passed and that waits for proof is held «desde» then. */
export function dataDoItem({ ate, grupo }: ItemDaFila, hoje: string): string | null {
  if (ate === null) return null
  return grupo === 'sem-prazo' ? `desde ${diaMes(ate)}` : dataRelativa(ate, hoje)
}

/** The date of a procedure's row: the last day for the act, or since when it waits. */
export const dataDoProcesso = ({ ate, desde }: ProcessoDaFila, hoje: string): string =>
  ate === null
    ? `desde ${desde.slice(0, 4) === hoje.slice(0, 4) ? diaMes(desde) : diaMesAno(desde)}`
    : dataRelativa(ate, hoje)

/** What the authority registers is what the operator does. */
const DA_OPERADORA: Readonly<Record<string, string>> = {
  [NOME_DO_ATO['apresentar-defesa']]: 'Apresentar defesa',
  [NOME_DO_ATO.recorrer]: 'Recorrer',
  [NOME_DO_ATO['registrar-pagamento']]: 'Pagar a multa',
}

export function tituloDoItem({ titulo }: ItemDaFila, daOperadora: boolean): string {
  return (daOperadora && DA_OPERADORA[titulo]) || titulo
}
