import { Artigos } from '../ui/Artigo'
import { Cartao } from '../ui/Cartao'
import type { Leitura } from './tipos'

/** How the authority reads what the law leaves open: the doubt, what was adopted, and what else could be read. */
export function ListaDeLeituras({ leituras, norma }: { leituras: readonly Leitura[]; norma: string }) {
  return (
    <ul className="leituras">
      {leituras.map((l) => (
        <li key={l.id} className="leitura">
          <p>
            <b>{l.adotada}</b>
          </p>
          <dl>
            <dt>A dúvida</dt>
            <dd>{l.pergunta}</dd>
            {l.alternativa && (
              <>
                <dt>Outra leitura possível</dt>
                <dd>{l.alternativa}</dd>
              </>
            )}
          </dl>
          <p className="mudo">
            <span className="mono">{l.id}</span>{' '}
            <Artigos citacoes={l.dispositivos.map((dispositivo) => ({ norma, dispositivo }))} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The readings in full view, for whoever decides. */
export function CartaoDasLeituras({ leituras, norma }: { leituras: readonly Leitura[]; norma: string }) {
  if (leituras.length === 0) return null
  return (
    <Cartao titulo="Leituras adotadas" nota="o que a lei deixa em aberto e pesa neste auto">
      <ListaDeLeituras leituras={leituras} norma={norma} />
    </Cartao>
  )
}
