import { diaMesAno } from '../ui/formatos'

/** «de 1º mar. 2026 a 28 fev. 2036»: when a title holds, both days included; null where it does not yet. */
export function vigencia({ de, ate }: { de: string | null; ate: string | null }): string | null {
  if (de && ate) return `de ${diaMesAno(de)} a ${diaMesAno(ate)}`
  if (de) return `desde ${diaMesAno(de)}`
  return ate ? `até ${diaMesAno(ate)}` : null
}
