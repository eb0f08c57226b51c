const DIA = 24 * 60
const minutos = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5))

/**
 * The departure nearest to `hora`, before or after it and round midnight, and how many minutes away it is; of two
 * equally near the one that already left. `partidas` and `hora` are `HH:MM`; null where there are none.
 */
export function partidaMaisProxima(
  partidas: readonly string[],
  hora: string,
): { partida: string; minutos: number } | null {
  const [perto] = partidas
    .map((partida) => {
      const espera = (minutos(partida) - minutos(hora) + DIA) % DIA
      return { partida, minutos: Math.min(espera, DIA - espera), espera }
    })
    .sort((a, b) => a.minutos - b.minutos || b.espera - a.espera)
  return perto ? { partida: perto.partida, minutos: perto.minutos } : null
}
