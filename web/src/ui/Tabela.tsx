import { type ReactNode, useId, useMemo } from 'react'
import './Botao.css'
import { Alca } from './Alca'
import { Elo } from './Elo'
import { useParametro } from './endereco'
import { Icone } from './icones'
import { escreverLarguras, escreverOrdem, lerLarguras, lerOrdem, type Ordem, useOrdem } from './ordem'
import './Tabela.css'

export interface Coluna<L> {
  chave: string
  titulo: string
  celula: (linha: L) => ReactNode
  /** The one column that names the row: its words are the row's link, and the title of the card at 390 px. */
  principal?: boolean
  /** Second line of the principal column; may hold chips that open. */
  detalhe?: (linha: L) => ReactNode
  /** To the right, never wrapped. */
  numero?: boolean
  /** Never wrapped: dates, codes. */
  justa?: boolean
  /** Orders the rows here. */
  compara?: (a: L, b: L) => number
  /** The server orders; the caller reads `useOrdem()`. */
  ordenavel?: boolean
  /** The heading is only for who listens. */
  semTitulo?: boolean
}

export interface TabelaProps<L> {
  /** What the table holds, for who listens. */
  legenda: string
  colunas: readonly Coluna<L>[]
  /** Undefined while it loads. */
  linhas: readonly L[] | undefined
  chaveDe: (linha: L) => string
  /** Address of the row. */
  para?: (linha: L) => string
  /** Heading over the rows that share it; rows must come grouped. */
  grupo?: (linha: L) => string
  /** Shown where there is no row. */
  vazio?: ReactNode
  /** Word of the quiet button at the end of each row: «Abrir». The whole row is the link anyway. */
  abrir?: string
  /** Columns can be made wider; widths are kept in the address. */
  ajustavel?: boolean
  ordemInicial?: Ordem
  /** Before the names of the parameters, where a page has two tables. */
  prefixo?: string
  linhasDoEsqueleto?: number
}

/** Said in words because `display: flex` in the card layout takes the native roles away in some browsers. */
const PAPEL = {
  tabela: { role: 'table' },
  grupo: { role: 'rowgroup' },
  linha: { role: 'row' },
  coluna: { role: 'columnheader' },
  titulo: { role: 'rowheader' },
  celula: { role: 'cell' },
} as const

function Cabecalho<L>(p: {
  coluna: Coluna<L>
  ordem: Ordem | null
  mudarOrdem: (o: Ordem) => void
  alca: ReactNode
}) {
  const { coluna, ordem, mudarOrdem } = p
  const atual = ordem?.chave === coluna.chave ? ordem : null
  const ordena = coluna.compara || coluna.ordenavel
  const titulo = coluna.semTitulo ? <span className="so-leitor">{coluna.titulo}</span> : coluna.titulo
  return (
    <th
      scope="col"
      {...PAPEL.coluna}
      className={coluna.numero ? 'num' : undefined}
      aria-sort={ordena ? (atual ? (atual.decrescente ? 'descending' : 'ascending') : 'none') : undefined}
    >
      {ordena ? (
        <button
          type="button"
          onClick={() => mudarOrdem({ chave: coluna.chave, decrescente: atual ? !atual.decrescente : false })}
        >
          {titulo}
          <Icone nome={atual ? (atual.decrescente ? 'baixo' : 'cima') : 'ordenar'} tamanho={16} />
        </button>
      ) : (
        titulo
      )}
      {p.alca}
    </th>
  )
}

function Celula<L>({ coluna, linha, para }: { coluna: Coluna<L>; linha: L; para: string | undefined }) {
  const classe = [coluna.principal && 'principal', coluna.numero && 'num', coluna.justa && 'justa']
  const conteudo = coluna.celula(linha)
  const props = {
    className: classe.filter(Boolean).join(' ') || undefined,
    'data-titulo': coluna.principal || coluna.semTitulo ? undefined : coluna.titulo,
  }
  if (!coluna.principal) {
    return (
      <td {...PAPEL.celula} {...props}>
        {conteudo === null || conteudo === undefined ? null : <div>{conteudo}</div>}
      </td>
    )
  }
  return (
    <th scope="row" {...PAPEL.titulo} {...props}>
      {para ? (
        <Elo className="titulo" para={para}>
          {conteudo}
        </Elo>
      ) : (
        <span className="titulo">{conteudo}</span>
      )}
      {coluna.detalhe && <span className="depois">{coluna.detalhe(linha)}</span>}
    </th>
  )
}

