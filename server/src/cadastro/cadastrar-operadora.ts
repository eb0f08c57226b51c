import { casoDeUso } from '../platform/caso-de-uso.js'
import { ReciboDeCadastroJson } from './esquemas.js'
import { inserirOperadora } from './gravar-operadora.js'
import { conferirOperadora, DadosDaOperadora } from './operadora.js'

/** Enters an operator in the register: a company or a cooperative, one for each CNPJ. */
export const cadastrarOperadora = casoDeUso({
  resumo: 'Cadastrar uma operadora',
  entrada: DadosDaOperadora,
  saida: ReciboDeCadastroJson,
  permissao: 'cadastro:mudar',
  async executar(c, e) {
    const ficha = await conferirOperadora(c, e)
    const recibo = await inserirOperadora(c, ficha)
    return { ...recibo, mensagem: `${ficha.razao_social} está no cadastro.` }
  },
})
