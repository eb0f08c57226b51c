import { z } from 'zod'
import { Texto } from '../../esquemas/comuns.js'
import { casoDeUso } from '../../platform/caso-de-uso.js'
import { Problema } from '../../platform/problema.js'
import { ReciboDaMedidaJson } from './esquemas.js'
import { abrirMedida, praticarAtoDaMedida } from './medida.js'

/** Records that one irregularity was put right, and by what it is proved (RR art. 90, § 3). */
export const comprovarCorrecao = casoDeUso({
  resumo: 'Comprovar a correção de uma irregularidade',
  entrada: z.object({
    id: z.uuid(),
    correcao: z.number().int().min(0),
    prova: Texto(500, 5).describe('Como ficou comprovado'),
  }),
  saida: ReciboDaMedidaJson,
  permissao: 'caso:agir',
  async executar(c, e) {
    const medida = await abrirMedida(c, e.id, 'comprovar-correcao')
    const correcao = medida.correcoes[e.correcao]
    if (!correcao)
      throw new Problema(422, 'correcao-desconhecida', 'Esta correção não está na lista da medida.', {
        campo: 'correcao',
      })
    if (correcao.sanada)
      throw new Problema(409, 'ja-sanada', `«${correcao.descricao}» já estava comprovada.`, {
        campo: 'correcao',
      })
    const correcoes = medida.correcoes.map((x, i) => (i === e.correcao ? { ...x, sanada: true } : x))
    const ato = await praticarAtoDaMedida(
      c,
      medida,
      'comprovar-correcao',
      { correcao: correcao.descricao, prova: e.prova },
      correcoes,
    )
    return { id: medida.id, versao: ato.ordem, mensagem: `Correção comprovada: ${correcao.descricao}.` }
  },
})
