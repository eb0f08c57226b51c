import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Lido } from '../cadastro/comum/Lido'
import { BaixarPdf } from '../caso/Cabeca'
import '../caso/caso.css'
import { Documentos } from '../caso/Documentos'
import { useLeitura } from '../formulario/leitura'
import { useEu } from '../sessao/sessao'
import { Artigo } from '../ui/Artigo'
import { Botao } from '../ui/Botao'
import { Situacao } from '../ui/basicos'
import { Colunas } from '../ui/Cartao'
import { Elo } from '../ui/Elo'
import { dataPrazo, diaMesAno } from '../ui/formatos'
import { Pagina } from '../ui/Pagina'
import { atoPrincipal, semRepetir } from './atos'
import { OQueSeEspera, OutrosAtos, Prazos } from './partes/DoLado'
import { Historia } from './partes/Historia'
import { OQueALeiOlha } from './partes/OQueALeiOlha'
import { Secoes } from './partes/Secoes'
import { type AtoPossivel, caminhoDe, type Procedimento, type TipoDeProcedimento } from './tipos'
import { vigencia } from './vigencia'
import './procedimentos.css'

const DialogoDoAto = lazy(() => import('./DialogoDoAto'))

/** After an act its button may be gone: the cursor then goes to the heading. */
function firmarFoco() {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
    }),
  )
}

/** On a narrow screen the card of the terms is far below: the next last day stands here. */
function PrazoEmUmaLinha({ prazos }: Pick<Procedimento, 'prazos'>) {
  const { hoje } = useEu()
  const [proximo] = prazos.filter((p) => p.ate >= hoje).sort((a, b) => a.ate.localeCompare(b.ate))
  if (!proximo) return null
  return (
    <div className="em-uma-linha nao-imprime">
      {proximo.titulo} até <b className="sem-quebra">{dataPrazo(proximo.ate, hoje)}</b>
    </div>
  )
}

/** Whose it is, of which line, and until when it holds. */
function Sobre({ procedimento: p }: { procedimento: Procedimento }) {
  const { papel } = useEu()
  const partes = [
    <b key="titulo">{p.titulo}</b>,
    p.especie_nome !== p.titulo && <span key="especie">{p.especie_nome}</span>,
    p.operadora && (
      <span key="operadora">
        {papel === 'operadora' ? (
          p.operadora.razao_social
        ) : (
          <Elo para={`/operadoras/${p.operadora.id}`}>{p.operadora.razao_social}</Elo>
        )}
      </span>
    ),
    p.linha && (
      <span key="linha">
        linha{' '}
        <Elo para={`/linhas/${p.linha.id}`}>
          {p.linha.numero} {p.linha.nome}
        </Elo>
      </span>
    ),
    <span key="datas" className="sem-quebra">
      {vigencia(p) ?? `aberto em ${diaMesAno(p.aberto_em)}`}
    </span>,
  ].filter(Boolean)
  return (
    <>
      {partes.flatMap((parte, i) => (i === 0 ? [parte] : [' · ', parte]))}
      <PrazoEmUmaLinha prazos={p.prazos} />
    </>
  )
}

function Aberto({ procedimento: p, tipo }: { procedimento: Procedimento; tipo: TipoDeProcedimento }) {
  const [aberto, abrir] = useState<AtoPossivel | null>(null)
  const { norma } = useEu().autoridade
  const atos = semRepetir(p.atos_possiveis)
  const principal = atoPrincipal(atos)
  function fechar() {
    abrir(null)
    firmarFoco()
  }
  return (
    <Pagina
      titulo={`${tipo.um} ${p.numero}`}
      cabeca={
        <>
          {tipo.um} <span className="mono">{p.numero}</span>
        </>
      }
      migalha={[{ rotulo: tipo.muitos, para: `/${tipo.endereco}` }]}
      situacao={
        <span className="fileira">
          <Situacao tom={p.situacao.tom}>{p.situacao.nome}</Situacao>
          {p.situacao.dispositivo && <Artigo norma={norma} dispositivo={p.situacao.dispositivo} />}
        </span>
      }
      sobre={<Sobre procedimento={p} />}
      acoes={
        <>
          <BaixarPdf documentos={p.documentos} />
          {principal && <Botao onClick={() => abrir(principal)}>{principal.titulo}</Botao>}
        </>
      }
    >
      <Colunas
        lado={
          <>
            <Prazos prazos={p.prazos} />
            <OutrosAtos
              atos={atos.filter((a) => a !== principal)}
              comPrincipal={principal !== null}
              aoAbrir={abrir}
            />
            <OQueSeEspera espera={p.espera} />
            <Documentos documentos={p.documentos} />
          </>
        }
      >
        {/* What it is, what the law says of it, and only then the details. */}
        <Secoes secoes={p.secoes.slice(0, 1)} />
        <OQueALeiOlha exames={p.exames} />
        <Secoes secoes={p.secoes.slice(1)} />
        <Historia eventos={p.eventos} prazos={p.prazos} />
      </Colunas>
      {aberto && (
        <Suspense fallback={null}>
          <DialogoDoAto tipo={tipo} procedimento={p} ato={aberto} aoFechar={fechar} />
        </Suspense>
      )}
    </Pagina>
  )
}

/** One procedure: what it is, whose, where it stands, what comes next, and on what it rests. */
export default function PaginaDoProcedimento({ tipo }: { tipo: TipoDeProcedimento }) {
  const { numero = '' } = useParams({ strict: false }) as { numero?: string }
  const consulta = useLeitura<Procedimento>(caminhoDe(tipo, numero))
  return <Lido consulta={consulta}>{(p) => <Aberto key={p.numero} procedimento={p} tipo={tipo} />}</Lido>
}
