import { lerPlaca, RecusaDaLei } from '@outorga/lei'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Botao } from '../../ui/Botao'
import { CampoTexto } from '../../ui/campos/CampoTexto'
import './placa.css'

interface ConsultaDePlacaProps {
  inicial?: string
  /** A quiet button beside the one that asks. */
  children?: ReactNode
}

/** A plate typed, and the vehicle's page. For the hand: big letters and targets. */
export function ConsultaDePlaca({ inicial = '', children }: ConsultaDePlacaProps) {
  const roteador = useRouter()
  const campo = useRef<HTMLInputElement>(null)
  const [erro, recusar] = useState<string | undefined>()
  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    try {
      roteador.history.push(`/placas/${lerPlaca(campo.current?.value ?? '')}`)
    } catch (recusa) {
      if (!(recusa instanceof RecusaDaLei)) throw recusa
      recusar(recusa.mensagem)
      campo.current?.focus()
    }
  }
  return (
    <search data-densidade="campo">
      <form className="consulta-de-placa" noValidate onSubmit={aoEnviar}>
        <CampoTexto
          ref={campo}
          rotulo="Placa"
          name="placa"
          codigo
          defaultValue={inicial}
          placeholder="ABC1D23"
          maxLength={8}
          enterKeyHint="search"
          erro={erro}
          onChange={() => recusar(undefined)}
        />
        <Botao type="submit" icone="lupa">
          Consultar
        </Botao>
        {children}
      </form>
    </search>
  )
}
