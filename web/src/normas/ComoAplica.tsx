import { DefinicaoLista } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import type { Provisao } from './lei'
import { MODOS, papelDaFuncao, TIPOS } from './palavras'

function Funcoes({ nomes }: { nomes: readonly string[] }) {
  if (nomes.length === 0) return null
  return (
    <details className="normas-porque">
      <summary>Nomes na biblioteca</summary>
      <ul>
        {nomes.map((nome) => (
          <li key={nome}>
            {papelDaFuncao(nome)}: <code className="mono longo">{nome}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What the system does about a provision: the words first, the names of the functions for the curious. */
export function ComoAplica({ linhas }: { linhas: readonly Provisao[] }) {
  if (linhas.length === 0) return null
  const nomes = [...new Set(linhas.flatMap((p) => p.implementacao))]
  const modos = [...new Set(linhas.map((p) => p.computavel))]
  const tipos = [...new Set(linhas.map((p) => TIPOS[p.tipo]))]
  return (
    <Cartao titulo="Como o sistema aplica">
      <div className="pilha">
        {modos.map((m) => (
          <p key={m}>{MODOS[m].como}</p>
        ))}
        {linhas.map((p) => p.motivo && <p key={p.motivo}>{p.motivo}</p>)}
        <DefinicaoLista itens={[{ termo: 'Trata de', valor: tipos.join('; ') }]} />
        <Funcoes nomes={nomes} />
      </div>
    </Cartao>
  )
}
