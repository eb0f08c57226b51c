import { escreverData } from '@outorga/lei'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { Data, Texto } from '../esquemas/comuns.js'
import { reprojetarAutosAbertos } from '../fiscalizacao/autos/reprojetar.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { ReciboDeParametroJson } from './acrescentar-parametro.js'
import { registrarAtoDaAutoridade } from './caso-da-autoridade.js'

/** Says that the office is closed, or open, on a day: what it says last of a day holds (RR art. 95). */
export const acrescentarDia = casoDeUso({
  resumo: 'Registrar um dia com ou sem expediente',
  entrada: z.object({
    data: Data,
    expediente: z.boolean().describe('Verdadeiro: há expediente neste dia'),
    motivo: Texto(200, 3),
    ato: Texto(200, 3).describe('Ato que o determinou'),
  }),
  saida: ReciboDeParametroJson,
  permissao: 'parametro:mudar',
  async executar(c, { data, expediente, motivo, ato }) {
    await c.tx.executar(sql`
      insert into dia_do_calendario (autoridade_id, data, expediente, motivo, ato, registrado_por, registrado_em)
      values (${c.autoridade.id}, ${data}, ${expediente}, ${motivo}, ${ato}, ${c.ator.usuarioId}, ${c.agora})`)
    await registrarAtoDaAutoridade(c, 'acrescentar-dia', { data, expediente, motivo, ato })
    const autos_recontados = await reprojetarAutosAbertos(c)
    return { mensagem: `${escreverData(data)}: ${expediente ? 'com' : 'sem'} expediente.`, autos_recontados }
  },
})
