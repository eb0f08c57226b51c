import { rotas as arrecadacao } from './arrecadacao/rotas.js'
import { rotas as cadastro } from './cadastro/rotas.js'
import { rotas as fiscalizacao } from './fiscalizacao/rotas.js'
import { rotas as linhas } from './linhas/rotas.js'
import { rotas as parametros } from './parametros/rotas.js'
import { verCadeia } from './platform/atos/ver-cadeia.js'
import { type Rota, rota } from './platform/caso-de-uso.js'
import { verCorreio } from './platform/correio/ver-correio.js'
import { rotas as processos } from './processos/rotas.js'

/** Every use case and its address. */
export const ROTAS: readonly Rota[] = [
  ...fiscalizacao,
  ...processos,
  ...arrecadacao,
  ...cadastro,
  ...linhas,
  ...parametros,
  rota('GET', '/api/v1/cadeia', verCadeia),
  rota('GET', '/api/v1/correio', verCorreio),
]
