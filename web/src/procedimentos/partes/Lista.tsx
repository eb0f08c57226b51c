import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { BuscaDaLista } from '../../cadastro/comum/BuscaDaLista'
import { POR_PAGINA } from '../../cadastro/comum/filtros'
import { type Consulta, FalhaDaLista } from '../../cadastro/comum/Lido'
import { Vazio } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { CampoEscolha, type Opcao } from '../../ui/campos/CampoTexto'
import '../../ui/camadas.css'
import { Elo } from '../../ui/Elo'
import { enderecoCom, lerBusca, useEndereco, useMudarEndereco, useParametro } from '../../ui/endereco'
import { Icone } from '../../ui/icones'
import { Pagina } from '../../ui/Pagina'
import { Paginacao } from '../../ui/Paginacao'
import { Tabela, type TabelaProps } from '../../ui/Tabela'
import { type FiltrosDaLista, lerFiltros } from '../filtros'
import '../procedimentos.css'

/** The filters of the list now open. */
export function useFiltrosDaLista(nomes: readonly string[], ordens: readonly string[]): FiltrosDaLista {
  const texto = useRouterState({ select: (s) => s.location.searchStr })
  return lerFiltros(lerBusca(texto), nomes, ordens)
}

/** One of few values that narrow the list, kept in the address. */
export function FiltroDeEscolha(p: {
  nome: string
  rotulo: string
  todas: string
  opcoes: readonly Opcao[]
}) {
  const [valor] = useParametro(p.nome)
  const mudar = useMudarEndereco()
  return (
    <CampoEscolha
      rotulo={p.rotulo}
      vazia={p.todas}
      opcoes={p.opcoes}
      value={valor ?? ''}
      onChange={(e) => mudar({ [p.nome]: e.target.value || null, pagina: null })}
    />
  )
}

/** The whole list as a file, as it is filtered now. */
export function Exportar({ arquivo }: { arquivo: (formato: 'csv' | 'xlsx') => string }) {
  return (
    <MenuTrigger>
      <Button className="botao fraco">
        Exportar
        <Icone nome="baixo" tamanho={16} />
      </Button>
      <Popover className="menu" placement="bottom end">
        <Menu aria-label="Exportar a lista">
          <MenuItem href={arquivo('xlsx')} download="" textValue="Planilha (XLSX)">
            <Icone nome="baixar" />
            Planilha (XLSX)
          </MenuItem>
          <MenuItem href={arquivo('csv')} download="" textValue="Texto separado (CSV)">
            <Icone nome="baixar" />
            Texto separado (CSV)
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

function Nada({ filtros, children }: { filtros: FiltrosDaLista; children: ReactNode }) {
  const endereco = useEndereco()
  const nomes = Object.keys(filtros.filtros)
  if (nomes.length === 0)
    return (
      <Vazio nivel={2} titulo="Ainda não há nada aqui">
        {children}
      </Vazio>
    )
  const limpo = enderecoCom(endereco, Object.fromEntries([...nomes, 'pagina'].map((n) => [n, null])))
  return (
    <Vazio nivel={2} titulo="Nada encontrado" acao={<Elo para={limpo}>Ver tudo</Elo>}>
      Nada corresponde ao que foi procurado. Acentos e pontos não fazem diferença.
    </Vazio>
  )
}

export interface ListaProps<L> extends Omit<TabelaProps<L>, 'vazio' | 'ajustavel' | 'prefixo'> {
  titulo: string
  sobre: ReactNode
  acoes: ReactNode
  rotuloDaBusca: string
  /** Beside the search: selects, chosen operator. */
  selecoes?: ReactNode
  /** Over the table: tabs that filter. */
  abas?: ReactNode
  /** What narrows the list and is no field, in words. */
  recorte?: ReactNode
  consulta: Consulta<{ total: number; pagina: number }>
  filtros: FiltrosDaLista
  vazia: ReactNode
}

/** A list of procedures or of files: all that narrows it is in the address; each row is a page. */
export function Lista<L>(props: ListaProps<L>) {
  const {
    titulo,
    sobre,
    acoes,
    rotuloDaBusca,
    selecoes,
    abas,
    recorte,
    consulta,
    filtros,
    vazia,
    ...tabela
  } = props
  const { data } = consulta
  return (
    <Pagina titulo={titulo} sobre={sobre} acoes={acoes}>
      <FalhaDaLista consulta={consulta} />
      <Cartao justo>
        <div className="filtros-da-lista nao-imprime">
          <BuscaDaLista rotulo={rotuloDaBusca} />
          {selecoes}
        </div>
        {recorte}
        {abas}
        <Tabela {...tabela} vazio={<Nada filtros={filtros}>{vazia}</Nada>} linhasDoEsqueleto={10} ajustavel />
        {data && <Paginacao pagina={data.pagina} porPagina={POR_PAGINA} total={data.total} />}
      </Cartao>
    </Pagina>
  )
}
