import sql from 'sql-template-tag'
import { ReciboDeCadastroJson } from '../cadastro/esquemas.js'
import { semRepetir } from '../cadastro/mudanca.js'
import { abrirCaso, registrarAto } from '../platform/atos/ato.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { buscaDaLinha, conferirLinha, DadosDaLinha, NUMERO_REPETIDO } from './linha.js'

/** Enters a line in the register, with or without an operator. */
export const cadastrarLinha = casoDeUso({
  resumo: 'Cadastrar uma linha',
  entrada: DadosDaLinha,
  saida: ReciboDeCadastroJson,
  permissao: 'cadastro:mudar',
  async executar(c, e) {
    const l = await conferirLinha(c, e)
    const id = await abrirCaso(c, 'linha', l.operadora?.id ?? null)
    await semRepetir(...NUMERO_REPETIDO, () =>
      c.tx.executar(sql`
        insert into linha (id, autoridade_id, operadora_id, numero, nome, extremo_a, extremo_b, municipio_a, municipio_b,
          extensao_km, servico, partidas, situacao, busca)
        values (${id}, ${c.autoridade.id}, ${l.operadora?.id ?? null}, ${l.numero}, ${l.nome}, ${l.extremo_a},
          ${l.extremo_b}, ${l.municipio_a}, ${l.municipio_b}, ${l.extensao_km}, ${l.servico}, ${l.partidas},
          ${l.situacao}, ${buscaDaLinha(l)})`),
    )
    const { ordem } = await registrarAto(c, id, 'cadastrar', l)
    return { id, versao: ordem, mensagem: `Linha ${l.numero} cadastrada.` }
  },
})
