import { ESTADOS_FINAIS } from '@outorga/lei'
import sql from 'sql-template-tag'
import type { Contexto } from '../../platform/contexto.js'
import { autosOnde } from './auto.js'
import { multaDoAuto } from './multa-do-auto.js'
import { projetar } from './praticar-ato.js'

const LOTE = 500

/** Counts again the running terms and the undecided fines of every open auto, after the calendar or a parameter changed. */
export async function reprojetarAutosAbertos(c: Contexto): Promise<number> {
  const fechados = ESTADOS_FINAIS.filter((e) => e !== 'definitivo')
  let feitos = 0
  for (let ultimo = ''; ; ) {
    const autos = await autosOnde(
      c,
      sql`not (a.estado = any(${fechados})) and a.numero > ${ultimo}`,
      sql`a.numero`,
      LOTE,
    )
    for (const auto of autos) await projetar(c, { ...auto, valor: (await multaDoAuto(c, auto)).valor })
    feitos += autos.length
    ultimo = autos.at(-1)?.numero ?? ''
    if (autos.length < LOTE) return feitos
  }
}
