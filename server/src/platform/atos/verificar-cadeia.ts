import sql from 'sql-template-tag'
import type { Tx } from '../db/conexao.js'
import { sha256 } from './canonico.js'
import { elo, GENESE } from './selar.js'

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
  sequencia: string
  posicao: string | null
  hash_do_ato: Buffer | null
  elo: Buffer | null
}

const LOTE = 2000

/** Every act of an authority, the sealed ones first, in the chain's order; memory holds one batch. */
async function* percorrer(tx: Tx, autoridadeId: string): AsyncGenerator<Linha> {
  const colunas = sql`a.id, a.caso_id, a.ordem, a.tipo, a.autor_id, a.papel, a.conteudo, a.hash, a.sequencia,
    s.posicao, s.hash_do_ato, s.hash as elo`
  for (let ultima = '0', lote: Linha[] = []; ; ultima = lote.at(-1)?.posicao ?? ultima) {
    lote = await tx.linhas<Linha>(sql`
      select ${colunas} from selo s join ato a on a.id = s.ato_id
       where s.autoridade_id = ${autoridadeId} and s.posicao > ${ultima} order by s.posicao limit ${LOTE}`)
    yield* lote
    if (lote.length < LOTE) break
  }
  for (let ultima = '0', lote: Linha[] = []; ; ultima = lote.at(-1)?.sequencia ?? ultima) {
    lote = await tx.linhas<Linha>(sql`
      select ${colunas} from ato a left join selo s on s.ato_id = a.id
       where a.autoridade_id = ${autoridadeId} and s.ato_id is null and a.sequencia > ${ultima}
       order by a.sequencia limit ${LOTE}`)
    yield* lote
    if (lote.length < LOTE) return
  }
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
  const quebras: Quebra[] = []
  let anterior: Buffer = GENESE
  let atos = 0
  let selados = 0
  for await (const l of percorrer(tx, autoridadeId)) {
    atos++
    const posicao = l.posicao === null ? null : Number(l.posicao)
    const motivo = conferirAto(l)
    if (motivo) quebras.push({ ato: l.id, posicao, motivo })
    if (l.elo === null || l.hash_do_ato === null) continue
    selados++
    if (posicao !== selados) quebras.push({ ato: l.id, posicao, motivo: 'falta um elo antes deste' })
    if (!elo(anterior, l.hash_do_ato).equals(l.elo)) {
      quebras.push({ ato: l.id, posicao, motivo: 'o elo não segue o anterior' })
    }
    anterior = l.elo
  }
  return { atos, selados, integra: quebras.length === 0, quebras }
}
