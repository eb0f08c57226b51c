import type { AtoDoVeiculo } from '@outorga/lei'
import { rotasDaImportacao } from '../importacao/rotas-de.js'
import { type Rota, rota } from '../platform/caso-de-uso.js'
import { alterarVeiculo } from './alterar-veiculo.js'
import { ATOS } from './atos.js'
import { consultarPlaca } from './consultar-placa.js'
import { exportarVeiculos } from './exportar-veiculos.js'
import { IMPORTACAO_DE_VEICULOS } from './importar-veiculos.js'
import { listarVeiculos } from './listar-veiculos.js'
import { formularioDoVeiculo, pedirRegistro } from './pedir-registro.js'
import { praticar } from './praticar.js'
import { verVeiculo } from './ver-veiculo.js'

export const rotas: Rota[] = [
  rota('GET', '/api/v1/veiculos', listarVeiculos),
  rota('POST', '/api/v1/veiculos', pedirRegistro),
  rota('GET', '/api/v1/veiculos/formulario', formularioDoVeiculo),
  rota('GET', '/api/v1/veiculos/exportacao', exportarVeiculos),
  ...rotasDaImportacao(IMPORTACAO_DE_VEICULOS),
  rota('GET', '/api/v1/veiculos/{id}', verVeiculo),
  rota('PUT', '/api/v1/veiculos/{id}', alterarVeiculo),
  ...(Object.keys(ATOS) as AtoDoVeiculo[]).map((ato) =>
    rota('POST', `/api/v1/veiculos/{id}/${ato}`, praticar(ato)),
  ),
  rota('GET', '/api/v1/consulta-de-placa/{placa}', consultarPlaca),
]
