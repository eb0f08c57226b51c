import type { Contexto } from '../platform/contexto.js'
import { PROCEDIMENTOS } from '../procedimentos.js'
import { ondeBuscado } from './listar.js'
import { procedimentosOnde } from './procedimento.js'
import { situacaoDe } from './resumo.js'

/** What the search box finds among the procedures, the newest first; a terminal is looked for as a place. */
export async function procurarProcedimentos(c: Contexto, q: string, limite: number) {
  const achados = await procedimentosOnde(c, ondeBuscado(q), undefined, limite)
  return achados.map((p) => {
    const d = PROCEDIMENTOS[p.tipo]
    const situacao = situacaoDe(d, p, c.hoje).nome
    const eTerminal = p.tipo === 'terminal'
    return {
      especie: eTerminal ? ('lugar' as const) : ('processo' as const),
      titulo: eTerminal ? p.titulo : `${d.nome.um} ${p.numero}`,
      detalhe: [eTerminal ? `Processo ${p.numero}` : p.titulo, p.operadora?.razao_social, situacao]
        .filter(Boolean)
        .join(' · '),
      caminho: `${d.caminho.replace('/api/v1', '')}/${p.numero}`,
    }
  })
}
