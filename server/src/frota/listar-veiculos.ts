import { type DataCivil, DIAS_DE_AVISO_DA_VALIDADE, IDADE_MAXIMA_DE_USO_RR, somarDias } from '@outorga/lei'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { Pagina, TextoOpcional } from '../esquemas/comuns.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { ondeBusca } from '../platform/db/busca.js'
import { EquipamentoJson, EstadoJson, TipoJson, VeiculoResumoJson } from './esquemas.js'
import { ehRR } from './lei-do-veiculo.js'
import { placasPresas } from './medidas.js'
import { resumoDoVeiculo } from './resumo.js'
import { contarVeiculos, veiculosOnde } from './veiculo.js'

/** The earliest of the expiries, as `vencimentosDoVeiculo` lists them; the tests hold the two together. */
const valeAte = (c: Contexto): Sql => {
  const uso = ehRR(c) ? sql`make_date(v.ano_fabricacao + ${IDADE_MAXIMA_DE_USO_RR}, 12, 31)` : sql`null::date`
  return sql`least(v.seguro_ate, v.laudo_ate, ${uso}, d.vale_ate)`
}

export const ORDENS = {
  placa: () => sql`v.placa, v.id`,
  '-placa': () => sql`v.placa desc, v.id`,
  operadora: () => sql`o.busca collate "C", v.placa`,
  '-operadora': () => sql`o.busca collate "C" desc, v.placa`,
  ano_fabricacao: () => sql`v.ano_fabricacao, v.placa`,
  '-ano_fabricacao': () => sql`v.ano_fabricacao desc, v.placa`,
  lugares: () => sql`v.lugares, v.placa`,
  '-lugares': () => sql`v.lugares desc, v.placa`,
  validade: (c: Contexto) => sql`${valeAte(c)} nulls last, v.placa`,
  '-validade': (c: Contexto) => sql`${valeAte(c)} desc nulls last, v.placa`,
} as const satisfies Record<string, (c: Contexto) => Sql>

const Ordem = z.enum(Object.keys(ORDENS) as [keyof typeof ORDENS, ...(keyof typeof ORDENS)[]])

const BUSCA = sql`(lower(concat_ws(' ', v.placa, v.placa_unica, v.inscricao, v.numero_registro, v.numero_ordem,
  v.marca_modelo)) || ' ' || o.busca)`

/** Vehicles by plate, number, model or operator. */
export const ondeVeiculo = (q: string | null): Sql => ondeBusca(q, BUSCA)

export const FiltrosDeVeiculos = {
  q: TextoOpcional(200).describe('Placa, registro, número de ordem, modelo ou operadora'),
  operadora_id: z.uuid().optional(),
  tipo: TipoJson.optional(),
  estado: EstadoJson.optional(),
  validade: z
    .enum(['vencida', 'em-dia', 'vence-logo', 'nao-informada'])
    .optional()
    .describe('Só veículos em serviço; vence-logo: nos próximos 30 dias, e conta em em-dia'),
  equipamento: EquipamentoJson.optional(),
  ordem: Ordem.default('placa'),
}

type FiltrosLidos = z.output<z.ZodObject<typeof FiltrosDeVeiculos>>

const ondeValidade = (c: Contexto, como: NonNullable<FiltrosLidos['validade']>, hoje: DataCivil): Sql => {
  const ate = valeAte(c)
  const logo = somarDias(hoje, DIAS_DE_AVISO_DA_VALIDADE)
  const data = {
    vencida: sql`${ate} < ${hoje}`,
    'em-dia': sql`${ate} >= ${hoje}`,
    'vence-logo': sql`${ate} between ${hoje} and ${logo}`,
    'nao-informada': sql`${ate} is null`,
  }[como]
  // What is out of the service runs no risk.
  return sql`v.estado in ('registrado', 'retirado') and ${data}`
}

/** The condition that the filters of the list make; the export uses it too. */
export function ondeFiltros(c: Contexto, f: Omit<FiltrosLidos, 'ordem'>): Sql {
  const { operadora_id = null, tipo = null, estado = null, equipamento = null, validade } = f
  return sql`${ondeVeiculo(f.q)}
    and (${operadora_id}::uuid is null or v.operadora_id = ${operadora_id})
    and (${tipo}::text is null or v.tipo = ${tipo})
    and (${estado}::text is null or v.estado = ${estado})
    and (${equipamento}::text is null or ${equipamento} = any(v.equipamentos))
    and ${validade ? ondeValidade(c, validade, c.hoje) : sql`true`}`
}

/** The vehicles that the person may see. */
export const listarVeiculos = casoDeUso({
  resumo: 'Listar veículos',
  entrada: z.object({ ...FiltrosDeVeiculos, ...Pagina }),
  saida: z
    .object({ total: z.number().int(), pagina: z.number().int(), veiculos: z.array(VeiculoResumoJson) })
    .meta({ id: 'ListaDeVeiculos' }),
  permissao: 'cadastro:ver',
  async executar(c, { ordem, pagina, por_pagina, ...f }) {
    const onde = ondeFiltros(c, f)
    const total = await contarVeiculos(c, onde)
    const veiculos = await veiculosOnde(c, onde, ORDENS[ordem](c), por_pagina, (pagina - 1) * por_pagina)
    const presas = await placasPresas(c)
    return { total, pagina, veiculos: veiculos.map((v) => resumoDoVeiculo(c, v, presas)) }
  },
})
