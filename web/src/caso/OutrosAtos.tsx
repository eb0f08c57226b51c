import type { Eu } from '../sessao/sessao'
import { Botao } from '../ui/Botao'
import { Cartao } from '../ui/Cartao'
import { useMedidasDaLei } from './medidasDaLei'
import type { AtoAberto, AtoDoAuto, Auto } from './tipos'

interface OutrosAtosProps {
  auto: Auto
  eu: Eu
  /** The one that is already the page's filled button. */
  principal: string | null
  aoAbrir: (ato: AtoAberto) => void
}

/** Everything else that this person may do here now. */
export function OutrosAtos({ auto, eu, principal, aoAbrir }: OutrosAtosProps) {
  const atos = auto.atos_possiveis.filter((p) => p.ato !== principal)
  const medidas = useMedidasDaLei(auto, eu)
  if (atos.length + medidas.length === 0) return null
  return (
    <Cartao titulo={principal ? 'Outros atos possíveis' : 'Atos possíveis'} soNaTela>
      <div className="outros-atos">
        {atos.map((p) => (
          <Botao
            key={p.ato}
            tom="fraco"
            largo
            onClick={() => aoAbrir({ de: 'auto', ato: p.ato as AtoDoAuto })}
          >
            {p.titulo}
          </Botao>
        ))}
        {medidas.map((m) => (
          <Botao key={m.tipo} tom="fraco" largo onClick={() => aoAbrir({ de: 'adotar', tipo: m.tipo })}>
            {m.verbo}
          </Botao>
        ))}
      </div>
    </Cartao>
  )
}
