import { consultas, type Esquemas } from '../../api/cliente'
import { ProcedimentosDe } from '../../procedimentos/ProcedimentosDe'
import { useEu } from '../../sessao/sessao'
import { Botao, BotaoElo } from '../../ui/Botao'
import { Aviso } from '../../ui/basicos'
import { Cartao, Colunas } from '../../ui/Cartao'
import { Elo } from '../../ui/Elo'
import { diaMesAno, numero } from '../../ui/formatos'
import { Pagina } from '../../ui/Pagina'
import '../cadastro.css'
import { AutosRecentes } from '../comum/AutosRecentes'
import { Historico } from '../comum/Historico'
import { useIdDoEndereco } from '../comum/idDoEndereco'
import { Lido } from '../comum/Lido'
import { NOME_DO_SERVICO } from '../comum/nomes'
import { SituacaoDoCadastro } from '../comum/SituacaoDoCadastro'
import { partidasPorPeriodo } from './partidas'
import { ExamesDoQuadro } from './quadro/ExamesDoQuadro'
import { Horarios } from './quadro/Horarios'
import { Itinerario } from './quadro/Itinerario'
import { MapaDoQuadro } from './quadro/MapaDoQuadro'
import { Versoes } from './quadro/Versoes'

type Linha = Esquemas['Linha']
type Quadro = Esquemas['QuadroDaLinha']

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

function SemQuadro({ linha: l }: { linha: Linha }) {
  return (
    <>
      <Aviso titulo="A linha ainda não tem quadro de regime.">
        Itinerário e horários são os do cadastro, sem pontos nem mapa.
      </Aviso>
      <Percurso linha={l} />
      <Partidas partidas={l.partidas} />
    </>
  )
}

function ComQuadro({ linha: l, quadro }: { linha: Linha; quadro: Quadro }) {
  return (
    <>
      <MapaDoQuadro rotulo={`Linha ${l.numero} ${l.nome}`} quadro={quadro} />
      <Itinerario quadro={quadro} />
      <Horarios quadro={quadro} />
    </>
  )
}

function AoLado({ linha: l }: { linha: Linha }) {
  const rr = useEu().autoridade.norma === 'rr-664-2008'
  return (
    <>
      {l.exames.length > 0 && (
        <Cartao titulo="O que a lei diz" nota="do quadro em vigor">
          <ExamesDoQuadro exames={l.exames} />
        </Cartao>
      )}
      {rr && (
        <>
          <ProcedimentosDe kind="alteracoes-de-linha" filtro={{ linha_id: l.id }} />
          <ProcedimentosDe kind="delegacoes" filtro={{ linha_id: l.id }} />
        </>
      )}
      <AutosRecentes de={{ linha_id: l.id }} />
    </>
  )
}

function Atos({ linha: l }: { linha: Linha }) {
  const muda = useEu().papel === 'analista'
  return (
    <>
      <Botao tom="texto" icone="imprimir" onClick={() => print()}>
        Imprimir
      </Botao>
      {muda && (
        <>
          <BotaoElo tom="fraco" para={`/linhas/${l.id}/alterar`}>
            Alterar cadastro
          </BotaoElo>
          <BotaoElo para={`/linhas/${l.id}/quadro`}>Novo quadro</BotaoElo>
        </>
      )}
    </>
  )
}

function Aberta({ linha: l }: { linha: Linha }) {
  const quadro = l.quadro_em_vigor
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
          {quadro && ` · quadro ${quadro.versao}, desde ${diaMesAno(quadro.de)}`}
        </>
      }
      acoes={<Atos linha={l} />}
    >
      <Colunas lado={<AoLado linha={l} />}>
        {quadro ? <ComQuadro linha={l} quadro={quadro} /> : <SemQuadro linha={l} />}
        <Versoes linhaId={l.id} />
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
