import { dataPrazo } from '../ui/formatos'
import type { AtoPossivel, Espera } from './tipos'

/** Acts that end or take back: never the page's filled button, and red in their own window. */
const CONTRA =
  /^(revogar|anular|cancelar|cassar|desistir|arquivar|extinguir|encerrar|suspender|declarar-(fracassada|deserta))/

export const vaiContra = (ato: string) => CONTRA.test(ato)

/** The act that the table puts next: the first that goes on. Null where all that may be done is to end it. */
export function atoPrincipal<A extends Pick<AtoPossivel, 'ato'>>(atos: readonly A[]): A | null {
  return atos.find((a) => !vaiContra(a.ato)) ?? null
}

/** The table may have two lines of one act; a person has one button. */
export function semRepetir<A extends Pick<AtoPossivel, 'ato'>>(atos: readonly A[]): A[] {
  return atos.filter((a, i) => atos.findIndex((b) => b.ato === a.ato) === i)
}

const FEMININAS =
  /^(operadora|delegatária|empresa|diretoria|secretaria|junta|comissão|coordenação|presidência|câmara)/i
const ou = (nomes: readonly string[]) => nomes.join(' ou ')
const comArtigo = (cargo: string) => `${FEMININAS.test(cargo) ? 'a' : 'o'} ${cargo}`

export interface EsperaDita {
  chave: string
  /** «Depois de qui., 9 de abril», «Com o Julgador». */
  quando: string
  atos: { titulo: string; dispositivo: string | null }[]
  /** «por Conselho», where the date was said first. */
  por: string | null
}

/**
 * What others may do now, and what comes later: one line for each date and group of people. `cargo` is the reader's own:
 * what is theirs and still not possible waits for a term that did not begin.
 */
export function dizerEspera(espera: readonly Espera[], cargo: string, hoje: string): EsperaDita[] {
  const ditas = new Map<string, EsperaDita>()
  for (const { titulo, dispositivo, cargos, desde } of espera) {
    const quem = ou([...new Set(cargos)])
    const meu = desde === null && cargos.includes(cargo)
    const quando = desde
      ? `Depois de ${dataPrazo(desde, hoje)}`
      : meu
        ? 'Quando o prazo começar e acabar'
        : `Com ${ou([...new Set(cargos)].map(comArtigo))}`
    const chave = `${quando} ${desde ? quem : ''}`
    const dita = ditas.get(chave) ?? { chave, quando, atos: [], por: desde ? `por ${quem}` : null }
    if (!dita.atos.some((a) => a.titulo === titulo)) dita.atos.push({ titulo, dispositivo })
    ditas.set(chave, dita)
  }
  return [...ditas.values()]
}
