import type { KeyboardEvent } from 'react'
import { numero } from '../formatos'
import {
  FORA,
  falarPonto,
  NOME_DO_PAPEL,
  NOME_DO_PISO,
  type PontoDoMapa,
  raioDe,
  type TrechoLigado,
} from './dados'
import { projetar } from './geometria'
import type { VistaDoMapa } from './useVista'

/** The place of a point on the screen. */
export function naTela(p: PontoDoMapa, { vista, ox, oy }: VistaDoMapa): [number, number] {
  const [x, y] = projetar(p)
  return [x * vista.k + ox, y * vista.k + oy]
}

/** The point nearest to a place of the screen, within reach of a finger. */
export function pontoEm(
  pontos: readonly PontoDoMapa[],
  mapa: VistaDoMapa,
  [px, py]: readonly [number, number],
  alcance: number,
): PontoDoMapa | null {
  let achado: PontoDoMapa | null = null
  let menor = alcance
  for (const p of pontos) {
    const [x, y] = naTela(p, mapa)
    const longe = Math.max(0, Math.hypot(x - px, y - py) - raioDe(p) / 2)
    if (longe <= menor) [achado, menor] = [p, longe]
  }
  return achado
}

interface BotoesProps {
  pontos: readonly PontoDoMapa[]
  mapa: VistaDoMapa
  selecionado: string | null
  /** The one that Tab reaches. */
  atual: string | null
  aoFocar: (ponto: PontoDoMapa | null) => void
}

/** The points as buttons over their marks: one stop of Tab, arrows go from one to the next. */
export function BotoesDosPontos({ pontos, mapa, selecionado, atual, aoFocar }: BotoesProps) {
  const { largura, altura } = mapa.tamanho
  function aoTeclar(e: KeyboardEvent<HTMLFieldSetElement>) {
    const botoes = [...e.currentTarget.querySelectorAll('button')]
    const i = botoes.findIndex((b) => b.matches(':focus'))
    const para = {
      ArrowRight: i + 1,
      ArrowDown: i + 1,
      ArrowLeft: i - 1,
      ArrowUp: i - 1,
      Home: 0,
      End: botoes.length - 1,
    }[e.key]
    if (para === undefined) return
    e.preventDefault()
    botoes[Math.max(0, Math.min(botoes.length - 1, para))]?.focus({ preventScroll: true })
  }
  return (
    <fieldset className="mapa-pontos" aria-label="Pontos do mapa" onKeyDown={aoTeclar}>
      {pontos.map((p) => {
        const [x, y] = naTela(p, mapa)
        const visivel = x >= 0 && y >= 0 && x <= largura && y <= altura
        return (
          <button
            key={p.id}
            type="button"
            data-ponto={p.id}
            tabIndex={p.id === atual ? 0 : -1}
            aria-label={falarPonto(p)}
            aria-pressed={p.id === selecionado}
            className={visivel ? '' : 'longe'}
            style={{
              left: Math.max(0, Math.min(largura, x)),
              top: Math.max(0, Math.min(altura, y)),
            }}
            onFocus={() => aoFocar(p)}
            onBlur={() => aoFocar(null)}
          />
        )
      })}
    </fieldset>
  )
}

const TRACOS = {
  mais: 'M12 6v12M6 12h12',
  menos: 'M6 12h12',
  inteira: 'M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4',
}

export function Controles({ mapa }: { mapa: VistaDoMapa }) {
  const botoes = [
    { traco: 'mais', rotulo: 'Aproximar', fazer: () => mapa.chegar(1.6) },
    { traco: 'menos', rotulo: 'Afastar', fazer: () => mapa.chegar(1 / 1.6) },
    { traco: 'inteira', rotulo: 'Mostrar a linha inteira', fazer: mapa.inteira },
  ] as const
  return (
    <div className="mapa-controles nao-imprime" data-controle>
      {botoes.map(({ traco, rotulo, fazer }) => (
        <button key={traco} type="button" aria-label={rotulo} title={rotulo} onClick={fazer}>
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={TRACOS[traco]} />
          </svg>
        </button>
      ))}
    </div>
  )
}

/** What a point is, beside it; its button says the same aloud. */
export function Balao({ ponto, mapa }: { ponto: PontoDoMapa; mapa: VistaDoMapa }) {
  const [x, y] = naTela(ponto, mapa)
  const { largura } = mapa.tamanho
  const abaixo = y < 76
  const lado = x < 110 ? 'esquerda' : x > largura - 110 ? 'direita' : 'meio'
  const longe = raioDe(ponto) + 8
  return (
    <div
      className={`mapa-balao ${lado} ${abaixo ? 'abaixo' : ''}`}
      aria-hidden="true"
      style={{ left: x, top: abaixo ? y + longe : y - longe }}
    >
      <b>{ponto.nome}</b>
      <span>
        {NOME_DO_PAPEL[ponto.papel]}
        {ponto.numero !== undefined && ` ${ponto.numero}`}
      </span>
      {ponto.fora && <span className="mapa-alerta">{FORA}</span>}
    </div>
  )
}

/** One sentence for the drawing as a whole. */
export function resumo(
  rotulo: string,
  pontos: readonly PontoDoMapa[],
  trechos: readonly TrechoLigado[],
): string {
  const contar = (n: number, um: string, varios: string) => `${n} ${n === 1 ? um : varios}`
  const fora = pontos.filter((p) => p.fora).length
  const partes = [
    contar(pontos.length, 'ponto', 'pontos'),
    trechos.length > 0 && contar(trechos.length, 'trecho', 'trechos'),
    fora > 0 && `${contar(fora, 'ponto', 'pontos')} ${FORA}`,
  ]
  return `${rotulo}: ${partes.filter(Boolean).join(', ')}`
}

/** The same as the drawing, in lists, for who does not see it. */
export function EmPalavras({
  pontos,
  trechos,
}: {
  pontos: readonly PontoDoMapa[]
  trechos: readonly TrechoLigado[]
}) {
  return (
    <div className="so-leitor">
      <p>Pontos, na ordem</p>
      <ol>
        {pontos.map((p) => (
          <li key={p.id}>{falarPonto(p)}</li>
        ))}
      </ol>
      {trechos.length > 0 && <p>Trechos, na ordem</p>}
      <ol>
        {trechos.map((t) => (
          <li key={t.chave}>
            De {t.inicio.nome} a {t.fim.nome}, {NOME_DO_PISO[t.piso]}
            {t.km !== undefined && `, ${numero(t.km)} km`}
          </li>
        ))}
      </ol>
    </div>
  )
}
