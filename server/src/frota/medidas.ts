import { grafiasDaPlaca, placaUnica } from '@outorga/lei'
import { type Medida, medidasEmVigor, todasEmVigor } from '../fiscalizacao/medidas/medida.js'
import type { Contexto } from '../platform/contexto.js'
import type { Veiculo } from './veiculo.js'

/** The inspectors' measures that hold a vehicle today. */
export const medidasDoVeiculo = (c: Contexto, v: Pick<Veiculo, 'placa_unica'>): Promise<Medida[]> =>
  medidasEmVigor(c, v.placa_unica)

/** Plates, in their one spelling, that some measure holds today: for a list, in one read. */
export async function placasPresas(c: Contexto): Promise<ReadonlySet<string>> {
  const medidas = await todasEmVigor(c)
  return new Set(medidas.flatMap((m) => grafiasDaPlaca(m.placa).map(placaUnica)))
}
