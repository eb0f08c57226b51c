import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Autoridade, nomeDoEstado } from './autoridade'
import { Elo } from './Elo'
import { enderecoAtual, marcaDeAtual } from './endereco'
import { Marca } from './icones'

export interface ItemDeNavegacao {
  para: string
  rotulo: string
  /** Other addresses that stand under it. */
  tambem?: readonly string[]
  /** How many cases wait there; nothing is shown for zero. */
  contagem?: number | undefined
}

export interface GrupoDeNavegacao {
  /** Null for the first group, which has no heading. */
  titulo: string | null
  itens: readonly ItemDeNavegacao[]
}

export function MarcaDaAutoridade({ autoridade, para }: { autoridade: Autoridade; para: string }) {
  return (
    <Elo className="marca" para={para}>
      {autoridade.brasao ? <img src={autoridade.brasao} alt="" /> : <Marca />}
      <span>
        <b>Outorga</b>
        <small>
          {autoridade.sigla} · {nomeDoEstado(autoridade.uf)}
        </small>
      </span>
    </Elo>
  )
}

interface TrilhoProps {
  grupos: readonly GrupoDeNavegacao[]
  cabeca: ReactNode
  aoEscolher?: () => void
}

export function Trilho({ grupos, cabeca, aoEscolher }: TrilhoProps) {
  const caminho = useRouterState({ select: (s) => s.location.pathname })
  const atual = enderecoAtual(
    grupos.flatMap((g) => g.itens.flatMap((i) => [i.para, ...(i.tambem ?? [])])),
    caminho,
  )
  const marca = ({ para, tambem = [] }: ItemDeNavegacao) =>
    marcaDeAtual([para, ...tambem].find((e) => e === atual) ?? para, atual, caminho)
  return (
    <nav className="trilho" aria-label="Principal">
      {cabeca}
      {grupos.map((g) => (
        <div key={g.titulo ?? ''}>
          {g.titulo && <h2>{g.titulo}</h2>}
          <ul>
            {g.itens.map((i) => (
              <li key={i.para}>
                <Elo para={i.para} aria-current={marca(i)} {...(aoEscolher && { onClick: aoEscolher })}>
                  {i.rotulo}
                  {i.contagem ? <span className="contagem">{i.contagem}</span> : null}
                </Elo>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
