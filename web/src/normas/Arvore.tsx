import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Situacao } from '../ui/basicos'
import { Elo } from '../ui/Elo'
import { contarLinhas, type Ramo } from './arvore'
import { CAPITULOS } from './capitulos'
import type { NormaDaMatriz } from './lei'
import { enderecoNaLei, MODOS, nomeDoDispositivo, nomeNoRamo } from './palavras'

/** One provision: its number, what it says, and what the system does about it. */
function Linhas({ norma, ramo, nome }: { norma: string; ramo: Ramo; nome: string }) {
  if (ramo.linhas.length === 0) {
    return (
      <p className="normas-linha">
        <Elo para={enderecoNaLei(norma, ramo.dispositivo)}>
          <b>{nome}</b>
        </Elo>
      </p>
    )
  }
  return ramo.linhas.map((p) => (
    <div key={p.parte ?? ''} className="normas-linha">
      <Elo para={enderecoNaLei(norma, ramo.dispositivo)}>
        <b>{nome}</b> {p.parte && <span className="mudo">({p.parte})</span>} {p.resumo}
      </Elo>
      <Situacao tom={MODOS[p.computavel].tom}>{MODOS[p.computavel].nome}</Situacao>
      {p.motivo && <small>{p.motivo}</small>}
    </div>
  ))
}

/** What hangs from a provision, level under level. */
export function Ramos({ norma, ramos }: { norma: string; ramos: readonly Ramo[] }) {
  if (ramos.length === 0) return null
  return (
    <ul className="normas-ramos">
      {ramos.map((r) => (
        <li key={r.dispositivo} id={r.dispositivo}>
          <Linhas norma={norma} ramo={r} nome={nomeNoRamo(r.dispositivo)} />
          <Ramos norma={norma} ramos={r.ramos} />
        </li>
      ))}
    </ul>
  )
}

/** An article: folded where it has parts, with the number of them. */
function ArtigoDaLei({ norma, ramo, aberto }: { norma: string; ramo: Ramo; aberto: boolean }) {
  const nome = nomeDoDispositivo(ramo.dispositivo)
  const partes = contarLinhas(ramo) - ramo.linhas.length
  return (
    <div className="normas-artigo" id={ramo.dispositivo}>
      <Linhas norma={norma} ramo={ramo} nome={nome} />
      {partes > 0 && (
        <details open={aberto}>
          <summary>
            {partes === 1 ? '1 parte' : `${partes} partes`}
            <span className="so-leitor"> de {nome}</span>
          </summary>
          <Ramos norma={norma} ramos={ramo.ramos} />
        </details>
      )}
    </div>
  )
}

/** Opens the article of the address (`#art79_inc1`) and brings it into view. */
function useArtigoDoEndereco() {
  const caixa = useRef<HTMLDivElement>(null)
  const alvo = useRouterState({ select: (s) => s.location.hash })
  useEffect(() => {
    if (!alvo || !caixa.current) return
    const no = caixa.current.querySelector<HTMLElement>(`[id="${CSS.escape(alvo)}"]`)
    const artigo = no?.closest('.normas-artigo')
    for (const d of artigo?.querySelectorAll('details') ?? []) d.open = true
    no?.scrollIntoView({ block: 'center' })
  }, [alvo])
  return { caixa, alvo }
}

/** The tree of a law, under its chapter headings. */
export function Arvore(p: { norma: NormaDaMatriz; arvore: readonly Ramo[]; abertos: boolean }) {
  const { caixa, alvo } = useArtigoDoEndereco()
  const capitulos = CAPITULOS[p.norma] ?? []
  const numero = (artigo: string) => Number(/\d+/.exec(artigo)?.[0] ?? 0)
  const capituloDe = (artigo: string) => capitulos.findLast(([de]) => numero(de) <= numero(artigo))?.[1]
  return (
    <div ref={caixa} className="normas-arvore" data-alvo={alvo || undefined}>
      {p.arvore.map((r, i) => {
        const capitulo = capituloDe(r.dispositivo)
        const antes = p.arvore[i - 1]
        const abre = capitulo !== undefined && (!antes || capituloDe(antes.dispositivo) !== capitulo)
        return (
          <div key={r.dispositivo}>
            {abre && <h2>{capitulo}</h2>}
            <ArtigoDaLei norma={p.norma} ramo={r} aberto={p.abertos} />
          </div>
        )
      })}
    </div>
  )
}
