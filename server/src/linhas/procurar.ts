import type { Contexto } from '../platform/contexto.js'
import { linhasOnde, ondeLinha } from './linha.js'

/** What the search box finds among the lines. */
export async function procurarLinhas(c: Contexto, q: string, limite: number) {
  const linhas = await linhasOnde(c, ondeLinha(q), undefined, limite)
  return linhas.map((l) => ({
    especie: 'linha' as const,
    titulo: `Linha ${l.numero}`,
    detalhe: [l.nome, l.operadora?.razao_social].filter(Boolean).join(' · '),
    caminho: `/linhas/${l.id}`,
  }))
}
