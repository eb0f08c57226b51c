import { useState } from 'react'
import { consultas, type Esquemas } from '../../api/cliente'
import { useEu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { Botao } from '../../ui/Botao'
import { Situacao } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { diaMesAno } from '../../ui/formatos'
import { type Coluna, Tabela } from '../../ui/Tabela'
import { DialogoDaEmenda } from './DialogoDaEmenda'

export type Emenda = Esquemas['Emendas']['emendas'][number]

function SituacaoDaEmenda({ emenda }: { emenda: Emenda }) {
  if (emenda.adotada_desde)
    return <Situacao tom="bom">adotada desde {diaMesAno(emenda.adotada_desde)}</Situacao>
  return <Situacao tom="cinza">{emenda.valor === null ? 'só informa' : 'não adotada: vale o texto'}</Situacao>
}

const colunaDeAdotar = (escolher: (e: Emenda) => void): Coluna<Emenda> => ({
  chave: 'adotar',
  titulo: 'Adotar',
  semTitulo: true,
  celula: (e) =>
    e.valor !== null &&
    e.adotada_desde === null && (
      <Botao tom="fraco" onClick={() => escolher(e)}>
        Adotar
      </Botao>
    ),
})

/** What later laws are known to change. The text in hand holds until the authority adopts a change by an act of its own. */
export function Emendas() {
  const { papel, autoridade } = useEu()
  const { data } = consultas.useQuery('get', '/api/v1/emendas')
  const [aAdotar, escolher] = useState<Emenda | null>(null)
  if (!data || data.emendas.length === 0) return null
  const colunas: readonly Coluna<Emenda>[] = [
    {
      chave: 'muda',
      titulo: 'O que muda',
      principal: true,
      celula: (e) => (
        <>
          {e.muda} <Artigo norma={autoridade.norma} dispositivo={e.dispositivo} />
        </>
      ),
      detalhe: (e) => [e.ato, e.data && diaMesAno(e.data)].filter(Boolean).join(', de '),
    },
    { chave: 'situacao', titulo: 'Situação', celula: (e) => <SituacaoDaEmenda emenda={e} /> },
    ...(papel === 'analista' ? [colunaDeAdotar(escolher)] : []),
  ]
  return (
    <Cartao titulo="Mudanças da lei conhecidas por outras fontes">
      <p>
        O texto em mãos é o que vale. Cada mudança só tem efeito depois que a autoridade a adota, por ato seu.
      </p>
      <Tabela
        legenda="Mudanças da lei conhecidas por outras fontes"
        colunas={colunas}
        linhas={data.emendas}
        chaveDe={(e) => e.id}
        prefixo="emendas"
        vazio={<p className="mudo">Nenhuma.</p>}
      />
      {aAdotar && <DialogoDaEmenda emenda={aAdotar} aoFechar={() => escolher(null)} />}
    </Cartao>
  )
}
