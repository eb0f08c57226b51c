import { useEffect, useRef, useState } from 'react'
import { CampoTexto } from '../../ui/campos/CampoTexto'
import { useMudarEndereco, useParametro } from '../../ui/endereco'
import { Icone } from '../../ui/icones'

const ESPERA_MS = 250

/** Words that narrow the list below; they live in the address and take it back to its first page. */
export function BuscaDaLista({ rotulo }: { rotulo: string }) {
  const [q] = useParametro('q')
  const mudar = useMudarEndereco()
  const noEndereco = q ?? ''
  const [texto, digitar] = useState(noEndereco)
  const enviado = useRef(noEndereco)
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(espera.current), [])
  // The address changed by itself: back, or a link.
  useEffect(() => {
    if (noEndereco === enviado.current) return
    enviado.current = noEndereco
    digitar(noEndereco)
  }, [noEndereco])
  function enviar(novo: string) {
    clearTimeout(espera.current)
    enviado.current = novo.trim()
    mudar({ q: novo.trim() || null, pagina: null })
  }
  return (
    <search>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          enviar(texto)
        }}
      >
        <CampoTexto
          rotulo={rotulo}
          type="search"
          maxLength={200}
          antes={<Icone nome="lupa" tamanho={18} />}
          value={texto}
          onChange={(e) => {
            const novo = e.target.value
            digitar(novo)
            clearTimeout(espera.current)
            espera.current = setTimeout(() => enviar(novo), ESPERA_MS)
          }}
        />
      </form>
    </search>
  )
}
