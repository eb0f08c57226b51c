import sql from 'sql-template-tag'
import { z } from 'zod'
import { atosDoCaso, type TipoDeCaso } from '../platform/atos/ato.js'
import { sha256 } from '../platform/atos/canonico.js'
import { BINARIO, type Binario, casoDeUso } from '../platform/caso-de-uso.js'
import type { Contexto } from '../platform/contexto.js'
import { lerCodigo } from '../platform/documentos/emitir.js'
import { renderizarPdf } from '../platform/documentos/pdf.js'
import { naoEncontrado } from '../platform/problema.js'
import type { Emitido } from './escritor.js'
import { escritorDe } from './escritores.js'

type Guardado = Emitido & { tipo: TipoDeCaso; conteudo: Buffer | null }

/** Renders the document the first time it is asked for; whoever comes later, or at the same time, gets those bytes. */
async function primeiraVez(c: Contexto, e: Guardado): Promise<Buffer> {
  const ato = (await atosDoCaso(c, e.caso_id)).find((a) => a.id === e.ato_id)
  if (!ato) throw new Error(`document ${e.codigo} without its act`)
  const conteudo = await renderizarPdf(await escritorDe(e.tipo).escrever(c, e, ato))
  await c.tx.executar(sql`
    insert into documento_pdf (codigo, conteudo, sha256) values (${e.codigo}, ${conteudo}, ${sha256(conteudo)})
    on conflict do nothing`)
  const guardado = await c.tx.uma<{ conteudo: Buffer }>(
    sql`select conteudo from documento_pdf where codigo = ${e.codigo}`,
  )
  return guardado?.conteudo ?? conteudo
}

/** A document of a case, as PDF: the same bytes whenever it is asked for. */
export const baixarDocumento = casoDeUso({
  resumo: 'Abrir um documento em PDF',
  entrada: z.object({ codigo: z.string().max(60).describe('Código de verificação') }),
  saida: BINARIO,
  permissao: 'caso:ver',
  async executar(c, e): Promise<Binario> {
    const emitido = await c.tx.uma<Guardado>(sql`
      select d.codigo, d.especie, d.caso_id, d.ato_id, d.emitido_em, k.tipo, p.conteudo
        from documento d join caso k on k.id = d.caso_id left join documento_pdf p on p.codigo = d.codigo
       where d.codigo = ${lerCodigo(e.codigo)} and d.autoridade_id = ${c.autoridade.id}`)
    if (!emitido) throw naoEncontrado('Este documento')
    const conteudo = emitido.conteudo ?? (await primeiraVez(c, emitido))
    const numero = await escritorDe(emitido.tipo).numero(c.tx, emitido)
    return {
      tipo: 'application/pdf',
      nome: `${emitido.especie}-${numero.replace(/[^\w-]/g, '')}.pdf`,
      conteudo,
    }
  },
})
