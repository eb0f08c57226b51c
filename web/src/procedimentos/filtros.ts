import { POR_PAGINA } from '../cadastro/comum/filtros'
import { escreverBusca } from '../ui/endereco'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NOME = /^[a-z0-9-]{1,60}$/

/** What a parameter of the address may be: an address with anything else still shows the list. */
const ACEITA: Readonly<Record<string, (v: string) => boolean>> = {
  q: (v) => v.trim() !== '',
  especie: (v) => NOME.test(v),
  estado: (v) => NOME.test(v),
  vigente: (v) => v === 'sim' || v === 'nao',
  tipo: (v) => NOME.test(v),
  equipamento: (v) => NOME.test(v),
  validade: (v) => v === 'vencida' || v === 'em-dia' || v === 'vence-logo',
  encerrados: (v) => v === 'sim',
  operadora_id: (v) => UUID.test(v),
  linha_id: (v) => UUID.test(v),
  de_id: (v) => UUID.test(v),
}

export type Filtro = keyof typeof ACEITA

export interface FiltrosDaLista {
  filtros: Record<string, string>
  ordem: string | null
  pagina: number
}

/** The filters of a list, its order and page, from the address of the screen. */
export function lerFiltros(
  busca: Readonly<Record<string, string>>,
  nomes: readonly string[],
  ordens: readonly string[],
): FiltrosDaLista {
  const filtros = Object.fromEntries(
    nomes.flatMap((n) => {
      const valor = busca[n]?.slice(0, 200)
      return valor && ACEITA[n]?.(valor) ? [[n, valor.trim()]] : []
    }),
  )
  const ordem = ordens.includes((busca.ordem ?? '').replace(/^-/, '')) ? (busca.ordem ?? null) : null
  const pagina = /^[1-9]\d{0,5}$/.test(busca.pagina ?? '') ? Number(busca.pagina) : 1
  return { filtros, ordem, pagina }
}

/** The address of the API that answers the list. */
export const caminhoDaLista = (base: string, { filtros, ordem, pagina }: FiltrosDaLista) =>
  base + escreverBusca({ ...filtros, ordem, pagina, por_pagina: POR_PAGINA })

/** The address of the same list as a file: all its rows, as filtered and ordered now. */
export const caminhoDaExportacao = (
  base: string,
  formato: 'csv' | 'xlsx',
  { filtros, ordem }: FiltrosDaLista,
) => `${base}/exportacao${escreverBusca({ formato, ...filtros, ordem })}`
