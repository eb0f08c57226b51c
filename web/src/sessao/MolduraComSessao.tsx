import { Outlet } from '@tanstack/react-router'
import { consultas } from '../api/cliente'
import { ContextoDeArtigos } from '../ui/citacao'
import { avisar } from '../ui/Mensagem'
import { Moldura } from '../ui/Moldura'
import { FONTE_DE_ARTIGOS } from './artigos'
import { FimDaSessao } from './FimDaSessao'
import { gruposDe } from './navegacao'
import { sair, useEu } from './sessao'

const aoSair = () =>
  sair().catch(() => avisar({ texto: 'Não foi possível sair: o servidor não respondeu. Tente de novo.' }))

export default function MolduraComSessao() {
  const eu = useEu()
  const { data: fila } = consultas.useQuery('get', '/api/v1/fila')
  return (
    <ContextoDeArtigos value={FONTE_DE_ARTIGOS}>
      <Moldura
        autoridade={eu.autoridade}
        grupos={gruposDe(eu, fila && fila.itens.length + fila.processos.length)}
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
