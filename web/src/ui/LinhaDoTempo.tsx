import type { ReactNode } from 'react'
import { Artigos } from './Artigo'
import type { Citacao } from './citacao'
import { diaDoInstante, diaMes, diaMesAno, ehData, hora } from './formatos'
import './LinhaDoTempo.css'

export interface Acontecimento {
  chave: string
  /** An instant with offset, or a date without an hour. */
  quando: string
  titulo: ReactNode
  artigos?: readonly Citacao[] | undefined
  /** Who, from where, with what. */
  detalhe?: ReactNode
  /** It has not happened yet. */
  futuro?: boolean | undefined
  tom?: 'bom' | 'mau' | 'alerta' | undefined
}

export interface LinhaDoTempoProps {
  itens: readonly Acontecimento[]
  /** IANA zone of the authority, in which the hours are read. */
  zona: string
}

/** What happened to a case, oldest first, and what comes next. The year is written where there is more than one. */
export function LinhaDoTempo({ itens, zona }: LinhaDoTempoProps) {
  const dia = (quando: string) => (ehData(quando) ? quando : diaDoInstante(quando, zona))
  const anos = new Set(itens.map((a) => dia(a.quando).slice(0, 4)))
  const data = anos.size > 1 ? diaMesAno : diaMes
  return (
    <ol className="linha-do-tempo">
      {itens.map((a) => (
        <li key={a.chave} className={a.futuro ? 'futuro' : undefined}>
          <time dateTime={a.quando}>
            {data(dia(a.quando))}
            {!ehData(a.quando) && ` ${hora(a.quando, zona)}`}
          </time>
          <i className={a.tom} aria-hidden="true" />
          <div>
            <b>{a.titulo}</b>
            {a.futuro && <span className="so-leitor"> (ainda não aconteceu)</span>}{' '}
            {a.artigos && <Artigos citacoes={a.artigos} />}
            {a.detalhe && <div className="detalhe">{a.detalhe}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
