import { type RefObject, useEffect, useEffectEvent } from 'react'

type Par = readonly [number, number]

interface Gestos {
  mover: (dx: number, dy: number) => void
  chegar: (fator: number, em: Par) => void
  /** The pointer rests or passes there; null when it left. */
  pousar: (em: Par | null) => void
  /** A press without a drag. `alvo` is the element pressed; by keyboard there is no place. */
  tocar: (alvo: Element, em: Par | null) => void
  /** The wheel turned over a map that nobody had entered: the page goes on scrolling. */
  recusar: () => void
}

/** Pixels that a finger may slip and still press. */
const FOLGA = 5
const CONTROLE = '[data-controle]'

/**
 * Drag, pinch, wheel and press over the map. A map that nobody entered leaves the wheel and the vertical drag to the
 * page; it is entered by a press or by the keyboard, or with Ctrl held.
 */
export function useGestos(quadro: RefObject<HTMLElement | null>, gestos: Gestos) {
  const mover = useEffectEvent(gestos.mover)
  const chegar = useEffectEvent(gestos.chegar)
  const pousar = useEffectEvent(gestos.pousar)
  const tocar = useEffectEvent(gestos.tocar)
  const recusar = useEffectEvent(gestos.recusar)

  useEffect(() => {
    const elemento = quadro.current
    if (!elemento) return
    const dedos = new Map<number, Par>()
    let inicio: Par | null = null
    let arrastou = false
    const em = (e: MouseEvent): Par => {
      const { left, top } = elemento.getBoundingClientRect()
      return [e.clientX - left - elemento.clientLeft, e.clientY - top - elemento.clientTop]
    }
    const noControle = (e: Event) => e.target instanceof Element && e.target.closest(CONTROLE) !== null
    const entrado = () => elemento.contains(document.activeElement)

    const aoDescer = (e: PointerEvent) => {
      if (noControle(e) || e.button > 0) return
      if (!entrado()) elemento.querySelector<HTMLElement>('[data-superficie]')?.focus({ preventScroll: true })
      dedos.set(e.pointerId, em(e))
      if (dedos.size === 1) [inicio, arrastou] = [em(e), false]
      else arrastou = true
    }
    const aoMover = (e: PointerEvent) => {
      const antes = dedos.get(e.pointerId)
      const agora = em(e)
      if (!antes) {
        if (e.pointerType !== 'touch') pousar(noControle(e) ? null : agora)
        return
      }
      if (dedos.size === 1) {
        if (!arrastou && inicio && Math.hypot(agora[0] - inicio[0], agora[1] - inicio[1]) < FOLGA) return
        if (!arrastou) elemento.setPointerCapture(e.pointerId)
        arrastou = true
        elemento.dataset.arrastando = ''
        mover(agora[0] - antes[0], agora[1] - antes[1])
      } else {
        const outro = [...dedos].find(([id]) => id !== e.pointerId)?.[1] ?? agora
        const fator =
          Math.hypot(agora[0] - outro[0], agora[1] - outro[1]) /
          Math.max(1, Math.hypot(antes[0] - outro[0], antes[1] - outro[1]))
        mover((agora[0] - antes[0]) / 2, (agora[1] - antes[1]) / 2)
        chegar(fator, [(agora[0] + outro[0]) / 2, (agora[1] + outro[1]) / 2])
      }
      dedos.set(e.pointerId, agora)
    }
    const aoSubir = (e: PointerEvent) => {
      dedos.delete(e.pointerId)
      if (dedos.size === 0) delete elemento.dataset.arrastando
    }
    const aoSair = () => pousar(null)
    const aoClicar = (e: MouseEvent) => {
      if (noControle(e) || !(e.target instanceof Element)) return
      if (arrastou && e.detail > 0) return
      tocar(e.target, e.detail > 0 ? em(e) : null)
    }
    const aoRolar = (e: WheelEvent) => {
      if (!e.ctrlKey && !entrado()) return recusar()
      e.preventDefault()
      const passo = e.deltaMode === 1 ? e.deltaY * 20 : e.deltaY
      chegar(Math.exp(-Math.max(-200, Math.min(200, passo)) * (e.ctrlKey ? 0.008 : 0.0025)), em(e))
    }
    const aoTocarComDois = (e: TouchEvent) => {
      if (e.touches.length > 1 && e.cancelable) e.preventDefault()
    }

    const fim = new AbortController()
    const opcoes = { signal: fim.signal }
    elemento.addEventListener('pointerdown', aoDescer, opcoes)
    elemento.addEventListener('pointermove', aoMover, opcoes)
    elemento.addEventListener('pointerup', aoSubir, opcoes)
    elemento.addEventListener('pointercancel', aoSubir, opcoes)
    elemento.addEventListener('pointerleave', aoSair, opcoes)
    elemento.addEventListener('click', aoClicar, opcoes)
    elemento.addEventListener('wheel', aoRolar, { ...opcoes, passive: false })
    elemento.addEventListener('touchstart', aoTocarComDois, { ...opcoes, passive: false })
    elemento.addEventListener('touchmove', aoTocarComDois, { ...opcoes, passive: false })
    return () => fim.abort()
  }, [quadro])
}
