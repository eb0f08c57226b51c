import { z } from 'zod'
import { EventoJson } from '../esquemas/comuns.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { LinhaResumoJson } from './esquemas.js'
import { mostrarQuadro, QuadroJson } from './esquemas-do-quadro.js'
import { ExameDoQuadroJson, examesDoQuadro, fotografiaParaExame } from './exames-do-quadro.js'
import { historicoDaLinha } from './historia.js'

/** A line, its Quadro in force, what the law says of it among the others, and the acts that made it what it is. */
export const verLinha = casoDeUso({
  resumo: 'Ver uma linha',
  entrada: z.object({ id: z.uuid() }),
  saida: LinhaResumoJson.extend({
    quadro_em_vigor: QuadroJson.nullable(),
    exames: z.array(ExameDoQuadroJson),
    eventos: z.array(EventoJson),
  }).meta({ id: 'Linha' }),
  permissao: 'cadastro:ver',
  async executar(c, { id }) {
    const foto = await fotografiaParaExame(c, id)
    const { linha, quadro } = foto
    return {
      ...linha,
      quadro_em_vigor: quadro && mostrarQuadro(quadro, null, c.hoje),
      exames: quadro ? examesDoQuadro(c, { ...foto, ultimo: quadro }, quadro, { motivo: quadro.motivo }) : [],
      eventos: await historicoDaLinha(c, id),
    }
  },
})
