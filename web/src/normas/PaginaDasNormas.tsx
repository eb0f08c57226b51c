import { lazy, Suspense } from 'react'
import { EsqueletoDaPagina } from '../ui/basicos'
import { CampoTexto } from '../ui/campos/CampoTexto'
import { useParametro } from '../ui/endereco'
import { Icone } from '../ui/icones'
import { Pagina } from '../ui/Pagina'

const LeisEAchados = lazy(() => import('./LeisEAchados'))

/** The laws, and a search over all of them. The laws themselves come after the page is drawn. */
export default function PaginaDasNormas() {
  const [q, procurar] = useParametro('q')
  return (
    <Pagina
      titulo="Normas"
      sobre="O que cada lei diz, artigo por artigo, como o sistema aplica e as contas que você pode refazer aqui."
    >
      <search className="normas-busca">
        <CampoTexto
          rotulo="Procurar nas leis"
          dica="Palavras ou um artigo: bagagem, multa em dobro, art. 79, I, 13-B."
          name="q"
          type="search"
          antes={<Icone nome="lupa" />}
          value={q ?? ''}
          onChange={(e) => procurar(e.target.value || null)}
        />
      </search>
      <Suspense fallback={<EsqueletoDaPagina />}>
        <LeisEAchados palavras={q ?? ''} />
      </Suspense>
    </Pagina>
  )
}
