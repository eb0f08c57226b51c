import { useSyncExternalStore } from 'react'

export type Tema = 'claro' | 'escuro'
const CHAVE = 'outorga.tema'
const ouvintes = new Set<() => void>()

/** The theme in force: the one chosen on this device, else the one of the system. */
function temaAtual(): Tema {
  const escolhido = document.documentElement.dataset.tema
  if (escolhido === 'claro' || escolhido === 'escuro') return escolhido
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'escuro' : 'claro'
}

/** Puts back the choice of an earlier visit; called before the first paint. */
export function lembrarTema(): void {
  const guardado = localStorage.getItem(CHAVE)
  if (guardado === 'claro' || guardado === 'escuro') document.documentElement.dataset.tema = guardado
}

export function useTema(): [Tema, (tema: Tema) => void] {
  const tema = useSyncExternalStore((ouvinte) => {
    ouvintes.add(ouvinte)
    return () => ouvintes.delete(ouvinte)
  }, temaAtual)
  return [
    tema,
    (novo) => {
      document.documentElement.dataset.tema = novo
      localStorage.setItem(CHAVE, novo)
      for (const ouvinte of ouvintes) ouvinte()
    },
  ]
}
