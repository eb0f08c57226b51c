import type { Esquemas } from '../../api/cliente'

export type Achado = Esquemas['Achado']

/** In the order in which the page shows them, with the heading of each. */
const GRUPOS = {
  placa: 'Placa fora do cadastro',
  veiculo: 'Veículos',
  auto: 'Autos',
  operadora: 'Operadoras',
  linha: 'Linhas',
  processo: 'Processos',
  pessoa: 'Motoristas e pessoal',
  lugar: 'Pontos e terminais',
} as const satisfies Record<Achado['especie'], string>

export interface GrupoDeAchados {
  especie: Achado['especie']
  titulo: string
  achados: readonly Achado[]
}

/** What was found, by kind; kinds without anything are left out. */
export function agrupar(achados: readonly Achado[]): GrupoDeAchados[] {
  const especies = Object.keys(GRUPOS) as Achado['especie'][]
  return especies
    .map((especie) => ({
      especie,
      titulo: GRUPOS[especie],
      achados: achados.filter((a) => a.especie === especie),
    }))
    .filter((g) => g.achados.length > 0)
}
