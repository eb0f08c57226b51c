import { calcularMultaRR, calcularMultaRS } from '@outorga/lei'
import { PARAMETROS } from './fatos.mjs'

const SEM_PARAMETROS = {}

/** The library, with the memória of every fine. */
export function calcular({ norma, fato }) {
  const multa =
    norma === 'rr-664-2008' ? calcularMultaRR(fato, PARAMETROS) : calcularMultaRS(fato, SEM_PARAMETROS)
  return multa.valor.toString()
}
