import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import type { PontoDoMapa } from './dados'
import { desprojetar, projetar } from './geometria'
import type { MapaProps } from './Mapa'
import { pontoEm } from './Sobre'
import { useGestos } from './useGestos'
import type { VistaDoMapa } from './useVista'

type Par = readonly [number, number]

const ALCANCE = 18
const PASSO = { mapa: 60, mira: 10, miraLonge: 50 }
const SETAS: Record<string, Par> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A word over the map that goes away by itself. */
function useDica(): [string | null, (texto: string) => void] {
  const [dica, dizer] = useState<string | null>(null)
  useEffect(() => {
    if (!dica) return
    const espera = setTimeout(() => dizer(null), 1800)
    return () => clearTimeout(espera)
  }, [dica])
  return [dica, dizer]
}

/** What hands and keys do to the map: choose a point, mark a place, move; and what is under them meanwhile. */
export function useAcoes(quadro: RefObject<HTMLElement | null>, mapa: VistaDoMapa, props: MapaProps) {
  const { pontos, aoEscolherPonto, aoMarcarLugar } = props
  const { tamanho } = mapa
  const [pousado, pousar] = useState<PontoDoMapa | null>(null)
  const [focado, focar] = useState<PontoDoMapa | null>(null)
  const [ultimo, lembrar] = useState<string | null>(null)
  const [cursor, mover] = useState<Par | null>(null)
  const [mira, mirar] = useState<Par | null>(null)
  const [dica, dizer] = useDica()

  const meio: Par = [tamanho.largura / 2, tamanho.altura / 2]
  const lugarEm = ([px, py]: Par) => desprojetar(...mapa.noPlano(px, py))

  function marcar(em: Par) {
    const { lat, lon } = lugarEm(em)
    mapa.prender()
    aoMarcarLugar?.(Number(lat.toFixed(5)), Number(lon.toFixed(5)))
  }
  useGestos(quadro, {
    mover: mapa.mover,
    chegar: mapa.chegar,
    pousar: (em) => {
      pousar(em && pontoEm(pontos, mapa, em, ALCANCE))
      if (aoMarcarLugar) mover(em)
    },
    tocar: (alvoDoToque, em) => {
      if (em) mirar(null)
      const botao = alvoDoToque.closest<HTMLElement>('[data-ponto]')
      const ponto = em
        ? pontoEm(pontos, mapa, em, ALCANCE)
        : pontos.find((p) => p.id === botao?.dataset.ponto)
      if (ponto) {
        pousar(ponto)
        lembrar(ponto.id)
        aoEscolherPonto?.(ponto.id)
      } else if (em && aoMarcarLugar) marcar(em)
      else pousar(null)
    },
    recusar: () => dizer('Clique no mapa, ou segure Ctrl, para aproximar com a roda'),
  })

  function calar() {
    pousar(null)
    focar(null)
  }
  function aoFocarPonto(ponto: PontoDoMapa | null) {
    focar(ponto)
    if (!ponto) return
    lembrar(ponto.id)
    mapa.trazer(...projetar(ponto))
  }
  function andar([sx, sy]: Par, longe: boolean) {
    if (!aoMarcarLugar) return mapa.mover(-sx * PASSO.mapa, -sy * PASSO.mapa)
    if (!mira) return mirar(meio)
    const passo = longe ? PASSO.miraLonge : PASSO.mira
    const [x, y] = [mira[0] + sx * passo, mira[1] + sy * passo]
    const dentro = x > 20 && y > 20 && x < tamanho.largura - 20 && y < tamanho.altura - 20
    if (dentro) mirar([x, y])
    else mapa.mover(-sx * passo, -sy * passo)
  }
  function aoTeclar(e: KeyboardEvent<HTMLDivElement>) {
    if (e.ctrlKey || e.metaKey || e.altKey) return
    const naSuperficie = e.target instanceof Element && e.target.hasAttribute('data-superficie')
    const seta = naSuperficie ? SETAS[e.key] : undefined
    if (seta) andar(seta, e.shiftKey)
    else if (e.key === '+' || e.key === '=') mapa.chegar(1.6, mira ?? undefined)
    else if (e.key === '-') mapa.chegar(1 / 1.6, mira ?? undefined)
    else if (e.key === '0') mapa.inteira()
    else if (e.key === 'Escape' && (pousado || focado)) calar()
    else if ((e.key === 'Enter' || e.key === ' ') && naSuperficie && aoMarcarLugar)
      mira ? marcar(mira) : mirar(meio)
    else return
    e.preventDefault()
  }
  function aoEntrar(superficie: HTMLElement) {
    if (aoMarcarLugar && superficie.matches(':focus-visible')) mirar(meio)
  }

  const noBalao = pousado ?? focado
  return {
    /** Place of the screen that is read out while a place is being marked. */
    lido: aoMarcarLugar ? (cursor ?? mira) : null,
    mira,
    dica,
    pousado,
    balao: noBalao ? pontos.find((p) => p.id === noBalao.id) : undefined,
    ultimo,
    lugarEm,
    aoTeclar,
    aoFocarPonto,
    aoEntrar,
    aoDeixar: () => mirar(null),
  }
}
