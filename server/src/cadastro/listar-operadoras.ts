import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { Pagina, TextoOpcional } from '../esquemas/comuns.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { OperadoraResumoJson } from './esquemas.js'
import { ondeOperadora, operadorasOnde } from './operadora.js'

export const ORDENS = {
  nome: sql`o.busca collate "C", o.id`,
  '-nome': sql`o.busca collate "C" desc, o.id`,
  municipio: sql`m.nome, o.busca collate "C", o.id`,
  '-municipio': sql`m.nome desc, o.busca collate "C", o.id`,
} as const satisfies Record<string, Sql>

export const FiltrosDeOperadoras = {
  q: TextoOpcional(200).describe('Parte do nome ou do CNPJ'),
  situacao: z.enum(['ativa', 'inativa']).optional(),
  ordem: z.enum(['nome', '-nome', 'municipio', '-municipio']).default('nome'),
}

/** The condition that the filters of the list make. */
export const ondeOperadoras = (f: {
  q: string | null
  situacao?: 'ativa' | 'inativa' | undefined
}): Sql => sql`
  ${ondeOperadora(f.q)} and (${f.situacao ?? null}::text is null or o.situacao = ${f.situacao ?? null})`

/** The operators that the person may see, by name or CNPJ, accents and punctuation apart. */
export const listarOperadoras = casoDeUso({
  resumo: 'Listar operadoras',
  entrada: z.object({ ...FiltrosDeOperadoras, ...Pagina }),
  saida: z
    .object({ total: z.number().int(), pagina: z.number().int(), operadoras: z.array(OperadoraResumoJson) })
    .meta({ id: 'ListaDeOperadoras' }),
  permissao: 'cadastro:ver',
  async executar(c, { ordem, pagina, por_pagina, ...f }) {
    const onde = ondeOperadoras(f)
    const contado = await c.tx.uma<{ total: number }>(
      sql`select count(*)::int as total from operadora o where o.autoridade_id = ${c.autoridade.id} and ${onde}`,
    )
    const operadoras = await operadorasOnde(c, onde, ORDENS[ordem], por_pagina, (pagina - 1) * por_pagina)
    return { total: contado?.total ?? 0, pagina, operadoras }
  },
})
