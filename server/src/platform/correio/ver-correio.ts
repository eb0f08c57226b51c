import sql from 'sql-template-tag'
import { z } from 'zod'
import { casoDeUso } from '../caso-de-uso.js'

/** The authority's outbox: what was sent, what waits, and what failed and why. */
export const verCorreio = casoDeUso({
  resumo: 'Ver as mensagens enviadas e a enviar',
  entrada: z.object({}),
  saida: z
    .object({
      mensagens: z.array(
        z.object({
          id: z.string(),
          para: z.string(),
          assunto: z.string(),
          corpo: z.string(),
          criada_em: z.string(),
          enviada_em: z.string().nullable(),
          tentativas: z.number().int(),
          erro: z.string().nullable(),
        }),
      ),
    })
    .meta({ id: 'Correio' }),
  permissao: 'correio:ver',
  async executar(c) {
    const mensagens = await c.tx.linhas<{
      id: string
      para: string
      assunto: string
      corpo: string
      criada_em: string
      enviada_em: string | null
      tentativas: number
      erro: string | null
    }>(sql`
      select id, para, assunto, corpo, criada_em, enviada_em, tentativas, erro from mensagem
       where autoridade_id = ${c.autoridade.id} order by criada_em desc, id limit 200`)
    return { mensagens }
  },
})
