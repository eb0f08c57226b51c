import type { Sentidos, TipoDeEvidencia } from './evidencias.js'

/** How an item is checked: by which evidence, judged which way, and what to call what is looked at. */
export type RegraDaConferencia = {
  [T in TipoDeEvidencia]: {
    /** Whether the data decide by themselves, or a person confirms. */
    modo: 'executa' | 'confere'
    tipo: T
    sentido: Sentidos[T]
    rotulo: string
    /** Named parameter that gives the length or the limit. */
    parametro?: string
  }
}[TipoDeEvidencia]

type Regra<T extends TipoDeEvidencia> = RegraDaConferencia & { tipo: T }

function fazer<T extends TipoDeEvidencia>(tipo: T) {
  return <const M extends 'executa' | 'confere'>(
    modo: M,
    sentido: Sentidos[T],
    rotulo: string,
    parametro?: string,
  ) =>
    ({ modo, tipo, sentido, rotulo, ...(parametro ? { parametro } : {}) }) as unknown as Regra<T> & {
      modo: M
    }
}

export const validade = fazer('validade')
export const contagem = fazer('contagem')
export const prazo = fazer('prazo')
export const cadastro = fazer('cadastro')
export const preco = fazer('preco')
export const lista = fazer('lista')
export const igualdade = fazer('igualdade')
export const recusa = fazer('recusa')
export const partida = fazer('partida')
export const autorizacao = fazer('autorizacao')
export const servico = fazer('servico')
