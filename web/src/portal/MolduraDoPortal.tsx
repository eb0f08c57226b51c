import type { ReactNode } from 'react'
import type { Autoridade } from '../ui/autoridade'
import { MolduraPublica } from '../ui/MolduraPublica'
import './portal.css'

interface MolduraDoPortalProps {
  /** Null while it is not known whose document it is. */
  autoridade: Autoridade | null
  titulo?: string
  children: ReactNode
}

/** The frame of the public pages. */
export function MolduraDoPortal({
  autoridade,
  titulo = 'Verificação de documentos',
  children,
}: MolduraDoPortalProps) {
  return (
    <MolduraPublica
      autoridade={autoridade}
      titulo={titulo}
      inicio="/verificar"
      enlaces={[
        { para: '/consulta', rotulo: 'Consultar veículo' },
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
