import { Outlet, useLoaderData } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { FONTE_DE_ARTIGOS } from '../sessao/artigos'
import { EsqueletoDaPagina } from '../ui/basicos'
import { ContextoDeArtigos } from '../ui/citacao'
import { MolduraPublica } from '../ui/MolduraPublica'
import './normas.css'

const MolduraComSessao = lazy(() => import('../sessao/MolduraComSessao'))

const ENLACES = [
  { para: '/normas', rotulo: 'Normas' },
  { para: '/verificar', rotulo: 'Verificar documento' },
  { para: '/entrar', rotulo: 'Entrar' },
]

function MolduraSemSessao() {
  return (
    <ContextoDeArtigos value={FONTE_DE_ARTIGOS}>
      <MolduraPublica autoridade={null} titulo="As leis do transporte" inicio="/normas" enlaces={ENLACES}>
        <Outlet />
      </MolduraPublica>
    </ContextoDeArtigos>
  )
}

export default function MolduraDasNormas() {
  const { comSessao } = useLoaderData({ from: '/normas' })
  if (!comSessao) return <MolduraSemSessao />
  return (
    <Suspense fallback={<EsqueletoDaPagina />}>
      <MolduraComSessao />
    </Suspense>
  )
}
