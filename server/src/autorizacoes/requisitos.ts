import type { Exame } from '@outorga/lei'
import type { Contexto } from '../platform/contexto.js'
import type { ExameTitulado } from '../procedimentos/definicao.js'
import { ehDoRS } from './dados.js'
import type { Pedido } from './pedido.js'
import { juntar, type Requisito } from './requisito.js'
import { requisitosRR } from './requisitos-rr.js'
import { negativa, requisitosRS } from './requisitos-rs.js'

const requisitosDe = (c: Contexto, p: Pedido): Promise<Requisito[]> =>
  ehDoRS(p.especie) ? requisitosRS(c, p) : requisitosRR(c, p)

/** Whether the authorisation may be granted as the register stands today: every lack, with its provision. */
export async function examinarConcessao(c: Contexto, p: Pedido): Promise<Exame> {
  return juntar((await requisitosDe(c, p)).map((r) => r.exame))
}

/** The same, group by group, for the page; and what was asked for besides. */
export async function examesDoPedido(c: Contexto, p: Pedido): Promise<ExameTitulado[]> {
  const todos = [...(await requisitosDe(c, p)), ...(ehDoRS(p.especie) ? await negativa(c, p) : [])]
  return todos.map(({ titulo, exame }) => ({ titulo, ...exame }))
}
