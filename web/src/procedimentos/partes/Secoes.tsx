import { useEu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { Cartao } from '../../ui/Cartao'
import { Elo } from '../../ui/Elo'
import type { Procedimento } from '../tipos'
import '../procedimentos.css'

type Secao = Procedimento['secoes'][number]
type Dado = Secao['dados'][number]

function Valor({ dado, norma }: { dado: Dado; norma: string }) {
  return (
    <>
      {dado.para ? <Elo para={dado.para}>{dado.valor}</Elo> : dado.valor}
      {dado.dispositivo && (
        <>
          {' '}
          <Artigo norma={norma} dispositivo={dado.dispositivo} />
        </>
      )}
    </>
  )
}

/** What it is about, a card a subject, each fact with its article and its page. */
export function Secoes({ secoes }: { secoes: Procedimento['secoes'] }) {
  const { norma } = useEu().autoridade
  return secoes.map((s) => (
    <Cartao key={s.titulo} titulo={s.titulo}>
      {s.dados.length === 0 ? (
        <p className="mudo">Nada ainda.</p>
      ) : (
        <dl className="definicao">
          {s.dados.map((d, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have one name, and they never move
            <div key={i}>
              <dt>{d.rotulo}</dt>
              <dd className="dito-da-secao">
                <Valor dado={d} norma={norma} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Cartao>
  ))
}
