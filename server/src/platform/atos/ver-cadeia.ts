import { z } from 'zod'
import { casoDeUso } from '../caso-de-uso.js'
import { verificarCadeia } from './verificar-cadeia.js'

/** Checks the authority's chain of acts, link by link. */
export const verCadeia = casoDeUso({
  resumo: 'Verificar a cadeia de atos',
  entrada: z.object({}),
  saida: z
    .object({
      atos: z.number().int(),
      selados: z.number().int(),
      integra: z.boolean(),
      quebras: z.array(
        z.object({ ato: z.string(), posicao: z.number().int().nullable(), motivo: z.string() }),
      ),
      verificada_em: z.string(),
    })
    .meta({ id: 'Cadeia' }),
  permissao: 'cadeia:verificar',
  executar: async (c) => ({ ...(await verificarCadeia(c.tx, c.autoridade.id)), verificada_em: c.agora }),
})
