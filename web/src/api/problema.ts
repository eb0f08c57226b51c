import type { components } from './gerado/openapi'

/** A refusal, as the server words it (RFC 9457). */
export type Problema = components['schemas']['Problema']

/** The request got no answer: said in the same shape as a refusal. */
export const semResposta = (detail: string): Problema => ({
  type: 'urn:outorga:sem-rede',
  title: 'Sem conexão',
  status: 0,
  detail,
  codigo: 'sem-rede',
  campo: null,
  dispositivo: null,
  dispositivo_escrito: null,
  erros: [],
})
