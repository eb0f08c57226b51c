import { imageSize } from 'image-size'
import sql from 'sql-template-tag'
import { sha256 } from '../atos/canonico.js'
import type { Contexto } from '../contexto.js'
import { Problema } from '../problema.js'

export interface ArquivoGuardado {
  id: string
  tipo: string
  tamanho: number
  /** Hexadecimal. */
  sha256: string
}

const TIPO_DA_IMAGEM: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/** What a file is by its content; its name and declared type prove nothing. */
function tipoDe(conteudo: Buffer): string | null {
  if (conteudo.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  try {
    const { type, width, height } = imageSize(conteudo)
    return width > 0 && height > 0 ? (TIPO_DA_IMAGEM[type ?? ''] ?? null) : null
  } catch {
    return null
  }
}

/**
 * Keeps a file of a case, by its content.
 * @throws Problema 415 where it is neither photo (JPEG, PNG, WebP) nor PDF. Size is refused before it gets here.
 */
export async function guardarArquivo(
  c: Contexto,
  casoId: string,
  nome: string,
  conteudo: Buffer,
): Promise<ArquivoGuardado> {
  const tipo = Buffer.isBuffer(conteudo) && conteudo.length > 0 ? tipoDe(conteudo) : null
  if (tipo === null) {
    throw new Problema(415, 'arquivo-nao-e-foto', 'Este arquivo não é foto (JPEG, PNG ou WebP) nem PDF.', {
      campo: 'arquivo',
    })
  }
  const resumo = sha256(conteudo)
  const linha = await c.tx.uma<{ id: string }>(sql`
    insert into arquivo (autoridade_id, caso_id, nome, tipo, tamanho, sha256, conteudo, enviado_por, momento)
    values (${c.autoridade.id}, ${casoId}, ${nome}, ${tipo}, ${conteudo.length}, ${resumo}, ${conteudo}, ${c.ator.usuarioId}, ${c.agora})
    returning id`)
  return { id: linha?.id ?? '', tipo, tamanho: conteudo.length, sha256: resumo.toString('hex') }
}
