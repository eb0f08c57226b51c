import { type DataCivil, PARAMETROS_DO_FRETAMENTO, type ValorDatado } from '@outorga/lei'
import type { Contexto } from '../platform/contexto.js'

async function emVigor(c: Contexto, nome: string, data: DataCivil): Promise<ValorDatado | null> {
  const serie = (await c.parametros())[nome] ?? []
  return serie.findLast((v) => v.de <= data && (v.ate === null || data < v.ate)) ?? null
}

/** Part of a list that changes without analysis; null where the authority sets no limit. */
export async function limiteDeTroca(c: Contexto): Promise<string | null> {
  return (
    (await emVigor(c, PARAMETROS_DO_FRETAMENTO.limite_de_troca_de_passageiros.nome, c.hoje))?.valor ?? null
  )
}

/** Kinds granted by the request itself; those of the occasional charter of RS where the authority says nothing. */
export async function deferidasDeImediato(c: Contexto): Promise<{ especies: string[]; ato: string }> {
  const { nome, sugestao } = PARAMETROS_DO_FRETAMENTO.deferimento_imediato
  const valor = await emVigor(c, nome, c.hoje)
  const texto = valor?.valor ?? (c.lei.norma === 'rs-11127-1998' ? sugestao : '')
  return {
    especies: texto.split(',').map((t) => t.trim()),
    ato: valor?.ato ?? 'regra geral: tudo regular no cadastro',
  }
}
