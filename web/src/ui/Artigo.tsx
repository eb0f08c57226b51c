import { lazy, Suspense, useRef, useState } from 'react'
import './Artigo.css'
import { type Citacao, nomeDaNorma, textoDaCitacao } from './citacao'

const ArtigoAberto = lazy(() => import('./ArtigoAberto'))

/** The chip «art. 79, I». It opens the provision in our own words and the reading adopted. */
export function Artigo(citacao: Citacao) {
  const [aberto, abrir] = useState(false)
  const chip = useRef<HTMLButtonElement>(null)
  const texto = textoDaCitacao(citacao)
  return (
    <>
      <button
        ref={chip}
        type="button"
        className="art"
        aria-haspopup="dialog"
        aria-expanded={aberto}
        title={nomeDaNorma(citacao.norma)}
        onClick={() => abrir(true)}
      >
        {texto}
      </button>
      {aberto && (
        <Suspense fallback={null}>
          <ArtigoAberto citacao={citacao} chip={chip} aoFechar={() => abrir(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Several chips in a row. */
export function Artigos({ citacoes }: { citacoes: readonly Citacao[] }) {
  return citacoes.map((c, i) => (
    <span key={`${c.norma}/${c.dispositivo}`}>
      {i > 0 && ' '}
      <Artigo {...c} />
    </span>
  ))
}
