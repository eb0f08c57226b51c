import sql from 'sql-template-tag'
import { ReciboDeCadastroJson } from '../cadastro/esquemas.js'
import { semRepetir } from '../cadastro/mudanca.js'
import { abrirCasos, registrarAtos } from '../platform/atos/ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { buscaDaLinha, conferirLinha, DadosDaLinha, type FichaDaLinha, NUMERO_REPETIDO } from './linha.js'

/**
 * Enters lines that were already checked; answers their ids, in the same order.
 * @throws Problema 409 for a number that is already there.
 */
export async function inserirLinhas(c: Contexto, fichas: readonly FichaDaLinha[]): Promise<string[]> {
  const ids = await abrirCasos(
    c,
    'linha',
    fichas.map((l) => l.operadora?.id ?? null),
  )
  const linhas = fichas.map(({ operadora, ...l }, i) => ({
    ...l,
    id: ids[i],
    autoridade_id: c.autoridade.id,
    operadora_id: operadora?.id ?? null,
    busca: buscaDaLinha({ ...l, operadora }),
  }))
  await semRepetir(...NUMERO_REPETIDO, () =>
    c.tx.executar(sql`
      insert into linha select * from jsonb_populate_recordset(null::linha, ${JSON.stringify(linhas)}::jsonb)`),
  )
  await registrarAtos(
    c,
    fichas.map((l, i) => ({ casoId: ids[i] ?? '', tipo: 'cadastrar', dados: l })),
  )
  return ids
}

/** Enters a line in the register, with or without an operator. */
export const cadastrarLinha = casoDeUso({
  resumo: 'Cadastrar uma linha',
  entrada: DadosDaLinha,
  saida: ReciboDeCadastroJson,
  permissao: 'cadastro:mudar',
  async executar(c, e) {
    const l = await conferirLinha(c, e)
    const [id = ''] = await inserirLinhas(c, [l])
    return { id, versao: 1, mensagem: `Linha ${l.numero} cadastrada.` }
  },
})
