import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { Pagina, TextoOpcional } from '../esquemas/comuns.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { ondeBusca } from '../platform/db/busca.js'
import { VeiculoResumoJson } from './esquemas.js'
import { DE_VEICULO, resumoDoVeiculo, veiculosOnde } from './veiculo.js'

const ORDENS = {
  placa: sql`v.placa, v.id`,
  '-placa': sql`v.placa desc, v.id`,
  operadora: sql`o.busca collate "C", v.placa`,
  '-operadora': sql`o.busca collate "C" desc, v.placa`,
  seguro_ate: sql`v.seguro_ate nulls first, v.placa`,
  '-seguro_ate': sql`v.seguro_ate desc nulls last, v.placa`,
  laudo_ate: sql`v.laudo_ate nulls first, v.placa`,
  '-laudo_ate': sql`v.laudo_ate desc nulls last, v.placa`,
  ano_fabricacao: sql`v.ano_fabricacao, v.placa`,
  '-ano_fabricacao': sql`v.ano_fabricacao desc, v.placa`,
} as const satisfies Record<string, Sql>

const Ordem = z.enum(Object.keys(ORDENS) as [keyof typeof ORDENS, ...(keyof typeof ORDENS)[]])

const BUSCA = sql`(lower(concat_ws(' ', v.placa, v.placa_unica, v.numero_ordem, v.marca_modelo)) || ' ' || o.busca)`

/** Vehicles by plate, order number, model or operator. */
export const ondeVeiculo = (q: string | null): Sql => ondeBusca(q, BUSCA)

/** The vehicles that the person may see, by plate, order number, model or operator. */
export const listarVeiculos = casoDeUso({
  resumo: 'Listar veículos',
  entrada: z.object({
    q: TextoOpcional(200).describe('Placa, número de ordem, modelo ou operadora'),
    operadora_id: z.uuid().optional(),
    situacao: z.enum(['ativo', 'baixado']).optional(),
    ordem: Ordem.default('placa'),
    ...Pagina,
  }),
  saida: z
    .object({ total: z.number().int(), pagina: z.number().int(), veiculos: z.array(VeiculoResumoJson) })
    .meta({ id: 'ListaDeVeiculos' }),
  permissao: 'cadastro:ver',
  async executar(c, { q, operadora_id = null, situacao = null, ordem, pagina, por_pagina }) {
    const onde = sql`${ondeVeiculo(q)}
      and (${operadora_id}::uuid is null or v.operadora_id = ${operadora_id})
      and (${situacao}::text is null or v.situacao = ${situacao})`
    const contado = await c.tx.uma<{ total: number }>(
      sql`select count(*)::int as total from ${DE_VEICULO} where v.autoridade_id = ${c.autoridade.id} and ${onde}`,
    )
    const veiculos = await veiculosOnde(c, onde, ORDENS[ordem], por_pagina, (pagina - 1) * por_pagina)
    return { total: contado?.total ?? 0, pagina, veiculos: veiculos.map((v) => resumoDoVeiculo(v, c.hoje)) }
  },
})
