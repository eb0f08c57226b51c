import { Fragment, type ReactNode } from 'react'
import './basicos.css'
import { dinheiro, placa as escreverPlaca } from './formatos'
import { Icone, type NomeDoIcone } from './icones'

export type Tom = 'azul' | 'bom' | 'alerta' | 'mau' | 'cinza'

/** The state a case is in: a colour and always a word. */
export function Situacao({ tom = 'azul', children }: { tom?: Tom; children: ReactNode }) {
  return <span className={`chip ${tom}`}>{children}</span>
}

/** A vehicle's plate, in both shapes. `p` inside a row, `g` at the roadside. */
export function Placa({ placa, tamanho = 'm' }: { placa: string; tamanho?: 'p' | 'm' | 'g' }) {
  return (
    <span className={`placa ${tamanho}`} translate="no">
      {escreverPlaca(placa)}
    </span>
  )
}

/** Money from its text (`287.00` → «R$ 287,00»). It never wraps. */
export function Valor({ valor, grande }: { valor: string; grande?: boolean }) {
  return <span className={grande ? 'valor grande' : 'valor'}>{dinheiro(valor)}</span>
}

export interface Definicao {
  termo: string
  valor: ReactNode
}

/** Facts, one a line; a fact whose value is null is not shown. */
export function DefinicaoLista({ itens }: { itens: readonly (Definicao | null)[] }) {
  return (
    <dl className="definicao">
      {itens.map(
        (item) =>
          item && (
            <div key={item.termo}>
              <dt>{item.termo}</dt>
              <dd>{item.valor}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const ICONE_DO_AVISO: Record<Exclude<Tom, 'cinza'>, NomeDoIcone> = {
  azul: 'informacao',
  bom: 'certo',
  alerta: 'triangulo',
  mau: 'triangulo',
}

export interface AvisoProps {
  tom?: Exclude<Tom, 'cinza'>
  titulo?: ReactNode
  /** True where it appears after an act of the person, and must be read at once. */
  falado?: boolean
  children?: ReactNode
}

/** What the reader must know before acting. */
export function Aviso({ tom = 'alerta', titulo, falado, children }: AvisoProps) {
  return (
    <div className={`aviso ${tom}`} role={falado ? 'alert' : undefined}>
      <Icone nome={ICONE_DO_AVISO[tom]} />
      <div>
        {titulo && <b>{titulo}</b>}
        {titulo && children ? <Fragment> </Fragment> : null}
        {children}
      </div>
    </div>
  )
}

export interface VazioProps {
  titulo: string
  /** Why it is empty. */
  children?: ReactNode
  /** The one thing to do. */
  acao?: ReactNode
  /** 1 where it is the whole page, 2 right under the page's heading. */
  nivel?: 1 | 2 | 3
}

/** A place with nothing in it, that says why. */
export function Vazio({ titulo, children, acao, nivel = 3 }: VazioProps) {
  const Titulo = `h${nivel}` as const
  return (
    <div className="vazio">
      <Titulo>{titulo}</Titulo>
      {children && <p>{children}</p>}
      {acao}
    </div>
  )
}

/** Grey lines in the shape of what is coming. */
export function Esqueleto({ linhas = 3, titulo }: { linhas?: number; titulo?: boolean }) {
  return (
    <div className="esqueleto" role="status" aria-label="Carregando">
      {titulo && <i className="titulo" />}
      {Array.from({ length: linhas }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal lines without identity
        <i key={i} />
      ))}
    </div>
  )
}

/** A page of which nothing is known yet, in the real layout: heading, two columns of cards. */
export function EsqueletoDaPagina() {
  return (
    <div className="pilha" aria-busy="true">
      <Esqueleto linhas={1} titulo />
      <div className="cartao">
        <Esqueleto linhas={5} titulo />
      </div>
      <div className="cartao">
        <Esqueleto linhas={4} titulo />
      </div>
    </div>
  )
}
