import { type DataCivil, escreverData } from '@outorga/lei'
import sql from 'sql-template-tag'
import { historicoDoCadastro } from '../cadastro/historico.js'
import type { Contexto } from '../platform/contexto.js'
import { MOTIVOS_DO_QUADRO, type MotivoDoQuadro } from './quadro.js'

const TITULOS: Readonly<Record<string, string>> = {
  'novo-quadro': 'Novo quadro de regime',
  'restaurar-quadro': 'Volta ao quadro anterior',
}

interface FeitoPeloAto {
  ordem: number
  versao: number
  de: DataCivil
  ato: string
  razoes: string
  motivo: MotivoDoQuadro
  restaura: number | null
  documento: string | null
}

function contar(q: FeitoPeloAto): string[] {
  return [
    `Quadro ${q.versao}, de ${escreverData(q.de)} em diante`,
    q.restaura === null ? MOTIVOS_DO_QUADRO[q.motivo] : `Volta a valer o que dizia o quadro ${q.restaura}`,
    `Ato: ${q.ato}`,
    `Razões: ${q.razoes}`,
  ]
}

/** The history of a line, oldest first: its entry in the register and its Quadros. */
export async function historicoDaLinha(c: Contexto, linhaId: string) {
  const eventos = await historicoDoCadastro(c, linhaId)
  const quadros = await c.tx.linhas<FeitoPeloAto>(sql`
    select t.ordem, q.versao, q.de, q.ato, q.razoes, q.motivo, q.restaura,
           (select d.codigo from documento d where d.ato_id = q.ato_id limit 1) as documento
      from quadro q join ato t on t.id = q.ato_id where q.linha_id = ${linhaId}`)
  const porOrdem = new Map(quadros.map((q) => [q.ordem, q]))
  return eventos.map((e) => {
    const q = porOrdem.get(e.ordem)
    if (!q) return e
    return {
      ...e,
      titulo: TITULOS[e.tipo] ?? e.titulo,
      dispositivo: c.lei.norma === 'rr-664-2008' ? (q.restaura === null ? 'art42_par2' : 'art62') : null,
      linhas: contar(q),
      documento: q.documento,
    }
  })
}
