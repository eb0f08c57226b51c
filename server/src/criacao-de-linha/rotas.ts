import type { Rota } from '../platform/caso-de-uso.js'
import { rotasDe } from '../procedimentos/rotas-de.js'
import { CRIACAO_DE_LINHA } from './criacao.js'

export const rotas: Rota[] = rotasDe(CRIACAO_DE_LINHA)
