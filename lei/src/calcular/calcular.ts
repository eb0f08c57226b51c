import { type Recusa, RecusaDaLei } from '../core/erro.js'
import { type Campos, camposDe, texto } from './campos.js'
import type { Resultado } from './comum.js'
import { coeficienteDaLinha, multa, suspensaoEmMulta, transbordo } from './fiscalizacao.js'
import { bagagem, emPe, prolongamento, registro } from './operacao.js'
import { prazo } from './prazo.js'
import { taxaDaDelegacao, taxaDeServico } from './taxas.js'

/** What a request's `calculo` may be, and what answers it. */
const CALCULOS = {
  multa,
  prazo,
  'taxa-delegacao': taxaDaDelegacao,
  'taxa-servico': taxaDeServico,
  'registro-de-veiculo': registro,
  'passageiros-em-pe': emPe,
  'indenizacao-de-bagagem': bagagem,
  transbordo,
  'suspensao-em-multa': suspensaoEmMulta,
  'coeficiente-de-infracao': coeficienteDaLinha,
  prolongamento,
} as const satisfies Record<string, (c: Campos) => Resultado>

export type Calculo = keyof typeof CALCULOS
export const NOMES_DOS_CALCULOS = Object.keys(CALCULOS) as Calculo[]

export type ErroDoCalculo = Pick<Recusa, 'codigo' | 'mensagem' | 'campo'>
/** `id` is the request's own, there only where the request has one. */
export type Resposta = { readonly id?: unknown } & (Resultado | { readonly erro: ErroDoCalculo })

function lerCalculo(c: Campos): Calculo {
  const nome = texto(c, 'calculo')
  if (Object.hasOwn(CALCULOS, nome)) return nome as Calculo
  throw new RecusaDaLei({
    codigo: 'calculo-desconhecido',
    mensagem: `«${nome.slice(0, 40)}» não é um cálculo. Use ${NOMES_DOS_CALCULOS.join(', ')}.`,
    campo: 'calculo',
  })
}

/** Levels of lists and objects in an id; deeper ones could not be written back. */
const NIVEIS_DO_ID = 100

function faltaNoId(id: unknown, niveis = NIVEIS_DO_ID): string | null {
  if (typeof id === 'number') {
    const volta = Number.isSafeInteger(id) || (Number.isFinite(id) && !Number.isInteger(id))
    return volta ? null : 'O número em «id» é grande demais para voltar igual; escreva-o como texto.'
  }
  if (typeof id !== 'object' || id === null) return null
  if (niveis === 0) return 'O campo «id» tem níveis demais.'
  for (const parte of Object.values(id)) {
    const falta = faltaNoId(parte, niveis - 1)
    if (falta !== null) return falta
  }
  return null
}

/** Only an id that JSON carries back as it came: a number too large for its own precision would come back as another. */
function exigirId(id: unknown): void {
  const mensagem = faltaNoId(id)
  if (mensagem !== null) throw new RecusaDaLei({ codigo: 'id-invalido', mensagem, campo: 'id' })
}

/** An answer that says why there is none. */
export function respostaDeErro(erro: ErroDoCalculo): { readonly erro: ErroDoCalculo } {
  return { erro: { codigo: erro.codigo, mensagem: erro.mensagem, campo: erro.campo } }
}

/**
 * Answers one request of the contract of `outorga calcular`: `calculo` picks the calculation, the other fields are its
 * own, unknown ones are let through. Amounts come as «143.00», dates as `YYYY-MM-DD`.
 * @returns the fields of the calculation and `memoria`, or `erro` with the field at fault; never throws for an input.
 */
export function calcular(pedido: unknown): Resposta {
  const c = camposDe(pedido)
  if (c === null) {
    return respostaDeErro({
      codigo: 'pedido-invalido',
      mensagem: 'O pedido tem de ser um objeto.',
      campo: null,
    })
  }
  const { id } = c.valores
  try {
    exigirId(id)
    const resultado = CALCULOS[lerCalculo(c)](c)
    return id === undefined ? resultado : { id, ...resultado }
  } catch (erro) {
    if (!(erro instanceof RecusaDaLei)) throw erro
    const resposta = respostaDeErro(erro)
    return id === undefined || erro.campo === 'id' ? resposta : { id, ...resposta }
  }
}
