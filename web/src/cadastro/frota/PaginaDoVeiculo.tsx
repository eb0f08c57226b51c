import { lazy, Suspense, useState } from 'react'
import type { Esquemas } from '../../api/cliente'
import { Documentos } from '../../caso/Documentos'
import { useLeitura } from '../../formulario/leitura'
import { OQueSeEspera, OutrosAtos } from '../../procedimentos/partes/DoLado'
import { Historia } from '../../procedimentos/partes/Historia'
import { OQueALeiOlha } from '../../procedimentos/partes/OQueALeiOlha'
import { Secoes } from '../../procedimentos/partes/Secoes'
import type { AtoPossivel } from '../../procedimentos/tipos'
import { RegistrosDe } from '../../registros/RegistrosDe'
import { useEu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { Botao, BotaoElo } from '../../ui/Botao'
import { Aviso, Placa, Situacao } from '../../ui/basicos'
import { Colunas } from '../../ui/Cartao'
import { Elo } from '../../ui/Elo'
import { diaMesAno } from '../../ui/formatos'
import { Pagina } from '../../ui/Pagina'
import '../../caso/caso.css'
import '../cadastro.css'
import { AutosRecentes } from '../comum/AutosRecentes'
import { useIdDoEndereco } from '../comum/idDoEndereco'
import { Lido } from '../comum/Lido'
import { NOME_DO_TIPO } from '../comum/nomes'
import { atoEsperado, esperaDeOutros, tiraDoServico } from './atos'
import { emServico } from './ValidadeDoVeiculo'

const DialogoDoVeiculo = lazy(() => import('./DialogoDoVeiculo'))

type Veiculo = Esquemas['Veiculo']

/** After an act its button may be gone: the cursor then goes to the heading. */
function firmarFoco() {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
    }),
  )
}

/** What is wrong with it today, before anything else: a measure that holds it, a paper that ended. */
function Alertas({ veiculo: v }: { veiculo: Veiculo }) {
  const { hoje, autoridade } = useEu()
  const vencidos = emServico(v) ? v.vencimentos.filter((x) => x.ate !== null && x.ate < hoje) : []
  return (
    <>
      {v.medidas.length > 0 && (
        <Aviso tom="mau" titulo="Preso por medida da fiscalização.">
          {v.medidas.map((m) => (
            <p key={m.auto}>
              {m.nome} <Artigo norma={autoridade.norma} dispositivo={m.dispositivo} />: libera-se no auto{' '}
              <Elo className="mono" para={`/autos/${m.auto}`}>
                {m.auto}
              </Elo>
            </p>
          ))}
        </Aviso>
      )}
      {vencidos.length > 0 && (
        <Aviso tom="alerta" titulo={vencidos.length === 1 ? 'Vencido:' : 'Vencidos:'}>
          {vencidos.map((x) => (
            <p key={x.o_que}>
              {x.o_que}, em {diaMesAno(x.ate ?? '')}{' '}
              {x.dispositivo && <Artigo norma={autoridade.norma} dispositivo={x.dispositivo} />}
            </p>
          ))}
        </Aviso>
      )}
    </>
  )
}

function Sobre({ veiculo: v }: { veiculo: Veiculo }) {
  const { papel } = useEu()
  return (
    <>
      <b>{v.operadora.razao_social}</b> · {NOME_DO_TIPO[v.tipo].toLowerCase()}, {`${v.lugares}\u00a0lugares`},{' '}
      {v.ano_fabricacao}
      {emServico(v) && v.validade.ate && v.validade.situacao !== 'vencida' && (
        <>
          {' · '}
          <span className="sem-quebra">em dia até {diaMesAno(v.validade.ate)}</span>
        </>
      )}
      {papel !== 'operadora' && (
        <>
          {' · '}
          <Elo para={`/placas/${v.placa}`}>o que conferir na abordagem</Elo>
        </>
      )}
    </>
  )
}

interface AbertoProps {
  veiculo: Veiculo
  aoAbrir: (ato: AtoPossivel) => void
}

function Acoes({ veiculo: v, aoAbrir }: AbertoProps) {
  const esperado = atoEsperado(v)
  return (
    <>
      {v.pode_alterar && (
        <BotaoElo tom="fraco" para={`/frota/${v.id}/alterar`}>
          Alterar
        </BotaoElo>
      )}
      {esperado && (
        <Botao
          {...(tiraDoServico(esperado.ato) && { tom: 'perigo' as const })}
          onClick={() => aoAbrir(esperado)}
        >
          {esperado.titulo}
        </Botao>
      )}
    </>
  )
}

function DoLado({ veiculo: v, aoAbrir }: AbertoProps) {
  const esperado = atoEsperado(v)
  return (
    <>
      <OutrosAtos
        atos={v.atos_possiveis.filter((a) => a !== esperado)}
        comPrincipal={esperado !== null}
        aoAbrir={aoAbrir}
      />
      <OQueSeEspera espera={esperaDeOutros(v)} />
      <Documentos documentos={v.documentos} />
      <RegistrosDe
        kind="documentos"
        filtro={{ de_id: v.id }}
        titulo="Papéis do veículo"
        pode={emServico(v) || v.estado === 'em-exame'}
      />
      <AutosRecentes de={{ veiculo_id: v.id }} />
    </>
  )
}

function Aberto({ veiculo: v }: { veiculo: Veiculo }) {
  const [aberto, abrir] = useState<AtoPossivel | null>(null)
  const { norma } = useEu().autoridade
  function fechar() {
    abrir(null)
    firmarFoco()
  }
  return (
    <Pagina
      titulo={`Veículo ${v.placa}`}
      cabeca={
        <>
          <span className="so-leitor">Veículo </span>
          <Placa placa={v.placa} tamanho="g" />
        </>
      }
      migalha={[{ rotulo: 'Frota', para: '/frota' }]}
      situacao={
        <span className="fileira">
          <Situacao tom={v.situacao.tom}>{v.situacao.nome}</Situacao>
          {v.situacao.dispositivo && <Artigo norma={norma} dispositivo={v.situacao.dispositivo} />}
        </span>
      }
      sobre={<Sobre veiculo={v} />}
      acoes={<Acoes veiculo={v} aoAbrir={abrir} />}
    >
      <Alertas veiculo={v} />
      <Colunas lado={<DoLado veiculo={v} aoAbrir={abrir} />}>
        <Secoes secoes={v.secoes} />
        <OQueALeiOlha exames={v.exames} />
        <Historia eventos={v.eventos} prazos={[]} />
      </Colunas>
      {aberto && (
        <Suspense fallback={null}>
          <DialogoDoVeiculo veiculo={v} ato={aberto} aoFechar={fechar} />
        </Suspense>
      )}
    </Pagina>
  )
}

/** One vehicle: what, whose, where it stands, what comes next, and on what it rests. */
export default function PaginaDoVeiculo() {
  const id = useIdDoEndereco()
  const consulta = useLeitura<Veiculo>(`/api/v1/veiculos/${id}`)
  return <Lido consulta={consulta}>{(v) => <Aberto key={v.id} veiculo={v} />}</Lido>
}
