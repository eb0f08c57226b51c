import { baixarArquivo } from '../platform/arquivos/baixar-arquivo.js'
import { type Rota, rota } from '../platform/caso-de-uso.js'
import { anotarErro } from './autos/anotar-erro.js'
import { darCiencia } from './autos/dar-ciencia.js'
import { juntarEvidencia } from './autos/juntar-evidencia.js'
import { lavrarAutos } from './autos/lavrar-autos.js'
import { listarAutos } from './autos/listar-autos.js'
import { preverMulta } from './autos/prever-multa.js'
import { verAuto } from './autos/ver-auto.js'
import { buscar } from './buscar.js'
import { adotarMedida } from './medidas/adotar-medida.js'
import { comprovarCorrecao } from './medidas/comprovar-correcao.js'
import { liberarVeiculo } from './medidas/liberar-veiculo.js'
import { registrarDespesa } from './medidas/registrar-despesa.js'
import { registrarTransbordo } from './medidas/registrar-transbordo.js'
import { verFila } from './ver-fila.js'

export const rotas: Rota[] = [
  rota('GET', '/api/v1/fila', verFila),
  rota('GET', '/api/v1/busca', buscar),
  rota('GET', '/api/v1/multa-prevista', preverMulta),
  rota('GET', '/api/v1/autos', listarAutos),
  rota('POST', '/api/v1/autos', lavrarAutos),
  rota('GET', '/api/v1/autos/{numero}', verAuto),
  rota('POST', '/api/v1/autos/{numero}/ciencia', darCiencia),
  rota('POST', '/api/v1/autos/{numero}/anotacoes', anotarErro),
  rota('POST', '/api/v1/autos/{numero}/evidencias', juntarEvidencia, { corpoBinario: true }),
  rota('POST', '/api/v1/autos/{numero}/medidas', adotarMedida),
  rota('POST', '/api/v1/medidas/{id}/correcoes', comprovarCorrecao),
  rota('POST', '/api/v1/medidas/{id}/transbordos', registrarTransbordo),
  rota('POST', '/api/v1/medidas/{id}/despesas', registrarDespesa),
  rota('POST', '/api/v1/medidas/{id}/liberacao', liberarVeiculo),
  rota('GET', '/api/v1/arquivos/{id}', baixarArquivo),
]
