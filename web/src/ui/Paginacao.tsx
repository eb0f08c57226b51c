import './Botao.css'
import { Elo } from './Elo'
import { enderecoCom, useEndereco } from './endereco'
import { numero } from './formatos'
import { Icone } from './icones'
import './Paginacao.css'

export interface PaginacaoProps {
  /** 1 is the first. */
  pagina: number
  porPagina: number
  total: number
  parametro?: string
}

/** «51–100 de 312», with links to the neighbours; nothing where one page holds all. */
export function Paginacao({ pagina, porPagina, total, parametro = 'pagina' }: PaginacaoProps) {
  const endereco = useEndereco()
  const ultima = Math.max(1, Math.ceil(total / porPagina))
  if (ultima === 1) return null
  const de = (pagina - 1) * porPagina + 1
  const ate = Math.min(total, pagina * porPagina)
  const ir = (n: number) => enderecoCom(endereco, { [parametro]: n === 1 ? null : String(n) })
  return (
    <nav className="paginacao nao-imprime" aria-label="Páginas">
      <span>
        {numero(String(de))}–{numero(String(ate))} de {numero(String(total))}
      </span>
      {pagina > 1 && (
        <Elo className="botao texto" para={ir(pagina - 1)} rel="prev">
          <Icone nome="esquerda" />
          Anteriores
        </Elo>
      )}
      {pagina < ultima && (
        <Elo className="botao texto" para={ir(pagina + 1)} rel="next">
          Seguintes
          <Icone nome="direita" />
        </Elo>
      )}
    </nav>
  )
}
