import type { Esquemas } from '../../../api/cliente'
import { Cartao } from '../../../ui/Cartao'
import './quadro.css'
import { porSentido } from './horarios'

type Quadro = Pick<Esquemas['QuadroDaLinha'], 'pontos' | 'horarios'>

/** The departures of each direction, by the days on which they leave. */
export function Horarios({ quadro }: { quadro: Quadro }) {
  const sentidos = porSentido(quadro.horarios)
  const [primeiro, ultimo] = [quadro.pontos[0]?.localidade, quadro.pontos.at(-1)?.localidade]
  return (
    <Cartao titulo="Horários" nota="saída, e chegada à outra ponta">
      {sentidos.length === 0 && <p className="mudo">Nenhuma partida neste quadro.</p>}
      {sentidos.map(({ sentido, grupos }) => (
        <section key={sentido} className="horarios-do-sentido">
          <h3>{sentido === 'ida' ? `${primeiro} – ${ultimo}` : `${ultimo} – ${primeiro}`}</h3>
          {grupos.map((g) => (
            <div key={g.chave} className="partidas">
              <h4>{g.nome}</h4>
              <ul>
                {g.horarios.map((h) => (
                  <li key={h.hora}>
                    {h.hora} <small>{h.chegada_escrita}</small>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </Cartao>
  )
}
