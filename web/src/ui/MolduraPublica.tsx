import { useRouterState } from '@tanstack/react-router'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { type Autoridade, corDaMoldura, doEstado } from './autoridade'
import { BotaoDeIcone } from './Botao'
import { Elo } from './Elo'
import { Marca } from './icones'
import './Moldura.css'
import './MolduraPublica.css'
import { enderecoAtual, marcaDeAtual } from './endereco'
import type { Passo } from './Pagina'

export interface MolduraPublicaProps {
  /** Null where the page does not know yet whose it is. */
  autoridade: Autoridade | null
  /** What this public calls the service: «Transporte intermunicipal». */
  titulo: string
  inicio: string
  enlaces?: readonly Passo[]
  rodape?: readonly Passo[]
  /** The page brings its own full-width bands (a hero); otherwise it is set in the middle column. */
  inteira?: boolean
  children: ReactNode
}

/** The frame of pages that need no login: the State's name and arms, few links, a foot. */
export function MolduraPublica(props: MolduraPublicaProps) {
  const { autoridade, titulo, inicio, enlaces = [], rodape = [], inteira, children } = props
  const [aberta, abrir] = useState(false)
  const caminho = useRouterState({ select: (s) => s.location.pathname })
  const atual = enderecoAtual(
    enlaces.map((e) => e.para),
    caminho,
  )
  const cor = corDaMoldura(autoridade?.cor)
  return (
    <div
      className={cor ? 'publica cor-do-estado' : 'publica'}
      style={cor ? ({ '--moldura': cor, '--marca': cor } as CSSProperties) : undefined}
    >
      <a className="pular" href="#conteudo">
        Ir para o conteúdo
      </a>
      <header className="publica-cabeca">
        <Elo className="marca" para={inicio}>
          {autoridade?.brasao ? <img src={autoridade.brasao} alt="" /> : <Marca tamanho={34} />}
          <span>
            <b>{titulo}</b>
            {autoridade && (
              <small>
                Governo do Estado {doEstado(autoridade.uf)} · {autoridade.sigla}
              </small>
            )}
          </span>
        </Elo>
        {enlaces.length > 0 && (
          <>
            <BotaoDeIcone
              className="abre-menu"
              icone={aberta ? 'fechar' : 'menu'}
              rotulo={aberta ? 'Fechar menu' : 'Abrir menu'}
              aria-expanded={aberta}
              onClick={() => abrir(!aberta)}
            />
            <nav className={aberta ? 'aberta' : undefined} aria-label="Principal">
              {enlaces.map((e) => (
                <Elo
                  key={e.para}
                  para={e.para}
                  aria-current={marcaDeAtual(e.para, atual, caminho)}
                  onClick={() => abrir(false)}
                >
                  {e.rotulo}
                </Elo>
              ))}
            </nav>
          </>
        )}
      </header>
      <main id="conteudo" tabIndex={-1} className={inteira ? undefined : 'corpo'}>
        {children}
      </main>
      <footer className="publica-pe">
        <div>
          {autoridade ? (
            <div>
              <b>{autoridade.nome}</b>
              <p>Governo do Estado {doEstado(autoridade.uf)}</p>
            </div>
          ) : (
            <b>{titulo}</b>
          )}
          {rodape.length > 0 && (
            <ul>
              {rodape.map((e) => (
                <li key={e.para}>
                  <Elo para={e.para}>{e.rotulo}</Elo>
                </li>
              ))}
            </ul>
          )}
        </div>
      </footer>
    </div>
  )
}
