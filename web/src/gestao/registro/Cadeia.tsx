import { consultas, type Esquemas } from '../../api/cliente'
import { FalhaDaLista } from '../../cadastro/comum/Lido'
import { useEu } from '../../sessao/sessao'
import { Botao } from '../../ui/Botao'
import { Aviso, DefinicaoLista, Esqueleto } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { hora, instanteLongo, numero } from '../../ui/formatos'
import { Pagina } from '../../ui/Pagina'
import { type Coluna, Tabela } from '../../ui/Tabela'
import './registro.css'

type Verificacao = Esquemas['Cadeia']
type Quebra = Verificacao['quebras'][number]

const COLUNAS: readonly Coluna<Quebra>[] = [
  { chave: 'motivo', titulo: 'O que não confere', principal: true, celula: (q) => q.motivo },
  { chave: 'posicao', titulo: 'Posição', numero: true, celula: (q) => q.posicao ?? 'ainda sem selo' },
  { chave: 'ato', titulo: 'Ato', celula: (q) => <span className="mono longo">{q.ato}</span> },
]

const atos = (quantos: number) => `${numero(String(quantos))} ${quantos === 1 ? 'ato' : 'atos'}`

function Resultado({ v, fuso }: { v: Verificacao; fuso: string }) {
  const as = hora(v.verificada_em, fuso)
  return (
    <>
      {v.integra ? (
        <Aviso tom="bom" titulo="Cadeia íntegra:">
          {atos(v.atos)}, verificada às {as}.
        </Aviso>
      ) : (
        <Aviso tom="mau" titulo="A cadeia não confere:" falado>
          {v.quebras.length === 1 ? '1 quebra' : `${v.quebras.length} quebras`} em {atos(v.atos)}, verificada
          às {as}. Guarde uma cópia do banco de dados como está e avise quem cuida do sistema.
        </Aviso>
      )}
      <Cartao titulo="Verificação">
        <DefinicaoLista
          itens={[
            { termo: 'Atos registrados', valor: numero(String(v.atos)) },
            { termo: 'Já selados', valor: numero(String(v.selados)) },
            v.atos > v.selados
              ? { termo: 'À espera do selo', valor: numero(String(v.atos - v.selados)) }
              : null,
            { termo: 'Verificada em', valor: instanteLongo(v.verificada_em, fuso) },
          ]}
        />
      </Cartao>
      {!v.integra && (
        <Cartao titulo="Quebras" justo>
          <Tabela
            legenda="Quebras da cadeia"
            colunas={COLUNAS}
            linhas={v.quebras}
            chaveDe={(q) => `${q.ato} ${q.motivo}`}
          />
        </Cartao>
      )}
    </>
  )
}

/** Whether every act is still what it was when it was done. */
export default function Cadeia() {
  const { fuso } = useEu().autoridade
  const consulta = consultas.useQuery('get', '/api/v1/cadeia')
  const { data, error, isFetching, refetch } = consulta
  return (
    <Pagina
      titulo="Cadeia de atos"
      sobre="Cada ato guarda um resumo do seu conteúdo e do ato anterior. Se algum fosse mudado, a conta não fecharia."
      acoes={
        <Botao tom="fraco" pendente={isFetching} onClick={() => void refetch()}>
          Verificar de novo
        </Botao>
      }
    >
      <FalhaDaLista consulta={consulta} />
      {data ? (
        <Resultado v={data} fuso={fuso} />
      ) : (
        !error && (
          <Cartao>
            <Esqueleto linhas={4} titulo />
          </Cartao>
        )
      )}
    </Pagina>
  )
}
