import type { Rota } from '../platform/caso-de-uso.js'
import { rotasDe } from '../procedimentos/rotas-de.js'
import { ALTERACAO_DE_LINHA } from './alteracao.js'

export const rotas: Rota[] = rotasDe(ALTERACAO_DE_LINHA)
