import { Artigo } from '../../ui/Artigo'
import { Aviso } from '../../ui/basicos'
import type { Consequencia } from './consequencias'

interface ConsequenciasProps {
  itens: readonly Consequencia[]
  norma: string
  /** True where the authority's own calendar could not be read. */
  estimado?: boolean
}

/** What the law makes of what was chosen, said while it is being chosen. */
export function Consequencias({ itens, norma, estimado }: ConsequenciasProps) {
  return (
    <div role="status" className="consequencias">
      {itens.map((c) => (
        <Aviso key={c.titulo} tom={c.tom ?? 'azul'}>
          <b>{c.titulo}</b> {c.dispositivo && <Artigo norma={norma} dispositivo={c.dispositivo} />}
          {c.detalhe && <div>{c.detalhe}</div>}
        </Aviso>
      ))}
      {estimado && itens.length > 0 && (
        <p className="mudo">Estimativa: o calendário da autoridade não pôde ser lido agora.</p>
      )}
    </div>
  )
}
