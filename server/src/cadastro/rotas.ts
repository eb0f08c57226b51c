import { rotasDaImportacao } from '../importacao/rotas-de.js'
import { type Rota, rota } from '../platform/caso-de-uso.js'
import { alterarOperadora } from './alterar-operadora.js'
import { cadastrarOperadora } from './cadastrar-operadora.js'
import { emitirCertificado, listarCertificados } from './certificar-licitante.js'
import { exportarOperadoras } from './exportar-operadoras.js'
import { IMPORTACAO_DE_OPERADORAS } from './importar-operadoras.js'
import { listarMunicipios } from './listar-municipios.js'
import { listarOperadoras } from './listar-operadoras.js'
import { verOperadora } from './ver-operadora.js'

export const rotas: Rota[] = [
  rota('GET', '/api/v1/municipios', listarMunicipios),
  rota('GET', '/api/v1/operadoras', listarOperadoras),
  rota('POST', '/api/v1/operadoras', cadastrarOperadora),
  rota('GET', '/api/v1/operadoras/exportacao', exportarOperadoras),
  ...rotasDaImportacao(IMPORTACAO_DE_OPERADORAS),
  rota('GET', '/api/v1/operadoras/{id}', verOperadora),
  rota('PUT', '/api/v1/operadoras/{id}', alterarOperadora),
  rota('GET', '/api/v1/operadoras/{id}/certificado', listarCertificados),
  rota('POST', '/api/v1/operadoras/{id}/certificado', emitirCertificado),
]
