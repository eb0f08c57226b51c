import { type Rota, rota } from '../platform/caso-de-uso.js'
import { rotasDe } from '../procedimentos/rotas-de.js'
import { DELEGACAO } from './delegacao.js'
import { verImpedimentos } from './ver-impedimentos.js'

export const rotas: Rota[] = [
  ...rotasDe(DELEGACAO),
  rota('GET', '/api/v1/operadoras/{id}/impedimentos', verImpedimentos),
]
