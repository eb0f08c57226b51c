import { consultas, type Esquemas } from '../../api/cliente'
import { ProcedimentosDe } from '../../procedimentos/ProcedimentosDe'
import { DocumentosDe } from '../../registros/DocumentosDe'
import { RegistrosDe } from '../../registros/RegistrosDe'
import { useEu } from '../../sessao/sessao'
import { BotaoElo } from '../../ui/Botao'
import { DefinicaoLista } from '../../ui/basicos'
import { Cartao, Colunas } from '../../ui/Cartao'
import { Elo } from '../../ui/Elo'
import { escreverBusca } from '../../ui/endereco'
import { cnpj, numero } from '../../ui/formatos'
import { Pagina } from '../../ui/Pagina'
import '../cadastro.css'
import { Historico } from '../comum/Historico'
import { useIdDoEndereco } from '../comum/idDoEndereco'
import { Lido } from '../comum/Lido'
import { NOME_DA_FORMA } from '../comum/nomes'
import { SituacaoDoCadastro } from '../comum/SituacaoDoCadastro'
import { Impedimentos } from './Impedimentos'
import { LinhasDaOperadora, VeiculosDaOperadora } from './RedeDaOperadora'
import { RegistroDeLicitante } from './RegistroDeLicitante'

type Operadora = Esquemas['Operadora']

function Autos({ operadora: { id, autos } }: { operadora: Operadora }) {
  const endereco = (estado?: string) => `/autos${escreverBusca({ operadora_id: id, estado })}`
  const total = autos.reduce((soma, a) => soma + a.quantidade, 0)
  return (
    <Cartao titulo="Autos de infração" nota={total > 0 && <Elo para={endereco()}>ver todos</Elo>}>
      {total === 0 ? (
        <p className="mudo">Nenhum auto contra esta operadora.</p>
      ) : (
        <ul className="cadastro-contagens">
          {autos.map((a) => (
            <li key={a.nome}>
              <Elo para={endereco(a.estado)}>
                {a.nome} <b>{numero(String(a.quantidade))}</b>
              </Elo>
            </li>
          ))}
        </ul>
      )}
    </Cartao>
  )
}

function Contato({ operadora: o }: { operadora: Operadora }) {
  return (
    <Cartao titulo="Contato">
      <DefinicaoLista
        itens={[
          { termo: 'Endereço', valor: `${o.endereco}, ${o.municipio}` },
          { termo: 'E-mail', valor: <a href={`mailto:${o.email}`}>{o.email}</a> },
          o.telefone === null
            ? null
            : {
                termo: 'Telefone',
                valor: <a href={`tel:${o.telefone.replace(/[^+\d]/g, '')}`}>{o.telefone}</a>,
              },
        ]}
      />
    </Cartao>
  )
}

function Aberta({ operadora: o }: { operadora: Operadora }) {
  const { papel, autoridade } = useEu()
  const muda = papel === 'analista'
  // Only the law of Roraima has a register of bidders and bars whoever lost a title.
  const deRoraima = autoridade.norma === 'rr-664-2008'
  const dela = { operadora_id: o.id }
  return (
    <Pagina
      titulo={o.razao_social}
      migalha={[{ rotulo: 'Operadoras', para: '/operadoras' }]}
      situacao={<SituacaoDoCadastro situacao={o.situacao} />}
      sobre={
        <>
          {o.nome_fantasia && (
            <>
              <b>{o.nome_fantasia}</b> ·{' '}
            </>
          )}
          {NOME_DA_FORMA[o.forma]} de {o.municipio} · CNPJ <span className="mono">{cnpj(o.documento)}</span>
        </>
      }
      acoes={
        muda && (
          <BotaoElo tom="fraco" para={`/operadoras/${o.id}/alterar`}>
            Alterar
          </BotaoElo>
        )
      }
    >
      {deRoraima && <Impedimentos operadoraId={o.id} />}
      <Colunas
        lado={
          <>
            <Autos operadora={o} />
            {deRoraima && <RegistroDeLicitante operadora={o} />}
            <ProcedimentosDe kind="delegacoes" filtro={dela} />
            <ProcedimentosDe kind="autorizacoes" filtro={dela} />
            <DocumentosDe id={o.id} />
          </>
        }
      >
        <Contato operadora={o} />
        <VeiculosDaOperadora operadora={o} />
        <LinhasDaOperadora operadora={o} />
        <RegistrosDe kind="dirigentes" filtro={dela} />
        <RegistrosDe kind="pessoal" filtro={dela} />
        <RegistrosDe kind="instalacoes" filtro={dela} />
        <RegistrosDe kind="vendedores" filtro={dela} />
        <Historico eventos={o.eventos} />
      </Colunas>
    </Pagina>
  )
}

export default function PaginaDaOperadora() {
  const id = useIdDoEndereco()
  const consulta = consultas.useQuery('get', '/api/v1/operadoras/{id}', { params: { path: { id } } })
  return <Lido consulta={consulta}>{(o) => <Aberta operadora={o} />}</Lido>
}
