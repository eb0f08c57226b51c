import { Outlet } from '@tanstack/react-router'
import { useMemo } from 'react'
import { consultas } from '../api/cliente'
import { ContextoDeArtigos } from '../ui/citacao'
import { avisar } from '../ui/Mensagem'
import { Moldura } from '../ui/Moldura'
import { fonteDeArtigos } from './artigos'
import { FimDaSessao } from './FimDaSessao'
import { gruposDe } from './navegacao'
import { sair, useEu } from './sessao'

const aoSair = () =>
  sair().catch(() => avisar({ texto: 'Não foi possível sair: o servidor não respondeu. Tente de novo.' }))

export default function MolduraComSessao() {
  const eu = useEu()
  const { data: fila } = consultas.useQuery('get', '/api/v1/fila')
  const artigos = useMemo(() => fonteDeArtigos(eu.autoridade.norma), [eu.autoridade.norma])
  return (
    <ContextoDeArtigos value={artigos}>
      <Moldura
        autoridade={eu.autoridade}
        grupos={gruposDe(eu, fila?.itens.length)}
        inicio="/"
        usuario={{ nome: eu.nome, papel: eu.cargo }}
        hoje={eu.hoje}
        aoSair={aoSair}
      >
        <Outlet />
      </Moldura>
      <FimDaSessao />
    </ContextoDeArtigos>
  )
}
