import { custoDoTransbordo, escreverDinheiro } from '@outorga/lei'
import { z } from 'zod'
import { Km } from '../../esquemas/comuns.js'
import { comoJson } from '../../platform/atos/canonico.js'
import { casoDeUso } from '../../platform/caso-de-uso.js'
import { ReciboDaMedidaJson } from './esquemas.js'
import { abrirMedida, praticarAtoDaMedida } from './medida.js'

/** Charges the infractor with the trip that another company finished: kilometres × coefficient × passengers (RR art. 90, § 1). */
export const registrarTransbordo = casoDeUso({
  resumo: 'Registrar o transbordo dos passageiros e o seu custo',
  entrada: z.object({
    id: z.uuid(),
    passageiros: z.number().int().min(1).max(1000),
    trechos: z
      .array(
        z.object({
          km: Km,
          coeficiente: z
            .string()
            .trim()
            .transform((t) => t.replace(',', '.')),
        }),
      )
      .min(1, 'Informe ao menos um trecho.')
      .max(20),
    operadora_requisitada: z.string().trim().min(3).max(200),
  }),
  saida: ReciboDaMedidaJson,
  permissao: 'caso:agir',
  async executar(c, e) {
    const medida = await abrirMedida(c, e.id, 'registrar-transbordo')
    const custo = custoDoTransbordo({ passageiros: e.passageiros, trechos: e.trechos })
    const ato = await praticarAtoDaMedida(c, medida, 'registrar-transbordo', {
      passageiros: e.passageiros,
      trechos: e.trechos,
      operadora_requisitada: e.operadora_requisitada,
      valor: custo.valor.toString(),
      memoria: comoJson(custo.memoria),
    })
    return {
      id: medida.id,
      versao: ato.ordem,
      mensagem: `Transbordo de ${e.passageiros} passageiros: ${escreverDinheiro(custo.valor)} a cobrar do infrator.`,
    }
  },
})
