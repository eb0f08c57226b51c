import type { Esquemas } from '../../api/cliente'
import { Placa, Situacao } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { Elo } from '../../ui/Elo'
import { escreverBusca } from '../../ui/endereco'
import { numero } from '../../ui/formatos'
import { type Coluna, Tabela } from '../../ui/Tabela'
import { NOME_DO_SERVICO, NOME_DO_TIPO } from '../comum/nomes'
import { SituacaoDoCadastro } from '../comum/SituacaoDoCadastro'
import { emServico, ValidadeDoVeiculo } from '../frota/ValidadeDoVeiculo'

type Operadora = Esquemas['Operadora']
type Veiculo = Esquemas['VeiculoResumo']
type Linha = Esquemas['LinhaResumo']

/** More than these are read in the list of the whole register. */
const QUANTOS = 12

const VEICULOS: readonly Coluna<Veiculo>[] = [
  {
    chave: 'placa',
    titulo: 'Veículo',
    principal: true,
    celula: (v) => <Placa placa={v.placa} tamanho="p" />,
    detalhe: (v) => `${NOME_DO_TIPO[v.tipo]}, ${v.ano_fabricacao}, ${v.lugares}\u00a0lugares`,
  },
  {
    chave: 'validade',
    titulo: 'Validade',
    celula: (v) => <ValidadeDoVeiculo veiculo={v} />,
  },
  {
    chave: 'situacao',
    titulo: 'Situação',
    celula: (v) => <Situacao tom={v.situacao.tom}>{v.situacao.nome}</Situacao>,
  },
]

const LINHAS: readonly Coluna<Linha>[] = [
  {
    chave: 'linha',
    titulo: 'Linha',
    principal: true,
    celula: (l) => `${l.numero} ${l.nome}`,
    detalhe: (l) => NOME_DO_SERVICO[l.servico],
  },
  { chave: 'km', titulo: 'Extensão', numero: true, celula: (l) => `${numero(l.extensao_km)} km` },
  { chave: 'partidas', titulo: 'Partidas', numero: true, celula: (l) => l.partidas.length },
  {
    chave: 'situacao',
    titulo: 'Situação',
    semTitulo: true,
    celula: (l) => l.situacao === 'inativa' && <SituacaoDoCadastro situacao="inativa" />,
  },
]

function Todos({ quantos, para, nome }: { quantos: number; para: string; nome: string }) {
  if (quantos <= QUANTOS) return null
  return (
    <p className="cadastro-todos">
      <Elo para={para}>
        Ver {numero(String(quantos))} {nome}
      </Elo>
    </p>
  )
}

const soDela = (o: Operadora) => escreverBusca({ operadora_id: o.id })

export function VeiculosDaOperadora({ operadora: o }: { operadora: Operadora }) {
  const vencidos = o.veiculos.filter((v) => emServico(v) && v.validade.situacao === 'vencida').length
  return (
    <Cartao titulo="Veículos" nota={vencidos > 0 ? `${vencidos} com algo vencido` : undefined} justo>
      <Tabela
        legenda="Veículos da operadora"
        colunas={VEICULOS}
        linhas={o.veiculos.slice(0, QUANTOS)}
        chaveDe={(v) => v.id}
        para={(v) => `/frota/${v.id}`}
        prefixo="v"
        vazio={<p className="mudo cadastro-nada">Nenhum veículo desta operadora no cadastro.</p>}
      />
      <Todos quantos={o.veiculos.length} para={`/frota${soDela(o)}`} nome="veículos" />
    </Cartao>
  )
}

export function LinhasDaOperadora({ operadora: o }: { operadora: Operadora }) {
  return (
    <Cartao titulo="Linhas" justo>
      <Tabela
        legenda="Linhas da operadora"
        colunas={LINHAS}
        linhas={o.linhas.slice(0, QUANTOS)}
        chaveDe={(l) => l.id}
        para={(l) => `/linhas/${l.id}`}
        prefixo="l"
        vazio={<p className="mudo cadastro-nada">Nenhuma linha desta operadora no cadastro.</p>}
      />
      <Todos quantos={o.linhas.length} para={`/linhas${soDela(o)}`} nome="linhas" />
    </Cartao>
  )
}
