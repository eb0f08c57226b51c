import { consultas, type Esquemas } from '../../api/cliente'
import { useEu } from '../../sessao/sessao'
import { BotaoElo } from '../../ui/Botao'
import { Cartao, Colunas } from '../../ui/Cartao'
import { Elo } from '../../ui/Elo'
import { numero } from '../../ui/formatos'
import { Pagina } from '../../ui/Pagina'
import '../cadastro.css'
import { AutosRecentes } from '../comum/AutosRecentes'
import { Historico } from '../comum/Historico'
import { useIdDoEndereco } from '../comum/idDoEndereco'
import { Lido } from '../comum/Lido'
import { NOME_DO_SERVICO } from '../comum/nomes'
import { SituacaoDoCadastro } from '../comum/SituacaoDoCadastro'
import { partidasPorPeriodo } from './partidas'

type Linha = Esquemas['Linha']

function Extremo({ nome, municipio }: { nome: string; municipio: string }) {
  return (
    <div>
      <b>{nome}</b>
      {municipio !== nome && <small>{municipio}</small>}
    </div>
  )
}

function Percurso({ linha: l }: { linha: Linha }) {
  return (
    <Cartao titulo="Percurso">
      <div className="percurso">
        <Extremo nome={l.extremo_a} municipio={l.municipio_a_nome} />
        <span>{numero(l.extensao_km)} km</span>
        <Extremo nome={l.extremo_b} municipio={l.municipio_b_nome} />
      </div>
    </Cartao>
  )
}

function Partidas({ partidas }: Pick<Linha, 'partidas'>) {
  const quantas = partidas.length === 1 ? '1 por dia' : `${partidas.length} por dia`
  return (
    <Cartao titulo="Partidas" nota={partidas.length > 0 && quantas}>
      {partidas.length === 0 && <p className="mudo">Nenhuma partida no cadastro.</p>}
      {partidasPorPeriodo(partidas).map(({ nome, horas }) => (
        <div key={nome} className="partidas">
          <h3>{nome}</h3>
          <ul>
            {horas.map((h) => (
              <li key={h}>{h}</li>
            ))}
          </ul>
        </div>
      ))}
    </Cartao>
  )
}

function Aberta({ linha: l }: { linha: Linha }) {
  const muda = useEu().papel === 'analista'
  return (
    <Pagina
      titulo={`Linha ${l.numero} ${l.nome}`}
      cabeca={
        <>
          Linha <span className="mono">{l.numero}</span> {l.nome}
        </>
      }
      migalha={[{ rotulo: 'Linhas', para: '/linhas' }]}
      situacao={<SituacaoDoCadastro situacao={l.situacao} />}
      sobre={
        <>
          {l.operadora ? (
            <Elo para={`/operadoras/${l.operadora.id}`}>{l.operadora.razao_social}</Elo>
          ) : (
            'Sem operadora'
          )}
          {' · serviço '}
          {NOME_DO_SERVICO[l.servico].toLowerCase()}
        </>
      }
      acoes={
        muda && (
          <BotaoElo tom="fraco" para={`/linhas/${l.id}/alterar`}>
            Alterar
          </BotaoElo>
        )
      }
    >
      <Colunas lado={<AutosRecentes de={{ linha_id: l.id }} />}>
        <Percurso linha={l} />
        <Partidas partidas={l.partidas} />
        <Historico eventos={l.eventos} />
      </Colunas>
    </Pagina>
  )
}

export default function PaginaDaLinha() {
  const id = useIdDoEndereco()
  const consulta = consultas.useQuery('get', '/api/v1/linhas/{id}', { params: { path: { id } } })
  return <Lido consulta={consulta}>{(l) => <Aberta linha={l} />}</Lido>
}
