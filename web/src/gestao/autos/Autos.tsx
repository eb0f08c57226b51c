import { keepPreviousData } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { consultas, type Esquemas } from '../../api/cliente'
import { FalhaDaLista } from '../../cadastro/comum/Lido'
import { RecorteDaOperadora } from '../../cadastro/comum/RecorteDaOperadora'
import { type Eu, useEu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { BotaoElo } from '../../ui/Botao'
import { Placa, Situacao, Valor, Vazio } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { Elo } from '../../ui/Elo'
import { lerBusca } from '../../ui/endereco'
import { dataRelativa, diaMesAno, numero } from '../../ui/formatos'
import { Pagina } from '../../ui/Pagina'
import { Paginacao } from '../../ui/Paginacao'
import { type Coluna, Tabela } from '../../ui/Tabela'
import { FiltrosDosAutos } from './FiltrosDosAutos'
import '../gestao.css'
import { FILTROS, type FiltrosDosAutos as Filtros, lerFiltros, POR_PAGINA } from './filtros'

type Auto = Esquemas['AutoResumo']

function Espera({ auto, hoje }: { auto: Auto; hoje: string }) {
  const p = auto.pendencia
  if (!p) return null
  if (!p.ate) return <span className="mudo">{p.titulo}</span>
  return (
    <>
      {p.ate < hoje ? <b className="vencido">{dataRelativa(p.ate, hoje)}</b> : dataRelativa(p.ate, hoje)}
      <small className="bloco">{p.titulo}</small>
    </>
  )
}

function colunas({ papel, hoje, autoridade }: Eu): readonly Coluna<Auto>[] {
  const todas: (Coluna<Auto> | false)[] = [
    {
      chave: 'numero',
      titulo: 'Auto',
      principal: true,
      ordenavel: true,
      celula: (a) => (
        <>
          <span className="mono">{a.numero}</span> <Placa placa={a.placa} tamanho="p" />
        </>
      ),
      detalhe: (a) => (
        <>
          {a.descricao} <Artigo norma={autoridade.norma} dispositivo={a.dispositivo} />
        </>
      ),
    },
    papel !== 'operadora' && {
      chave: 'autuado',
      titulo: 'Autuado',
      ordenavel: true,
      celula: (a) => a.autuado,
    },
    { chave: 'data', titulo: 'Fato', justa: true, ordenavel: true, celula: (a) => diaMesAno(a.data_fato) },
    {
      chave: 'situacao',
      titulo: 'Situação',
      celula: (a) => <Situacao tom={a.situacao.tom}>{a.situacao.nome}</Situacao>,
    },
    { chave: 'ate', titulo: 'Espera até', ordenavel: true, celula: (a) => <Espera auto={a} hoje={hoje} /> },
    {
      chave: 'valor',
      titulo: 'Multa',
      numero: true,
      ordenavel: true,
      celula: (a) => a.valor && <Valor valor={a.valor} />,
    },
  ]
  return todas.filter((c) => c !== false)
}

function NenhumAuto({ filtrada, papel }: { filtrada: boolean; papel: Eu['papel'] }) {
  if (filtrada) {
    return (
      <Vazio nivel={2} titulo="Nenhum auto encontrado" acao={<Elo para="/autos">Ver todos os autos</Elo>}>
        Nenhum auto corresponde a todos os filtros ao mesmo tempo. Tire um deles, ou confira as datas.
      </Vazio>
    )
  }
  return (
    <Vazio
      nivel={2}
      titulo="Nenhum auto"
      acao={papel === 'fiscal' && <BotaoElo para="/lavrar">Lavrar auto</BotaoElo>}
    >
      {papel === 'operadora'
        ? 'A sua empresa não foi autuada.'
        : 'Nenhum auto foi lavrado nesta autoridade até hoje.'}
    </Vazio>
  )
}

/** Says that the list shows one thing alone, and the way back to all. */
function Recorte({ filtros }: { filtros: Filtros }) {
  if (filtros.operadora_id) return <RecorteDaOperadora id={filtros.operadora_id} oQue="Só os autos de" />
  const oQue = filtros.linha_id ? 'desta linha' : filtros.veiculo_id ? 'deste veículo' : null
  return (
    oQue && (
      <p className="recorte">
        Só os autos {oQue} · <Elo para="/autos">mostrar todos</Elo>
      </p>
    )
  )
}

/** The autos that the person may see. Filters, order and page are in the address. */
export default function Autos() {
  const eu = useEu()
  const filtros = lerFiltros(lerBusca(useRouterState({ select: (s) => s.location.searchStr })))
  const filtrada = FILTROS.some((f) => filtros[f] !== undefined)
  const consulta = consultas.useQuery(
    'get',
    '/api/v1/autos',
    { params: { query: filtros } },
    { placeholderData: keepPreviousData },
  )
  const { data } = consulta
  return (
    <Pagina
      titulo="Autos de infração"
      sobre={data ? `${numero(String(data.total))} ${data.total === 1 ? 'auto' : 'autos'}` : <>&nbsp;</>}
      acoes={eu.papel === 'fiscal' && <BotaoElo para="/lavrar">Lavrar auto</BotaoElo>}
    >
      <FalhaDaLista consulta={consulta} />
      <Cartao justo>
        <FiltrosDosAutos hoje={eu.hoje} filtrada={filtrada} />
        <Recorte filtros={filtros} />
        <Tabela
          legenda="Autos de infração"
          colunas={colunas(eu)}
          linhas={data?.autos}
          chaveDe={(a) => a.numero}
          para={(a) => `/autos/${a.numero}`}
          ordemInicial={{ chave: 'data', decrescente: true }}
          linhasDoEsqueleto={10}
          ajustavel
          vazio={<NenhumAuto filtrada={filtrada} papel={eu.papel} />}
        />
        {data && <Paginacao pagina={data.pagina} porPagina={POR_PAGINA} total={data.total} />}
      </Cartao>
    </Pagina>
  )
}
