import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { filaDeConsultas } from '../api/cliente'
import type { Problema } from '../api/problema'
import { Dialogo } from '../ui/Dialogo'
import { FormularioDeEntrada } from './FormularioDeEntrada'
import { type Eu, useEu } from './sessao'
import { enderecoDeEntrar } from './voltar'

const terminou = (erro: unknown) => (erro as Problema | null)?.codigo === 'sem-sessao'

/** Calls back whenever a read or an act is refused because nobody is signed in any more. */
function useFimDaSessao(aoTerminar: () => void) {
  const ultimo = useRef(aoTerminar)
  ultimo.current = aoTerminar
  useEffect(() => {
    const ouvir = (evento: { type: string; action?: { type: string; error?: unknown } }) => {
      if (evento.type === 'updated' && evento.action?.type === 'error' && terminou(evento.action.error)) {
        ultimo.current()
      }
    }
    const fins = [
      filaDeConsultas.getQueryCache().subscribe(ouvir as never),
      filaDeConsultas.getMutationCache().subscribe(ouvir as never),
    ]
    return () => {
      for (const fim of fins) fim()
    }
  }, [])
}

/** A form on the page may hold what somebody wrote; a search holds nothing. */
const haFormulario = () =>
  document.querySelector('main form:not(search form), [role="dialog"] form:not(search form)') !== null

/**
 * The session ended while a page was open. Where the page has a form, the person signs in over it and nothing typed is
 * lost; elsewhere the sign-in page opens, says why, and leads back.
 */
export function FimDaSessao() {
  const eu = useEu()
  const roteador = useRouter()
  const [aberto, abrir] = useState(false)
  useFimDaSessao(() => {
    if (haFormulario()) return abrir(true)
    const endereco = roteador.latestLocation.href
    if (!endereco.startsWith('/entrar')) roteador.history.replace(enderecoDeEntrar(endereco, 'fim-da-sessao'))
  })
  function aoEntrar(agora: Eu) {
    // Another person's page must not stay on screen.
    if (agora.email !== eu.email) return location.assign('/')
    abrir(false)
    void filaDeConsultas.invalidateQueries()
  }
  return (
    <Dialogo titulo="Sua sessão terminou" largura="p" aberto={aberto} aoFechar={() => abrir(false)}>
      <div className="pilha">
        <p>Entre de novo para continuar. O que você escreveu está na página, atrás desta janela.</p>
        <FormularioDeEntrada email={eu.email} aoEntrar={aoEntrar} />
      </div>
    </Dialogo>
  )
}
