import type { Esquemas } from '../../../api/cliente'

type Horario = Esquemas['HorarioDaLinha']

const NOME_DO_TIPO: Readonly<Record<Horario['tipo'], string>> = {
  comum: '',
  semidireto: ', semidireto',
  direto: ', direto',
}

export interface GrupoDeHorarios {
  chave: string
  /** «Seg a sex, direto». */
  nome: string
  horarios: Horario[]
}

/** Items of one key together, in the order in which each key first comes. */
export function agrupar<T>(itens: readonly T[], chaveDe: (item: T) => string): T[][] {
  const grupos = new Map<string, T[]>()
  for (const item of itens) {
    const chave = chaveDe(item)
    grupos.set(chave, [...(grupos.get(chave) ?? []), item])
  }
  return [...grupos.values()]
}

const maiuscula = (t: string) => t.charAt(0).toUpperCase() + t.slice(1)

/** Departures by direction, and in each by days and kind: those of most days first, as they come from the server. */
export function porSentido(
  horarios: readonly Horario[],
): { sentido: Horario['sentido']; grupos: GrupoDeHorarios[] }[] {
  return (['ida', 'volta'] as const).flatMap((sentido) => {
    const daqui = horarios.filter((h) => h.sentido === sentido)
    const grupos = agrupar(daqui, (h) => `${h.dias.join('')} ${h.tipo}`).flatMap((g) => {
      const [h] = g
      if (!h) return []
      const nome = `${maiuscula(h.dias_escritos)}${NOME_DO_TIPO[h.tipo]}`
      return [{ chave: nome, nome, horarios: g }]
    })
    const dias = (g: GrupoDeHorarios) => g.horarios[0]?.dias.length ?? 0
    return daqui.length === 0 ? [] : [{ sentido, grupos: grupos.toSorted((a, b) => dias(b) - dias(a)) }]
  })
}
