import { useEu } from '../../sessao/sessao'
import { Artigo } from '../../ui/Artigo'
import { Botao } from '../../ui/Botao'
import { Cartao } from '../../ui/Cartao'
import { dataPrazo, diaMesAno } from '../../ui/formatos'
import { dizerEspera, vaiContra } from '../atos'
import type { AtoPossivel, Procedimento } from '../tipos'
import '../procedimentos.css'

/** The terms that run and those that ended, by their last day. */
export function Prazos({ prazos }: { prazos: Procedimento['prazos'] }) {
  const { hoje, autoridade } = useEu()
  if (prazos.length === 0) return null
  const porData = prazos.toSorted((a, b) => a.ate.localeCompare(b.ate))
  return (
    <Cartao titulo="Prazos" nota="o último dia ainda vale">
      <ul className="prazos">
        {porData.map((p) => (
          <li key={p.nome}>
            {p.ate < hoje ? (
              <>
                {p.titulo} <span className="mudo">acabou em {diaMesAno(p.ate)}</span>
              </>
            ) : (
              <>
                <b>{p.titulo}</b> até <b className="sem-quebra">{dataPrazo(p.ate, hoje)}</b>
              </>
            )}{' '}
            {p.dispositivo && <Artigo norma={autoridade.norma} dispositivo={p.dispositivo} />}
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

/** What others do next, and what comes later. */
export function OQueSeEspera({ espera }: { espera: Procedimento['espera'] }) {
  const { cargo, autoridade, hoje } = useEu()
  const ditas = dizerEspera(espera, cargo, hoje)
  if (ditas.length === 0) return null
  return (
    <Cartao titulo="O que se espera" soNaTela>
      <ul className="espera">
        {ditas.map((d) => (
          <li key={d.chave}>
            <b>{d.quando}:</b>{' '}
            {d.atos.map((a, i) => (
              <span key={a.titulo}>
                {i > 0 && '; '}
                {a.titulo}
                {a.dispositivo && (
                  <>
                    {' '}
                    <Artigo norma={autoridade.norma} dispositivo={a.dispositivo} />
                  </>
                )}
              </span>
            ))}
            {d.por && `, ${d.por}`}
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

interface OutrosAtosProps {
  atos: readonly AtoPossivel[]
  /** There is a filled button at the head of the page. */
  comPrincipal: boolean
  aoAbrir: (ato: AtoPossivel) => void
}

/** Everything else that this person may do here now. */
export function OutrosAtos({ atos, comPrincipal, aoAbrir }: OutrosAtosProps) {
  if (atos.length === 0) return null
  return (
    <Cartao titulo={comPrincipal ? 'Outros atos possíveis' : 'Atos possíveis'} soNaTela>
      <div className="outros-atos">
        {atos.map((a) => (
          <Botao key={a.ato} tom={vaiContra(a.ato) ? 'perigo' : 'fraco'} largo onClick={() => aoAbrir(a)}>
            {a.titulo}
          </Botao>
        ))}
      </div>
    </Cartao>
  )
}
