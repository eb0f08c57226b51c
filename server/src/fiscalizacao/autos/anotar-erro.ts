import { z } from 'zod'
import { Texto } from '../../esquemas/comuns.js'
import { casoDeUso } from '../../platform/caso-de-uso.js'
import { ReciboDeAtoJson } from './esquemas.js'
import { abrirAuto, praticarAto, recibo } from './praticar-ato.js'

/** Points out an error in an auto, whoever noticed it. The auto stays as it was and its process goes on (art. 76 § 3). */
export const anotarErro = casoDeUso({
  resumo: 'Anotar um erro do auto',
  entrada: z.object({
    numero: z.string(),
    texto: Texto(2000, 5).describe('Onde está o engano e qual é o certo'),
  }),
  saida: ReciboDeAtoJson,
  permissao: 'caso:agir',
  async executar(c, e) {
    const { auto } = await abrirAuto(c, e.numero, 'anotar-erro')
    return recibo(await praticarAto(c, auto, 'anotar-erro', { texto: e.texto }), 'anotar-erro')
  },
})
