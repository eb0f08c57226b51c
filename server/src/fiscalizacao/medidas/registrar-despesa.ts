import { Dinheiro, escreverDinheiro } from '@outorga/lei'
import { z } from 'zod'
import { DinheiroTexto, Texto } from '../../esquemas/comuns.js'
import { casoDeUso } from '../../platform/caso-de-uso.js'
import { Problema } from '../../platform/problema.js'
import { ReciboDaMedidaJson } from './esquemas.js'
import { abrirMedida, praticarAtoDaMedida } from './medida.js'

/** Records food or lodging of the group at the infractor's expense (RR art. 90, § 2). */
export const registrarDespesa = casoDeUso({
  resumo: 'Registrar despesa de alimentação ou pousada do grupo',
  entrada: z.object({
    id: z.uuid(),
    natureza: z.enum(['alimentacao', 'pousada']),
    descricao: Texto(300, 3),
    valor: DinheiroTexto,
  }),
  saida: ReciboDaMedidaJson,
  permissao: 'caso:agir',
  async executar(c, e) {
    const medida = await abrirMedida(c, e.id, 'registrar-despesa')
    const valor = Dinheiro.de(e.valor, 'valor')
    if (valor.comparar(Dinheiro.ZERO) <= 0)
      throw new Problema(422, 'valor-invalido', 'A despesa é maior que zero.', { campo: 'valor' })
    const ato = await praticarAtoDaMedida(c, medida, 'registrar-despesa', {
      natureza: e.natureza,
      descricao: e.descricao,
      valor: valor.toString(),
    })
    return { id: medida.id, versao: ato.ordem, mensagem: `Despesa registrada: ${escreverDinheiro(valor)}.` }
  },
})
