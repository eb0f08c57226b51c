import type { Eu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { Placa, Situacao } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { useParametro } from '../../ui/endereco'
import { Paginacao } from '../../ui/Paginacao'
import { type Coluna, Tabela } from '../../ui/Tabela'
import { dataDoProcesso, type ProcessoDaFila } from './fila'

const POR_PAGINA = 25

const colunas = (eu: Eu): readonly Coluna<ProcessoDaFila>[] => [
  {
    chave: 'quando',
    titulo: 'Quando',
    justa: true,
    celula: (p) => {
      const data = dataDoProcesso(p, eu.hoje)
      return p.grupo === 'vencido' ? <b className="vencido">{data}</b> : data
    },
  },
  {
    chave: 'fazer',
    titulo: 'O que fazer',
    principal: true,
    celula: (p) => (
      <>
        {p.ato} ·{' '}
        {p.especie === 'veiculo' ? (
          <Placa placa={p.numero} tamanho="p" />
        ) : (
          <span className="mono numero">{p.numero}</span>
        )}
      </>
    ),
    detalhe: (p) => (
      <>
        {p.nome}: {p.titulo}{' '}
        {p.dispositivo && <Artigo norma={eu.autoridade.norma} dispositivo={p.dispositivo} />}
      </>
    ),
  },
  ...(eu.papel === 'operadora'
    ? []
    : [{ chave: 'quem', titulo: 'De quem', celula: (p: ProcessoDaFila) => p.de_quem ?? '–' }]),
  {
    chave: 'situacao',
    titulo: 'Situação',
    celula: (p) => <Situacao tom={p.situacao.tom}>{p.situacao.nome}</Situacao>,
  },
]

/** The procedures of the grant and of the fleet that wait for an act of the person; nothing where none does. */
export function ProcessosDaFila({ processos, eu }: { processos: readonly ProcessoDaFila[]; eu: Eu }) {
  const pagina = Number(useParametro('pagina-dos-processos')[0] ?? 1) || 1
  if (processos.length === 0) return null
  return (
    <Cartao titulo="Processos" nota="o mais novo primeiro" justo>
      <div className="principal-larga de-processos">
        <Tabela
          legenda={
            eu.papel === 'operadora' ? 'Processos que pedem resposta sua' : 'Processos que pedem ato seu'
          }
          prefixo="processos"
          colunas={colunas(eu)}
          linhas={processos.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA)}
          chaveDe={(p) => `${p.especie} ${p.numero}`}
          para={(p) => p.caminho}
          abrir="Abrir"
        />
        <Paginacao
          pagina={pagina}
          porPagina={POR_PAGINA}
          total={processos.length}
          parametro="pagina-dos-processos"
        />
      </div>
    </Cartao>
  )
}
