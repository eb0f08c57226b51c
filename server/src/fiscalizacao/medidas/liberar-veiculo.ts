import { z } from 'zod'
import { TextoOpcional } from '../../esquemas/comuns.js'
import { comoJson } from '../../platform/atos/canonico.js'
import { casoDeUso } from '../../platform/caso-de-uso.js'
import { Problema } from '../../platform/problema.js'
import { avisarOperadora } from '../avisar.js'
import { ReciboDaMedidaJson } from './esquemas.js'
import { abrirMedida, examinarLiberacao, praticarAtoDaMedida } from './medida.js'

/**
 * Releases a held vehicle once nothing stands in the way (RR arts. 30, § 1 and 90, §§ 3 and 4).
 * @throws Problema 409 with the first reason against, its provision, and the others as further errors.
 */
export const liberarVeiculo = casoDeUso({
  resumo: 'Liberar o veículo',
  entrada: z.object({ id: z.uuid(), observacao: TextoOpcional(500) }),
  saida: ReciboDaMedidaJson,
  permissao: 'caso:agir',
  async executar(c, e) {
    const medida = await abrirMedida(c, e.id, 'liberar')
    const exame = await examinarLiberacao(c, medida)
    const [primeiro] = exame.motivos
    if (primeiro) {
      throw new Problema(409, 'liberacao-impedida', primeiro.mensagem, {
        dispositivo: primeiro.dispositivo,
        erros: exame.motivos.map((m) => ({ campo: 'liberacao', mensagem: m.mensagem })),
      })
    }
    const ato = await praticarAtoDaMedida(c, medida, 'liberar', {
      observacao: e.observacao,
      reincidente: exame.reincidente,
      memoria: comoJson(exame.memoria),
    })
    await avisarOperadora(
      c,
      { id: medida.auto_id, operadora_id: medida.operadora_id },
      `Veículo ${medida.placa} liberado`,
      `O veículo ${medida.placa} foi liberado e pode ser retirado de ${medida.recolhido_em}.`,
    )
    return { id: medida.id, versao: ato.ordem, mensagem: `Veículo ${medida.placa} liberado.` }
  },
})
