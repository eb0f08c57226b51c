import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { abrirCaso, registrarAto } from '../platform/atos/ato.js'
import type { Contexto } from '../platform/contexto.js'
import { registrarAlteracao, semRepetir } from './mudanca.js'
import {
  buscaDaOperadora,
  CNPJ_REPETIDO,
  type FichaDaOperadora,
  fichaDaOperadora,
  type Operadora,
} from './operadora.js'

/** Enters an operator that was already checked. */
export async function inserirOperadora(c: Contexto, o: FichaDaOperadora) {
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
  return { id, versao: ordem }
}

/** Changes an operator to what was already checked; answers its new version. */
export async function mudarOperadora(c: Contexto, antes: Operadora, o: FichaDaOperadora): Promise<number> {
  const versao = await registrarAlteracao(c, antes.id, fichaDaOperadora(antes), o)
  await semRepetir(...CNPJ_REPETIDO, () =>
    c.tx.executar(sql`
      update operadora set documento = ${o.documento}, razao_social = ${o.razao_social},
        nome_fantasia = ${o.nome_fantasia}, forma = ${o.forma}, municipio_ibge = ${o.municipio_ibge},
        endereco = ${o.endereco}, email = ${o.email}, telefone = ${o.telefone}, situacao = ${o.situacao},
        busca = ${buscaDaOperadora(o)}
      where id = ${antes.id}`),
  )
  return versao
}
