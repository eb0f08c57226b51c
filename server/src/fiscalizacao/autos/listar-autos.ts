import { lerDispositivo } from '@outorga/lei'
import sql, { join, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { Data, Pagina } from '../../esquemas/comuns.js'
import { casoDeUso } from '../../platform/caso-de-uso.js'
import { ondeBusca } from '../../platform/db/busca.js'
import { autosOnde } from './auto.js'
import { AutoResumoJson, EstadoDoAutoJson } from './esquemas.js'
import { resumir } from './resumo.js'

const ORDENS = {
  '-data': sql`a.data_fato desc, a.numero desc`,
  data: sql`a.data_fato, a.numero`,
  numero: sql`a.numero`,
  '-numero': sql`a.numero desc`,
  autuado: sql`a.autuado_nome, a.numero`,
  '-autuado': sql`a.autuado_nome desc, a.numero`,
  valor: sql`a.valor nulls last, a.numero`,
  '-valor': sql`a.valor desc nulls last, a.numero`,
  ate: sql`a.espera_ate nulls last, a.numero`,
  '-ate': sql`a.espera_ate desc nulls last, a.numero`,
} as const

const Ordem = z.enum(Object.keys(ORDENS) as [keyof typeof ORDENS, ...(keyof typeof ORDENS)[]])

/** The autos that the person may see, by filters, in pages. */
export const listarAutos = casoDeUso({
  resumo: 'Listar autos de infração',
  entrada: z.object({
    q: z.string().trim().max(100).optional().describe('Número, placa, autuado ou CNPJ'),
    estado: EstadoDoAutoJson.optional(),
    dispositivo: z.string().optional(),
    operadora_id: z.uuid().optional(),
    linha_id: z.uuid().optional(),
    veiculo_id: z.uuid().optional(),
    de: Data.optional(),
    ate: Data.optional(),
    ordem: Ordem.default('-data'),
    ...Pagina,
  }),
  saida: z
    .object({ total: z.number().int(), pagina: z.number().int(), autos: z.array(AutoResumoJson) })
    .meta({ id: 'ListaDeAutos' }),
  permissao: 'caso:ver',
  async executar(c, e) {
    const filtros: Sql[] = [sql`true`]
    if (e.q) filtros.push(ondeBusca(e.q, sql`a.busca`))
    if (e.estado) filtros.push(sql`a.estado = ${e.estado}`)
    if (e.dispositivo) filtros.push(sql`a.dispositivo = ${lerDispositivo(e.dispositivo)}`)
    if (e.operadora_id) filtros.push(sql`a.operadora_id = ${e.operadora_id}`)
    if (e.linha_id) filtros.push(sql`a.linha_id = ${e.linha_id}`)
    if (e.veiculo_id) filtros.push(sql`a.veiculo_id = ${e.veiculo_id}`)
    if (e.de) filtros.push(sql`a.data_fato >= ${e.de}`)
    if (e.ate) filtros.push(sql`a.data_fato <= ${e.ate}`)
    const condicao = join(filtros, ' and ')
    const contagem = await c.tx.uma<{ total: string }>(
      sql`select count(*) as total from auto a where a.autoridade_id = ${c.autoridade.id} and ${condicao}`,
    )
    const autos = await autosOnde(c, condicao, ORDENS[e.ordem], e.por_pagina, (e.pagina - 1) * e.por_pagina)
    return { total: Number(contagem?.total ?? 0), pagina: e.pagina, autos: autos.map((a) => resumir(c, a)) }
  },
})
