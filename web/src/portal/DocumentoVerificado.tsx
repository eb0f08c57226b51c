import { useParams } from '@tanstack/react-router'
import { consultas, type Esquemas } from '../api/cliente'
import type { Problema } from '../api/problema'
import { FONTE_DE_ARTIGOS } from '../sessao/artigos'
import { Artigo } from '../ui/Artigo'
import { Botao } from '../ui/Botao'
import { Aviso, DefinicaoLista, Esqueleto, Placa } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import { ContextoDeArtigos } from '../ui/citacao'
import { Elo } from '../ui/Elo'
import { instanteLongo } from '../ui/formatos'
import { ConferirPdf } from './ConferirPdf'
import { escreverCodigo } from './codigo'
import { FormularioDoCodigo } from './FormularioDoCodigo'
import { MolduraDoPortal } from './MolduraDoPortal'
import { Veredito } from './Veredito'

type Verificacao = Esquemas['Verificacao']

/** A page left open is asked again: what was good an hour ago may not be now. */
const DE_NOVO_MS = 120_000

/** A whole plate is drawn as one; half hidden, as a natural person's comes, it is no plate to draw. */
function Escrito({ dado, norma }: { dado: Verificacao['sobre'][number]; norma: string }) {
  const { valor, codigo, dispositivo } = dado
  const inteira = codigo && /^[A-Z]{3}\d[A-Z0-9]\d{2}$/.test(valor)
  if (inteira) return <Placa placa={valor} tamanho="p" />
  return (
    <>
      {codigo ? <span className="mono longo">{valor}</span> : valor}
      {dispositivo && (
        <>
          {' '}
          <Artigo norma={norma} dispositivo={dispositivo} />
        </>
      )}
    </>
  )
}

function Documento({ v }: { v: Verificacao }) {
  return (
    <Cartao titulo="O documento" nota="o papel tem de dizer o mesmo">
      <DefinicaoLista
        itens={[
          { termo: 'O que é', valor: v.titulo },
          { termo: 'Número', valor: <b className="mono">{v.numero}</b> },
          ...v.sobre.map((dado) => ({
            termo: dado.rotulo,
            valor: <Escrito dado={dado} norma={v.norma} />,
          })),
          { termo: 'Emitido em', valor: instanteLongo(v.emitido_em, v.autoridade.fuso) },
          { termo: 'Por', valor: `${v.autoridade.nome} (${v.autoridade.sigla})` },
          { termo: 'Código', valor: <span className="mono">{v.codigo}</span> },
        ]}
      />
    </Cartao>
  )
}

interface AchadoProps {
  v: Verificacao
  /** The last attempt to ask again that got no answer. */
  falha: Problema | null
}

function Achado({ v, falha }: AchadoProps) {
  return (
    <ContextoDeArtigos value={FONTE_DE_ARTIGOS}>
      <MolduraDoPortal autoridade={v.autoridade}>
        <title>{`${v.titulo} ${v.numero} · Outorga`}</title>
        <Veredito v={v} falha={falha} />
        <div className="portal-corpo">
          <Documento v={v} />
          <ConferirPdf sha256={v.sha256} />
          <p>
            <Elo para="/verificar">Verificar outro documento</Elo>
          </p>
        </div>
      </MolduraDoPortal>
    </ContextoDeArtigos>
  )
}

function NaoAchado({ codigo }: { codigo: string }) {
  return (
    <>
      <div className="portal-heroi">
        <div>
          <h1 tabIndex={-1}>Nenhum documento tem este código</h1>
          <p>
            Procuramos por <b className="mono">{codigo}</b>. Confira letra por letra e tente de novo.
          </p>
          <div className="portal-caixa">
            <FormularioDoCodigo inicial={codigo} />
          </div>
        </div>
      </div>
      <div className="portal-corpo">
        <Cartao titulo="O código está certo e nada aparece?">
          <p>
            Então o papel pode não ser verdadeiro. Não pague nada por ele antes de falar com a autoridade que
            aparece no documento, por um telefone ou endereço que você já conheça.
          </p>
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
      <div>
        <Botao onClick={() => tentar()}>Verificar de novo</Botao>
      </div>
    </div>
  )
}

export default function DocumentoVerificado() {
  const { codigo: escrito = '' } = useParams({ strict: false }) as { codigo?: string }
  const codigo = escreverCodigo(escrito)
  const { data, error, refetch } = consultas.useQuery(
    'get',
    '/api/v1/verificacao/{codigo}',
    { params: { path: { codigo } } },
    { refetchInterval: DE_NOVO_MS, refetchOnWindowFocus: 'always', staleTime: 0 },
  )
  if (data) return <Achado v={data} falha={error} />
  return (
    <MolduraDoPortal autoridade={null}>
      <title>Verificar documento · Outorga</title>
      {!error && (
        <div className="portal-corpo">
          <h1 tabIndex={-1}>Verificando…</h1>
          <Cartao>
            <Esqueleto linhas={6} titulo />
          </Cartao>
        </div>
      )}
      {error?.status === 404 && <NaoAchado codigo={codigo} />}
      {error && error.status !== 404 && <SemResposta falha={error} tentar={refetch} />}
    </MolduraDoPortal>
  )
}
