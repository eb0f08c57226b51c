import { keepPreviousData } from '@tanstack/react-query'
import { consultas, type Esquemas } from '../../api/cliente'
import { Placa } from '../../ui/basicos'
import type { Coluna } from '../../ui/Tabela'
import { useFiltros } from '../comum/filtros'
import { ListaDoCadastro } from '../comum/ListaDoCadastro'
import { NOME_DO_TIPO } from '../comum/nomes'
import { RecorteDaOperadora } from '../comum/RecorteDaOperadora'
import { SituacaoDoCadastro } from '../comum/SituacaoDoCadastro'
import { Validade } from '../comum/Validade'

type Veiculo = Esquemas['VeiculoResumo']

const ORDENS = [
  'placa',
  '-placa',
  'operadora',
  '-operadora',
  'seguro_ate',
  '-seguro_ate',
  'laudo_ate',
  '-laudo_ate',
  'ano_fabricacao',
  '-ano_fabricacao',
] as const
const SITUACOES = ['ativo', 'baixado'] as const

const COLUNAS: readonly Coluna<Veiculo>[] = [
  {
    chave: 'placa',
    titulo: 'Placa',
    principal: true,
    celula: (v) => <Placa placa={v.placa} tamanho="p" />,
    detalhe: (v) => v.numero_ordem && <span className="sem-quebra">ordem {v.numero_ordem}</span>,
    ordenavel: true,
  },
  {
    chave: 'veiculo',
    titulo: 'Veículo',
    celula: (v) => (
      <>
        {`${NOME_DO_TIPO[v.tipo]}, ${v.lugares}\u00a0lugares`}
        <small className="cadastro-depois">{v.marca_modelo}</small>
      </>
    ),
  },
  { chave: 'ano_fabricacao', titulo: 'Ano', numero: true, celula: (v) => v.ano_fabricacao, ordenavel: true },
  { chave: 'operadora', titulo: 'Operadora', celula: (v) => v.operadora.razao_social, ordenavel: true },
  {
    chave: 'seguro_ate',
    titulo: 'Seguro',
    celula: (v) => <Validade ate={v.seguro_ate} estado={v.seguro} alarma={v.situacao === 'ativo'} />,
    ordenavel: true,
  },
  {
    chave: 'laudo_ate',
    titulo: 'Laudo',
    celula: (v) => <Validade ate={v.laudo_ate} estado={v.laudo} alarma={v.situacao === 'ativo'} />,
    ordenavel: true,
  },
  {
    chave: 'situacao',
    titulo: 'Situação',
    semTitulo: true,
    celula: (v) => v.situacao === 'baixado' && <SituacaoDoCadastro situacao="baixado" />,
  },
]

export default function ListaDeVeiculos() {
  const filtros = useFiltros(ORDENS, SITUACOES)
  const consulta = consultas.useQuery(
    'get',
    '/api/v1/veiculos',
    { params: { query: filtros } },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListaDoCadastro
      titulo="Frota"
      contar={(total, um) => (um ? '1 veículo' : `${total} veículos`)}
      cadastrar={{ para: '/frota/novo', rotulo: 'Cadastrar veículo' }}
      rotuloDaBusca="Placa, número de ordem, modelo ou operadora"
      situacoes={[
        { valor: null, rotulo: 'Todos' },
        { valor: 'ativo', rotulo: 'Ativos' },
        { valor: 'baixado', rotulo: 'Baixados' },
      ]}
      consulta={consulta}
      filtrada={!!filtros.q || !!filtros.situacao || !!filtros.operadora_id}
      vazia="Um veículo é cadastrado depois da operadora a que pertence."
      recorte={
        filtros.operadora_id && <RecorteDaOperadora id={filtros.operadora_id} oQue="Só os veículos de" />
      }
      legenda="Veículos"
      colunas={COLUNAS}
      linhas={consulta.data?.veiculos}
      chaveDe={(v) => v.id}
      para={(v) => `/frota/${v.id}`}
      ordemInicial={{ chave: 'placa', decrescente: false }}
    />
  )
}
