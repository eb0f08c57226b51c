import { z } from 'zod'
import { Data, TextoOpcional } from '../esquemas/comuns.js'
import { ModoDeCiencia } from '../fiscalizacao/autos/dar-ciencia.js'
import { ReciboDeAtoJson } from '../fiscalizacao/autos/esquemas.js'
import { abrirAuto, conferirData, recibo } from '../fiscalizacao/autos/praticar-ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { diaDoAto } from './dia-do-ato.js'
import { tornarDefinitivo } from './tornar-definitivo.js'

/** Records the day on which the offender knew of the appeal decision: the fine is final and the term to pay begins. */
export const darCienciaDoRecurso = casoDeUso({
  resumo: 'Registrar a ciência da decisão do recurso',
  entrada: z.object({ numero: z.string(), ciencia: Data, modo: ModoDeCiencia, diario: TextoOpcional(100) }),
  saida: ReciboDeAtoJson,
  permissao: 'caso:agir',
  async executar(c, e) {
    const { auto } = await abrirAuto(c, e.numero, 'dar-ciencia-do-recurso')
    conferirData(
      c,
      'ciencia',
      e.ciencia,
      await diaDoAto(c, auto.id, 'julgar-recurso'),
      'a decisão do recurso',
    )
    const dados = { ciencia: e.ciencia, modo: e.modo, diario: e.diario }
    const feito = await tornarDefinitivo(c, auto, 'dar-ciencia-do-recurso', dados, {
      ciencia_do_recurso: e.ciencia,
    })
    return recibo(feito, 'dar-ciencia-do-recurso')
  },
})
