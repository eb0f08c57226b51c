import type { Rota } from '../platform/caso-de-uso.js'
import { rotasDe } from '../procedimentos/rotas-de.js'
import { LICITACAO } from './licitacao.js'

export const rotas: Rota[] = rotasDe(LICITACAO)
