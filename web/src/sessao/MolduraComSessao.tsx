import { Outlet, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ContextoDeArtigos } from '../ui/Artigo'
import { Moldura } from '../ui/Moldura'
import { fonteDeArtigos } from './artigos'
import { gruposDe } from './navegacao'
import { sair, useEu } from './sessao'

export default function MolduraComSessao() {
  const eu = useEu()
  const navegar = useNavigate()
  const artigos = useMemo(() => fonteDeArtigos(eu.autoridade.norma), [eu.autoridade.norma])
  const aoSair = async () => {
    await sair()
    await navegar({ href: '/entrar' })
  }
  return (
    <ContextoDeArtigos value={artigos}>
      <Moldura
        autoridade={eu.autoridade}
        grupos={gruposDe(eu)}
        inicio="/"
        usuario={{ nome: eu.nome, papel: eu.cargo }}
        hoje={eu.hoje}
        aoSair={aoSair}
      >
        <Outlet />
      </Moldura>
    </ContextoDeArtigos>
  )
}
