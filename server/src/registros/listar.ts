import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { Pagina, TextoOpcional } from '../esquemas/comuns.js'
import { CamposJson, camposDe } from '../formulario/campos.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { ondeBusca } from '../platform/db/busca.js'
import type { QualquerRegistro } from './definicao.js'
import { RegistroResumoJson } from './esquemas.js'
import { contarRegistros, registrosOnde, resumoDoRegistro } from './registro.js'

export const ORDENS = {
  titulo: sql`r.busca collate "C", r.id`,
  '-titulo': sql`r.busca collate "C" desc, r.id`,
  operadora: sql`o.busca collate "C" nulls last, r.busca collate "C", r.id`,
  '-operadora': sql`o.busca collate "C" desc nulls last, r.busca collate "C", r.id`,
  vale_ate: sql`r.vale_ate nulls last, r.id`,
  '-vale_ate': sql`r.vale_ate desc nulls last, r.id`,
} as const satisfies Record<string, Sql>

const Ordem = z.enum(Object.keys(ORDENS) as [keyof typeof ORDENS, ...(keyof typeof ORDENS)[]])

export const Filtros = {
  q: TextoOpcional(200).describe('Parte do nome, do número ou da operadora'),
  operadora_id: z.uuid().optional(),
  de_id: z.uuid().optional().describe('Só os que pertencem a este cadastro'),
  validade: z.enum(['vencida', 'em-dia']).optional(),
  encerrados: z.enum(['sim', 'nao']).default('nao'),
  ordem: Ordem.default('titulo'),
}

interface FiltrosLidos {
  q: string | null
  operadora_id?: string | undefined
  de_id?: string | undefined
  validade?: 'vencida' | 'em-dia' | undefined
  encerrados: 'sim' | 'nao'
}

/** The condition that the filters of a list make. */
export const ondeRegistro = (d: QualquerRegistro, f: FiltrosLidos, hoje: string): Sql => sql`
  r.tipo = ${d.tipo} and ${ondeBusca(f.q, sql`concat_ws(' ', r.busca, o.busca)`)}
    and (${f.operadora_id ?? null}::uuid is null or r.operadora_id = ${f.operadora_id ?? null})
    and (${f.de_id ?? null}::uuid is null or r.de_id = ${f.de_id ?? null})
    and (${f.validade ?? null}::text is null or (coalesce(r.vale_ate < ${hoje}, false)) = (${f.validade ?? null} = 'vencida'))
    and (r.encerrado_em is not null) = (${f.encerrados} = 'sim')`

export function listarRegistroDe(d: QualquerRegistro) {
  return casoDeUso({
    resumo: `Listar ${d.nome.muitos.toLowerCase()}`,
    entrada: z.object({ ...Filtros, ...Pagina }),
    saida: z
      .object({ total: z.number().int(), pagina: z.number().int(), registros: z.array(RegistroResumoJson) })
      .meta({ id: `ListaDe-${d.tipo}` }),
    permissao: 'cadastro:ver',
    async executar(c, { ordem, pagina, por_pagina, ...f }) {
      const onde = ondeRegistro(d, f, c.hoje)
      const total = await contarRegistros(c, onde)
      const achados = await registrosOnde(c, onde, ORDENS[ordem], por_pagina, (pagina - 1) * por_pagina)
      return { total, pagina, registros: achados.map((r) => resumoDoRegistro(c, d, r)) }
    },
  })
}

/** What the pages of a kind of file ask for and show. */
export function formularioDoRegistroDe(d: QualquerRegistro) {
  return casoDeUso({
    resumo: `O que se pergunta no cadastro de ${d.nome.um.toLowerCase()}`,
    entrada: z.object({}),
    saida: z
      .object({
        nome: z.string(),
        nome_de_muitos: z.string(),
        pode_cadastrar: z.boolean(),
        tem_validade: z.boolean(),
        colunas: z.array(z.string()),
        campos: CamposJson,
      })
      .meta({ id: 'FormularioDoRegistro' }),
    permissao: 'cadastro:ver',
    async executar(c) {
      return {
        nome: d.nome.um,
        nome_de_muitos: d.nome.muitos,
        pode_cadastrar: d.normas.includes(c.lei.norma) && d.papeis.includes(c.ator.papel),
        tem_validade: d.validades !== undefined,
        colunas: [...d.colunas],
        campos: camposDe(d.entrada),
      }
    },
  })
}
