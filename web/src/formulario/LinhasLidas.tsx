import { useEffect, useRef } from 'react'
import { Aviso } from '../ui/basicos'
import { idDoCampo } from '../ui/campos/Campo'
import { focarCampo } from '../ui/campos/ResumoDeErros'
import './campos.css'
import { contarLinhas, dizerErro, dizerQuantasErradas, type LidoDaPlanilha } from './planilha'
import type { Campo } from './valores'

/** More than these are read on request. */
const A_VISTA = 12

interface LinhasLidasProps {
  arquivo: string
  lido: LidoDaPlanilha
  itens: readonly Campo[]
  /** Path in the form of a field of a row of the file; null where it is no longer known. */
  caminho: ((indice: number, coluna: string) => string) | null
}

type ErrosProps = Omit<LinhasLidasProps, 'arquivo'> & { erros: LidoDaPlanilha['erros'] }

function Erros({ erros, lido, itens, caminho }: ErrosProps) {
  return (
    <ul className="nao-entendido">
      {erros.map((e) => {
        const dito = dizerErro(e, lido, itens)
        const campo = caminho?.(e.indice, e.coluna)
        return (
          <li key={dito}>
            {campo ? (
              <a
                href={`#${idDoCampo(campo)}`}
                onClick={(evento) => {
                  if (focarCampo(campo)) evento.preventDefault()
                }}
              >
                {dito}
              </a>
            ) : (
              dito
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What came of a file, after its rows are in the list: how many, and row by row what is to be put right. */
export function LinhasLidas({ arquivo, ...p }: LinhasLidasProps) {
  const { lido } = p
  const caixa = useRef<HTMLDivElement>(null)
  const erradas = dizerQuantasErradas(lido)
  const tudoCerto = !erradas && lido.avisos.length === 0
  // The rows that came pushed the button away from under the eyes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file asks for it again
  useEffect(() => {
    const quadro = requestAnimationFrame(() => caixa.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(quadro)
  }, [lido])
  const resto = lido.erros.slice(A_VISTA)
  return (
    <div ref={caixa} className="da-planilha" role="status">
      <Aviso
        tom={tudoCerto ? 'bom' : 'alerta'}
        titulo={
          <>
            <span className="nome-do-arquivo">{arquivo}</span>: {contarLinhas(lido.linhas.length)}
            {erradas && `; ${erradas}`}.
          </>
        }
      >
        {lido.avisos.map((a) => (
          <p key={a}>{a}</p>
        ))}
        {erradas && <Erros {...p} erros={lido.erros.slice(0, A_VISTA)} />}
        {resto.length > 0 && (
          <details>
            <summary>Mais {resto.length}</summary>
            <Erros {...p} erros={resto} />
          </details>
        )}
      </Aviso>
    </div>
  )
}
