import { type Rota, rota } from '../platform/caso-de-uso.js'
import { rotasDe } from '../procedimentos/rotas-de.js'
import { AUTORIZACAO } from './autorizacao.js'
import { lerListaDePassageiros } from './ler-lista.js'

export const rotas: Rota[] = [
  rota('POST', '/api/v1/autorizacoes/lista-de-passageiros/leitura', lerListaDePassageiros, {
    corpoBinario: true,
    soLe: true,
  }),
  ...rotasDe(AUTORIZACAO),
]
