import { useParams } from '@tanstack/react-router'
import { consultas, type Esquemas } from '../../api/cliente'
import type { Problema } from '../../api/problema'
import { Botao } from '../../ui/Botao'
import { Aviso, DefinicaoLista, Esqueleto, Placa } from '../../ui/basicos'
import { Cartao } from '../../ui/Cartao'
import { Elo } from '../../ui/Elo'
import { diaMesAno } from '../../ui/formatos'
import { Icone } from '../../ui/icones'
import { idadeDosDados } from '../codigo'
import { MolduraDoPortal } from '../MolduraDoPortal'
import { useAgora } from '../Veredito'
import { FormularioDaPlaca } from './FormularioDaPlaca'
import { erroDaPlaca, escreverPlaca } from './placaDigitada'

type Consulta = Esquemas['ConsultaPublicaDeVeiculo']
type NaAutoridade = Consulta['autoridades'][number]

/** A page left open is asked again: what was good an hour ago may not be now. */
const DE_NOVO_MS = 120_000

const TITULO = 'Transporte intermunicipal'

function VereditoDoVeiculo({ v, falha }: { v: Consulta; falha: Problema | null }) {
  const agora = useAgora()
  const [primeira] = v.autoridades
  const [titulo] = primeira?.titulos ?? []
  return (
    <div className={`veredito ${v.autorizado ? 'vale' : 'nao-vale'}`}>
      <div>
        <span className="selo">
          <Icone nome={v.autorizado ? 'certo' : 'fechar'} tamanho={44} />
        </span>
        <h1 tabIndex={-1}>{v.autorizado ? 'Autorizado hoje' : 'Não autorizado hoje'}</h1>
        <p>
          <Placa placa={v.placa} tamanho="m" />
        </p>
        <p>{v.autorizado && titulo ? `${titulo.nome}: ${titulo.percurso}.` : primeira?.motivos[0]}</p>
        <p className="idade" role="status">
          {primeira && `Dados de ${idadeDosDados(primeira.dados_de, agora, primeira.fuso)}`}
          {falha && '. Não foi possível atualizar agora; isto pode ter mudado.'}
        </p>
      </div>
    </div>
  )
}

function Titulo({ t }: { t: NaAutoridade['titulos'][number] }) {
  return (
    <DefinicaoLista
      itens={[
        { termo: 'Para quê', valor: t.nome },
        { termo: t.especie === 'delegacao' ? 'Linha' : 'Percurso', valor: t.percurso },
        { termo: 'Empresa', valor: t.operadora },
        { termo: 'Número', valor: <span className="mono">{t.numero}</span> },
        t.ate ? { termo: 'Até', valor: diaMesAno(t.ate) } : null,
      ]}
    />
  )
}

function DaAutoridade({ a }: { a: NaAutoridade }) {
  return (
    <Cartao titulo={a.nome} nota={a.sigla}>
      <div className="pilha">
        {a.motivos.length > 0 && (
          <ul>
            {a.motivos.map((m) => (
              <li key={m}>{m}</li>
            ))}
          </ul>
        )}
        {a.titulos.length > 0 && !a.autorizado && <p>Tem título, mas não pode rodar com ele hoje:</p>}
        {a.titulos.map((t) => (
          <Titulo key={t.numero} t={t} />
        ))}
      </div>
    </Cartao>
  )
}

function Achado({ v, falha }: { v: Consulta; falha: Problema | null }) {
  const conhecidas = v.autoridades.filter((a) => a.conhecida)
  return (
    <>
      <title>{`${v.placa} · Outorga`}</title>
      <VereditoDoVeiculo v={v} falha={falha} />
      <div className="portal-corpo">
        {(conhecidas.length > 0 ? conhecidas : v.autoridades).map((a) => (
          <DaAutoridade key={a.sigla} a={a} />
        ))}
        {!v.autorizado && (
          <Cartao titulo="O que fazer">
            <p>
              Confira a placa letra por letra. Se é esta, não embarque: em viagem sem autorização o seguro de
              passageiros pode não valer.
            </p>
          </Cartao>
        )}
        <Cartao titulo="Ver outra placa">
          <FormularioDaPlaca />
        </Cartao>
      </div>
    </>
  )
}

function SemResposta({ falha, tentar }: { falha: Problema; tentar: () => unknown }) {
  return (
    <div className="portal-corpo">
      <h1 tabIndex={-1}>Ainda não dá para dizer</h1>
      <Aviso titulo={`${falha.title}.`} falado>
        {falha.detail}
      </Aviso>
      <div className="fileira">
        <Botao onClick={() => tentar()}>Consultar de novo</Botao>
        <Elo para="/consulta">Digitar outra placa</Elo>
      </div>
    </div>
  )
}

function NaoEPlaca({ placa }: { placa: string }) {
  return (
    <div className="portal-heroi">
      <div>
        <h1 tabIndex={-1}>Isto não é uma placa</h1>
        <p>{erroDaPlaca(placa)}</p>
        <div className="portal-caixa">
          <FormularioDaPlaca inicial={placa} />
        </div>
      </div>
    </div>
  )
}

export default function VeiculoConsultado() {
  const { placa: escrita = '' } = useParams({ strict: false }) as { placa?: string }
  const placa = escreverPlaca(escrita)
  const legivel = erroDaPlaca(placa) === null
  const { data, error, refetch } = consultas.useQuery(
    'get',
    '/api/v1/consulta/{placa}',
    { params: { path: { placa } } },
    { enabled: legivel, refetchInterval: DE_NOVO_MS, refetchOnWindowFocus: 'always', staleTime: 0 },
  )
  return (
    <MolduraDoPortal autoridade={null} titulo={TITULO}>
      {data && <Achado v={data} falha={error} />}
      {!data && <title>Consultar veículo · Outorga</title>}
      {!legivel && <NaoEPlaca placa={placa} />}
      {legivel && !data && !error && (
        <div className="portal-corpo">
          <h1 tabIndex={-1}>Consultando…</h1>
          <Cartao>
            <Esqueleto linhas={6} titulo />
          </Cartao>
        </div>
      )}
      {!data && error && <SemResposta falha={error} tentar={refetch} />}
    </MolduraDoPortal>
  )
}
