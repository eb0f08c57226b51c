import sql from 'sql-template-tag'
import { z } from 'zod'
import { travarCaso } from '../platform/atos/ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { ReciboDeCadastroJson } from './esquemas.js'
import { registrarAlteracao, semRepetir } from './mudanca.js'
import {
  acharOperadora,
  buscaDaOperadora,
  CNPJ_REPETIDO,
  conferirOperadora,
  DadosDaOperadora,
  fichaDaOperadora,
} from './operadora.js'

/** Changes what the register says of an operator. Autos already drawn up keep the name and CNPJ that they had. */
export const alterarOperadora = casoDeUso({
  resumo: 'Alterar o cadastro de uma operadora',
  entrada: DadosDaOperadora.extend({ id: z.uuid() }),
  saida: ReciboDeCadastroJson,
  permissao: 'cadastro:mudar',
  async executar(c, { id, ...e }) {
    await acharOperadora(c, id)
    await travarCaso(c, id)
    const antes = fichaDaOperadora(await acharOperadora(c, id))
    const o = await conferirOperadora(c, e)
    const versao = await registrarAlteracao(c, id, antes, o)
    await semRepetir(...CNPJ_REPETIDO, () =>
      c.tx.executar(sql`
        update operadora set documento = ${o.documento}, razao_social = ${o.razao_social},
          nome_fantasia = ${o.nome_fantasia}, forma = ${o.forma}, municipio_ibge = ${o.municipio_ibge},
          endereco = ${o.endereco}, email = ${o.email}, telefone = ${o.telefone}, situacao = ${o.situacao},
          busca = ${buscaDaOperadora(o)}
        where id = ${id}`),
    )
    return { id, versao, mensagem: `Cadastro de ${o.razao_social} alterado.` }
  },
})
