import { useState } from 'react'
import { BotaoDeIcone } from './Botao'
import { Dialogo } from './Dialogo'
import { hora, instanteLongo, resumoDoHash } from './formatos'
import './Fotos.css'

export interface Foto {
  url: string
  /** Smaller copy for the grid. */
  miniatura?: string | undefined
  /** When it was taken: an instant with offset. */
  quando: string
  /** SHA-256 of the file, in hexadecimal. */
  hash: string
  /** What it shows, for who cannot see it. */
  descricao?: string | undefined
}

/** Evidence in pictures, each with its hour and the ends of its hash; a press opens it whole. */
export function Fotos({ fotos, zona }: { fotos: readonly Foto[]; zona: string }) {
  const [qual, abrir] = useState<number | null>(null)
  const aberta = qual === null ? undefined : fotos[qual]
  return (
    <>
      <ul className="fotos">
        {fotos.map((f, i) => (
          <li key={f.hash}>
            <figure>
              <button
                type="button"
                aria-label={`Abrir foto ${i + 1} de ${fotos.length}, das ${hora(f.quando, zona)}`}
                onClick={() => abrir(i)}
              >
                <img src={f.miniatura ?? f.url} alt={f.descricao ?? ''} loading="lazy" />
              </button>
              <figcaption>
                {hora(f.quando, zona)} · <span className="mono">{resumoDoHash(f.hash)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {qual !== null && aberta && (
        <Dialogo
          titulo={`Foto ${qual + 1} de ${fotos.length}`}
          largura="g"
          dispensavel
          aberto
          aoFechar={() => abrir(null)}
        >
          <figure className="foto-aberta">
            <img src={aberta.url} alt={aberta.descricao ?? `Foto ${qual + 1}`} />
            <figcaption>
              <span>
                {aberta.descricao && <b>{aberta.descricao} · </b>}
                {instanteLongo(aberta.quando, zona)}
              </span>
              <span className="passos">
                <BotaoDeIcone
                  icone="esquerda"
                  rotulo="Foto anterior"
                  disabled={qual === 0}
                  onClick={() => abrir(qual - 1)}
                />
                <BotaoDeIcone
                  icone="direita"
                  rotulo="Foto seguinte"
                  disabled={qual === fotos.length - 1}
                  onClick={() => abrir(qual + 1)}
                />
              </span>
              <small className="mono longo" style={{ flexBasis: '100%' }}>
                SHA-256 {aberta.hash}
              </small>
            </figcaption>
          </figure>
        </Dialogo>
      )}
    </>
  )
}
