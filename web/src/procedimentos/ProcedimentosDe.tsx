import '../cadastro/cadastro.css'
import { useLeitura } from '../formulario/leitura'
import { Esqueleto, Situacao } from '../ui/basicos'
import { Cartao } from '../ui/Cartao'
import { Elo } from '../ui/Elo'
import { escreverBusca } from '../ui/endereco'
import { diaMesAno, numero } from '../ui/formatos'
import {
  caminhoDe,
  type Formulario,
  type NomeDoProcedimento,
  PROCEDIMENTOS,
  type Resumo,
  type TipoDeProcedimento,
} from './tipos'
import { vigencia } from './vigencia'

const QUANTOS = 5

export interface ProcedimentosDeProps {
  kind: NomeDoProcedimento
  filtro: { operadora_id: string } | { linha_id: string }
  titulo?: string
}

/** The procedures about an operator or a line, on its page: the newest, and the way to open one. */
export function ProcedimentosDe({ kind, filtro, titulo }: ProcedimentosDeProps) {
  const tipo: TipoDeProcedimento = PROCEDIMENTOS[kind]
  const base = caminhoDe(tipo)
  const { data: d } = useLeitura<Formulario>(`${base}/formulario`, { staleTime: 300_000 })
  const { data, error } = useLeitura<{ total: number; procedimentos: Resumo[] }>(
    `${base}${escreverBusca({ ...filtro, por_pagina: QUANTOS })}`,
  )
  // An authority whose law has no such procedure sees no empty card of it.
  if (data?.total === 0 && !d?.pode_abrir) return null
  const busca = escreverBusca(filtro)
  return (
    <Cartao
      titulo={titulo ?? tipo.muitos}
      nota={d?.pode_abrir && <Elo para={`/${kind}/nova${busca}`}>{tipo.abrir.toLowerCase()}</Elo>}
    >
      {error && <p className="mudo">{error.detail}</p>}
      {!data && !error && <Esqueleto linhas={2} />}
      {data?.total === 0 && <p className="mudo">Nada ainda.</p>}
      {data && data.total > 0 && (
        <ul className="cadastro-autos">
          {data.procedimentos.map((p) => (
            <li key={p.numero}>
              <div className="fileira">
                <Elo para={`/${kind}/${p.numero}`}>{p.titulo}</Elo>
                <Situacao tom={p.situacao.tom}>{p.situacao.nome}</Situacao>
              </div>
              <small>
                <span className="mono">{p.numero}</span> ·{' '}
                {vigencia(p) ?? `aberto em ${diaMesAno(p.aberto_em)}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > QUANTOS && (
        <p className="cadastro-todos">
          <Elo para={`/${kind}${busca}`}>Ver {tipo.contar(numero(String(data.total)), false)}</Elo>
        </p>
      )}
    </Cartao>
  )
}
