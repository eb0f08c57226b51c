import { NOME_DO_ESTADO } from '@outorga/lei'
import type { paths } from '../../api/gerado/openapi'
import { ehData } from '../../ui/formatos'

export type FiltrosDosAutos = NonNullable<paths['/api/v1/autos']['get']['parameters']['query']>

export const POR_PAGINA = 25

const ORDENS = ['data', 'numero', 'autuado', 'valor', 'ate'] as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The filters that the address keeps, apart from order and page. */
export const FILTROS = ['q', 'estado', 'de', 'ate', 'operadora_id', 'linha_id', 'veiculo_id'] as const

function ordemDe(texto: string | undefined): NonNullable<FiltrosDosAutos['ordem']> {
  const chave = ORDENS.find((o) => o === texto?.replace(/^-/, ''))
  if (!chave) return '-data'
  return texto?.startsWith('-') ? `-${chave}` : chave
}

/** What the address of the list asks for. What it can't mean is left out: a wrong address still shows the list. */
export function lerFiltros(busca: Readonly<Record<string, string>>): FiltrosDosAutos {
  const q = busca.q?.trim().slice(0, 100)
  const estado = Object.keys(NOME_DO_ESTADO).find((e) => e === busca.estado) as FiltrosDosAutos['estado']
  const data = (nome: 'de' | 'ate') => ehData(busca[nome] ?? '') && { [nome]: busca[nome] }
  const id = (nome: 'operadora_id' | 'linha_id' | 'veiculo_id') =>
    UUID.test(busca[nome] ?? '') && { [nome]: busca[nome] }
  return {
    ...(q && { q }),
    ...(estado && { estado }),
    ...data('de'),
    ...data('ate'),
    ...id('operadora_id'),
    ...id('linha_id'),
    ...id('veiculo_id'),
    ordem: ordemDe(busca.ordem),
    pagina: /^[1-9]\d{0,5}$/.test(busca.pagina ?? '') ? Number(busca.pagina) : 1,
    por_pagina: POR_PAGINA,
  }
}
