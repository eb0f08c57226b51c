import type { Auto } from '../fiscalizacao/autos/auto.js'
import { multaDoAuto, travarHistorico } from '../fiscalizacao/autos/multa-do-auto.js'
import { type AtoPraticado, type Mudanca, praticarAto } from '../fiscalizacao/autos/praticar-ato.js'
import { comoJson, type Json } from '../platform/atos/canonico.js'
import type { Contexto } from '../platform/contexto.js'

type AtoQueFixa = 'declarar-definitivo' | 'dar-ciencia-do-recurso' | 'registrar-pagamento'

/** Ends the discussion of an auto: the fine as it stands is fixed for good. */
export async function tornarDefinitivo(
  c: Contexto,
  auto: Auto,
  ato: AtoQueFixa,
  dados: Record<string, Json>,
  mudanca: Mudanca = {},
): Promise<AtoPraticado> {
  await travarHistorico(c, auto.autuado_documento)
  const { fixada: _, ...multa } = await multaDoAuto(c, auto)
  return praticarAto(
    c,
    auto,
    ato,
    { ...dados, multa: comoJson(multa) },
    { mudanca: { ...mudanca, valor: multa.valor } },
  )
}
