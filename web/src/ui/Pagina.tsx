import type { ReactNode } from 'react'
import { Elo } from './Elo'
import './Pagina.css'

export interface Passo {
  rotulo: string
  para: string
}

/** Where the page is: the pages above it, not the page itself. */
export function Migalha({ passos }: { passos: readonly Passo[] }) {
  return (
    <nav className="migalha" aria-label="Você está em">
      <ol>
        {passos.map((p) => (
          <li key={p.para}>
            <Elo para={p.para}>{p.rotulo}</Elo>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export interface PaginaProps {
  /** Words of the window's title; the heading too where no `cabeca` is given. */
  titulo: string
  /** The heading, where it needs more than words: `Auto <span className="mono">RR-2026-000142</span>`. */
  cabeca?: ReactNode
  migalha?: readonly Passo[]
  /** Chip beside the heading. */
  situacao?: ReactNode
  /** One line under the heading: whose it is, which vehicle, which line. */
  sobre?: ReactNode
  /** Buttons: quiet ones first, the one primary act last. */
  acoes?: ReactNode
  children: ReactNode
}

/** The head of every page of the desk: where, what, in which state, whose, and what comes next. */
export function Pagina({ titulo, cabeca, migalha, situacao, sobre, acoes, children }: PaginaProps) {
  return (
    <div className="pagina">
      <title>{`${titulo} · Outorga`}</title>
      {migalha && <Migalha passos={migalha} />}
      <div className="cabeca">
        <h1 tabIndex={-1}>{cabeca ?? titulo}</h1>
        {situacao}
        {sobre && <div className="sobre">{sobre}</div>}
        {acoes && <div className="acoes">{acoes}</div>}
      </div>
      {children}
    </div>
  )
}
