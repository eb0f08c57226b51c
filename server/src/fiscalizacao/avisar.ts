import { acharOperadora } from '../cadastro/operadora.js'
import type { Contexto } from '../platform/contexto.js'
import { porNoCorreio } from '../platform/correio/por-no-correio.js'
import type { Auto } from './autos/auto.js'

/** A message to the operator of an auto, in the same transaction as the act it tells of. Unknown offenders get none. */
export async function avisarOperadora(
  c: Contexto,
  auto: Pick<Auto, 'id' | 'operadora_id'>,
  assunto: string,
  corpo: string,
): Promise<void> {
  if (auto.operadora_id === null) return
  const { email } = await acharOperadora(c, auto.operadora_id)
  await porNoCorreio(c, { para: email, assunto, corpo, casoId: auto.id })
}
