import sql from 'sql-template-tag'
import { z } from 'zod'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { Problema } from '../platform/problema.js'
import { ReciboDeCadastroJson } from './esquemas.js'
import { registrarAlteracao, semRepetir } from './mudanca.js'
import { abrirVeiculo } from './situacao-do-veiculo.js'
import { conferirDadosDoVeiculo, DadosDoVeiculo, fichaDoVeiculo, PLACA_REPETIDA, unicaDe } from './veiculo.js'

/** Changes what the register says of a vehicle, its operator included (RR art. 28, § 2). */
export const alterarVeiculo = casoDeUso({
  resumo: 'Alterar o cadastro de um veículo',
  entrada: DadosDoVeiculo.extend({ id: z.uuid() }),
  saida: ReciboDeCadastroJson,
  permissao: 'cadastro:mudar',
  async executar(c, { id, ...e }) {
    const veiculo = await abrirVeiculo(c, id)
    if (veiculo.situacao === 'baixado') {
      throw new Problema(
        409,
        'veiculo-baixado',
        'O veículo está baixado: traga-o de volta antes de alterar o cadastro.',
      )
    }
    const antes = fichaDoVeiculo(veiculo, {
      id: veiculo.operadora_id,
      razao_social: veiculo.operadora_razao_social,
    })
    const v = await conferirDadosDoVeiculo(c, e)
    const versao = await registrarAlteracao(c, id, antes, v)
    await c.tx.executar(sql`update caso set operadora_id = ${v.operadora.id} where id = ${id}`)
    await semRepetir(...PLACA_REPETIDA, () =>
      c.tx.executar(sql`
        update veiculo set operadora_id = ${v.operadora.id}, placa = ${v.placa}, placa_unica = ${unicaDe(v)},
          renavam = ${v.renavam}, tipo = ${v.tipo}, marca_modelo = ${v.marca_modelo},
          ano_fabricacao = ${v.ano_fabricacao}, lugares = ${v.lugares}, numero_ordem = ${v.numero_ordem},
          seguro_ate = ${v.seguro_ate}, laudo_ate = ${v.laudo_ate}
        where id = ${id}`),
    )
    return { id, versao, mensagem: `Cadastro do veículo ${v.placa} alterado.` }
  },
})
