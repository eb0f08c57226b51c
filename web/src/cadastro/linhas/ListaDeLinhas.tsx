import { keepPreviousData } from '@tanstack/react-query'
import { consultas, type Esquemas } from '../../api/cliente'
import { Elo } from '../../ui/Elo'
import { numero } from '../../ui/formatos'
import type { Coluna } from '../../ui/Tabela'
import { useFiltros } from '../comum/filtros'
import { ListaDoCadastro } from '../comum/ListaDoCadastro'
import { NOME_DO_SERVICO } from '../comum/nomes'
import { RecorteDaOperadora } from '../comum/RecorteDaOperadora'
import { SituacaoDoCadastro } from '../comum/SituacaoDoCadastro'
import { FiltrosDasLinhas, useFiltrosDaLinha } from './FiltrosDasLinhas'

type Linha = Esquemas['LinhaResumo']

const ORDENS = [
  'numero',
  '-numero',
  'nome',
  '-nome',
  'operadora',
  '-operadora',
  'extensao_km',
  '-extensao_km',
] as const
const SITUACOES = ['ativa', 'inativa'] as const

const COLUNAS: readonly Coluna<Linha>[] = [
  {
    chave: 'numero',
    titulo: 'Número',
    justa: true,
    celula: (l) => <span className="mono">{l.numero}</span>,
    ordenavel: true,
  },
  { chave: 'nome', titulo: 'Linha', principal: true, celula: (l) => l.nome, ordenavel: true },
  {
    chave: 'operadora',
    titulo: 'Operadora',
    celula: (l) => l.operadora?.razao_social ?? <span className="mudo">sem operadora</span>,
    ordenavel: true,
  },
  { chave: 'servico', titulo: 'Serviço', celula: (l) => NOME_DO_SERVICO[l.servico] },
  {
    chave: 'extensao_km',
    titulo: 'Extensão',
    numero: true,
    celula: (l) => `${numero(l.extensao_km)} km`,
    ordenavel: true,
  },
  { chave: 'partidas', titulo: 'Partidas', numero: true, celula: (l) => l.partidas.length },
  { chave: 'situacao', titulo: 'Situação', celula: (l) => <SituacaoDoCadastro situacao={l.situacao} /> },
]

export default function ListaDeLinhas() {
  const filtros = useFiltros(ORDENS, SITUACOES)
  const daLinha = useFiltrosDaLinha()
  const consulta = consultas.useQuery(
    'get',
    '/api/v1/linhas',
    { params: { query: { ...filtros, ...daLinha } } },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListaDoCadastro
      titulo="Linhas"
      contar={(total, um) => (um ? '1 linha' : `${total} linhas`)}
      cadastrar={{ para: '/linhas/nova', rotulo: 'Cadastrar linha' }}
      planilha={{ api: '/api/v1/linhas', pagina: '/linhas', filtros: { ...filtros, ...daLinha } }}
      rotuloDaBusca="Número, nome, lugar por onde passa ou operadora"
      situacoes={[
        { valor: null, rotulo: 'Todas' },
        { valor: 'ativa', rotulo: 'Ativas' },
        { valor: 'inativa', rotulo: 'Inativas' },
      ]}
      consulta={consulta}
      filtrada={
        !!filtros.q || !!filtros.situacao || !!filtros.operadora_id || Object.keys(daLinha).length > 0
      }
      vazia="Uma linha pode ser cadastrada antes de ter operadora."
      recorte={
        <>
          <FiltrosDasLinhas />
          {filtros.operadora_id && <RecorteDaOperadora id={filtros.operadora_id} oQue="Só as linhas de" />}
          <p className="cadastro-recorte">
            <Elo para="/linhas/limites">Limites dos municípios no mapa</Elo>
          </p>
        </>
      }
      legenda="Linhas"
      colunas={COLUNAS}
      linhas={consulta.data?.linhas}
      chaveDe={(l) => l.id}
      para={(l) => `/linhas/${l.id}`}
      ordemInicial={{ chave: 'numero', decrescente: false }}
    />
  )
}
