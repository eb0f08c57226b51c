import type { Rota } from '../platform/caso-de-uso.js'
import { rotasDe } from '../procedimentos/rotas-de.js'
import { TERMINAL } from './terminal.js'

export const rotas: Rota[] = rotasDe(TERMINAL)