function Linhas<L>(p: TabelaProps<L> & { linhas: readonly L[]; largura: number }) {
  return p.linhas.map((linha, i) => {
    const grupo = p.grupo?.(linha)
    const anterior = p.linhas[i - 1]
    const abreGrupo = grupo !== undefined && (anterior === undefined || p.grupo?.(anterior) !== grupo)
    const para = p.para?.(linha)
    return [
      abreGrupo && (
        <tr key={`grupo ${grupo}`} className="grupo" {...PAPEL.linha}>
          <th colSpan={p.largura} scope="rowgroup" {...PAPEL.titulo}>
            {grupo}
          </th>
        </tr>
      ),
      <tr key={p.chaveDe(linha)} {...PAPEL.linha}>
        {p.colunas.map((c) => (
          <Celula key={c.chave} coluna={c} linha={linha} para={para} />
        ))}
        {p.abrir && (
          <td className="num de-abrir" {...PAPEL.celula}>
            {para && (
              <span className="botao fraco abrir" aria-hidden="true">
                {p.abrir}
              </span>
            )}
          </td>
        )}
      </tr>,
    ]
  })
}

/** The order of the list where there are no headings to press. */
function OrdemNoCelular<L>(p: {
  colunas: readonly Coluna<L>[]
  ordem: Ordem | null
  mudar: (o: Ordem) => void
}) {
  const id = useId()
  const ordenaveis = p.colunas.filter((c) => c.compara || c.ordenavel)
  if (ordenaveis.length === 0) return null
  return (
    <div className="ordem-no-celular">
      <label htmlFor={id}>Ordem</label>
      <select
        id={id}
        value={p.ordem ? escreverOrdem(p.ordem) : ''}
        onChange={(e) => {
          const ordem = lerOrdem(e.target.value)
          if (ordem) p.mudar(ordem)
        }}
      >
        {!p.ordem && <option value="">como veio</option>}
        {ordenaveis.flatMap((c) => [
          <option key={c.chave} value={c.chave}>
            {c.titulo}, crescente
          </option>,
          <option key={`-${c.chave}`} value={`-${c.chave}`}>
            {c.titulo}, decrescente
          </option>,
        ])}
      </select>
    </div>
  )
}

function Esqueletos({ linhas, colunas }: { linhas: number; colunas: number }) {
  return Array.from({ length: linhas }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal rows without identity
    <tr key={i} {...PAPEL.linha}>
      {Array.from({ length: colunas }, (_, j) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cells without identity
        <td key={j} {...PAPEL.celula}>
          <i className="esqueleto" style={{ width: `${[70, 90, 60, 80][(i + j) % 4]}%`, minWidth: 40 }} />
        </td>
      ))}
    </tr>
  ))
}

/** A list of cases. Order and widths live in the address; the row is a link; at 390 px each row is a card. */
export function Tabela<L>(props: TabelaProps<L>) {
  const { legenda, colunas, linhas, vazio, abrir, ajustavel, prefixo = '', linhasDoEsqueleto = 5 } = props
  const [ordem, mudarOrdem] = useOrdem(`${prefixo}ordem`, props.ordemInicial ?? null)
  const [textoDasLarguras, mudarLarguras] = useParametro(`${prefixo}colunas`)
  const larguras = ajustavel ? lerLarguras(textoDasLarguras) : {}
  const ordenadas = useMemo(() => {
    const compara = colunas.find((c) => c.chave === ordem?.chave)?.compara
    if (!compara || !linhas) return linhas
    return linhas.toSorted((a, b) => (ordem?.decrescente ? compara(b, a) : compara(a, b)))
  }, [linhas, colunas, ordem?.chave, ordem?.decrescente])
  const largura = colunas.length + (abrir ? 1 : 0)
  if (linhas?.length === 0 && vazio) return vazio
  return (
    <div className="tabela-rola">
      <OrdemNoCelular colunas={colunas} ordem={ordem} mudar={mudarOrdem} />
      <table className="tabela" {...PAPEL.tabela} aria-busy={!linhas || undefined}>
        <caption className="so-leitor">{legenda}</caption>
        <colgroup>
          {colunas.map((c) => (
            <col key={c.chave} style={larguras[c.chave] ? { width: larguras[c.chave] } : undefined} />
          ))}
        </colgroup>
        <thead {...PAPEL.grupo}>
          <tr {...PAPEL.linha}>
            {colunas.map((c) => (
              <Cabecalho
                key={c.chave}
                coluna={c}
                ordem={ordem}
                mudarOrdem={mudarOrdem}
                alca={
                  ajustavel && (
                    <Alca
                      titulo={c.titulo}
                      largura={larguras[c.chave]}
                      aoMudar={(nova) => mudarLarguras(escreverLarguras({ ...larguras, [c.chave]: nova }))}
                    />
                  )
                }
              />
            ))}
            {abrir && (
              <th {...PAPEL.coluna} scope="col" className="de-abrir">
                <span className="so-leitor">{abrir}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...PAPEL.grupo}>
          {ordenadas ? (
            <Linhas {...props} linhas={ordenadas} largura={largura} />
          ) : (
            <Esqueletos linhas={linhasDoEsqueleto} colunas={largura} />
          )}
        </tbody>
      </table>
    </div>
  )
}
