import { Artigo } from '../ui/Artigo'
import { Botao } from '../ui/Botao'
import { Aviso, DefinicaoLista, Situacao, Valor } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import { instanteLongo } from '../ui/formatos'
import { Icone } from '../ui/icones'
import { Memoria } from '../ui/Memoria'
import { passosDoValor } from './memoria'
import type { AtoAberto, AtoDaMedida, Medida } from './tipos'

interface CartaoDaMedidaProps {
  medida: Medida
  norma: string
  zona: string
  aoAbrir: (ato: AtoAberto) => void
}

function Correcoes({ medida, aoAbrir }: Pick<CartaoDaMedidaProps, 'medida' | 'aoAbrir'>) {
  const pode = medida.atos_possiveis.includes('comprovar-correcao')
  return (
    <ul className="correcoes">
      {medida.correcoes.map((c, i) => (
        <li key={c.descricao} className={c.sanada ? 'sanada' : undefined}>
          <Icone nome={c.sanada ? 'certo' : 'relogio'} />
          <span>
            {c.descricao}
            <small>{c.sanada ? 'sanada' : 'falta sanar'}</small>
          </span>
          {pode && !c.sanada && (
            <Botao
              tom="texto"
              aria-label={`Comprovar: ${c.descricao}`}
              onClick={() =>
                aoAbrir({ de: 'medida', ato: 'comprovar-correcao', medida: medida.id, correcao: i })
              }
            >
              Comprovar
            </Botao>
          )}
        </li>
      ))}
    </ul>
  )
}

function Impedimentos({ medida, norma }: Pick<CartaoDaMedidaProps, 'medida' | 'norma'>) {
  if (medida.impedimentos.length === 0) return null
  return (
    <Aviso titulo="Ainda não se libera:">
      <ul className="impedimentos">
        {medida.impedimentos.map((m) => (
          <li key={m.mensagem}>
            {m.mensagem} {m.dispositivo && <Artigo norma={norma} dispositivo={m.dispositivo} />}
          </li>
        ))}
      </ul>
    </Aviso>
  )
}

/** What the infractor owes for the people it left on the road. */
function Custos({ medida, norma, zona }: Pick<CartaoDaMedidaProps, 'medida' | 'norma' | 'zona'>) {
  if (medida.transbordos.length + medida.despesas.length === 0) return null
  return (
    <div className="custos">
      <h3>A cobrar do infrator</h3>
      {medida.transbordos.map((t, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: acts are only ever appended
        <details key={i}>
          <summary>
            Transbordo dos passageiros <Valor valor={t.valor} />
          </summary>
          <Memoria norma={norma} legenda="Transbordo" {...passosDoValor(t.memoria, t.valor, zona)} />
        </details>
      ))}
      {medida.despesas.map((d, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: acts are only ever appended
        <p key={i}>
          {d.descricao} <Valor valor={d.valor} />
        </p>
      ))}
    </div>
  )
}

const ROTULO: Record<Exclude<AtoDaMedida, 'comprovar-correcao'>, string> = {
  'registrar-transbordo': 'Registrar transbordo',
  'registrar-despesa': 'Registrar despesa',
  liberar: 'Liberar veículo',
}

/** What was done to the vehicle, what it takes to release it, and what it costs. */
export function CartaoDaMedida({ medida, norma, zona, aoAbrir }: CartaoDaMedidaProps) {
  const emVigor = medida.estado === 'em-vigor'
  const atos = medida.atos_possiveis.filter((a) => a !== 'comprovar-correcao')
  return (
    <Cartao
      titulo={
        <>
          {medida.nome} <Artigo norma={norma} dispositivo={medida.dispositivo} />
        </>
      }
      nota={<Situacao tom={emVigor ? 'alerta' : 'bom'}>{medida.situacao}</Situacao>}
    >
      <div className="pilha">
        <DefinicaoLista
          itens={[
            { termo: 'Desde', valor: instanteLongo(medida.inicio, zona) },
            { termo: emVigor ? 'Onde está' : 'Onde ficou', valor: medida.recolhido_em },
            medida.causas.length > 0
              ? {
                  termo: medida.causas.length === 1 ? 'Causa' : 'Causas',
                  valor: (
                    <ul className="causas">
                      {medida.causas.map((c) => (
                        <li key={c.dispositivo}>
                          {c.descricao} <Artigo norma={norma} dispositivo={c.dispositivo} />
                        </li>
                      ))}
                    </ul>
                  ),
                }
              : null,
            emVigor && medida.liberavel_em
              ? { termo: 'Tempo mínimo', valor: `até ${instanteLongo(medida.liberavel_em, zona)}` }
              : null,
            medida.reincidente ? { termo: 'Reincidência', valor: 'o veículo já foi retido antes' } : null,
          ]}
        />
        <Correcoes medida={medida} aoAbrir={aoAbrir} />
        {emVigor && <Impedimentos medida={medida} norma={norma} />}
        <Custos medida={medida} norma={norma} zona={zona} />
        {atos.length > 0 && (
          <div className="fileira nao-imprime">
            {atos.map((ato) => (
              <Botao key={ato} tom="fraco" onClick={() => aoAbrir({ de: 'medida', ato, medida: medida.id })}>
                {ROTULO[ato]}
              </Botao>
            ))}
          </div>
        )}
      </div>
    </Cartao>
  )
}
