import { type RefObject, useContext, useEffect, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { BotaoDeIcone } from './Botao'
import { Esqueleto } from './basicos'
import { type Citacao, ContextoDeArtigos, type DetalheDoArtigo, nomeDaNorma, textoDaCitacao } from './citacao'
import './camadas.css'
import { Elo } from './Elo'

interface ArtigoAbertoProps {
  citacao: Citacao
  chip: RefObject<HTMLElement | null>
  aoFechar: () => void
}

/** What the citation brings, else what the source finds; undefined while it looks. */
function useDetalhe(citacao: Citacao): DetalheDoArtigo | null | undefined {
  const { buscar } = useContext(ContextoDeArtigos)
  const { norma, dispositivo } = citacao
  const completa = citacao.resumo !== undefined
  const [achado, guardar] = useState<DetalheDoArtigo | null | undefined>(undefined)
  useEffect(() => {
    if (completa || !buscar) return
    let vale = true
    buscar(norma, dispositivo).then(
      (d) => vale && guardar(d),
      () => vale && guardar(null),
    )
    return () => {
      vale = false
    }
  }, [completa, buscar, norma, dispositivo])
  if (completa) return citacao
  return buscar ? achado : citacao
}

/** The balloon of a provision, loaded when the first chip is pressed. */
export default function ArtigoAberto({ citacao, chip, aoFechar }: ArtigoAbertoProps) {
  const { endereco } = useContext(ContextoDeArtigos)
  const detalhe = useDetalhe(citacao)
  const leituras = detalhe?.leituras ?? citacao.leituras ?? []
  const texto = textoDaCitacao(citacao)
  return (
    <Popover
      className="balao"
      triggerRef={chip}
      isOpen
      onOpenChange={(aberto) => {
        if (!aberto) aoFechar()
      }}
      placement="bottom start"
      offset={6}
    >
      <Dialog aria-label={`${texto} · ${nomeDaNorma(citacao.norma)}`}>
        <div className="artigo-aberto">
          <header>
            <div>
              <h2>{texto}</h2>
              <small>{nomeDaNorma(citacao.norma)}</small>
            </div>
            <BotaoDeIcone icone="fechar" rotulo="Fechar" onClick={aoFechar} />
          </header>
          {detalhe === undefined && <Esqueleto linhas={2} />}
          {detalhe?.resumo && <p>{detalhe.resumo}</p>}
          {detalhe !== undefined && !detalhe?.resumo && leituras.length === 0 && (
            <p className="mudo">O resumo deste dispositivo não está disponível aqui.</p>
          )}
          {leituras.map((l) => (
            <section key={l.id}>
              <h3>
                Leitura adotada <span className="mono">{l.id}</span>
              </h3>
              <div className="leitura">
                <p>
                  <b>{l.adotada}</b>
                </p>
                <dl>
                  <dt>A dúvida</dt>
                  <dd>{l.pergunta}</dd>
                  {l.alternativa && (
                    <>
                      <dt>Outra leitura possível</dt>
                      <dd>{l.alternativa}</dd>
                    </>
                  )}
                </dl>
              </div>
            </section>
          ))}
          {endereco && <Elo para={endereco(citacao.norma, citacao.dispositivo)}>Ver na lei</Elo>}
        </div>
      </Dialog>
    </Popover>
  )
}
