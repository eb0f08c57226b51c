import { type Rota, rota } from '../platform/caso-de-uso.js'
import { acrescentarDia } from './acrescentar-dia.js'
import { acrescentarParametro } from './acrescentar-parametro.js'
import { listarParametros } from './listar-parametros.js'

export const rotas: Rota[] = [
  rota('GET', '/api/v1/parametros', listarParametros),
  rota('POST', '/api/v1/parametros', acrescentarParametro),
  rota('POST', '/api/v1/calendario', acrescentarDia),
]
