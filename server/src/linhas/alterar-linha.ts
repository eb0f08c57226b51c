import sql from 'sql-template-tag'
import { z } from 'zod'
import { ReciboDeCadastroJson } from '../cadastro/esquemas.js'
import { registrarAlteracao, semRepetir } from '../cadastro/mudanca.js'
import { travarCaso } from '../platform/atos/ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import {
  acharLinha,
  buscaDaLinha,
  conferirLinha,
  DadosDaLinha,
  fichaDaLinha,
  NUMERO_REPETIDO,
} from './linha.js'

/** Changes what the register says of a line. Autos already drawn up keep the number and name that it had. */
export const alterarLinha = casoDeUso({
  resumo: 'Alterar o cadastro de uma linha',
  entrada: DadosDaLinha.extend({ id: z.uuid() }),
  saida: ReciboDeCadastroJson,
  permissao: 'cadastro:mudar',
  async executar(c, { id, ...e }) {
    await acharLinha(c, id)
    await travarCaso(c, id)
    const antes = fichaDaLinha(await acharLinha(c, id))
    const l = await conferirLinha(c, e)
    const operadora = l.operadora?.id ?? null
    const versao = await registrarAlteracao(c, id, antes, l)
    await c.tx.executar(sql`update caso set operadora_id = ${operadora} where id = ${id}`)
    await semRepetir(...NUMERO_REPETIDO, () =>
      c.tx.executar(sql`
        update linha set operadora_id = ${operadora}, numero = ${l.numero}, nome = ${l.nome}, extremo_a = ${l.extremo_a},
          extremo_b = ${l.extremo_b}, municipio_a = ${l.municipio_a}, municipio_b = ${l.municipio_b},
          extensao_km = ${l.extensao_km}, servico = ${l.servico}, partidas = ${l.partidas}, situacao = ${l.situacao},
          busca = ${buscaDaLinha(l)}
        where id = ${id}`),
    )
    return { id, versao, mensagem: `Cadastro da linha ${l.numero} alterado.` }
  },
})
