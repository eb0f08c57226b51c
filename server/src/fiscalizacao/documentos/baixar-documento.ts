import sql from 'sql-template-tag'
import { z } from 'zod'
import { enderecoPublico } from '../../platform/ambiente.js'
import { atosDoCaso } from '../../platform/atos/ato.js'
import { sha256 } from '../../platform/atos/canonico.js'
import { BINARIO, type Binario, casoDeUso } from '../../platform/caso-de-uso.js'
import type { Contexto } from '../../platform/contexto.js'
import type { DocumentoPdf } from '../../platform/documentos/documento.js'
import { type EspecieDoAuto, lerCodigo } from '../../platform/documentos/emitir.js'
import { renderizarPdf } from '../../platform/documentos/pdf.js'
import { naoEncontrado } from '../../platform/problema.js'
import { AutoJson } from '../autos/esquemas.js'
import { montarAuto } from '../autos/ver-auto.js'
import { documentoDoAuto } from './auto.js'
import type { DadosDoDocumento } from './dados.js'
import { documentoDaDecisao } from './decisao.js'
import { documentoDaNotificacao } from './notificacao.js'

const COMO_SE_ESCREVE: Record<EspecieDoAuto, (d: DadosDoDocumento) => DocumentoPdf> = {
  auto: documentoDoAuto,
  notificacao: documentoDaNotificacao,
  decisao: (d) => documentoDaDecisao(d, 'decisao'),
  'decisao-do-recurso': (d) => documentoDaDecisao(d, 'decisao-do-recurso'),
}

interface Emitido {
  codigo: string
  especie: EspecieDoAuto
  caso_id: string
  ato_id: string
  numero: string
}

async function escrever(c: Contexto, e: Emitido): Promise<DocumentoPdf> {
  const ato = (await atosDoCaso(c, e.caso_id)).find((a) => a.id === e.ato_id)
  if (!ato) throw new Error(`document ${e.codigo} without its act`)
  return COMO_SE_ESCREVE[e.especie]({
    autoridade: c.autoridade,
    lei: c.lei,
    parametros: await c.parametros(),
    auto: AutoJson.parse(await montarAuto(c, e.numero)),
    ato,
    codigo: e.codigo,
    endereco: enderecoPublico(),
  })
}

/** Renders the document the first time it is asked for; whoever comes later, or at the same time, gets those bytes. */
async function primeiraVez(c: Contexto, e: Emitido): Promise<Buffer> {
  const conteudo = await renderizarPdf(await escrever(c, e))
  await c.tx.executar(sql`
    insert into documento_pdf (codigo, conteudo, sha256) values (${e.codigo}, ${conteudo}, ${sha256(conteudo)})
    on conflict do nothing`)
  const guardado = await c.tx.uma<{ conteudo: Buffer }>(
    sql`select conteudo from documento_pdf where codigo = ${e.codigo}`,
  )
  return guardado?.conteudo ?? conteudo
}

/** A document of an auto, as PDF: the same bytes whenever it is asked for. */
export const baixarDocumento = casoDeUso({
  resumo: 'Abrir um documento em PDF',
  entrada: z.object({ codigo: z.string().max(60).describe('Código de verificação') }),
  saida: BINARIO,
  permissao: 'caso:ver',
  async executar(c, e): Promise<Binario> {
    const emitido = await c.tx.uma<Emitido & { conteudo: Buffer | null }>(sql`
      select d.codigo, d.especie, d.caso_id, d.ato_id, a.numero, p.conteudo
        from documento d join auto a on a.id = d.caso_id left join documento_pdf p on p.codigo = d.codigo
       where d.codigo = ${lerCodigo(e.codigo)} and d.autoridade_id = ${c.autoridade.id}`)
    if (!emitido) throw naoEncontrado('Este documento')
    const conteudo = emitido.conteudo ?? (await primeiraVez(c, emitido))
    return { tipo: 'application/pdf', nome: `${emitido.especie}-${emitido.numero}.pdf`, conteudo }
  },
})
