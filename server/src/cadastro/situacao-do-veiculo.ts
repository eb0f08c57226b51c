import { type DataCivil, escreverData } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { Data, Texto } from '../esquemas/comuns.js'
import { registrarAto, travarCaso } from '../platform/atos/ato.js'
import type { Contexto } from '../platform/contexto.js'
import { Problema } from '../platform/problema.js'
import { acharVeiculo, type Veiculo } from './veiculo.js'

export const MudancaDeSituacao = z.object({
  id: z.uuid(),
  data: Data.describe('Dia em que aconteceu'),
  motivo: Texto(1000, 3),
})

/**
 * The vehicle of an id, locked at the version that the person saw.
 * @throws Problema 404; 412 or 428 for the version.
 */
export async function abrirVeiculo(c: Contexto, id: string): Promise<Veiculo> {
  await acharVeiculo(c, id)
  await travarCaso(c, id)
  // Read again under the lock: the version that the person saw is the one that counts.
  return acharVeiculo(c, id)
}

/** Day of the last deactivation or return; null before the first. */
async function ultimaMudanca(c: Contexto, id: string): Promise<DataCivil | null> {
  const ato = await c.tx.uma<{ data: DataCivil }>(sql`
    select dados ->> 'data' as data from ato where caso_id = ${id} and tipo in ('baixar', 'reativar')
     order by ordem desc limit 1`)
  return ato?.data ?? null
}

/**
 * Takes a vehicle out of the register or brings it back, with the day and the reason.
 * @throws Problema 409 where it is there already, 422 for a day still to come or before the last change.
 */
export async function mudarSituacao(
  c: Contexto,
  e: z.output<typeof MudancaDeSituacao>,
  para: { situacao: Veiculo['situacao']; ato: 'baixar' | 'reativar'; feito: string },
) {
  const veiculo = await abrirVeiculo(c, e.id)
  if (veiculo.situacao === para.situacao) {
    throw new Problema(409, 'ato-nao-cabe', `O veículo ${veiculo.placa} já está ${para.situacao}.`)
  }
  if (e.data > c.hoje) {
    throw new Problema(422, 'data-no-futuro', `${escreverData(e.data)} ainda não chegou.`, { campo: 'data' })
  }
  const anterior = await ultimaMudanca(c, e.id)
  if (anterior !== null && e.data < anterior) {
    throw new Problema(
      422,
      'data-fora-de-ordem',
      `${escreverData(e.data)} é antes da última mudança, em ${escreverData(anterior)}.`,
      {
        campo: 'data',
      },
    )
  }
  const { ordem } = await registrarAto(c, e.id, para.ato, { data: e.data, motivo: e.motivo })
  await c.tx.executar(sql`update veiculo set situacao = ${para.situacao} where id = ${e.id}`)
  return { id: e.id, versao: ordem, mensagem: `Veículo ${veiculo.placa} ${para.feito}.` }
}
