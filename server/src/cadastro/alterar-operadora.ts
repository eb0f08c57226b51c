import { z } from 'zod'
import { travarCaso } from '../platform/atos/ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { ReciboDeCadastroJson } from './esquemas.js'
import { mudarOperadora } from './gravar-operadora.js'
import { acharOperadora, conferirOperadora, DadosDaOperadora } from './operadora.js'

/** Changes what the register says of an operator. Autos already drawn up keep the name and CNPJ that they had. */
export const alterarOperadora = casoDeUso({
  resumo: 'Alterar o cadastro de uma operadora',
  entrada: DadosDaOperadora.extend({ id: z.uuid() }),
  saida: ReciboDeCadastroJson,
  permissao: 'cadastro:mudar',
  async executar(c, { id, ...e }) {
    await acharOperadora(c, id)
    await travarCaso(c, id)
    const antes = await acharOperadora(c, id)
    const ficha = await conferirOperadora(c, e)
    const versao = await mudarOperadora(c, antes, ficha)
    return { id, versao, mensagem: `Cadastro de ${ficha.razao_social} alterado.` }
  },
})
