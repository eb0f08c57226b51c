import { type MouseEvent, useEffect, useRef } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { idDoCampo } from './Campo'
import './Campo.css'

export interface ErroDoCampo {
  /** Path of the field, dots between levels; null where no single field is at fault. */
  campo: string | null
  mensagem: string
}

/** The errors of a react-hook-form form as a list. */
export function errosDoFormulario(erros: FieldErrors): ErroDoCampo[] {
  const saida: ErroDoCampo[] = []
  function descer(no: unknown, caminho: string) {
    if (typeof no !== 'object' || no === null) return
    const { message } = no as { message?: unknown }
    if (typeof message === 'string' && message !== '') {
      saida.push({
        campo: caminho === 'root' || caminho.startsWith('root.') ? null : caminho,
        mensagem: message,
      })
      return
    }
    for (const [chave, dentro] of Object.entries(no)) {
      if (chave !== 'ref' && chave !== 'types') descer(dentro, caminho ? `${caminho}.${chave}` : chave)
    }
  }
  descer(erros, '')
  return saida
}

function acharCampo(nome: string): HTMLElement | null {
  const id = idDoCampo(nome)
  return (
    document.getElementById(`${id}-dia`) ??
    document.getElementById(id) ??
    document.getElementsByName(nome)[0] ??
    null
  )
}

/** From the top of the page to its end; what belongs to no field comes first. */
function naOrdemDaPagina(erros: readonly ErroDoCampo[]): ErroDoCampo[] {
  const lugares = new Map(erros.map((e) => [e, e.campo ? acharCampo(e.campo) : null]))
  return erros.toSorted((a, b) => {
    const [x, y] = [lugares.get(a), lugares.get(b)]
    if (!x || !y) return Number(!!x) - Number(!!y)
    return x.compareDocumentPosition(y) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}

/** Moves the cursor to the field of that path; false where the page has none. */
export function focarCampo(nome: string): boolean {
  const campo = acharCampo(nome)
  campo?.focus()
  campo?.scrollIntoView({ block: 'center' })
  return !!campo
}

export interface ResumoDeErrosProps {
  erros: readonly ErroDoCampo[]
  /** Changes on every attempt (`formState.submitCount`): the focus comes here each time. */
  tentativa: number
}

/** At the head of a form that was refused: what is wrong, each a link to its field. Nothing where nothing is. */
export function ResumoDeErros({ erros, tentativa }: ResumoDeErrosProps) {
  const caixa = useRef<HTMLDivElement>(null)
  const ha = erros.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks for the focus again
  useEffect(() => {
    if (ha) caixa.current?.focus()
  }, [ha, tentativa])
  if (!ha) return null
  function aoClicar(evento: MouseEvent, campo: string) {
    if (focarCampo(campo)) evento.preventDefault()
  }
  return (
    <div ref={caixa} className="resumo-de-erros" role="alert" tabIndex={-1} aria-labelledby="resumo-de-erros">
      <h2 id="resumo-de-erros">
        {erros.length === 1 ? 'Falta corrigir 1 ponto' : `Falta corrigir ${erros.length} pontos`}
      </h2>
      <ul>
        {naOrdemDaPagina(erros).map((e) => (
          <li key={`${e.campo}${e.mensagem}`}>
            {e.campo ? (
              <a href={`#${idDoCampo(e.campo)}`} onClick={(evento) => aoClicar(evento, e.campo ?? '')}>
                {e.mensagem}
              </a>
            ) : (
              e.mensagem
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
