import type { ReactNode } from 'react'
import { Situacao } from '../ui/basicos'
import { diaMesAno } from '../ui/formatos'
import type { Resumo } from './tipos'

interface ValidadeProps {
  registro: Pick<Resumo, 'validade' | 'encerrado_em'>
  /** What is said where nothing expires. */
  vazia?: ReactNode
}

/** The first of its expiries: until when, of what, and whether it has passed. */
export function ValidadeDoRegistro({ registro: r, vazia = null }: ValidadeProps) {
  if (r.encerrado_em) return <Situacao tom="cinza">encerrado em {diaMesAno(r.encerrado_em)}</Situacao>
  if (!r.validade) return vazia
  const { o_que, ate, vencida } = r.validade
  if (!vencida) {
    return (
      <span>
        até <span className="sem-quebra">{diaMesAno(ate)}</span> <small>{o_que}</small>
      </span>
    )
  }
  return (
    <span>
      <Situacao tom="mau">vencida em {diaMesAno(ate)}</Situacao> <small>{o_que}</small>
    </span>
  )
}
