import { useRouterState } from '@tanstack/react-router'
import { lerBusca } from '../../ui/endereco'

export const POR_PAGINA = 25

/** What the address of a list asks for. What it can't mean is left out: a wrong address still shows the list. */
export interface Filtros<O extends string, S extends string> {
  q?: string
  situacao?: S
  ordem?: O
  operadora_id?: string
  pagina: number
  por_pagina: number
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function lerFiltros<O extends string, S extends string>(
  busca: Readonly<Record<string, string>>,
  ordens: readonly O[],
  situacoes: readonly S[],
): Filtros<O, S> {
  const q = busca.q?.trim().slice(0, 200)
  const ordem = ordens.find((o) => o === busca.ordem)
  const situacao = situacoes.find((s) => s === busca.situacao)
  const pagina = /^[1-9]\d{0,5}$/.test(busca.pagina ?? '') ? Number(busca.pagina) : 1
  return {
    ...(q && { q }),
    ...(situacao && { situacao }),
    ...(ordem && { ordem }),
    ...(UUID.test(busca.operadora_id ?? '') && { operadora_id: busca.operadora_id ?? '' }),
    pagina,
    por_pagina: POR_PAGINA,
  }
}

/** The filters of the list now open. */
export function useFiltros<O extends string, S extends string>(
  ordens: readonly O[],
  situacoes: readonly S[],
) {
  const texto = useRouterState({ select: (s) => s.location.searchStr })
  return lerFiltros(lerBusca(texto), ordens, situacoes)
}
