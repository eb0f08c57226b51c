import type { Instante } from '../core/data.js'
import type { Dispositivo } from '../core/dispositivo.js'
import type { Memoria } from '../core/memoria.js'
import type { Tabela, Transicao } from '../core/tabela.js'
import type { Papel } from './processo.js'

/** What is done to the vehicle on the road, apart from the fine. */
export type TipoDeMedida = 'apreensao' | 'retirada-de-trafego' | 'remocao'

export type EstadoDaMedida = 'em-vigor' | 'liberado'

export type AtoDaMedida = 'comprovar-correcao' | 'registrar-transbordo' | 'registrar-despesa' | 'liberar'

export interface PedidoDeLiberacaoDoVeiculo {
  inicio: Instante
  agora: Instante
  correcoes: readonly { descricao: string; sanada: boolean }[]
  reincidente: boolean
  /** Who would release it. */
  papel: Papel
}

export interface ExameDaLiberacao {
  motivos: readonly { dispositivo: Dispositivo | null; mensagem: string }[]
  /** From when time alone no longer stands in the way; null where no minimum runs. */
  liberavelEm: Instante | null
  memoria: Memoria
}

/** One kind of measure in one law: its name, its causes, who may do what, and what release asks for. */
export interface RegraDaMedida {
  tipo: TipoDeMedida
  nome: string
  dispositivo: Dispositivo
  /** The causes that the law lists; empty where the infraction itself is the cause. */
  causas: readonly { dispositivo: Dispositivo; descricao: string }[]
  tabela: Tabela<EstadoDaMedida, AtoDaMedida, Papel>
  examinarLiberacao(pedido: PedidoDeLiberacaoDoVeiculo): ExameDaLiberacao
}

type Linha = Transicao<EstadoDaMedida, AtoDaMedida, Papel>

/** A line of a measure's table: everything but release leaves the vehicle as it is. */
export function linhaDaMedida(
  ato: AtoDaMedida,
  papeis: readonly Papel[],
  dispositivo: Dispositivo | null,
): Linha {
  const libera = ato === 'liberar'
  const registra = ato === 'registrar-transbordo' || ato === 'registrar-despesa'
  return {
    ato,
    de: registra ? ['em-vigor', 'liberado'] : ['em-vigor'],
    para: { feito: libera ? 'liberado' : 'mesmo' },
    papeis,
    dispositivo,
  }
}

/** Release where the only condition is that what was wrong was put right. */
export function exigirCorrecoes(
  correcoes: PedidoDeLiberacaoDoVeiculo['correcoes'],
  dispositivo: Dispositivo | null,
): ExameDaLiberacao {
  const faltam = correcoes.filter((c) => !c.sanada)
  return {
    motivos: faltam.map((c) => ({ dispositivo, mensagem: `Falta sanar: ${c.descricao}.` })),
    liberavelEm: null,
    memoria: [
      {
        dispositivo,
        descricao: 'Correções comprovadas',
        resultado: `${correcoes.length - faltam.length} de ${correcoes.length}`,
      },
    ],
  }
}
