import { useLoaderData, useParams } from '@tanstack/react-router'
import { ListaDeLeituras } from '../caso/Leituras'
import { PaginaNaoEncontrada } from '../raiz'
import { Aviso, Situacao } from '../ui/basicos'
import { Cartao, Colunas } from '../ui/Cartao'
import { nomeDaNorma } from '../ui/citacao'
import { Elo } from '../ui/Elo'
import { Pagina } from '../ui/Pagina'
import { Ramos } from './Arvore'
import { acharRamo, arvoreDe, caminhoAte, type Ramo, vizinhos } from './arvore'
import { ComoAplica } from './ComoAplica'
import { Calculo } from './calculos/Calculo'
import { ofertasDe } from './calculos/lugares'
import { Emendas } from './Emendas'
import {
  CORRECOES_RR,
  CORRECOES_RS,
  LEITURAS_RR,
  LEITURAS_RS,
  type Leitura,
  MATRIZ,
  type NormaDaMatriz,
} from './lei'
import { ehNorma } from './PaginaDaNorma'
import { enderecoNaLei, MODOS, nomeDoDispositivo } from './palavras'
import { telasDe } from './telas'

const LEITURAS: Readonly<Record<string, Leitura>> = { ...LEITURAS_RR, ...LEITURAS_RS }
const FALHAS = [...CORRECOES_RR, ...CORRECOES_RS]

interface ParteProps {
  norma: NormaDaMatriz
  ramo: Ramo
}

function OQueDiz({ norma, ramo }: ParteProps) {
  return (
    <Cartao titulo="O que diz" nota="em palavras nossas">
      {ramo.linhas.map((p) => (
        <p key={p.parte ?? ''} className="normas-resumo">
          {p.parte && <span className="mudo">{p.parte}: </span>}
          {p.resumo}
        </p>
      ))}
      {ramo.linhas.length === 0 && <p>O sistema trata das partes deste artigo, que estão abaixo.</p>}
      {ramo.linhas.some((p) => p.externa) && (
        <Aviso tom="azul">
          Este artigo falta na cópia publicada da lei. O resumo vem de outra cópia do mesmo texto.
        </Aviso>
      )}
      <Ramos norma={norma} ramos={ramo.ramos} />
    </Cartao>
  )
}

function Leituras({ norma, ramo }: ParteProps) {
  const ids = new Set(ramo.linhas.flatMap((p) => p.leituras))
  const leituras = [...ids].flatMap((id) => LEITURAS[id] ?? [])
  if (leituras.length === 0) return null
  return (
    <Cartao titulo="Leitura adotada" nota="o texto admite mais de uma">
      <ListaDeLeituras
        leituras={leituras.map((l) => ({ ...l, dispositivos: [...l.dispositivos] }))}
        norma={norma}
      />
    </Cartao>
  )
}

function Falhas({ ramo }: { ramo: Ramo }) {
  const ids = new Set(ramo.linhas.flatMap((p) => p.correcoes))
  const falhas = FALHAS.filter((f) => ids.has(f.id))
  if (falhas.length === 0) return null
  return (
    <Cartao titulo="Falhas da cópia publicada" nota="corrigidas na leitura">
      <ul className="leituras">
        {falhas.map((f) => (
          <li key={f.id} className="leitura">
            <p>
              {f.onde}: {f.falha}
            </p>
            <p>
              Lê-se: <b>{f.leitura}</b>
            </p>
            <p className="mudo mono">{f.id}</p>
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

function OndeAtua({ norma, ramo }: ParteProps) {
  const { comSessao } = useLoaderData({ from: '/normas' })
  const telas = telasDe(norma, ramo.dispositivo)
  if (telas.length === 0) return null
  return (
    <Cartao titulo="Onde atua" nota={comSessao ? undefined : 'para quem entra no sistema'}>
      <ul className="normas-telas">
        {telas.map((t) => (
          <li key={t.para}>
            <Elo para={t.para}>{t.rotulo}</Elo>
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

function Vizinhos({ norma, ramo }: ParteProps) {
  const { anterior, seguinte } = vizinhos(MATRIZ[norma].provisoes, ramo.dispositivo)
  return (
    <nav className="normas-vizinhos nao-imprime" aria-label="Antes e depois na lei">
      {anterior && <Elo para={enderecoNaLei(norma, anterior)}>‹ {nomeDoDispositivo(anterior)}</Elo>}
      {seguinte && (
        <Elo className="seguinte" para={enderecoNaLei(norma, seguinte)}>
          {nomeDoDispositivo(seguinte)} ›
        </Elo>
      )}
    </nav>
  )
}

function Dispositivo({ norma, ramo }: ParteProps) {
  const { dispositivo } = ramo
  const nome = nomeDoDispositivo(dispositivo)
  const modos = [...new Set(ramo.linhas.map((p) => p.computavel))]
  const acima = caminhoAte(dispositivo).slice(0, -1)
  return (
    <Pagina
      titulo={`${nome} · ${nomeDaNorma(norma)}`}
      cabeca={nome}
      migalha={[
        { rotulo: 'Normas', para: '/normas' },
        { rotulo: nomeDaNorma(norma), para: `${enderecoNaLei(norma)}#${dispositivo}` },
        ...acima.map((d) => ({ rotulo: nomeDoDispositivo(d), para: enderecoNaLei(norma, d) })),
      ]}
      situacao={modos.map((m) => (
        <Situacao key={m} tom={MODOS[m].tom}>
          {MODOS[m].nome}
        </Situacao>
      ))}
    >
      <Colunas
        lado={
          <>
            <ComoAplica linhas={ramo.linhas} />
            <OndeAtua norma={norma} ramo={ramo} />
          </>
        }
      >
        <OQueDiz norma={norma} ramo={ramo} />
        {ofertasDe(norma, dispositivo).map((o) => (
          <Calculo key={`${dispositivo}${o.calculo}`} oferta={o} />
        ))}
        <Emendas norma={norma} dispositivo={dispositivo} />
        <Leituras norma={norma} ramo={ramo} />
        <Falhas ramo={ramo} />
      </Colunas>
      <Vizinhos norma={norma} ramo={ramo} />
    </Pagina>
  )
}

export default function PaginaDoDispositivo() {
  const { norma, dispositivo } = useParams({ strict: false })
  const ramo =
    norma && dispositivo && ehNorma(norma) && acharRamo(arvoreDe(MATRIZ[norma].provisoes), dispositivo)
  return ramo ? <Dispositivo key={dispositivo} norma={norma} ramo={ramo} /> : <PaginaNaoEncontrada />
}
