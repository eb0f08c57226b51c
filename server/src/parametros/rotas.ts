import { type Rota, rota } from '../platform/caso-de-uso.js'
import { acrescentarDia } from './acrescentar-dia.js'
import { acrescentarParametro } from './acrescentar-parametro.js'
import { adotarEmenda } from './adotar-emenda.js'
import { listarEmendas } from './listar-emendas.js'
import { listarParametros } from './listar-parametros.js'

export const rotas: Rota[] = [
  rota('GET', '/api/v1/parametros', listarParametros),
  rota('POST', '/api/v1/parametros', acrescentarParametro),
  rota('POST', '/api/v1/calendario', acrescentarDia),
  rota('GET', '/api/v1/emendas', listarEmendas),
  rota('POST', '/api/v1/emendas/{id}/adocao', adotarEmenda),
]
