import sql from 'sql-template-tag'
import type { Tx } from '../db/conexao.js'
import { sha256 } from './canonico.js'
import { elo } from './selar.js'

export interface Quebra {
  ato: string
  posicao: number | null
  motivo: string
}

export interface Verificacao {
  atos: number
  selados: number
  integra: boolean
  quebras: Quebra[]
}

interface Linha {
  id: string
  caso_id: string
  ordem: number
  tipo: string
  autor_id: string
  papel: string
  conteudo: string
  hash: Buffer
  posicao: string | null
  hash_do_ato: Buffer | null
  elo: Buffer | null
}

/** The columns that queries use must say what the sealed text says. */
function colunasConferem(l: Linha): boolean {
  const c = JSON.parse(l.conteudo) as Record<string, unknown>
  return (
    c.id === l.id &&
    c.caso === l.caso_id &&
    c.ordem === l.ordem &&
    c.tipo === l.tipo &&
    c.autor === l.autor_id &&
    c.papel === l.papel
  )
}

function conferirAto(l: Linha): string | null {
  if (!sha256(l.conteudo).equals(l.hash)) return 'o conteúdo do ato não confere com o seu resumo'
  try {
    if (!colunasConferem(l)) return 'os campos do ato não conferem com o seu conteúdo'
  } catch {
    return 'o conteúdo do ato não se lê'
  }
  return l.hash_do_ato && !l.hash_do_ato.equals(l.hash) ? 'o resumo do ato mudou depois de selado' : null
}

/** Recomputes every act's hash and every link of an authority's chain; each break is named. */
export async function verificarCadeia(tx: Tx, autoridadeId: string): Promise<Verificacao> {
  const linhas = await tx.linhas<Linha>(sql`
    select a.id, a.caso_id, a.ordem, a.tipo, a.autor_id, a.papel, a.conteudo, a.hash, s.posicao, s.hash_do_ato, s.hash as elo
      from ato a left join selo s on s.ato_id = a.id
     where a.autoridade_id = ${autoridadeId} order by s.posicao nulls last, a.sequencia`)
  const quebras: Quebra[] = []
  let anterior: Buffer = Buffer.alloc(32)
  let selados = 0
  for (const l of linhas) {
    const posicao = l.posicao === null ? null : Number(l.posicao)
    const motivo = conferirAto(l)
    if (motivo) quebras.push({ ato: l.id, posicao, motivo })
    if (l.elo === null || l.hash_do_ato === null) continue
    selados++
    if (posicao !== selados) quebras.push({ ato: l.id, posicao, motivo: 'falta um elo antes deste' })
    if (!elo(anterior, l.hash_do_ato).equals(l.elo))
      quebras.push({ ato: l.id, posicao, motivo: 'o elo não segue o anterior' })
    anterior = l.elo
  }
  return { atos: linhas.length, selados, integra: quebras.length === 0, quebras }
}
