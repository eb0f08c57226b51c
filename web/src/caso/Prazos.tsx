import { Artigo } from '../ui/Artigo'
import { Cartao } from '../ui/Cartao'
import type { Citacao } from '../ui/citacao'
import { dataMedia } from '../ui/formatos'
import { Prazo as CartaoDoPrazo, TracoDoPrazo } from '../ui/Prazo'
import { andamento, prazoEmCurso, regrasDaContagem } from './prazos'
import type { Auto, Prazo } from './tipos'

/** How long the term is, and by what: the law, or the authority where the law is silent. */
function Duracao({ prazo, norma }: { prazo: Prazo; norma: string }) {
  const marca = prazo.demonstracao && !prazo.ato?.toLowerCase().includes('demonstração')
  return (
    <>
      {prazo.duracao} dias corridos, feriados no meio também
      {prazo.dispositivo ? (
        <>
          {' '}
          <Artigo norma={norma} dispositivo={prazo.dispositivo} />.
        </>
      ) : (
        '.'
      )}
      {prazo.ato && ` A duração vem da autoridade: ${prazo.ato}${marca ? ' (valor de demonstração)' : ''}.`}
    </>
  )
}

function Outro({ prazo, hoje, norma }: { prazo: Prazo; hoje: string; norma: string }) {
  return (
    <details className="outro-prazo">
      <summary>
        <b>{prazo.titulo}</b> até {dataMedia(prazo.vencimento)} <small>{andamento(prazo, hoje)}</small>
      </summary>
      <TracoDoPrazo titulo={prazo.titulo} vencimento={prazo.vencimento} dias={prazo.dias} hoje={hoje} />
      <p className="mudo">
        <Duracao prazo={prazo} norma={norma} />
      </p>
    </details>
  )
}

/** Until when: the term that runs, day by day, and the others by their dates. */
export function Prazos({ auto, hoje }: { auto: Auto; hoje: string }) {
  const { norma } = auto
  const daVez = prazoEmCurso(auto, hoje)
  const outros = auto.prazos.filter((p) => p !== daVez)
  const citar = (dispositivo: string | null): Citacao | undefined =>
    dispositivo ? { norma, dispositivo } : undefined
  const regras = daVez && regrasDaContagem(daVez.memoria)
  return (
    <>
      {daVez && regras && (
        <CartaoDoPrazo
          titulo={daVez.titulo}
          vencimento={daVez.vencimento}
          dias={daVez.dias}
          hoje={hoje}
          inicio={citar(regras.inicio)}
          prorrogacao={citar(regras.prorrogacao)}
        >
          <Duracao prazo={daVez} norma={norma} />
        </CartaoDoPrazo>
      )}
      {auto.situacao.estado === 'lavrado' && (
        <Cartao titulo="Defesa">
          <p>O prazo começa no dia em que o autuado receber o auto.</p>
        </Cartao>
      )}
      {outros.length > 0 && (
        <Cartao titulo={daVez ? 'Outros prazos' : 'Prazos'}>
          {outros.map((p) => (
            <Outro key={p.nome} prazo={p} hoje={hoje} norma={norma} />
          ))}
        </Cartao>
      )}
    </>
  )
}
