import { RecusaDaLei, valorEm } from '@outorga/lei'
import { useState } from 'react'
import { useEu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { Botao } from '../../ui/Botao'
import { Aviso, Situacao } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { type Coluna, Tabela } from '../../ui/Tabela'
import { DialogoDoValor } from './DialogoDoValor'
import { Registrado } from './Registrado'
import {
  atoSemMarca,
  escreverPeriodo,
  escreverValor,
  type Parametro,
  type Periodo,
  periodosEmVigor,
  restoDaUnidade,
  type ValorDoParametro,
} from './serie'

function escolher(...[serie, dia]: Parameters<Parameters<typeof periodosEmVigor>[1]>) {
  try {
    return valorEm(serie, dia, '')
  } catch (erro) {
    if (erro instanceof RecusaDaLei) return null
    throw erro
  }
}

interface Linha {
  valor: ValorDoParametro
  periodos: readonly Periodo[]
}

function EmVigor({ valor, periodos }: Linha) {
  const { hoje } = useEu()
  const [primeiro] = periodos
  if (valor.vale_hoje) return <Situacao tom="bom">vale hoje</Situacao>
  if (!primeiro) return <Situacao tom="cinza">substituído antes de valer</Situacao>
  if (primeiro.de > hoje) return <Situacao>ainda vai valer</Situacao>
  return <Situacao tom="cinza">já valeu</Situacao>
}

/** The days that the act gave it, and those that it really had where another row took some. */
function Dias({ valor, periodos }: Linha) {
  const dado = escreverPeriodo(valor)
  const tido = periodos.map(escreverPeriodo).join(', ')
  return (
    <>
      {dado}
      {tido !== '' && tido !== dado && <small className="cadastro-depois">em vigor {tido}</small>}
    </>
  )
}

const colunas = ({ unidade }: Parametro): readonly Coluna<Linha>[] => [
  {
    chave: 'valor',
    titulo: 'Valor',
    principal: true,
    celula: ({ valor }) => <span className="sem-quebra">{escreverValor(valor.valor, unidade)}</span>,
  },
  { chave: 'dias', titulo: 'Período', celula: (l) => <Dias {...l} /> },
  { chave: 'situacao', titulo: 'Em vigor', celula: (l) => <EmVigor {...l} /> },
  { chave: 'ato', titulo: 'Ato', celula: ({ valor }) => <Fonte valor={valor} /> },
  { chave: 'registro', titulo: 'Registrado', celula: ({ valor }) => <Registrado registro={valor} /> },
]

const MARCA = <Situacao tom="alerta">valor de demonstração</Situacao>

function Fonte({ valor: { ato, demonstracao } }: { valor: ValorDoParametro }) {
  return demonstracao ? (
    <>
      {MARCA}
      <span className="cadastro-depois">{atoSemMarca(ato)}</span>
    </>
  ) : (
    ato
  )
}

function Vigente({ parametro: { valores, unidade } }: { parametro: Parametro }) {
  const vigente = valores.find((v) => v.vale_hoje)
  if (!vigente) {
    return (
      <Aviso titulo="Sem valor em vigor hoje.">
        Enquanto faltar, o que depende dele não pode ser contado, e o sistema recusa o ato em vez de supor um
        valor.
      </Aviso>
    )
  }
  return (
    <p className="parametro-vigente">
      <b>{escreverValor(vigente.valor, unidade)}</b> {restoDaUnidade(unidade)}
      <small>
        {escreverPeriodo(vigente)}
        {vigente.demonstracao && MARCA}
      </small>
    </p>
  )
}

/** One value that the law leaves to the authority: what it means, what it is today, and everything it has been. */
export function CartaoDoParametro({ parametro: p }: { parametro: Parametro }) {
  const { papel, autoridade } = useEu()
  const [aberto, abrir] = useState(false)
  const periodos = periodosEmVigor(p.valores, escolher)
  const linhas = p.valores.map((valor) => ({ valor, periodos: periodos.get(valor) ?? [] })).reverse()
  return (
    <Cartao
      titulo={
        <>
          {p.titulo} {p.dispositivo && <Artigo norma={autoridade.norma} dispositivo={p.dispositivo} />}
        </>
      }
    >
      <div className="parametro-cabeca">
        <div>
          <p>{p.significado}</p>
          <Vigente parametro={p} />
        </div>
        {papel === 'analista' && (
          <Botao tom="fraco" icone="mais" onClick={() => abrir(true)}>
            Acrescentar valor
          </Botao>
        )}
      </div>
      {linhas.length > 0 && (
        <div className="parametro-valores">
          <Tabela
            legenda={`Valores: ${p.titulo}`}
            colunas={colunas(p)}
            linhas={linhas}
            chaveDe={({ valor }) => `${valor.de} ${valor.registrado_em} ${valor.valor}`}
            prefixo={p.nome}
          />
        </div>
      )}
      {aberto && <DialogoDoValor parametro={p} aoFechar={() => abrir(false)} />}
    </Cartao>
  )
}
