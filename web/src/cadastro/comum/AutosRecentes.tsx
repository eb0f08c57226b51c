import { consultas, type Esquemas } from '../../api/cliente'
import { useEu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { Esqueleto, Situacao } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { Elo } from '../../ui/Elo'
import { escreverBusca } from '../../ui/endereco'
import { diaMesAno, numero } from '../../ui/formatos'
import '../cadastro.css'

const QUANTOS = 5

function Item({ auto }: { auto: Esquemas['AutoResumo'] }) {
  const { norma } = useEu().autoridade
  return (
    <li>
      <div className="fileira">
        <Elo className="mono" para={`/autos/${auto.numero}`}>
          {auto.numero}
        </Elo>
        <Situacao tom={auto.situacao.tom}>{auto.situacao.nome}</Situacao>
      </div>
      <p>
        {auto.descricao} <Artigo norma={norma} dispositivo={auto.dispositivo} />
      </p>
      <small>fato de {diaMesAno(auto.data_fato)}</small>
    </li>
  )
}

/** The newest autos of a vehicle or of a line, and the way to all of them. */
export function AutosRecentes({ de }: { de: { veiculo_id: string } | { linha_id: string } }) {
  const { data, error } = consultas.useQuery('get', '/api/v1/autos', {
    params: { query: { ...de, pagina: 1, por_pagina: QUANTOS } },
  })
  const total = data && numero(String(data.total))
  return (
    <Cartao titulo="Autos de infração" nota={data && data.total > QUANTOS && `os ${QUANTOS} mais recentes`}>
      {error && <p>{error.detail}</p>}
      {!data && !error && <Esqueleto linhas={3} />}
      {data?.total === 0 && <p className="mudo">Nenhum auto.</p>}
      {data && data.total > 0 && (
        <>
          <ul className="cadastro-autos">
            {data.autos.map((a) => (
              <Item key={a.numero} auto={a} />
            ))}
          </ul>
          {data.total > QUANTOS && (
            <p className="cadastro-todos">
              <Elo para={`/autos${escreverBusca(de)}`}>Ver os {total} autos</Elo>
            </p>
          )}
        </>
      )}
    </Cartao>
  )
}
