import { z } from 'zod'
import { ReciboDeAtoJson } from '../fiscalizacao/autos/esquemas.js'
import { abrirAuto, recibo } from '../fiscalizacao/autos/praticar-ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { tornarDefinitivo } from './tornar-definitivo.js'

/** Certifies that the term to appeal ended without an appeal: the fine is final. */
export const declararDefinitivo = casoDeUso({
  resumo: 'Declarar definitivo o auto de que ninguém recorreu',
  entrada: z.object({ numero: z.string() }),
  saida: ReciboDeAtoJson,
  permissao: 'caso:agir',
  async executar(c, e) {
    const { auto } = await abrirAuto(c, e.numero, 'declarar-definitivo')
    return recibo(await tornarDefinitivo(c, auto, 'declarar-definitivo', {}), 'declarar-definitivo')
  },
})
