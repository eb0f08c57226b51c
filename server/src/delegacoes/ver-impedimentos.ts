import { z } from 'zod'
import { acharOperadora } from '../cadastro/operadora.js'
import { casoDeUso } from '../platform/caso-de-uso.js'
import { impedimentosDe } from './impedimentos.js'

/** What bars an operator from new titles today, its owners' bars included (RR art. 88). */
export const verImpedimentos = casoDeUso({
  resumo: 'Ver o que impede uma operadora de ter título novo',
  entrada: z.object({ id: z.uuid() }),
  saida: z
    .object({
      impedimentos: z.array(
        z.object({
          quem: z.enum(['empresa', 'titular']),
          nome: z.string(),
          de: z.string(),
          ate: z.string().describe('Último dia'),
          decisao: z.string(),
        }),
      ),
    })
    .meta({ id: 'Impedimentos' }),
  permissao: 'cadastro:ver',
  async executar(c, { id }) {
    await acharOperadora(c, id)
    const impedimentos = await impedimentosDe(c, id, c.hoje)
    return { impedimentos: impedimentos.map(({ cpf: _, ...i }) => i) }
  },
})
