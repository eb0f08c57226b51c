import { useEffect, useRef } from 'react'
import { consultas } from '../../api/cliente'
import { FalhaDaLista } from '../../cadastro/comum/Lido'
import { useEu } from '../../sessao/sessao'
import { BotaoElo } from '../../ui/Botao'
import { Esqueleto, Placa, Vazio } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { Elo } from '../../ui/Elo'
import { useParametro } from '../../ui/endereco'
import { Icone } from '../../ui/icones'
import { Pagina } from '../../ui/Pagina'
import { type Achado, agrupar } from './achados'
import './Busca.css'

/** As many of a kind as the answer brings at most. */
const MAXIMO = 8

/** One thing found. The only one of its page takes the cursor, so that Enter opens it. */
function Item({ achado, unico, lavra }: { achado: Achado; unico: boolean; lavra: boolean }) {
  const elo = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // After the page's own move of the cursor to its heading.
    const depois = unico && setTimeout(() => elo.current?.querySelector('a')?.focus())
    return () => {
      if (depois) clearTimeout(depois)
    }
  }, [unico])
  const dePlaca = achado.especie === 'placa' || achado.especie === 'veiculo'
  return (
    <li ref={elo}>
      <Elo para={achado.caminho} className="achado">
        <span>
          <b>{dePlaca ? <Placa placa={achado.titulo} tamanho="p" /> : achado.titulo}</b>
          <small>{achado.detalhe}</small>
        </span>
        <Icone nome="direita" />
      </Elo>
      {achado.especie === 'placa' && lavra && (
        <BotaoElo tom="fraco" para={`/lavrar?placa=${achado.titulo}`}>
          Lavrar auto para esta placa
        </BotaoElo>
      )}
    </li>
  )
}

function Achados({ achados, lavra }: { achados: readonly Achado[]; lavra: boolean }) {
  return agrupar(achados).map((g) => (
    <Cartao
      key={g.especie}
      titulo={g.titulo}
      nota={g.achados.length >= MAXIMO && `os ${MAXIMO} primeiros`}
      justo
    >
      <ul className="achados">
        {g.achados.map((a) => (
          <Item key={a.caminho} achado={a} unico={achados.length === 1} lavra={lavra} />
        ))}
      </ul>
    </Cartao>
  ))
}

/** What the one search box found, by kind. */
export default function Busca() {
  const eu = useEu()
  const q = (useParametro('q')[0] ?? '').trim()
  const curta = q.length < 2
  const consulta = consultas.useQuery(
    'get',
    '/api/v1/busca',
    { params: { query: { q } } },
    { enabled: !curta },
  )
  const { data, error } = consulta
  const nada = curta || data?.achados.length === 0
  return (
    <Pagina titulo={q ? `Busca: ${q}` : 'Busca'} cabeca={q ? <>Busca: «{q}»</> : 'Busca'}>
      <FalhaDaLista consulta={consulta} />
      {!error && !nada && !data && (
        <Cartao>
          <Esqueleto linhas={5} titulo />
        </Cartao>
      )}
      {nada && (
        <Cartao>
          <Vazio nivel={2} titulo={curta ? 'Escreva ao menos duas letras' : `Nada encontrado para «${q}»`}>
            {curta
              ? 'A busca, no alto da página, aceita placa, CNPJ, CPF, linha, número de auto ou de processo, ou nome.'
              : 'Confira as letras, ou procure por outra coisa do mesmo caso: a placa, o CNPJ, o número da linha, do auto ou do processo.'}
          </Vazio>
        </Cartao>
      )}
      {data && !nada && <Achados achados={data.achados} lavra={eu.papel === 'fiscal'} />}
    </Pagina>
  )
}
