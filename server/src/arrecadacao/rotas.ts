import { type Rota, rota } from '../platform/caso-de-uso.js'
import { encaminharCobranca } from './encaminhar-cobranca.js'
import { registrarPagamento } from './registrar-pagamento.js'

export const rotas: Rota[] = [
  rota('POST', '/api/v1/autos/{numero}/pagamento', registrarPagamento),
  rota('POST', '/api/v1/autos/{numero}/cobranca', encaminharCobranca),
]
