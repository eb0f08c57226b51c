import { ehData } from '../ui/formatos'
import type { Auto, Estado, NomeDoPrazo, Passo, Prazo } from './tipos'

/** The terms that matter in a state, in the order in which they run. */
const DO_ESTADO: Partial<Record<Estado, readonly NomeDoPrazo[]>> = {
  notificado: ['defesa', 'decisao'],
  'em-julgamento': ['decisao'],
  publicado: ['recurso'],
  'em-recurso': ['decisao-do-recurso'],
  definitivo: ['pagamento'],
}

export const acharPrazo = (auto: Pick<Auto, 'prazos'>, nome: NomeDoPrazo) =>
  auto.prazos.find((p) => p.nome === nome) ?? null

/** The term that the case is in today: the first that has not ended, else the last that did; null where none matters. */
export function prazoEmCurso(auto: Pick<Auto, 'prazos' | 'situacao'>, hoje: string): Prazo | null {
  const daVez = (DO_ESTADO[auto.situacao.estado] ?? []).flatMap((nome) => acharPrazo(auto, nome) ?? [])
  return daVez.find((p) => hoje <= p.vencimento) ?? daVez.at(-1) ?? null
}

/** What of a term is over, runs, or is still to begin. */
export function andamento(
  prazo: Pick<Prazo, 'dias' | 'vencimento'>,
  hoje: string,
): 'encerrado' | 'em curso' | 'ainda não começou' {
  if (hoje > prazo.vencimento) return 'encerrado'
  return hoje < (prazo.dias[0]?.data ?? hoje) ? 'ainda não começou' : 'em curso'
}

/** The provisions that a count cites: for day 1 and for the move of the last day. */
export function regrasDaContagem(memoria: readonly Passo[]): {
  inicio: string | null
  prorrogacao: string | null
} {
  const contados = memoria.filter((p) => ehData(p.resultado) && p.dispositivo)
  return { inicio: contados[0]?.dispositivo ?? null, prorrogacao: contados.at(-1)?.dispositivo ?? null }
}
