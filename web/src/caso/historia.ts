import { diaDoInstante, diaMes } from '../ui/formatos'
import { acharPrazo, prazoEmCurso } from './prazos'
import type { Auto, Evento, NomeDoPrazo } from './tipos'

/** Something that is still to come, and what it brings. */
export interface Porvir {
  quando: string
  titulo: string
  dispositivo: string | null
  depois: string | null
  dispositivoDoDepois: string | null
}

const FIM: Record<NomeDoPrazo, { titulo: string; depois: string | null }> = {
  defesa: { titulo: 'Fim do prazo de defesa', depois: 'sem defesa, o auto vai a decisão' },
  decisao: { titulo: 'Fim do prazo para decidir', depois: null },
  recurso: { titulo: 'Fim do prazo de recurso', depois: 'sem recurso, a multa fica definitiva' },
  'decisao-do-recurso': { titulo: 'Fim do prazo para decidir o recurso', depois: null },
  pagamento: { titulo: 'Vencimento da multa', depois: 'sem pagamento, a multa segue para cobrança' },
}

/** What stands in the calendar of a case: the end of the term that runs, and the end of a vehicle's least holding. */
export function porvirDe(auto: Auto, hoje: string, zona: string): Porvir[] {
  const saida: Porvir[] = []
  const prazo = prazoEmCurso(auto, hoje)
  if (prazo && hoje <= prazo.vencimento) {
    const { titulo, depois } = FIM[prazo.nome]
    const pagamento = prazo.nome === 'defesa' ? acharPrazo(auto, 'pagamento') : null
    saida.push({
      quando: prazo.vencimento,
      titulo,
      dispositivo: prazo.dispositivo,
      depois: pagamento ? `sem defesa, a multa vence em ${diaMes(pagamento.vencimento)}` : depois,
      dispositivoDoDepois: pagamento?.dispositivo ?? null,
    })
  }
  for (const m of auto.medidas) {
    if (m.estado !== 'em-vigor' || m.liberavel_em === null || diaDoInstante(m.liberavel_em, zona) < hoje)
      continue
    saida.push({
      quando: m.liberavel_em,
      titulo: `${m.nome}: fim do tempo mínimo`,
      dispositivo: m.dispositivo,
      depois: 'libera-se quando tudo estiver sanado',
      dispositivoDoDepois: null,
    })
  }
  const dia = (p: Porvir) => (p.quando.includes('T') ? diaDoInstante(p.quando, zona) : p.quando)
  return saida.sort((a, b) => dia(a).localeCompare(dia(b)))
}

/** The acts of the case and of what was done to its vehicle, oldest first. */
export function acontecidos(auto: Pick<Auto, 'eventos' | 'medidas'>): (Evento & { chave: string })[] {
  const comChave = (de: string, eventos: readonly Evento[]) =>
    eventos.map((e) => ({ ...e, chave: `${de}-${e.ordem}` }))
  return [...comChave('auto', auto.eventos), ...auto.medidas.flatMap((m) => comChave(m.id, m.eventos))].sort(
    (a, b) => Date.parse(a.momento) - Date.parse(b.momento),
  )
}
