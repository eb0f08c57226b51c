import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { MAIOR, MENOR } from './ordem'

interface AlcaProps {
  titulo: string
  largura: number | undefined
  aoMudar: (largura: number) => void
}

const PASSO = 16
const dentro = (largura: number) => Math.round(Math.min(MAIOR, Math.max(MENOR, largura)))

/** The edge of a column: dragged, or moved with the arrow keys. The width is kept when the pointer is let go. */
export function Alca({ titulo, largura, aoMudar }: AlcaProps) {
  const alca = useRef<HTMLDivElement>(null)
  const inicio = useRef<{ x: number; largura: number } | null>(null)
  const coluna = () => {
    const th = alca.current?.closest('th')
    const col = th?.closest('table')?.querySelectorAll('col')[th.cellIndex]
    return { atual: th?.getBoundingClientRect().width ?? MENOR, col }
  }
  function aoPegar(evento: PointerEvent) {
    alca.current?.setPointerCapture(evento.pointerId)
    inicio.current = { x: evento.clientX, largura: coluna().atual }
  }
  function aoMover(evento: PointerEvent) {
    const { col } = coluna()
    if (!inicio.current || !col) return
    col.style.width = `${dentro(inicio.current.largura + evento.clientX - inicio.current.x)}px`
  }
  function aoSoltar(evento: PointerEvent) {
    if (!inicio.current) return
    const nova = dentro(inicio.current.largura + evento.clientX - inicio.current.x)
    const mudou = evento.clientX !== inicio.current.x
    inicio.current = null
    if (mudou) aoMudar(nova)
  }
  function aoTeclar(evento: KeyboardEvent) {
    const sentido = { ArrowLeft: -1, ArrowRight: 1 }[evento.key]
    if (!sentido) return
    evento.preventDefault()
    aoMudar(dentro(coluna().atual + sentido * PASSO))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between columns that can be moved is no <hr>
    <div
      ref={alca}
      className="alca"
      role="separator"
      aria-orientation="vertical"
      aria-label={`Largura da coluna ${titulo}`}
      aria-valuenow={largura ?? MENOR}
      aria-valuemin={MENOR}
      aria-valuemax={MAIOR}
      tabIndex={0}
      onPointerDown={aoPegar}
      onPointerMove={aoMover}
      onPointerUp={aoSoltar}
      onPointerCancel={aoSoltar}
      onKeyDown={aoTeclar}
    />
  )
}
