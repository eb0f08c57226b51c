import { Artigo } from '../ui/Artigo'
import { Cartao } from '../ui/Cartao'
import { Elo } from '../ui/Elo'
import { type Acontecimento, LinhaDoTempo } from '../ui/LinhaDoTempo'
import { acontecidos, type Porvir, porvirDe } from './historia'
import type { Auto, Evento } from './tipos'

const TOM: Partial<Record<string, Acontecimento['tom']>> = {
  'anotar-erro': 'alerta',
  'registrar-pagamento': 'bom',
}
/** A text longer than this is folded: a defence may have twenty thousand letters. */
const CURTO = 260

function Dito({ texto }: { texto: string }) {
  if (texto.length <= CURTO) return <div className="dito">{texto}</div>
  return (
    <details className="dito">
      <summary>
        <span>{texto.slice(0, CURTO).trimEnd()}…</span> <b>ler tudo</b>
      </summary>
      {texto}
    </details>
  )
}

function Detalhe({ evento }: { evento: Evento }) {
  return (
    <>
      {evento.linhas.map((l) => (
        <Dito key={l} texto={l} />
      ))}
      <div>
        {evento.autor}, {evento.cargo}
      </div>
      {evento.documento && (
        <Elo className="sem-quebra" para={`/verificar/${evento.documento}`}>
          documento <span className="mono">{evento.documento}</span>
        </Elo>
      )}
    </>
  )
}

export const acontecido = (e: Evento & { chave: string }, norma: string): Acontecimento => ({
  chave: e.chave,
  quando: e.momento,
  titulo: e.titulo,
  artigos: e.dispositivo ? [{ norma, dispositivo: e.dispositivo }] : undefined,
  detalhe: <Detalhe evento={e} />,
  tom: TOM[e.tipo],
})

const porvir = (p: Porvir, norma: string): Acontecimento => ({
  chave: `porvir-${p.titulo}`,
  quando: p.quando,
  titulo: p.titulo,
  artigos: p.dispositivo ? [{ norma, dispositivo: p.dispositivo }] : undefined,
  detalhe: p.depois && (
    <>
      {p.depois} {p.dispositivoDoDepois && <Artigo norma={norma} dispositivo={p.dispositivoDoDepois} />}
    </>
  ),
  futuro: true,
})

/** What was done in the case, by whom, and what its calendar brings. */
export function Historia({ auto, hoje, zona }: { auto: Auto; hoje: string; zona: string }) {
  const atos = acontecidos(auto)
  return (
    <Cartao titulo="Linha do tempo" nota={atos.length === 1 ? '1 ato' : `${atos.length} atos`}>
      <LinhaDoTempo
        zona={zona}
        itens={[
          ...atos.map((e) => acontecido(e, auto.norma)),
          ...porvirDe(auto, hoje, zona).map((p) => porvir(p, auto.norma)),
        ]}
      />
    </Cartao>
  )
}
