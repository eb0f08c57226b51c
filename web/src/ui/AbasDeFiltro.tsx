import './Abas.css'
import { Elo } from './Elo'
import { enderecoCom, lerBusca, useEndereco } from './endereco'

export interface AbasDeFiltroProps {
  rotulo: string
  /** Parameter of the address that filters the list below. */
  parametro: string
  /** The first one has a null value: everything. */
  opcoes: readonly { valor: string | null; rotulo: string; contagem?: number | undefined }[]
}

/** The row over a list that shows one kind of it: «Tudo · Autos · Achados». Each is a link. */
export function AbasDeFiltro({ rotulo, parametro, opcoes }: AbasDeFiltroProps) {
  const endereco = useEndereco()
  const atual = lerBusca(endereco.split('?')[1] ?? '')[parametro] ?? null
  return (
    <nav className="abas nao-imprime" aria-label={rotulo}>
      {opcoes.map((o) => (
        <Elo
          key={o.rotulo}
          para={enderecoCom(endereco, { [parametro]: o.valor, pagina: null })}
          aria-current={o.valor === atual ? 'page' : undefined}
        >
          {o.rotulo}
          {o.contagem !== undefined && <span className="conta">{o.contagem}</span>}
        </Elo>
      ))}
    </nav>
  )
}
