import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { Botao } from '../ui/Botao'
import { CampoTexto } from '../ui/campos/CampoTexto'
import { erroDoCodigo, escreverCodigo } from './codigo'

/** Takes the code of a document to its page. */
export function FormularioDoCodigo({ inicial = '' }: { inicial?: string }) {
  const navegar = useNavigate()
  const campo = useRef<HTMLInputElement>(null)
  const [texto, digitar] = useState(inicial)
  const [erro, recusar] = useState<string | null>(null)
  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    const engano = erroDoCodigo(texto)
    recusar(engano)
    if (engano) campo.current?.focus()
    else void navegar({ href: `/verificar/${escreverCodigo(texto)}` })
  }
  return (
    <form className="verificar-codigo" noValidate onSubmit={aoEnviar}>
      <CampoTexto
        ref={campo}
        name="codigo"
        rotulo="Código de verificação"
        dica="16 letras e números, ao lado do código QR. Traços e espaços não importam."
        placeholder="XXXX-XXXX-XXXX-XXXX"
        codigo
        value={texto}
        erro={erro ?? undefined}
        onChange={(e) => {
          digitar(e.target.value)
          recusar(null)
        }}
        onBlur={() => digitar(escreverCodigo(texto))}
      />
      <Botao type="submit">Verificar</Botao>
    </form>
  )
}
