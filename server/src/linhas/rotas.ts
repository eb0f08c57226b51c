import { rotasDaImportacao } from '../importacao/rotas-de.js'
import { type Rota, rota } from '../platform/caso-de-uso.js'
import { rotasDoRegistro } from '../registros/rotas-de.js'
import { alterarLinha } from './alterar-linha.js'
import { cadastrarLinha } from './cadastrar-linha.js'
import { exportarLinhas } from './exportar-linhas.js'
import { IMPORTACAO_DE_LINHAS } from './importar-linhas.js'
import { enviarLimites } from './limites.js'
import { listarLinhas } from './listar-linhas.js'
import { PONTO } from './ponto.js'
import { fazerQuadro, listarQuadros, preverQuadro, verQuadro } from './quadros.js'
import { verLinha } from './ver-linha.js'

export const rotas: Rota[] = [
  rota('GET', '/api/v1/linhas', listarLinhas),
  rota('POST', '/api/v1/linhas', cadastrarLinha),
  rota('GET', '/api/v1/linhas/exportacao', exportarLinhas),
  ...rotasDaImportacao(IMPORTACAO_DE_LINHAS),
  rota('GET', '/api/v1/linhas/{id}', verLinha),
  rota('PUT', '/api/v1/linhas/{id}', alterarLinha),
  rota('GET', '/api/v1/linhas/{id}/quadros', listarQuadros),
  rota('POST', '/api/v1/linhas/{id}/quadros', fazerQuadro),
  rota('POST', '/api/v1/linhas/{id}/quadros/previa', preverQuadro, { soLe: true }),
  rota('GET', '/api/v1/linhas/{id}/quadros/{quadro}', verQuadro),
  rota('POST', '/api/v1/limites', enviarLimites, { corpoBinario: true }),
  ...rotasDoRegistro(PONTO),
]
