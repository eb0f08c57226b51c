import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { Pagina, TextoOpcional } from '../esquemas/comuns.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { ondeBusca } from '../platform/db/busca.js'
import type { QualquerDefinicao } from './definicao.js'
import { ProcedimentoResumoJson } from './esquemas.js'
import { contarProcedimentos, procedimentosOnde } from './procedimento.js'
import { resumoDoProcedimento } from './resumo.js'

export const ORDENS = {
  '-aberto_em': sql`p.aberto_em desc, p.numero desc`,
  aberto_em: sql`p.aberto_em, p.numero`,
  numero: sql`p.numero`,
  '-numero': sql`p.numero desc`,
  titulo: sql`p.busca collate "C", p.numero`,
  '-titulo': sql`p.busca collate "C" desc, p.numero`,
  operadora: sql`o.busca collate "C" nulls last, p.numero`,
  '-operadora': sql`o.busca collate "C" desc nulls last, p.numero`,
  ate: sql`p.ate nulls last, p.numero`,
  '-ate': sql`p.ate desc nulls last, p.numero`,
} as const satisfies Record<string, Sql>

const Ordem = z.enum(Object.keys(ORDENS) as [keyof typeof ORDENS, ...(keyof typeof ORDENS)[]])

export const Filtros = {
  q: TextoOpcional(200).describe('Parte do número, do título, da linha ou da operadora'),
  especie: z.string().max(60).optional(),
  estado: z.string().max(60).optional(),
  operadora_id: z.uuid().optional(),
  linha_id: z.uuid().optional(),
  vigente: z.enum(['sim', 'nao']).optional().describe('Só os títulos que valem hoje, ou só os que não valem'),
  ordem: Ordem.default('-aberto_em'),
}

type FiltrosLidos = {
  q: string | null
  especie?: string | undefined
  estado?: string | undefined
  operadora_id?: string | undefined
  linha_id?: string | undefined
  vigente?: 'sim' | 'nao' | undefined
}

/** Procedures by number, title, line or operator. */
export const ondeBuscado = (q: string | null): Sql =>
  ondeBusca(q, sql`concat_ws(' ', p.busca, lower(l.numero), l.busca, o.busca)`)

/** The condition that the filters of a list make. */
export function ondeProcedimento(d: QualquerDefinicao, f: FiltrosLidos, hoje: string): Sql {
  const vale = sql`(p.de is not null and p.de <= ${hoje} and (p.ate is null or p.ate >= ${hoje})
    and p.estado = any(${[...(d.vigentes ?? [])]}::text[]))`
  return sql`p.tipo = ${d.tipo} and ${ondeBuscado(f.q)}
    and (${f.especie ?? null}::text is null or p.especie = ${f.especie ?? null})
    and (${f.estado ?? null}::text is null or p.estado = ${f.estado ?? null})
    and (${f.operadora_id ?? null}::uuid is null or p.operadora_id = ${f.operadora_id ?? null})
    and (${f.linha_id ?? null}::uuid is null or p.linha_id = ${f.linha_id ?? null})
    and (${f.vigente ?? null}::text is null or ${vale} = (${f.vigente ?? null} = 'sim'))`
}

/** The procedures of one kind that the person may see. */
export function listarDe(d: QualquerDefinicao) {
  return casoDeUso({
    resumo: `Listar ${d.nome.muitos.toLowerCase()}`,
    entrada: z.object({ ...Filtros, ...Pagina }),
    saida: z
      .object({
        total: z.number().int(),
        pagina: z.number().int(),
        procedimentos: z.array(ProcedimentoResumoJson),
      })
      .meta({ id: `ListaDe-${d.tipo}` }),
    permissao: 'caso:ver',
    async executar(c, { ordem, pagina, por_pagina, ...f }) {
      const onde = ondeProcedimento(d, f, c.hoje)
      const total = await contarProcedimentos(c, onde)
      const achados = await procedimentosOnde(c, onde, ORDENS[ordem], por_pagina, (pagina - 1) * por_pagina)
      return { total, pagina, procedimentos: achados.map((p) => resumoDoProcedimento(d, p, c.hoje)) }
    },
  })
}
