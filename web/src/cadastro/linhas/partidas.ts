import { lerHoraDigitada } from '../../ui/digitados'

const PERIODOS = [
  { nome: 'Madrugada', ate: '06:00' },
  { nome: 'Manhã', ate: '12:00' },
  { nome: 'Tarde', ate: '18:00' },
  { nome: 'Noite', ate: '24:00' },
] as const

/** Departures, `HH:MM`, by part of the day; parts without one are left out. */
export function partidasPorPeriodo(partidas: readonly string[]): { nome: string; horas: string[] }[] {
  const horas = partidas.toSorted()
  return PERIODOS.map(({ nome, ate }, i) => {
    const de = PERIODOS[i - 1]?.ate ?? '00:00'
    return { nome, horas: horas.filter((h) => h >= de && h < ate) }
  }).filter((p) => p.horas.length > 0)
}

/**
 * Reads departures as people type or paste them («6:00, 7h30; 0915»): `HH:MM`, in order, each once, and the words
 * that are no hour.
 */
export function lerPartidas(texto: string): { horas: string[]; erradas: string[] } {
  const palavras = texto.split(/[\s,;]+/).filter((p) => p !== '' && p !== 'e')
  const lidas = palavras.map((palavra) => ({ palavra, hora: lerHoraDigitada(palavra) }))
  return {
    horas: [...new Set(lidas.flatMap((l) => l.hora ?? []))].sort(),
    erradas: lidas.filter((l) => l.hora === null).map((l) => l.palavra),
  }
}
