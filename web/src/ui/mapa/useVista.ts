import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  aproximar,
  type Caixa,
  deslocamento,
  enquadrar,
  noPlano,
  segurar,
  type Tamanho,
  type Vista,
} from './geometria'

const PRIMEIRO: Tamanho = { largura: 720, altura: 420 }

function useTamanho(quadro: RefObject<HTMLElement | null>): Tamanho {
  const [tamanho, mudar] = useState(PRIMEIRO)
  useLayoutEffect(() => {
    const elemento = quadro.current
    if (!elemento) return
    const medir = () => {
      const { clientWidth: largura, clientHeight: altura } = elemento
      // hidden, or laid out for paper: the drawing scales by itself
      if (largura === 0 || matchMedia('print').matches) return
      mudar((t) => (t.largura === largura && t.altura === altura ? t : { largura, altura }))
    }
    medir()
    const vigia = new ResizeObserver(medir)
    vigia.observe(elemento)
    return () => vigia.disconnect()
  }, [quadro])
  return tamanho
}

/** The view once it has rested a moment: what is dear to compute does not follow each frame of a drag. */
function useAssentada(vista: Vista): Vista {
  const [assentada, assentar] = useState(vista)
  useEffect(() => {
    const espera = setTimeout(() => assentar(vista), 90)
    return () => clearTimeout(espera)
  }, [vista])
  return assentada
}

/**
 * What the map shows. Until somebody moves it, it follows the line (`alvo`) and the size of the frame; afterwards it
 * stays where it was put, never away from what is drawn (`tudo`).
 */
export function useVista(quadro: RefObject<HTMLElement | null>, alvo: Caixa, tudo: Caixa) {
  const tamanho = useTamanho(quadro)
  const [posta, por] = useState<Vista | null>(null)
  const justa = useMemo(() => {
    if (alvo === tudo) return enquadrar(alvo, tamanho, { x: 20, y: 16 })
    // room for the labels at the ends
    const x = Math.min(110, tamanho.largura * 0.17)
    return enquadrar(alvo, tamanho, { x, y: Math.min(44, tamanho.altura * 0.12) })
  }, [alvo, tudo, tamanho])
  const menor = useMemo(
    () => Math.min(enquadrar(tudo, tamanho, { x: 20, y: 20 }).k, justa.k) * 0.8,
    [tudo, tamanho, justa],
  )
  const agora = useRef({ justa, menor, tamanho, tudo })
  useLayoutEffect(() => {
    agora.current = { justa, menor, tamanho, tudo }
  })
  const mudar = useCallback((f: (v: Vista, a: typeof agora.current) => Vista) => {
    por((v) => segurar(f(v ?? agora.current.justa, agora.current), agora.current.tudo))
  }, [])

  const mover = useCallback(
    (dx: number, dy: number) => mudar((v) => ({ ...v, cx: v.cx - dx / v.k, cy: v.cy - dy / v.k })),
    [mudar],
  )
  const chegar = useCallback(
    (fator: number, em?: readonly [number, number]) =>
      mudar((v, { tamanho: t, menor }) => aproximar(v, t, fator, em ?? [t.largura / 2, t.altura / 2], menor)),
    [mudar],
  )
  /** Brings a place of the plane into the frame, if it is outside. */
  const trazer = useCallback(
    (x: number, y: number) =>
      mudar((v, { tamanho: t }) => {
        const [ox, oy] = deslocamento(v, t)
        const [px, py] = [x * v.k + ox, y * v.k + oy]
        const visivel = px > 16 && py > 16 && px < t.largura - 16 && py < t.altura - 16
        return visivel ? v : { ...v, cx: x, cy: y }
      }),
    [mudar],
  )
  /** From here on the view stays, whatever is added to the map. */
  const prender = useCallback(() => mudar((v) => v), [mudar])
  const inteira = useCallback(() => por(null), [])

  const vista = posta ?? justa
  const assentada = useAssentada(vista)
  const [ox, oy] = deslocamento(vista, tamanho)
  return {
    vista,
    assentada: posta ? assentada : vista,
    tamanho,
    ox,
    oy,
    mover,
    chegar,
    trazer,
    inteira,
    prender,
    noPlano: (px: number, py: number) => noPlano(vista, tamanho, px, py),
  }
}

export type VistaDoMapa = ReturnType<typeof useVista>
