import sql from 'sql-template-tag'
import { z } from 'zod'
import { BINARIO, type Binario, casoDeUso } from '../caso-de-uso.js'
import { naoEncontrado } from '../problema.js'

/** A file of a case that the person may see. */
export const baixarArquivo = casoDeUso({
  resumo: 'Abrir um arquivo',
  entrada: z.object({ id: z.uuid() }),
  saida: BINARIO,
  permissao: 'caso:ver',
  async executar(c, e): Promise<Binario> {
    const arquivo = await c.tx.uma<{ tipo: string; conteudo: Buffer }>(
      sql`select tipo, conteudo from arquivo where id = ${e.id}`,
    )
    if (!arquivo) throw naoEncontrado('Este arquivo')
    return { tipo: arquivo.tipo, nome: `${e.id}.${arquivo.tipo.split('/')[1]}`, conteudo: arquivo.conteudo }
  },
})
