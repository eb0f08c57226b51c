import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { abrirCaso, registrarAto } from '../platform/atos/ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { ReciboDeCadastroJson } from './esquemas.js'
import { semRepetir } from './mudanca.js'
import { buscaDaOperadora, CNPJ_REPETIDO, conferirOperadora, DadosDaOperadora } from './operadora.js'

/** Enters an operator in the register: a company or a cooperative, one for each CNPJ. */
export const cadastrarOperadora = casoDeUso({
  resumo: 'Cadastrar uma operadora',
  entrada: DadosDaOperadora,
  saida: ReciboDeCadastroJson,
  permissao: 'cadastro:mudar',
  async executar(c, e) {
    const o = await conferirOperadora(c, e)
    // The case is the operator's own: it sees its history.
    const id = randomUUID()
    await abrirCaso(c, 'operadora', id, id)
    await semRepetir(...CNPJ_REPETIDO, () =>
      c.tx.executar(sql`
        insert into operadora (id, autoridade_id, documento, razao_social, nome_fantasia, forma, municipio_ibge, endereco,
          email, telefone, situacao, busca)
        values (${id}, ${c.autoridade.id}, ${o.documento}, ${o.razao_social}, ${o.nome_fantasia}, ${o.forma},
          ${o.municipio_ibge}, ${o.endereco}, ${o.email}, ${o.telefone}, ${o.situacao}, ${buscaDaOperadora(o)})`),
    )
    const { ordem } = await registrarAto(c, id, 'cadastrar', o)
    return { id, versao: ordem, mensagem: `${o.razao_social} está no cadastro.` }
  },
})
