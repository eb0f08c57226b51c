import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { Pagina, TextoOpcional } from '../esquemas/comuns.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { LinhaResumoJson } from './esquemas.js'
import { CHAVE_DO_NUMERO, contarLinhas, linhasOnde, ondeLinha, POR_NUMERO } from './linha.js'

export const ORDENS = {
  numero: POR_NUMERO,
  '-numero': sql`${CHAVE_DO_NUMERO} desc, l.numero desc`,
  nome: sql`l.busca collate "C", l.numero`,
  '-nome': sql`l.busca collate "C" desc, l.numero`,
  operadora: sql`o.busca collate "C" nulls last, l.numero`,
  '-operadora': sql`o.busca collate "C" desc nulls last, l.numero`,
  extensao_km: sql`coalesce(q.extensao_km, l.extensao_km), l.numero`,
  '-extensao_km': sql`coalesce(q.extensao_km, l.extensao_km) desc, l.numero`,
} as const satisfies Record<string, Sql>

const Ordem = z.enum(Object.keys(ORDENS) as [keyof typeof ORDENS, ...(keyof typeof ORDENS)[]])

export const FiltrosDeLinhas = {
  q: TextoOpcional(200).describe('Parte do número, do nome, de um extremo ou da operadora'),
  operadora_id: z.uuid().optional(),
  situacao: z.enum(['ativa', 'inativa']).optional(),
  servico: z.enum(['regular', 'alternativo', 'hidroviario']).optional(),
  municipio_ibge: z
    .string()
    .regex(/^\d{7}$/)
    .optional()
    .describe('Só as que passam por este município'),
  extensao: z.enum(['ate-250', 'mais-de-250']).optional().describe('Acima de 250 km: art. 12 de Roraima'),
  ordem: Ordem.default('numero'),
}
const Filtros = z.object(FiltrosDeLinhas).omit({ ordem: true })

/** The condition that the filters of the list make. */
export function ondeLinhas(f: z.output<typeof Filtros>): Sql {
  const { operadora_id = null, situacao = null, servico = null, municipio_ibge = null, extensao = null } = f
  return sql`${ondeLinha(f.q)}
    and (${servico}::text is null or l.servico = ${servico})
    and (${municipio_ibge}::text is null or a.ibge = ${municipio_ibge} or b.ibge = ${municipio_ibge}
      or ${municipio_ibge} = any(q.municipios))
    and (${extensao}::text is null
      or (coalesce(q.extensao_km, l.extensao_km) > 250) = (${extensao} = 'mais-de-250'))
    and (${operadora_id}::uuid is null or l.operadora_id = ${operadora_id})
    and (${situacao}::text is null or l.situacao = ${situacao})`
}

/** The lines that the person may see, by number, name, any place that they serve, or operator. */
export const listarLinhas = casoDeUso({
  resumo: 'Listar linhas',
  entrada: z.object({ ...FiltrosDeLinhas, ...Pagina }),
  saida: z
    .object({ total: z.number().int(), pagina: z.number().int(), linhas: z.array(LinhaResumoJson) })
    .meta({ id: 'ListaDeLinhas' }),
  permissao: 'cadastro:ver',
  async executar(c, { ordem, pagina, por_pagina, ...f }) {
    const onde = ondeLinhas(f)
    const total = await contarLinhas(c, onde)
    const linhas = await linhasOnde(c, onde, ORDENS[ordem], por_pagina, (pagina - 1) * por_pagina)
    return { total, pagina, linhas }
  },
})
