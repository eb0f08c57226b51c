import { useState } from 'react'
import type { Esquemas } from '../../api/cliente'
import type { Problema } from '../../api/problema'
import { Aviso } from '../../ui/basicos'
import '../cadastro.css'

interface MudouProps {
  recusa: Problema | null
  /** What is being changed, as it is read now; nothing for a new entry. */
  registro: { versao: number; eventos: readonly Esquemas['Evento'][] } | undefined
}

/**
 * What others did to the entry since the form was opened, told when a save was refused for it. The form saves all its
 * fields: without this, saving again would take the other's change back unseen.
 */
export function MudouEnquantoIsso({ recusa, registro }: MudouProps) {
  const [aoAbrir] = useState(registro?.versao ?? 0)
  const novos = registro?.eventos.filter((e) => e.ordem > aoAbrir) ?? []
  if (recusa?.status !== 412 || novos.length === 0) return null
  return (
    <Aviso titulo="O que mudou enquanto você escrevia.">
      Os campos abaixo ainda são os de antes, com o que você escreveu. Se gravar assim, isto volta atrás:
      <div className="cadastro-mudancas">
        {novos.flatMap((e) =>
          e.linhas.map((linha) => (
            <p key={`${e.hash} ${linha}`}>
              {linha} ({e.autor})
            </p>
          )),
        )}
      </div>
    </Aviso>
  )
}
