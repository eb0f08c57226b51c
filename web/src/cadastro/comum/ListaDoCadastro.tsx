import type { ReactNode } from 'react'
import { Exportar } from '../../procedimentos/partes/Lista'
import { useEu } from '../../sessao/sessao'
import { AbasDeFiltro, type AbasDeFiltroProps } from '../../ui/AbasDeFiltro'
import { BotaoElo } from '../../ui/Botao'
import { Vazio } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { Elo } from '../../ui/Elo'
import { enderecoCom, escreverBusca, useEndereco } from '../../ui/endereco'
import { numero } from '../../ui/formatos'
import { Pagina, type Passo } from '../../ui/Pagina'
import { Paginacao } from '../../ui/Paginacao'
import { Tabela, type TabelaProps } from '../../ui/Tabela'
import '../cadastro.css'
import { BuscaDaLista } from './BuscaDaLista'
import { POR_PAGINA } from './filtros'
import { type Consulta, FalhaDaLista } from './Lido'

export interface ListaDoCadastroProps<L> extends Omit<TabelaProps<L>, 'vazio' | 'ajustavel' | 'prefixo'> {
  titulo: string
  /** «3 operadoras», from how many there are. */
  contar: (total: string, um: boolean) => string
  /** Only who may change the register sees it. */
  cadastrar: Passo
  /** Base of the API and of the pages, and the filters now in force: the list as a file, and many at once from one. */
  planilha: { api: string; pagina: string; filtros: object }
  rotuloDaBusca: string
  situacoes: AbasDeFiltroProps['opcoes']
  consulta: Consulta<{ total: number; pagina: number }>
  filtrada: boolean
  /** Why there is nothing at all. */
  vazia: ReactNode
  /** What else narrows the list, said in words. */
  recorte?: ReactNode
}

function Nada({ filtrada, children }: { filtrada: boolean; children: ReactNode }) {
  const endereco = useEndereco()
  if (!filtrada)
    return (
      <Vazio nivel={2} titulo="Ainda não há nada aqui">
        {children}
      </Vazio>
    )
  const limpo = enderecoCom(endereco, { q: null, situacao: null, operadora_id: null, pagina: null })
  return (
    <Vazio nivel={2} titulo="Nada encontrado" acao={<Elo para={limpo}>Ver tudo</Elo>}>
      Nada no cadastro corresponde ao que foi procurado. Acentos e pontos não fazem diferença.
    </Vazio>
  )
}

function arquivoDaLista({ api, filtros }: ListaDoCadastroProps<never>['planilha'], formato: string) {
  const { pagina, por_pagina, ...resto } = filtros as Record<string, unknown>
  return `${api}/exportacao${escreverBusca({ formato, ...resto })}`
}

/** A list of the register: words, situation, order and page in the address; each row is a page. */
export function ListaDoCadastro<L>(props: ListaDoCadastroProps<L>) {
  const {
    titulo,
    contar,
    cadastrar,
    planilha,
    rotuloDaBusca,
    situacoes,
    consulta,
    filtrada,
    vazia,
    recorte,
    ...tabela
  } = props
  const muda = useEu().papel === 'analista'
  const { data } = consulta
  return (
    <Pagina
      titulo={titulo}
      sobre={data ? contar(numero(String(data.total)), data.total === 1) : <>&nbsp;</>}
      acoes={
        <>
          <Exportar arquivo={(formato) => arquivoDaLista(planilha, formato)} />
          {muda && (
            <>
              <BotaoElo tom="fraco" para={`${planilha.pagina}/importar`}>
                Importar planilha
              </BotaoElo>
              <BotaoElo para={cadastrar.para}>{cadastrar.rotulo}</BotaoElo>
            </>
          )}
        </>
      }
    >
      <FalhaDaLista consulta={consulta} />
      <Cartao justo>
        <div className="cadastro-busca nao-imprime">
          <BuscaDaLista rotulo={rotuloDaBusca} />
          {recorte}
        </div>
        <AbasDeFiltro rotulo="Situação" parametro="situacao" opcoes={situacoes} />
        <Tabela
          {...tabela}
          vazio={<Nada filtrada={filtrada}>{vazia}</Nada>}
          linhasDoEsqueleto={10}
          ajustavel
        />
        {data && <Paginacao pagina={data.pagina} porPagina={POR_PAGINA} total={data.total} />}
      </Cartao>
    </Pagina>
  )
}
