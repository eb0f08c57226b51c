import { useState } from 'react'
import { Situacao, Valor } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import { Dialogo } from '../ui/Dialogo'
import { Memoria } from '../ui/Memoria'
import { ListaDeLeituras } from './Leituras'
import { passosDoValor, usaDemonstracao } from './memoria'
import type { Auto } from './tipos'

function LeituraAdotada({ auto }: { auto: Auto }) {
  const [aberta, abrir] = useState(false)
  const n = auto.leituras.length
  if (n === 0) return null
  return (
    <>
      <button
        type="button"
        className="como-elo nao-imprime"
        aria-haspopup="dialog"
        onClick={() => abrir(true)}
      >
        {n === 1 ? 'leitura adotada' : `${n} leituras adotadas`}
      </button>
      <Dialogo titulo="Leituras adotadas" aberto={aberta} aoFechar={() => abrir(false)} dispensavel>
        <ListaDeLeituras leituras={auto.leituras} norma={auto.norma} />
      </Dialogo>
    </>
  )
}

/** The words under the amount: why it is what it is, and whether it may still change. */
export function ditosDaMulta({ multa, situacao }: Pick<Auto, 'multa' | 'situacao'>): string[] {
  if (situacao.estado === 'anulado') return ['Nada é devido: o auto foi anulado.']
  return [
    multa.reincidente ? 'Em dobro, por reincidência.' : null,
    multa.fixada ? null : 'Fica fixada quando o auto se torna definitivo.',
    multa.medida_administrativa ? 'A infração leva também à remoção do veículo.' : null,
  ].filter((d) => d !== null)
}

/** How much, and how it was reached. */
export function MemoriaDaMulta({ auto, zona }: { auto: Auto; zona: string }) {
  return (
    <>
      <Memoria
        norma={auto.norma}
        legenda="Multa"
        {...passosDoValor(auto.multa.memoria, auto.multa.valor, zona)}
      />
      {usaDemonstracao(auto.multa.memoria) && (
        <p className="mudo marca-de-demonstracao">
          <Situacao tom="alerta">valor de demonstração</Situacao> Nenhum ato oficial o fixou.
        </p>
      )}
    </>
  )
}

export function Multa({ auto, zona }: { auto: Auto; zona: string }) {
  const anulada = auto.situacao.estado === 'anulado'
  return (
    <Cartao titulo="Multa" nota={<LeituraAdotada auto={auto} />}>
      {anulada ? (
        <div className="multa-anulada">
          <s>
            <Valor valor={auto.multa.valor} grande />
          </s>
          <Situacao tom="cinza">Anulada</Situacao>
        </div>
      ) : (
        <Valor valor={auto.multa.valor} grande />
      )}
      <p className="mudo ditos-da-multa">{ditosDaMulta(auto).join(' ')}</p>
      <MemoriaDaMulta auto={auto} zona={zona} />
    </Cartao>
  )
}
