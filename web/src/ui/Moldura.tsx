import { type CSSProperties, type ReactNode, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { type Autoridade, corDaMoldura, nomeDoEstado } from './autoridade'
import { BotaoDeIcone } from './Botao'
import { BuscaGlobal, type BuscaGlobalProps } from './BuscaGlobal'
import './camadas.css'
import { dataLonga } from './formatos'
import { MenuDoUsuario, type MenuDoUsuarioProps } from './MenuDoUsuario'
import './Moldura.css'
import { type GrupoDeNavegacao, MarcaDaAutoridade, Trilho } from './Trilho'

export interface MolduraProps extends MenuDoUsuarioProps {
  autoridade: Autoridade
  grupos: readonly GrupoDeNavegacao[]
  /** The first page of this public. */
  inicio: string
  /** Null where this public has nothing to search. */
  busca?: BuscaGlobalProps | null
  children: ReactNode
}

const BUSCA: BuscaGlobalProps = { para: '/busca', dica: 'Placa, CNPJ, CPF, linha, número ou nome' }

/** The frame around every page of a public that signs in: rail, search, who I am, and the page. */
export function Moldura({ autoridade, grupos, inicio, busca = BUSCA, children, ...eu }: MolduraProps) {
  const [aberta, abrir] = useState(false)
  const cor = corDaMoldura(autoridade.cor)
  const estado = cor ? { className: 'cor-do-estado', style: { '--moldura': cor } as CSSProperties } : {}
  const marca = <MarcaDaAutoridade autoridade={autoridade} para={inicio} />
  return (
    <div {...estado} className={`app ${estado.className ?? ''}`}>
      <a className="pular" href="#conteudo">
        Ir para o conteúdo
      </a>
      <Trilho grupos={grupos} cabeca={marca} />
      <div>
        <header className="topo">
          <BotaoDeIcone className="abre-menu" icone="menu" rotulo="Abrir menu" onClick={() => abrir(true)} />
          {marca}
          {busca && <BuscaGlobal {...busca} />}
          <MenuDoUsuario {...eu} />
        </header>
        <main id="conteudo" className="conteudo" tabIndex={-1}>
          <p className="so-impresso timbre">
            <b>{autoridade.nome}</b> · {autoridade.sigla} · {nomeDoEstado(autoridade.uf)} · impresso em{' '}
            {dataLonga(eu.hoje)}
          </p>
          {children}
        </main>
      </div>
      <ModalOverlay className="veu de-gaveta" isOpen={aberta} onOpenChange={abrir} isDismissable>
        <Modal className="gaveta">
          <Dialog aria-label="Menu">
            <div {...estado} className={`app-gaveta ${estado.className ?? ''}`}>
              <Trilho
                grupos={grupos}
                aoEscolher={() => abrir(false)}
                cabeca={
                  <div className="gaveta-cabeca">
                    {marca}
                    <BotaoDeIcone icone="fechar" rotulo="Fechar menu" onClick={() => abrir(false)} />
                  </div>
                }
              />
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  )
}
