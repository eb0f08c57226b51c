/** `total` things shared out by weight, whole ones, none lost: the largest remainders take what is left. */
export function repartir(total: number, pesos: readonly number[]): number[] {
  const soma = pesos.reduce((s, p) => s + p, 0)
  const exatos = pesos.map((p) => (total * p) / soma)
  const partes = exatos.map(Math.floor)
  const faltam = total - partes.reduce((s, p) => s + p, 0)
  const ordem = exatos
    .map((e, i) => ({ i, resto: e - Math.floor(e) }))
    .sort((a, b) => b.resto - a.resto || a.i - b.i)
  for (const { i } of ordem.slice(0, faltam)) partes[i] = (partes[i] ?? 0) + 1
  return partes
}

/** Things that fall to one day each, by day: what is done on a day is done together. */
export function porDia<T>(coisas: readonly T[], diaDe: (coisa: T) => string): [dia: string, coisas: T[]][] {
  const dias = new Map<string, T[]>()
  for (const x of coisas) {
    const dia = diaDe(x)
    const doDia = dias.get(dia)
    if (doDia) doDia.push(x)
    else dias.set(dia, [x])
  }
  return [...dias].sort(([a], [b]) => (a < b ? -1 : 1))
}
