import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { Icone } from './icones'

const escrevendo = (alvo: EventTarget | null) =>
  alvo instanceof HTMLElement && (alvo.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(alvo.tagName))

export interface BuscaGlobalProps {
  /** Where the answer is shown; the words go in `?q=`. */
  para: string
  dica: string
}

/** The one search field of the frame. «/» brings the cursor to it from anywhere on the page. */
export function BuscaGlobal({ para, dica }: BuscaGlobalProps) {
  const roteador = useRouter()
  const campo = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function aoTeclar(evento: KeyboardEvent) {
      if (
        evento.key !== '/' ||
        evento.ctrlKey ||
        evento.metaKey ||
        evento.altKey ||
        escrevendo(evento.target)
      )
        return
      evento.preventDefault()
      campo.current?.focus()
      campo.current?.select()
    }
    document.addEventListener('keydown', aoTeclar)
    return () => document.removeEventListener('keydown', aoTeclar)
  }, [])
  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    const palavras = campo.current?.value.trim()
    if (palavras) roteador.history.push(`${para}?q=${encodeURIComponent(palavras)}`)
  }
  return (
    <search style={{ display: 'contents' }}>
      <form className="busca" onSubmit={aoEnviar}>
        <Icone nome="lupa" tamanho={18} />
        <input
          ref={campo}
          type="search"
          name="q"
          placeholder={dica}
          aria-label={`Procurar: ${dica}`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <span className="tecla" aria-hidden="true">
          /
        </span>
      </form>
    </search>
  )
}
