import { type EstadoDoAuto, NOME_DO_ESTADO, NOME_DO_ESTADO_VENCIDO } from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Contexto } from '../../platform/contexto.js'

/** How many of an operator's autos stand where; a term that passed unused is told apart from one that runs. */
export async function contarAutos(c: Contexto, operadoraId: string) {
  const linhas = await c.tx.linhas<{ estado: EstadoDoAuto; vencido: boolean; quantidade: number }>(sql`
    select estado, depois_ato is not null and espera_ate < ${c.hoje} as vencido, count(*)::int as quantidade from auto
     where autoridade_id = ${c.autoridade.id} and operadora_id = ${operadoraId} group by 1, 2`)
  const ordem = Object.keys(NOME_DO_ESTADO)
  return linhas
    .sort((a, b) => ordem.indexOf(a.estado) - ordem.indexOf(b.estado))
    .map(({ estado, vencido, quantidade }) => ({
      estado,
      nome: (vencido ? NOME_DO_ESTADO_VENCIDO[estado] : null) ?? NOME_DO_ESTADO[estado],
      quantidade,
    }))
}
