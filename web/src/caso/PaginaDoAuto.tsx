import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { consultas } from '../api/cliente'
import { type Eu, useEu } from '../sessao/sessao'
import { Botao, BotaoElo } from '../ui/Botao'
import { EsqueletoDaPagina, Situacao, Vazio } from '../ui/basicos'
import { Colunas } from '../ui/Cartao'
import { Pagina } from '../ui/Pagina'
import { BaixarPdf, SobreOAuto } from './Cabeca'
import { Documentos } from './Documentos'
import { Historia } from './Historia'
import { CartaoDasLeituras } from './Leituras'
import { CartaoDaMedida } from './Medidas'
import { Multa } from './Multa'
import { OQueFoiVisto } from './OQueFoiVisto'
import { OutrosAtos } from './OutrosAtos'
import { Partes } from './Partes'
import { Prazos } from './Prazos'
import type { AtoAberto, AtoDoAuto, Auto } from './tipos'
import './caso.css'

const trazerDialogo = () => import('./atos/DialogoDoAto')
const DialogoDoAto = lazy(trazerDialogo)

/** After an act its button may be gone: the cursor then goes to the heading of the case. */
function firmarFoco() {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
    }),
  )
}

/** Who decides sees the readings on the page itself; for the others they are one press away. */
const decide = (eu: Eu) => eu.papel === 'julgador' || eu.papel === 'conselheiro'

function Caso({ auto, eu }: { auto: Auto; eu: Eu }) {
  const [aberto, abrir] = useState<AtoAberto | null>(null)
  const fechar = useCallback(() => {
    abrir(null)
    firmarFoco()
  }, [])
  // The windows of the acts come after the page is drawn, and before anybody presses a button.
  useEffect(() => {
    const espera = setTimeout(() => void trazerDialogo(), 1_000)
    return () => clearTimeout(espera)
  }, [])
  const principal = auto.atos_possiveis.find((p) => p.ato === auto.pendencia?.ato)
  return (
    <Pagina
      titulo={`Auto ${auto.numero}`}
      cabeca={
        <>
          Auto <span className="mono">{auto.numero}</span>
        </>
      }
      migalha={[{ rotulo: 'Autos de infração', para: '/autos' }]}
      situacao={<Situacao tom={auto.situacao.tom}>{auto.situacao.nome}</Situacao>}
      sobre={<SobreOAuto auto={auto} eu={eu} />}
      acoes={
        <>
          <BaixarPdf documentos={auto.documentos} />
          {principal && (
            <Botao onClick={() => abrir({ de: 'auto', ato: principal.ato as AtoDoAuto })}>
              {principal.titulo}
            </Botao>
          )}
        </>
      }
    >
      <Colunas
        lado={
          <>
            <Multa auto={auto} zona={eu.autoridade.fuso} />
            <Prazos auto={auto} hoje={eu.hoje} />
            <OutrosAtos auto={auto} eu={eu} principal={principal?.ato ?? null} aoAbrir={abrir} />
            <Documentos documentos={auto.documentos} />
            <Partes auto={auto} eu={eu} />
          </>
        }
      >
        <OQueFoiVisto auto={auto} eu={eu} />
        {decide(eu) && <CartaoDasLeituras leituras={auto.leituras} norma={auto.norma} />}
        {auto.medidas.map((m) => (
          <CartaoDaMedida
            key={m.id}
            medida={m}
            norma={auto.norma}
            zona={eu.autoridade.fuso}
            aoAbrir={abrir}
          />
        ))}
        <Historia auto={auto} hoje={eu.hoje} zona={eu.autoridade.fuso} />
      </Colunas>
      {aberto && (
        <Suspense fallback={null}>
          <DialogoDoAto aberto={aberto} auto={auto} eu={eu} aoFechar={fechar} />
        </Suspense>
      )}
    </Pagina>
  )
}

/** One auto: what it is, whose, where it stands, what comes next, and on what it rests. */
export default function PaginaDoAuto() {
  const eu = useEu()
  const { numero = '' } = useParams({ strict: false }) as { numero?: string }
  const { data, error, refetch } = consultas.useQuery('get', '/api/v1/autos/{numero}', {
    params: { path: { numero } },
  })
  if (data) return <Caso key={data.numero} auto={data} eu={eu} />
  if (!error) return <EsqueletoDaPagina />
  const falta = error.codigo === 'nao-encontrado'
  return (
    <>
      <title>{`Auto ${numero} · Outorga`}</title>
      <Vazio
        nivel={1}
        titulo={falta ? 'Auto não encontrado' : 'Não foi possível abrir este auto'}
        acao={
          falta ? (
            <BotaoElo para="/autos">Ver os autos</BotaoElo>
          ) : (
            <Botao onClick={() => refetch()}>Tentar de novo</Botao>
          )
        }
      >
        {error.detail}
      </Vazio>
    </>
  )
}
