import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { Pagina, TextoOpcional } from '../esquemas/comuns.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { LinhaResumoJson } from './esquemas.js'
import { CHAVE_DO_NUMERO, contarLinhas, linhasOnde, ondeLinha, POR_NUMERO } from './linha.js'

const ORDENS = {
  numero: POR_NUMERO,
  '-numero': sql`${CHAVE_DO_NUMERO} desc, l.numero desc`,
  nome: sql`l.busca collate "C", l.numero`,
  '-nome': sql`l.busca collate "C" desc, l.numero`,
  operadora: sql`o.busca collate "C" nulls last, l.numero`,
  '-operadora': sql`o.busca collate "C" desc nulls last, l.numero`,
  extensao_km: sql`l.extensao_km, l.numero`,
  '-extensao_km': sql`l.extensao_km desc, l.numero`,
} as const satisfies Record<string, Sql>

const Ordem = z.enum(Object.keys(ORDENS) as [keyof typeof ORDENS, ...(keyof typeof ORDENS)[]])

/** The lines that the person may see, by number, name, extreme or operator. */
export const listarLinhas = casoDeUso({
  resumo: 'Listar linhas',
  entrada: z.object({
    q: TextoOpcional(200).describe('Parte do número, do nome, de um extremo ou da operadora'),
    operadora_id: z.uuid().optional(),
    situacao: z.enum(['ativa', 'inativa']).optional(),
    ordem: Ordem.default('numero'),
    ...Pagina,
  }),
  saida: z
    .object({ total: z.number().int(), pagina: z.number().int(), linhas: z.array(LinhaResumoJson) })
    .meta({ id: 'ListaDeLinhas' }),
  permissao: 'cadastro:ver',
  async executar(c, { q, operadora_id = null, situacao = null, ordem, pagina, por_pagina }) {
    const onde = sql`${ondeLinha(q)}
      and (${operadora_id}::uuid is null or l.operadora_id = ${operadora_id})
      and (${situacao}::text is null or l.situacao = ${situacao})`
    const total = await contarLinhas(c, onde)
    const linhas = await linhasOnde(c, onde, ORDENS[ordem], por_pagina, (pagina - 1) * por_pagina)
    return { total, pagina, linhas }
  },
})
