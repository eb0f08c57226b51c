import sql from 'sql-template-tag'
import { z } from 'zod'
import { contarAutos } from '../fiscalizacao/autos/contar-autos.js'
import { placasPresas } from '../frota/medidas.js'
import { resumoDoVeiculo } from '../frota/resumo.js'
import { veiculosOnde } from '../frota/veiculo.js'
import { linhasOnde } from '../linhas/linha.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { OperadoraJson } from './esquemas.js'
import { historicoDoCadastro } from './historico.js'
import { acharOperadora } from './operadora.js'

const TODOS = 10_000

/** An operator with its vehicles, its lines, how its autos stand, and the acts that made its entry what it is. */
export const verOperadora = casoDeUso({
  resumo: 'Ver uma operadora',
  entrada: z.object({ id: z.uuid() }),
  saida: OperadoraJson,
  permissao: 'cadastro:ver',
  async executar(c, { id }) {
    const operadora = await acharOperadora(c, id)
    const veiculos = await veiculosOnde(
      c,
      sql`v.operadora_id = ${id}`,
      sql`(v.estado in ('recusado', 'cancelado', 'desativado')), v.placa`,
      TODOS,
    )
    const presas = await placasPresas(c)
    return {
      ...operadora,
      veiculos: veiculos.map((v) => resumoDoVeiculo(c, v, presas)),
      linhas: await linhasOnde(c, sql`l.operadora_id = ${id}`, undefined, TODOS),
      autos: await contarAutos(c, id),
      eventos: await historicoDoCadastro(c, id),
    }
  },
})
