import { type ReactNode, useEffect } from 'react'
import { AbasDeFiltro } from '../ui/AbasDeFiltro'
import { useParametro } from '../ui/endereco'
import { avisar } from '../ui/Mensagem'
import { Moldura } from '../ui/Moldura'
import { GRUPOS, HOJE, OUTRO_ESTADO, RORAIMA } from './dados'

/** Puts the page in the theme of the address, for as long as it is open. */
export function useTemaDoEndereco() {
  const [tema] = useParametro('tema')
  useEffect(() => {
    if (tema !== 'claro' && tema !== 'escuro') return
    const antes = document.documentElement.dataset.tema
    document.documentElement.dataset.tema = tema
    return () => {
      if (antes) document.documentElement.dataset.tema = antes
      else delete document.documentElement.dataset.tema
    }
  }, [tema])
}

/** The desk's frame around a page of the gallery, with the choice of theme and of State. */
export function Palco({ children }: { children: ReactNode }) {
  useTemaDoEndereco()
  const [estado] = useParametro('estado')
  return (
    <Moldura
      autoridade={estado === 'outro' ? OUTRO_ESTADO : RORAIMA}
      grupos={GRUPOS}
      inicio="/galeria"
      usuario={{ nome: 'Analista', papel: 'DEIT' }}
      hoje={HOJE}
      aoSair={() => avisar({ texto: 'Aqui sairia da sua conta' })}
    >
      <div className="pilha">{children}</div>
    </Moldura>
  )
}

export function Escolhas() {
  return (
    <div className="fileira">
      <AbasDeFiltro
        rotulo="Tema"
        parametro="tema"
        opcoes={[
          { valor: null, rotulo: 'Tema do aparelho' },
          { valor: 'claro', rotulo: 'Claro' },
          { valor: 'escuro', rotulo: 'Escuro' },
        ]}
      />
      <AbasDeFiltro
        rotulo="Estado"
        parametro="estado"
        opcoes={[
          { valor: null, rotulo: 'Cor própria' },
          { valor: 'outro', rotulo: 'Cor de um Estado' },
        ]}
      />
    </div>
  )
}
