import { type Rota, rota } from '../platform/caso-de-uso.js'
import { rotasDe } from '../procedimentos/rotas-de.js'
import { AUTORIZACAO } from './autorizacao.js'
import { lerListaDePassageiros } from './ler-lista.js'
import { LEITURA_DA_LISTA } from './lista-de-passageiros.js'

export const rotas: Rota[] = [
  rota('POST', LEITURA_DA_LISTA, lerListaDePassageiros, {
    corpoBinario: true,
    soLe: true,
  }),
  ...rotasDe(AUTORIZACAO),
]
