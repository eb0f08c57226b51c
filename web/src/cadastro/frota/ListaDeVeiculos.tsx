import { keepPreviousData } from '@tanstack/react-query'
import type { Esquemas } from '../../api/cliente'
import { useLeitura } from '../../formulario/leitura'
import { caminhoDaExportacao, caminhoDaLista } from '../../procedimentos/filtros'
import { Exportar, FiltroDeEscolha, Lista, useFiltrosDaLista } from '../../procedimentos/partes/Lista'
import { useEu } from '../../sessao/sessao'
import { AbasDeFiltro } from '../../ui/AbasDeFiltro'
import { BotaoElo } from '../../ui/Botao'
import { Placa, Situacao } from '../../ui/basicos'
import { numero } from '../../ui/formatos'
import type { Coluna } from '../../ui/Tabela'
import { NOME_DO_TIPO } from '../comum/nomes'
import { RecorteDaOperadora } from '../comum/RecorteDaOperadora'
import { ValidadeDoVeiculo } from './ValidadeDoVeiculo'

type Veiculo = Esquemas['VeiculoResumo']
type Achados = Esquemas['ListaDeVeiculos']
type Formulario = Esquemas['FormularioDoVeiculo']

const BASE = '/api/v1/veiculos'
const FILTROS = ['q', 'tipo', 'estado', 'validade', 'equipamento', 'operadora_id'] as const
const ORDENS = ['placa', 'operadora', 'ano_fabricacao', 'validade'] as const

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
    chave: 'validade',
    titulo: 'Validade',
    celula: (v) => <ValidadeDoVeiculo veiculo={v} />,
    ordenavel: true,
  },
  {
    chave: 'situacao',
    titulo: 'Situação',
    celula: (v) => <Situacao tom={v.situacao.tom}>{v.situacao.nome}</Situacao>,
  },
]
const DA_OPERADORA = COLUNAS.filter((c) => c.chave !== 'operadora')

const VALIDADES = [
  { valor: null, rotulo: 'Todos' },
  { valor: 'vencida', rotulo: 'Com algo vencido' },
  { valor: 'vence-logo', rotulo: 'Vencem em 30 dias' },
  { valor: 'em-dia', rotulo: 'Em dia' },
]

const contar = (total: number) => (total === 1 ? '1 veículo' : `${numero(String(total))} veículos`)

export default function ListaDeVeiculos() {
  const eu = useEu()
  const filtros = useFiltrosDaLista(FILTROS, ORDENS)
  const { data: formulario } = useLeitura<Formulario>(`${BASE}/formulario`, { staleTime: 300_000 })
  const consulta = useLeitura<Achados>(caminhoDaLista(BASE, filtros), { placeholderData: keepPreviousData })
  const total = consulta.data?.total
  const { operadora_id } = filtros.filtros
  return (
    <Lista
      titulo="Frota"
      sobre={total === undefined ? <>&nbsp;</> : contar(total)}
      acoes={
        <>
          <Exportar arquivo={(formato) => caminhoDaExportacao(BASE, formato, filtros)} />
          {formulario?.pode_pedir && (
            <>
              <BotaoElo tom="fraco" para="/frota/importar">
                Importar planilha
              </BotaoElo>
              <BotaoElo para="/frota/novo">Pedir registro</BotaoElo>
            </>
          )}
        </>
      }
      rotuloDaBusca="Placa, registro, número de ordem, modelo ou operadora"
      selecoes={
        <>
          <FiltroDeEscolha nome="tipo" rotulo="Tipo" todas="Todos" opcoes={formulario?.tipos ?? []} />
          <FiltroDeEscolha nome="estado" rotulo="Situação" todas="Todas" opcoes={formulario?.estados ?? []} />
          <FiltroDeEscolha
            nome="equipamento"
            rotulo="Equipamento"
            todas="Qualquer"
            opcoes={formulario?.equipamentos ?? []}
          />
        </>
      }
      recorte={operadora_id && <RecorteDaOperadora id={operadora_id} oQue="Só os veículos de" />}
      abas={<AbasDeFiltro rotulo="Validade" parametro="validade" opcoes={VALIDADES} />}
      consulta={consulta}
      filtros={filtros}
      vazia="Um veículo entra aqui pelo pedido de registro da sua operadora."
      legenda="Veículos"
      colunas={eu.operadora_id ? DA_OPERADORA : COLUNAS}
      linhas={consulta.data?.veiculos}
      chaveDe={(v) => v.id}
      para={(v) => `/frota/${v.id}`}
      ordemInicial={{ chave: 'placa', decrescente: false }}
    />
  )
}
