import { z } from 'zod'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { VeiculoJson } from './esquemas.js'
import { historicoDoCadastro } from './historico.js'
import { acharVeiculo, resumoDoVeiculo } from './veiculo.js'

/** A vehicle, what today's date makes of its validities, and the acts that made its entry what it is. */
export const verVeiculo = casoDeUso({
  resumo: 'Ver um veículo',
  entrada: z.object({ id: z.uuid() }),
  saida: VeiculoJson,
  permissao: 'cadastro:ver',
  async executar(c, { id }) {
    return {
      ...resumoDoVeiculo(await acharVeiculo(c, id), c.hoje),
      eventos: await historicoDoCadastro(c, id),
    }
  },
})
