import { DELEGACAO_RR, type EstadoDaDelegacao, proximoEstado } from '@outorga/lei'
import sql from 'sql-template-tag'
import { registrarAto } from '../platform/atos/ato.js'
import type { Contexto } from '../platform/contexto.js'
import { procedimentosOnde, projetarProcedimento } from '../procedimentos/procedimento.js'
import type { DadosDaDelegacao, Delegacao } from './dados.js'
import { tirarLinha, VIGENTES } from './titulos.js'

/**
 * A cassação for causes I, II and V of art. 87 reaches every line of the delegatária (par. único): each other delegation
 * gets an act of its own that points to the one decided.
 * @returns the numbers of those it took.
 */
export async function cassarAsOutras(
  c: Contexto,
  p: Delegacao,
  fim: NonNullable<DadosDaDelegacao['fim']>,
): Promise<string[]> {
  const dela = sql`p.tipo = 'delegacao' and p.operadora_id = ${p.operadora?.id ?? null} and p.id <> ${p.id}
    and p.estado = any(${[...VIGENTES]}::text[])`
  // Locked in the order of their ids, then read: nobody moves them meanwhile.
  await c.tx.executar(sql`
    select 1 from caso where id in (select p.id from procedimento p where ${dela}) order by id for update`)
  const outras = await procedimentosOnde<EstadoDaDelegacao, DadosDaDelegacao>(c, dela, sql`p.id`, 1000)
  for (const o of outras) {
    const estado = proximoEstado(DELEGACAO_RR, o.estado, 'cassar')
    if (estado === null) throw new Error(`a delegation in ${o.estado} can be cassada`)
    await registrarAto(c, o.id, 'cassar', {
      decisao: fim.por,
      publicada_em: fim.data,
      por_extensao_de: p.numero,
    })
    await tirarLinha(c, o, `Cassação que alcança todas as linhas, decisão ${fim.por}.`)
    await projetarProcedimento(c, o.id, o.numero, {
      titulo: o.titulo,
      estado,
      operadora_id: o.operadora?.id ?? null,
      linha_id: o.dados.linha?.id ?? null,
      de: o.de,
      ate: fim.data,
      dados: { ...o.dados, fim },
    })
  }
  return outras.map((o) => o.numero)
}
