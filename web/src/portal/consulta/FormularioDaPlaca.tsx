import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { Botao } from '../../ui/Botao'
import { CampoTexto } from '../../ui/campos/CampoTexto'
import { erroDaPlaca, escreverPlaca } from './placaDigitada'

/** Takes a plate to its page. */
export function FormularioDaPlaca({ inicial = '' }: { inicial?: string }) {
  const navegar = useNavigate()
  const campo = useRef<HTMLInputElement>(null)
  const [texto, digitar] = useState(inicial)
  const [erro, recusar] = useState<string | null>(null)
  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    const engano = erroDaPlaca(texto)
    recusar(engano)
    if (engano) campo.current?.focus()
    else void navegar({ href: `/consulta/${escreverPlaca(texto)}` })
  }
  return (
    <form className="verificar-codigo" noValidate onSubmit={aoEnviar}>
      <CampoTexto
        ref={campo}
        name="placa"
        rotulo="Placa"
        dica="A antiga ou a do Mercosul. Traços e espaços não importam."
        placeholder="ABC1D23"
        autoCapitalize="characters"
        autoComplete="off"
        codigo
        value={texto}
        erro={erro ?? undefined}
        onChange={(e) => {
          digitar(e.target.value)
          recusar(null)
        }}
        onBlur={() => digitar(escreverPlaca(texto))}
      />
      <Botao type="submit">Ver</Botao>
    </form>
  )
}
