import { Cartao } from '../ui/Cartao'
import { Elo } from '../ui/Elo'
import type { Auto } from './tipos'

/** A paper that was issued. */
export type Papel = Pick<Auto['documentos'][number], 'codigo' | 'titulo' | 'caminho'>

/** The papers that were issued, each with the code by which anybody checks it. */
export function Documentos({ documentos }: { documentos: readonly Papel[] }) {
  if (documentos.length === 0) return null
  return (
    <Cartao titulo="Documentos" nota="o código confere o papel">
      <ul className="documentos">
        {documentos.map((d) => (
          <li key={d.codigo}>
            <Elo para={d.caminho} download="">
              {d.titulo}
            </Elo>
            <Elo para={`/verificar/${d.codigo}`} aria-label={`Conferir ${d.titulo}, código ${d.codigo}`}>
              <small className="mono">{d.codigo}</small>
            </Elo>
          </li>
        ))}
      </ul>
    </Cartao>
  )
}
