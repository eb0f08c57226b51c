import { keepPreviousData } from '@tanstack/react-query'
import { buscarOperadora } from '../cadastro/comum/buscas'
import { RecorteDaOperadora } from '../cadastro/comum/RecorteDaOperadora'
import { useLeitura } from '../formulario/leitura'
import { caminhoDaExportacao, caminhoDaLista } from '../procedimentos/filtros'
import { Exportar, FiltroDeEscolha, Lista, useFiltrosDaLista } from '../procedimentos/partes/Lista'
import { useEu } from '../sessao/sessao'
import { AbasDeFiltro } from '../ui/AbasDeFiltro'
import { BotaoElo } from '../ui/Botao'
import { CampoBusca } from '../ui/campos/CampoBusca'
import { useMudarEndereco } from '../ui/endereco'
import { numero } from '../ui/formatos'
import type { Coluna } from '../ui/Tabela'
import { colunasDoRegistro } from './colunas'
import type { AchadosDoRegistro, Formulario, Resumo, TipoDeRegistro } from './tipos'

const FILTROS = ['q', 'validade', 'encerrados', 'operadora_id', 'de_id'] as const
const ORDENS = ['titulo', 'operadora', 'vale_ate'] as const

const VALIDADES = [
  { valor: null, rotulo: 'Tudo' },
  { valor: 'vencida', rotulo: 'Vencidos' },
  { valor: 'em-dia', rotulo: 'Em dia' },
]
const ENCERRADOS = [{ valor: 'sim', rotulo: 'Encerrados' }]
const ABRINDO: readonly Coluna<Resumo>[] = [
  { chave: 'titulo', titulo: 'Nome', principal: true, celula: (r) => r.titulo },
]

function FiltroDaOperadora() {
  const mudar = useMudarEndereco()
  return (
    <CampoBusca
      rotulo="Operadora"
      value=""
      placeholder="Todas"
      buscar={buscarOperadora}
      onChange={(valor) => valor && mudar({ operadora_id: valor, pagina: null })}
    />
  )
}

function Acoes({ tipo, pode }: { tipo: TipoDeRegistro; pode: boolean }) {
  if (!pode) return null
  return (
    <>
      <BotaoElo tom="fraco" para={`/${tipo.endereco}/importar`}>
        Importar planilha
      </BotaoElo>
      {!tipo.soDeAlguem && <BotaoElo para={`/${tipo.endereco}/nova`}>{tipo.cadastrar}</BotaoElo>}
    </>
  )
}

export default function ListaDoRegistro({ tipo }: { tipo: TipoDeRegistro }) {
  const eu = useEu()
  const filtros = useFiltrosDaLista(FILTROS, ORDENS)
  const { data: d } = useLeitura<Formulario>(`${tipo.api}/formulario`, { staleTime: 300_000 })
  const consulta = useLeitura<AchadosDoRegistro>(caminhoDaLista(tipo.api, filtros), {
    placeholderData: keepPreviousData,
  })
  const { operadora_id, encerrados } = filtros.filtros
  const temOperadora = d?.campos.some((c) => c.procura === 'operadora') && eu.papel !== 'operadora'
  const linhas = d && consulta.data?.registros
  const total = consulta.data?.total
  const colunas = d
    ? colunasDoRegistro(d, linhas ?? [], {
        daOperadora: eu.papel === 'operadora',
        encerrados: encerrados === 'sim',
      })
    : ABRINDO
  return (
    <Lista
      titulo={tipo.muitos}
      sobre={total === undefined ? <>&nbsp;</> : tipo.contar(numero(String(total)), total === 1)}
      acoes={
        <>
          <Exportar arquivo={(formato) => caminhoDaExportacao(tipo.api, formato, filtros)} />
          <Acoes tipo={tipo} pode={d?.pode_cadastrar ?? false} />
        </>
      }
      rotuloDaBusca={temOperadora ? 'Nome, número ou operadora' : 'Nome ou número'}
      selecoes={
        <>
          {temOperadora && !operadora_id && <FiltroDaOperadora />}
          <FiltroDeEscolha nome="encerrados" rotulo="Situação" todas="No cadastro" opcoes={ENCERRADOS} />
        </>
      }
      recorte={
        operadora_id && (
          <div className="recorte-da-lista">
            <RecorteDaOperadora id={operadora_id} oQue="Só de" />
          </div>
        )
      }
      abas={d?.tem_validade && <AbasDeFiltro rotulo="Validade" parametro="validade" opcoes={VALIDADES} />}
      consulta={consulta}
      filtros={filtros}
      vazia={tipo.vazia}
      legenda={tipo.muitos}
      colunas={colunas}
      linhas={linhas}
      chaveDe={(r) => r.id}
      para={(r) => `/${tipo.endereco}/${r.id}`}
      ordemInicial={{ chave: 'titulo', decrescente: false }}
    />
  )
}
