import type { ReactNode } from 'react'
import type { Problema } from '../../api/problema'
import { Botao, BotaoElo } from '../../ui/Botao'
import { Aviso, EsqueletoDaPagina, Vazio } from '../../ui/basicos'

export interface Consulta<T> {
  data: T | undefined
  error: Problema | null
  refetch: () => unknown
}

/** A page of what was read: its skeleton while it comes, and what to do where it does not. */
export function Lido<T>({
  consulta,
  children,
}: {
  consulta: Consulta<T>
  children: (dados: T) => ReactNode
}) {
  const { data, error, refetch } = consulta
  if (data !== undefined) return children(data)
  if (!error) return <EsqueletoDaPagina />
  const acao =
    error.status === 404 ? (
      <BotaoElo para="/">Ir para o início</BotaoElo>
    ) : (
      <Botao onClick={() => refetch()}>Tentar de novo</Botao>
    )
  return (
    <>
      <title>{`${error.title} · Outorga`}</title>
      <Vazio nivel={1} titulo={error.title} acao={acao}>
        {error.detail}
      </Vazio>
    </>
  )
}

/** Over a list that could not be read. */
export function FalhaDaLista({ consulta: { error, refetch } }: { consulta: Consulta<unknown> }) {
  return (
    error && (
      <Aviso tom="mau" titulo={error.title} falado>
        {error.detail}{' '}
        <Botao tom="texto" onClick={() => refetch()}>
          Tentar de novo
        </Botao>
      </Aviso>
    )
  )
}
