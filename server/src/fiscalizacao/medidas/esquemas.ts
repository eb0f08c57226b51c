import { z } from 'zod'

export const ReciboDaMedidaJson = z
  .object({ id: z.string(), versao: z.number().int(), mensagem: z.string() })
  .meta({ id: 'ReciboDaMedida' })
