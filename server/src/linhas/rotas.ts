import { type Rota, rota } from '../platform/caso-de-uso.js'
import { alterarLinha } from './alterar-linha.js'
import { cadastrarLinha } from './cadastrar-linha.js'
import { listarLinhas } from './listar-linhas.js'
import { verLinha } from './ver-linha.js'

export const rotas: Rota[] = [
  rota('GET', '/api/v1/linhas', listarLinhas),
  rota('POST', '/api/v1/linhas', cadastrarLinha),
  rota('GET', '/api/v1/linhas/{id}', verLinha),
  rota('PUT', '/api/v1/linhas/{id}', alterarLinha),
]
