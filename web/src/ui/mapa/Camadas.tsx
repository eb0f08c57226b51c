import { memo, useMemo } from 'react'
import { numero } from '../formatos'
import { type PontoDoMapa, raioDe, type TrechoLigado } from './dados'
import { barraDeEscala, desprojetar, projetar, type Tamanho, type Vista } from './geometria'
import { desenharLimites, type Municipio } from './limites'
import type { Rotulo } from './pedidos'
import type { LugarDoRotulo } from './rotulos'

/** The boundaries. Their paths are made again only when the grid of the zoom changes. */
export const Limites = memo(function Limites({
  municipios,
  grade,
}: {
  municipios: readonly Municipio[]
  grade: number
}) {
  const desenho = useMemo(() => desenharLimites(municipios, grade), [municipios, grade])
  return (
    <g transform={`scale(${grade})`}>
      <path className="mapa-municipios" d={desenho.municipios} />
      <path className="mapa-contorno" d={desenho.contorno} />
    </g>
  )
})

/** What turns with the zoom but only slides in a drag: stretches, marks and labels, in pixels. */
export const Trechos = memo(function Trechos({
  trechos,
  k,
}: {
  trechos: readonly TrechoLigado[]
  k: number
}) {
  const linhas = trechos.map((t) => {
    const [x1, y1] = projetar(t.inicio)
    const [x2, y2] = projetar(t.fim)
    return { chave: t.chave, piso: t.piso, lugar: { x1: x1 * k, y1: y1 * k, x2: x2 * k, y2: y2 * k } }
  })
  return (
    <g className="mapa-trechos">
      {linhas.map(({ chave, lugar }) => (
        <line key={chave} className="mapa-halo" {...lugar} />
      ))}
      {linhas.map(({ chave, piso, lugar }) => (
        <g key={chave} className={`mapa-trecho ${piso}`}>
          <line {...lugar} />
          {piso === 'urbano' && <line className="mapa-miolo" {...lugar} />}
        </g>
      ))}
    </g>
  )
})

function Marca({ ponto, escolhido }: { ponto: PontoDoMapa; escolhido: boolean }) {
  const raio = raioDe(ponto)
  return (
    <>
      {escolhido && <circle className="mapa-anel" r={raio + 4.5} />}
      <circle className="mapa-disco" r={raio} />
      {ponto.numero !== undefined && (ponto.papel === 'extremo' || ponto.papel === 'secao') && (
        <text className="mapa-numero" dy="0.36em">
          {ponto.numero}
        </text>
      )}
      {ponto.fora && (
        <g transform={`translate(${raio * 0.95} ${-raio * 0.95})`}>
          <path className="mapa-perigo" d="M0-7 7 5.500H-7Z" />
          <path className="mapa-perigo-sinal" d="M0-3V1M0 3.400v.2" />
        </g>
      )}
    </>
  )
}

/** Marks from the least to the most telling, so that the ends of the line lie on top. */
const CAMADA = { comum: 0, parada: 1, secao: 2, extremo: 3 }

export const Marcas = memo(function Marcas(props: {
  pontos: readonly PontoDoMapa[]
  k: number
  selecionado: string | null
}) {
  const { pontos, k, selecionado } = props
  const altura = (p: PontoDoMapa) => (p.id === selecionado ? 9 : CAMADA[p.papel])
  return (
    <g>
      {pontos
        .toSorted((a, b) => altura(a) - altura(b))
        .map((p) => {
          const [x, y] = projetar(p)
          return (
            <g
              key={p.id}
              className={`mapa-marca ${p.papel} ${p.fora ? 'fora' : ''}`}
              transform={`translate(${x * k} ${y * k})`}
            >
              <Marca ponto={p} escolhido={p.id === selecionado} />
            </g>
          )
        })}
    </g>
  )
})

const LADO = {
  start: (l: LugarDoRotulo) => l.x0,
  middle: (l: LugarDoRotulo) => (l.x0 + l.x1) / 2,
  end: (l: LugarDoRotulo) => l.x1,
}

/** Labels, placed for the zoom `colocadosEm`; on the way to another zoom they follow their places. */
export const Rotulos = memo(function Rotulos(props: {
  rotulos: readonly Rotulo[]
  k: number
  colocadosEm: number
}) {
  const fator = props.k / props.colocadosEm
  return (
    <g>
      {props.rotulos.map((r) => (
        <text
          key={r.chave}
          className={`mapa-rotulo ${r.tipo} ${r.forte ? 'forte' : ''}`}
          textAnchor={r.lugar.ancora}
          x={LADO[r.lugar.ancora](r.lugar) * fator}
          y={((r.lugar.y0 + r.lugar.y1) / 2) * fator}
          dy="0.35em"
        >
          {r.texto}
          {r.alerta && <tspan className="mapa-alerta">{r.alerta}</tspan>}
        </text>
      ))}
    </g>
  )
})

/** How far a kilometre is, at the latitude of the middle. */
export function Escala({ vista, tamanho }: { vista: Vista; tamanho: Tamanho }) {
  const { km, px } = barraDeEscala(
    vista.k,
    desprojetar(vista.cx, vista.cy).lat,
    Math.min(120, tamanho.largura / 4),
  )
  const texto = km < 1 ? `${Math.round(km * 1000)} m` : `${numero(String(km))} km`
  return (
    <g className="mapa-escala" transform={`translate(14 ${tamanho.altura - 14})`}>
      <path className="mapa-halo" d={`M0-5V0H${px}V-5`} />
      <path d={`M0-5V0H${px}V-5`} />
      <text x={px / 2} y={-6}>
        {texto}
      </text>
    </g>
  )
}

/** The crosshair of who marks a place by keyboard. */
export function Mira({ em: [x, y] }: { em: readonly [number, number] }) {
  const traco = 'M-16 0H-4M4 0H16M0-16V-4M0 4V16'
  return (
    <g className="mapa-mira" transform={`translate(${x} ${y})`}>
      <path className="mapa-halo" d={traco} />
      <path d={traco} />
      <circle r="1.5" />
    </g>
  )
}
