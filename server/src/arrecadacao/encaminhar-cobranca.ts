import { z } from 'zod'
import { Texto } from '../esquemas/comuns.js'
import { ReciboDeAtoJson } from '../fiscalizacao/autos/esquemas.js'
import { abrirAuto, praticarAto, recibo } from '../fiscalizacao/autos/praticar-ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'

/** Sends a final fine that was not paid in time to collection. */
export const encaminharCobranca = casoDeUso({
  resumo: 'Encaminhar a multa à cobrança',
  entrada: z.object({
    numero: z.string(),
    destino: Texto(200, 3).describe('A quem se encaminha, como a Procuradoria'),
  }),
  saida: ReciboDeAtoJson,
  permissao: 'caso:agir',
  async executar(c, e) {
    const { auto } = await abrirAuto(c, e.numero, 'encaminhar-cobranca')
    return recibo(
      await praticarAto(c, auto, 'encaminhar-cobranca', { destino: e.destino }),
      'encaminhar-cobranca',
    )
  },
})
