import { escreverData } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { Data, Texto } from '../esquemas/comuns.js'
import { reprojetarAutosAbertos } from '../fiscalizacao/autos/reprojetar.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { Problema } from '../platform/problema.js'
import { registrarAtoDaAutoridade } from './caso-da-autoridade.js'
import { NOMES_DE_PARAMETRO, PARAMETROS_CONHECIDOS, usoDoParametro } from './conhecidos.js'

export const ReciboDeParametroJson = z
  .object({
    mensagem: z.string(),
    autos_recontados: z.number().int().describe('Autos em curso cujos prazos foram contados de novo'),
  })
  .meta({ id: 'ReciboDeParametro' })

/** Adds a dated value. Rows stay for ever: a correction is another row, and the later one wins from its first day. */
export const acrescentarParametro = casoDeUso({
  resumo: 'Acrescentar um valor a um parâmetro',
  entrada: z.object({
    nome: z.enum(NOMES_DE_PARAMETRO),
    valor: z.string().trim().max(4000).describe('Número com ponto, dias inteiros, ou texto'),
    de: Data.describe('Primeiro dia em que vale'),
    ate: Data.nullish().describe('Dia em que deixa de valer; sem ele, vale até que outro o substitua'),
    ato: Texto(200, 3).describe('Ato que fixou o valor'),
  }),
  saida: ReciboDeParametroJson,
  permissao: 'parametro:mudar',
  async executar(c, { nome, de, ate = null, ato, ...e }) {
    const { titulo, ler } = PARAMETROS_CONHECIDOS[nome]
    const uso = usoDoParametro(c.lei, nome)
    if (!uso.usado) {
      throw new Problema(
        422,
        'parametro-sem-cabimento',
        `A ${c.lei.nome} não deixa este valor à autoridade.`,
        {
          campo: 'nome',
          dispositivo: uso.dispositivo,
        },
      )
    }
    if (ate !== null && ate <= de) {
      throw new Problema(422, 'periodo-vazio', `O fim tem de vir depois de ${escreverData(de)}.`, {
        campo: 'ate',
      })
    }
    const valor = ler(e.valor)
    await c.tx.executar(sql`
      insert into parametro (autoridade_id, nome, de, ate, valor, ato, registrado_por, registrado_em)
      values (${c.autoridade.id}, ${nome}, ${de}, ${ate}, ${valor}, ${ato}, ${c.ator.usuarioId}, ${c.agora})`)
    await registrarAtoDaAutoridade(c, 'acrescentar-parametro', { nome, valor, de, ate, ato })
    const autos_recontados = await reprojetarAutosAbertos(c)
    return { mensagem: `${titulo} registrado, a valer desde ${escreverData(de)}.`, autos_recontados }
  },
})
