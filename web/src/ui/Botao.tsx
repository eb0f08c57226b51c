import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import './Botao.css'
import { Elo } from './Elo'
import { Icone, type NomeDoIcone } from './icones'

interface Aparencia {
  /** The one act that the state table allows next is `primario`; other possible acts are `fraco`. */
  tom?: 'primario' | 'fraco' | 'perigo' | 'texto'
  largo?: boolean
  icone?: NomeDoIcone
  children: ReactNode
}

const classe = ({ tom = 'primario', largo }: Pick<Aparencia, 'tom' | 'largo'>, outra?: string) =>
  ['botao', tom === 'primario' ? '' : tom, largo ? 'largo' : '', outra ?? ''].filter(Boolean).join(' ')

export interface BotaoProps extends Aparencia, Omit<ComponentProps<'button'>, 'children'> {
  /** The act is on its way: the button keeps its place, its focus and its words, and does nothing more. */
  pendente?: boolean
}

/** An act. `type="button"` unless said otherwise. */
export function Botao({ tom, largo, icone, pendente, children, className, onClick, ...resto }: BotaoProps) {
  function aoClicar(evento: MouseEvent<HTMLButtonElement>) {
    if (pendente) evento.preventDefault()
    else onClick?.(evento)
  }
  return (
    <button
      type="button"
      {...resto}
      className={classe({ ...(tom && { tom }), ...(largo && { largo }) }, className)}
      onClick={aoClicar}
      aria-disabled={pendente || undefined}
      aria-busy={pendente || undefined}
    >
      {pendente ? <span className="giro" aria-hidden="true" /> : icone && <Icone nome={icone} />}
      {children}
    </button>
  )
}

export interface BotaoEloProps extends Aparencia {
  para: string
  download?: string
  className?: string
}

/** A link that looks like a button: the next act is on another page, or is a file. */
export function BotaoElo({ tom, largo, icone, para, download, className, children }: BotaoEloProps) {
  return (
    <Elo
      para={para}
      className={classe({ ...(tom && { tom }), ...(largo && { largo }) }, className)}
      {...(download !== undefined && { download })}
    >
      {icone && <Icone nome={icone} />}
      {children}
    </Elo>
  )
}

/** A small round button with a drawing; `rotulo` is what it says aloud and on hover. */
export function BotaoDeIcone({
  icone,
  rotulo,
  className,
  ...resto
}: Omit<ComponentProps<'button'>, 'children'> & { icone: NomeDoIcone; rotulo: string }) {
  return (
    <button
      type="button"
      {...resto}
      className={`botao-de-icone ${className ?? ''}`}
      aria-label={rotulo}
      title={rotulo}
    >
      <Icone nome={icone} />
    </button>
  )
}
