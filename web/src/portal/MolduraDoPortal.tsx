import type { ReactNode } from 'react'
import type { Autoridade } from '../ui/autoridade'
import { MolduraPublica } from '../ui/MolduraPublica'
import './portal.css'

interface MolduraDoPortalProps {
  /** Null while it is not known whose document it is. */
  autoridade: Autoridade | null
  children: ReactNode
}

/** The frame of the public pages. */
export function MolduraDoPortal({ autoridade, children }: MolduraDoPortalProps) {
  return (
    <MolduraPublica
      autoridade={autoridade}
      titulo="Verificação de documentos"
      inicio="/verificar"
      enlaces={[
        { para: '/verificar', rotulo: 'Verificar documento' },
        { para: '/normas', rotulo: 'Normas' },
        { para: '/entrar', rotulo: 'Entrar' },
      ]}
      inteira
    >
      {children}
    </MolduraPublica>
  )
}
