import { keepPreviousData } from '@tanstack/react-query'
import { consultas, type Esquemas } from '../../api/cliente'
import { cnpj } from '../../ui/formatos'
import type { Coluna } from '../../ui/Tabela'
import { useFiltros } from '../comum/filtros'
import { ListaDoCadastro } from '../comum/ListaDoCadastro'
import { NOME_DA_FORMA } from '../comum/nomes'
import { SituacaoDoCadastro } from '../comum/SituacaoDoCadastro'

type Operadora = Esquemas['OperadoraResumo']

const ORDENS = ['nome', '-nome', 'municipio', '-municipio'] as const
const SITUACOES = ['ativa', 'inativa'] as const

const COLUNAS: readonly Coluna<Operadora>[] = [
  {
    chave: 'nome',
    titulo: 'Operadora',
    principal: true,
    celula: (o) => o.razao_social,
    detalhe: (o) => o.nome_fantasia,
    ordenavel: true,
  },
  { chave: 'cnpj', titulo: 'CNPJ', celula: (o) => <span className="mono">{cnpj(o.documento)}</span> },
  { chave: 'forma', titulo: 'Forma', celula: (o) => NOME_DA_FORMA[o.forma] },
  { chave: 'municipio', titulo: 'Município', celula: (o) => o.municipio, ordenavel: true },
  {
    chave: 'situacao',
    titulo: 'Situação',
    celula: (o) => <SituacaoDoCadastro situacao={o.situacao} />,
  },
]

export default function ListaDeOperadoras() {
  const { operadora_id: _, ...filtros } = useFiltros(ORDENS, SITUACOES)
  const consulta = consultas.useQuery(
    'get',
    '/api/v1/operadoras',
    { params: { query: filtros } },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListaDoCadastro
      titulo="Operadoras"
      contar={(total, um) => (um ? '1 operadora' : `${total} operadoras`)}
      cadastrar={{ para: '/operadoras/nova', rotulo: 'Cadastrar operadora' }}
      planilha={{ api: '/api/v1/operadoras', pagina: '/operadoras', filtros }}
      rotuloDaBusca="Nome ou CNPJ"
      situacoes={[
        { valor: null, rotulo: 'Todas' },
        { valor: 'ativa', rotulo: 'Ativas' },
        { valor: 'inativa', rotulo: 'Inativas' },
      ]}
      consulta={consulta}
      filtrada={!!filtros.q || !!filtros.situacao}
      vazia="Uma empresa ou cooperativa entra no cadastro antes da sua frota e das suas linhas."
      legenda="Operadoras"
      colunas={COLUNAS}
      linhas={consulta.data?.operadoras}
      chaveDe={(o) => o.id}
      para={(o) => `/operadoras/${o.id}`}
      ordemInicial={{ chave: 'nome', decrescente: false }}
    />
  )
}
