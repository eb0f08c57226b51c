import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { filaDeConsultas } from '../api/cliente'
import { Aviso } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import { Elo } from '../ui/Elo'
import { Marca } from '../ui/icones'
import './Entrar.css'
import { FormularioDeEntrada } from './FormularioDeEntrada'
import { enderecoDeVolta } from './voltar'

/** The sign-in page. Which authority it is, only the account tells. */
export default function Entrar() {
  const roteador = useRouter()
  const { voltar, motivo } = useSearch({ strict: false }) as { voltar?: string; motivo?: string }
  const para = enderecoDeVolta(voltar, location.origin)
  // Nothing that the last person saw is remembered for the next.
  useEffect(() => filaDeConsultas.clear(), [])
  return (
    <div className="entrar">
      <title>Entrar · Outorga</title>
      <header>
        <Marca tamanho={44} />
        <span>
          <b>Outorga</b>
          <small>Transporte público de passageiros</small>
        </span>
      </header>
      <main id="conteudo" tabIndex={-1}>
        <Cartao>
          <div className="pilha">
            <h1 tabIndex={-1}>Entrar</h1>
            {motivo === 'fim-da-sessao' ? (
              <Aviso tom="azul">Sua sessão terminou. Entre de novo e você volta à mesma página.</Aviso>
            ) : (
              para !== '/' && <p className="mudo">Esta página pede que você entre.</p>
            )}
            <FormularioDeEntrada aoEntrar={() => roteador.history.replace(para)} />
          </div>
        </Cartao>
        <p>
          Recebeu um auto ou uma notificação? <Elo para="/verificar">Verifique o documento</Elo> sem entrar.
        </p>
      </main>
    </div>
  )
}
