import { type CSSProperties, useId, useMemo, useRef } from 'react'
import { Escala, Limites, Marcas, Mira, Rotulos, Trechos } from './Camadas'
import { ligar, type PontoDoMapa, type TrechoDoMapa } from './dados'
import type { Limites as LimitesMunicipais } from './geojson'
import { caixaDosLimites, caixaDosLugares, escreverLugar, juntar, type Lugar } from './geometria'
import { gradeDe, municipioDe, prepararLimites } from './limites'
import './Mapa.css'
import { rotular } from './pedidos'
import { Balao, BotoesDosPontos, Controles, EmPalavras, resumo } from './Sobre'
import { useAcoes } from './useAcoes'
import { useVista } from './useVista'

export interface MapaProps {
  /** What is drawn, as a title: «Linha 104 Boa Vista – Pacaraima». */
  rotulo: string
  /** Boundaries of the municipalities; null while the authority has none. Keep the object stable between renders. */
  limites: LimitesMunicipais | null
  /** In the order of the line. */
  pontos: readonly PontoDoMapa[]
  trechos: readonly TrechoDoMapa[]
  /** Id of the chosen point. */
  selecionado?: string | null | undefined
  aoEscolherPonto?: ((id: string) => void) | undefined
  /** A place was marked, by a press or by the crosshair of the keyboard; degrees with five decimals. */
  aoMarcarLugar?: ((lat: number, lon: number) => void) | undefined
  /** Height in pixels; a small screen gives less. */
  altura?: number | undefined
}

/** Without points or boundaries the map opens on the whole country. */
const BRASIL = caixaDosLugares([
  { lat: 5, lon: -74 },
  { lat: -34, lon: -35 },
]) ?? { x0: 0, y0: 0, x1: 1, y1: 1 }

function useDesenho({ limites, pontos, trechos }: Pick<MapaProps, 'limites' | 'pontos' | 'trechos'>) {
  const municipios = useMemo(() => (limites ? prepararLimites(limites) : []), [limites])
  const caixaDeFora = useMemo(() => (limites ? caixaDosLimites(limites) : null), [limites])
  const caixaDaLinha = useMemo(() => caixaDosLugares(pontos), [pontos])
  const tudo = useMemo(
    () => ({ ...(juntar(caixaDeFora, caixaDaLinha) ?? BRASIL) }),
    [caixaDeFora, caixaDaLinha],
  )
  const ligados = useMemo(() => ligar(pontos, trechos), [pontos, trechos])
  return { municipios, ligados, tudo, alvo: caixaDaLinha ?? tudo }
}

/** Where the pointer or the crosshair is, in degrees and by municipality. */
function Leitura({ lugar, municipio }: { lugar: Lugar; municipio: string | null }) {
  return (
    <output className="mapa-leitura nao-imprime" aria-live="polite">
      {municipio && <b>{municipio}</b>} {escreverLugar(lugar)}
    </output>
  )
}

/**
 * The map of a line: boundaries, points and stretches, drawn here from the data alone (no tiles, no outside request).
 * It opens on the line's points; the same is said in lists for who does not see it.
 */
export function Mapa(props: MapaProps) {
  const { rotulo, limites, pontos, aoEscolherPonto, aoMarcarLugar, altura = 420 } = props
  const selecionado = props.selecionado ?? null
  const quadro = useRef<HTMLDivElement>(null)
  const ajuda = useId()
  const { municipios, ligados, tudo, alvo } = useDesenho(props)
  const mapa = useVista(quadro, alvo, tudo)
  const { vista, assentada, tamanho, ox, oy } = mapa
  const acoes = useAcoes(quadro, mapa, props)
  const rotulos = useMemo(
    () => rotular({ pontos, trechos: ligados, municipios, selecionado }, assentada, tamanho),
    [pontos, ligados, municipios, selecionado, assentada, tamanho],
  )
  const lugarLido = acoes.lido && acoes.lugarEm(acoes.lido)
  const atual =
    [acoes.ultimo, selecionado].find((id) => pontos.some((p) => p.id === id)) ?? pontos[0]?.id ?? null
  return (
    <figure className={limites ? 'mapa' : 'mapa sem-limites'}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the map hold for all that is inside it */}
      <div
        ref={quadro}
        className="mapa-quadro"
        style={{ '--altura-do-mapa': `${altura}px` } as CSSProperties}
        data-marcar={aoMarcarLugar && !acoes.pousado ? '' : undefined}
        data-escolher={acoes.pousado && aoEscolherPonto ? '' : undefined}
        onKeyDown={acoes.aoTeclar}
      >
        <div
          className="mapa-superficie"
          data-superficie
          role="application"
          aria-label={`Mapa: ${rotulo}`}
          aria-describedby={ajuda}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the surface itself takes the keys that move the map
          tabIndex={0}
          onFocus={(e) => acoes.aoEntrar(e.currentTarget)}
          onBlur={acoes.aoDeixar}
        >
          <svg
            role="img"
            aria-label={resumo(rotulo, pontos, ligados)}
            viewBox={`0 0 ${tamanho.largura} ${tamanho.altura}`}
          >
            <g transform={`translate(${ox} ${oy})`}>
              <g transform={`scale(${vista.k})`}>
                <Limites municipios={municipios} grade={gradeDe(vista.k)} />
              </g>
              <Trechos trechos={ligados} k={vista.k} />
              <Marcas pontos={pontos} k={vista.k} selecionado={selecionado} />
              <Rotulos rotulos={rotulos} k={vista.k} colocadosEm={assentada.k} />
            </g>
            <Escala vista={vista} tamanho={tamanho} />
            {acoes.mira && <Mira em={acoes.mira} />}
          </svg>
        </div>
        {pontos.length > 0 && (
          <BotoesDosPontos
            pontos={pontos}
            mapa={mapa}
            selecionado={selecionado}
            atual={atual}
            aoFocar={acoes.aoFocarPonto}
          />
        )}
        <Controles mapa={mapa} />
        {acoes.balao && <Balao ponto={acoes.balao} mapa={mapa} />}
        {lugarLido && (
          <Leitura lugar={lugarLido} municipio={limites && municipioDe(limites, municipios, lugarLido)} />
        )}
        <p id={ajuda} className="mapa-ajuda nao-imprime">
          {aoMarcarLugar ? 'Setas movem a mira, Enter marca o lugar' : 'Setas movem o mapa'}, + e − mudam a
          distância, 0 mostra a linha inteira
        </p>
        {acoes.dica && <p className="mapa-dica nao-imprime">{acoes.dica}</p>}
      </div>
      {!limites && (
        <figcaption>
          {pontos.length > 0
            ? 'Só os pontos: ainda não há limites dos municípios.'
            : 'Ainda não há limites nem pontos para mostrar.'}
        </figcaption>
      )}
      <EmPalavras pontos={pontos} trechos={ligados} />
    </figure>
  )
}
