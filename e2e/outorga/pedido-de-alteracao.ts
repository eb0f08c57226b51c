import { empresaNova } from './mundo.js'

export const ALTERACOES = 'alteracoes-de-linha'
export const PEDIR = 'Pedir alteração de linha'
export const RAZOES = { 'Razões da alteração': 'Para atender melhor quem viaja.' }
/** What an exam says before what only a person may judge. */
export const DECIDE = 'Uma pessoa ainda decide'

/** The opening form of a kind, led to from the page of the line called `linha`. */
export const nova = (especie: string, linha = 'linha') =>
  `/${ALTERACOES}/nova?especie=${especie}&linha_id={${linha}}&iniciativa=delegataria`

/** The page of the request called `qual`. */
export const ver = (qual: string) => `/${ALTERACOES}/{${qual}}`

export const empresaDeLinha = async (): Promise<string> =>
  (await empresaNova('Rio Branco', { completa: false, certificada: false })).id
