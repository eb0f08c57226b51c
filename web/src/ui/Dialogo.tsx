import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { BotaoDeIcone } from './Botao'
import './camadas.css'

export interface DialogoProps {
  titulo: ReactNode
  aberto: boolean
  aoFechar: () => void
  largura?: 'p' | 'm' | 'g'
  /** A press outside closes it too. Only where nothing typed can be lost. */
  dispensavel?: boolean
  children: ReactNode
}

/** Where the dialogue asks something, the cursor starts in its first field. */
function Corpo({ children }: { children: ReactNode }) {
  const corpo = useRef<HTMLDivElement>(null)
  useEffect(() => {
    corpo.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select')?.focus()
  }, [])
  return <div ref={corpo}>{children}</div>
}

/** A window over the page, for one act. Its form goes inside, its buttons in `PeDoDialogo`. Escape closes it. */
export function Dialogo({ titulo, aberto, aoFechar, largura = 'm', dispensavel, children }: DialogoProps) {
  return (
    <ModalOverlay
      className="veu"
      isOpen={aberto}
      onOpenChange={(agora) => {
        if (!agora) aoFechar()
      }}
      isDismissable={dispensavel ?? false}
    >
      <Modal className={`dialogo ${largura}`}>
        <Dialog>
          <div className="dialogo-cabeca">
            <Heading slot="title" level={2}>
              {titulo}
            </Heading>
            <BotaoDeIcone icone="fechar" rotulo="Fechar" onClick={aoFechar} />
          </div>
          <Corpo>{children}</Corpo>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The buttons of a dialogue: the quiet one first. */
export function PeDoDialogo({ children }: { children: ReactNode }) {
  return <div className="dialogo-pe">{children}</div>
}
