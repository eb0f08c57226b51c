import sql from 'sql-template-tag'
import { z } from 'zod'
import { ReciboDeCadastroJson } from '../cadastro/esquemas.js'
import { registrarAlteracao, semRepetir } from '../cadastro/mudanca.js'
import { travarCaso } from '../platform/atos/ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import {
  acharLinha,
  buscaDaLinha,
  conferirLinha,
  DadosDaLinha,
  exigirQuadroIntacto,
  type FichaDaLinha,
  fichaDaLinha,
  type Linha,
  NUMERO_REPETIDO,
} from './linha.js'

/**
 * Changes a line to what was already checked; answers its new version.
 * @throws Problema 422 where a Quadro alone changes it, 409 for a number that is already there.
 */
export async function mudarLinha(c: Contexto, linha: Linha, l: FichaDaLinha): Promise<number> {
  const antes = fichaDaLinha(linha)
  exigirQuadroIntacto(linha, antes, l)
  const operadora = l.operadora?.id ?? null
  const versao = await registrarAlteracao(c, linha.id, antes, l)
  await c.tx.executar(sql`update caso set operadora_id = ${operadora} where id = ${linha.id}`)
  await semRepetir(...NUMERO_REPETIDO, () =>
    c.tx.executar(sql`
      update linha set operadora_id = ${operadora}, numero = ${l.numero}, nome = ${l.nome}, extremo_a = ${l.extremo_a},
        extremo_b = ${l.extremo_b}, municipio_a = ${l.municipio_a}, municipio_b = ${l.municipio_b},
        extensao_km = ${l.extensao_km}, servico = ${l.servico}, partidas = ${l.partidas}, situacao = ${l.situacao},
        busca = ${buscaDaLinha(l)}
      where id = ${linha.id}`),
  )
  return versao
}

/** Changes what the register says of a line; its route and hours only while it has no Quadro. Autos already drawn up keep the number and name that it had. */
export const alterarLinha = casoDeUso({
  resumo: 'Alterar o cadastro de uma linha',
  entrada: DadosDaLinha.extend({ id: z.uuid() }),
  saida: ReciboDeCadastroJson,
  permissao: 'cadastro:mudar',
  async executar(c, { id, ...e }) {
    await acharLinha(c, id)
    await travarCaso(c, id)
    const linha = await acharLinha(c, id)
    const l = await conferirLinha(c, e, fichaDaLinha(linha))
    const versao = await mudarLinha(c, linha, l)
    return { id, versao, mensagem: `Cadastro da linha ${l.numero} alterado.` }
  },
})
