import { type Rota, rota } from '../platform/caso-de-uso.js'
import { alterarOperadora } from './alterar-operadora.js'
import { alterarVeiculo } from './alterar-veiculo.js'
import { baixarVeiculo } from './baixar-veiculo.js'
import { cadastrarOperadora } from './cadastrar-operadora.js'
import { cadastrarVeiculo } from './cadastrar-veiculo.js'
import { consultarPlaca } from './consultar-placa.js'
import { listarMunicipios } from './listar-municipios.js'
import { listarOperadoras } from './listar-operadoras.js'
import { listarVeiculos } from './listar-veiculos.js'
import { reativarVeiculo } from './reativar-veiculo.js'
import { verOperadora } from './ver-operadora.js'
import { verVeiculo } from './ver-veiculo.js'

export const rotas: Rota[] = [
  rota('GET', '/api/v1/municipios', listarMunicipios),
  rota('GET', '/api/v1/operadoras', listarOperadoras),
  rota('POST', '/api/v1/operadoras', cadastrarOperadora),
  rota('GET', '/api/v1/operadoras/{id}', verOperadora),
  rota('PUT', '/api/v1/operadoras/{id}', alterarOperadora),
  rota('GET', '/api/v1/veiculos', listarVeiculos),
  rota('POST', '/api/v1/veiculos', cadastrarVeiculo),
  rota('GET', '/api/v1/veiculos/{id}', verVeiculo),
  rota('PUT', '/api/v1/veiculos/{id}', alterarVeiculo),
  rota('POST', '/api/v1/veiculos/{id}/baixa', baixarVeiculo),
  rota('POST', '/api/v1/veiculos/{id}/reativacao', reativarVeiculo),
  rota('GET', '/api/v1/consulta-de-placa/{placa}', consultarPlaca),
]
