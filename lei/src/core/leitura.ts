import type { Dispositivo } from './dispositivo.js'

/** How this installation reads a provision that can be read in more than one way; shown to whoever decides. */
export interface Leitura {
  /** `AMB-RR-30`. */
  id: string
  dispositivos: readonly Dispositivo[]
  pergunta: string
  adotada: string
  alternativa: string | null
}

export type Leituras = Readonly<Record<string, Leitura>>
