import { lerHoraDigitada } from '../ui/digitados'

export interface HorasLidas {
  /** `HH:MM`, in order, each once. */
  horas: string[]
  /** What was typed and is no hour. */
  ilegiveis: string[]
}

/** Reads hours as people type them: «06:00 13:30», «6h, 13h30», a column of a spreadsheet. */
export function lerHoras(texto: string): HorasLidas {
  const horas = new Set<string>()
  const ilegiveis: string[] = []
  for (const parte of texto.split(/[\s,;]+/).filter((p) => p !== '')) {
    const lida = lerHoraDigitada(parte)
    if (lida) horas.add(lida)
    else ilegiveis.push(parte)
  }
  return { horas: [...horas].sort(), ilegiveis }
}
