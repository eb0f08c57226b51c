import { type ReactNode, useId } from 'react'
import './Cartao.css'
import { Elo } from './Elo'

export interface CartaoProps {
  titulo?: ReactNode
  /** Quiet words at the right of the title. */
  nota?: ReactNode
  /** Narrow inside margins, for a table that fills the card. */
  justo?: boolean
  /** Left out of the printed page: acts, filters. */
  soNaTela?: boolean
  children: ReactNode
}

/** A section of a page. */
export function Cartao({ titulo, nota, justo, soNaTela, children }: CartaoProps) {
  const id = useId()
  const classe = ['cartao', justo ? 'justo' : '', soNaTela ? 'nao-imprime' : ''].filter(Boolean).join(' ')
  return (
    <section className={classe} aria-labelledby={titulo ? id : undefined}>
      {titulo && (
        <header>
          <h2 id={id}>{titulo}</h2>
          {nota && <small>{nota}</small>}
        </header>
      )}
      {children}
    </section>
  )
}

/** The page's two columns: what it is at the left, what it costs and until when at the right. */
export function Colunas({ children, lado }: { children: ReactNode; lado: ReactNode }) {
  return (
    <div className="colunas">
      <div className="pilha">{children}</div>
      <aside className="pilha">{lado}</aside>
    </div>
  )
}

export interface Numero {
  valor: ReactNode
  rotulo: string
  tom?: 'bom' | 'mau'
  para?: string
}

/** The row of big numbers that opens a desk. */
export function Numeros({ itens }: { itens: readonly Numero[] }) {
  return (
    <div className="numeros">
      {itens.map((n) => {
        const dentro = (
          <>
            <b className={n.tom}>{n.valor}</b>
            {n.rotulo}
          </>
        )
        return n.para ? (
          <Elo key={n.rotulo} className="cartao" para={n.para}>
            {dentro}
          </Elo>
        ) : (
          <div key={n.rotulo} className="cartao">
            {dentro}
          </div>
        )
      })}
    </div>
  )
}
