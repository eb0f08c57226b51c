import { type EstadoDoAuto, NOME_DO_ESTADO, NOME_DO_ESTADO_VENCIDO } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { linhasOnde } from '../linhas/linha.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { OperadoraJson } from './esquemas.js'
import { historicoDoCadastro } from './historico.js'
import { acharOperadora } from './operadora.js'
import { resumoDoVeiculo, veiculosOnde } from './veiculo.js'

const TODOS = 10_000

/** How many autos stand where; a term that passed unused is told apart from one that runs. */
async function contarAutos(c: Contexto, operadoraId: string) {
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

/** An operator with its vehicles, its lines, how its autos stand, and the acts that made its entry what it is. */
export const verOperadora = casoDeUso({
  resumo: 'Ver uma operadora',
  entrada: z.object({ id: z.uuid() }),
  saida: OperadoraJson,
  permissao: 'cadastro:ver',
  async executar(c, { id }) {
    const operadora = await acharOperadora(c, id)
    const veiculos = await veiculosOnde(c, sql`v.operadora_id = ${id}`, sql`v.situacao, v.placa`, TODOS)
    return {
      ...operadora,
      veiculos: veiculos.map((v) => resumoDoVeiculo(v, c.hoje)),
      linhas: await linhasOnde(c, sql`l.operadora_id = ${id}`, undefined, TODOS),
      autos: await contarAutos(c, id),
      eventos: await historicoDoCadastro(c, id),
    }
  },
})
