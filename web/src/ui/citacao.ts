import { type Dispositivo, escreverDispositivo } from '@outorga/lei'
import { createContext } from 'react'

/** A provision that can be read in more than one way, as the authority reads it. */
export interface LeituraDoArtigo {
  id: string
  pergunta: string
  adotada: string
  alternativa: string | null
}

export interface DetalheDoArtigo {
  resumo?: string | undefined
  leituras?: readonly LeituraDoArtigo[] | undefined
}

/** A provision cited beside a value, a date or a refusal. */
export interface Citacao extends DetalheDoArtigo {
  /** Folder of the law: `rr-664-2008`. */
  norma: string
  /** LexML: `art79_inc1`. */
  dispositivo: string
  /** Words of the chip, where they are not those of one provision: «art. 29, I e IV». */
  texto?: string | undefined
}

/** Where the balloon finds what a citation does not bring, and the page of the whole law. */
export interface FonteDeArtigos {
  buscar?: (norma: string, dispositivo: string) => Promise<DetalheDoArtigo | null>
  endereco?: (norma: string, dispositivo: string) => string
}

export const ContextoDeArtigos = createContext<FonteDeArtigos>({})

/** «Lei 11.127/1998 · RS» from `rs-11127-1998`. */
export function nomeDaNorma(norma: string): string {
  const m = /^([a-z]{2})-(\d+)-(\d{4})$/.exec(norma)
  return m ? `Lei ${(m[2] ?? '').replace(/\B(?=(\d{3})+$)/g, '.')}/${m[3]} · ${m[1]?.toUpperCase()}` : norma
}

export function textoDaCitacao({ dispositivo, texto }: Citacao): string {
  return texto ?? escreverDispositivo(dispositivo as Dispositivo)
}
