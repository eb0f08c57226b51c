import sql from 'sql-template-tag'
import { abrirCaso, registrarAto } from '../platform/atos/ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { ReciboDeCadastroJson } from './esquemas.js'
import { semRepetir } from './mudanca.js'
import { conferirDadosDoVeiculo, DadosDoVeiculo, PLACA_REPETIDA, unicaDe } from './veiculo.js'

/** Registers a vehicle of an operator (RR art. 27), once whatever the spelling of its plate. */
export const cadastrarVeiculo = casoDeUso({
  resumo: 'Cadastrar um veículo',
  entrada: DadosDoVeiculo,
  saida: ReciboDeCadastroJson,
  permissao: 'cadastro:mudar',
  async executar(c, e) {
    const v = await conferirDadosDoVeiculo(c, e)
    const id = await abrirCaso(c, 'veiculo', v.operadora.id)
    await semRepetir(...PLACA_REPETIDA, () =>
      c.tx.executar(sql`
        insert into veiculo (id, autoridade_id, operadora_id, placa, placa_unica, renavam, tipo, marca_modelo,
          ano_fabricacao, lugares, numero_ordem, seguro_ate, laudo_ate, situacao)
        values (${id}, ${c.autoridade.id}, ${v.operadora.id}, ${v.placa}, ${unicaDe(v)}, ${v.renavam}, ${v.tipo},
          ${v.marca_modelo}, ${v.ano_fabricacao}, ${v.lugares}, ${v.numero_ordem}, ${v.seguro_ate}, ${v.laudo_ate}, 'ativo')`),
    )
    const { ordem } = await registrarAto(c, id, 'cadastrar', v)
    return { id, versao: ordem, mensagem: `Veículo ${v.placa} cadastrado.` }
  },
})
