import { z } from 'zod'
import { historicoDoCadastro } from '../cadastro/historico.js'
import { EventoJson } from '../esquemas/comuns.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { LinhaResumoJson } from './esquemas.js'
import { acharLinha } from './linha.js'

/** A line and the acts that made its entry what it is. */
export const verLinha = casoDeUso({
  resumo: 'Ver uma linha',
  entrada: z.object({ id: z.uuid() }),
  saida: LinhaResumoJson.extend({ eventos: z.array(EventoJson) }).meta({ id: 'Linha' }),
  permissao: 'cadastro:ver',
  async executar(c, { id }) {
    return { ...(await acharLinha(c, id)), eventos: await historicoDoCadastro(c, id) }
  },
})
