import { type Rota, rota } from '../platform/caso-de-uso.js'
import { apresentarDefesa } from './apresentar-defesa.js'
import { darCienciaDoRecurso } from './dar-ciencia-do-recurso.js'
import { declararDefinitivo } from './declarar-definitivo.js'
import { julgar } from './julgar.js'
import { julgarRecurso } from './julgar-recurso.js'
import { publicarDecisao } from './publicar-decisao.js'
import { recorrer } from './recorrer.js'

export const rotas: Rota[] = [
  rota('POST', '/api/v1/autos/{numero}/defesa', apresentarDefesa),
  rota('POST', '/api/v1/autos/{numero}/decisao', julgar),
  rota('POST', '/api/v1/autos/{numero}/publicacao', publicarDecisao),
  rota('POST', '/api/v1/autos/{numero}/recurso', recorrer),
  rota('POST', '/api/v1/autos/{numero}/decisao-do-recurso', julgarRecurso),
  rota('POST', '/api/v1/autos/{numero}/ciencia-do-recurso', darCienciaDoRecurso),
  rota('POST', '/api/v1/autos/{numero}/definitivo', declararDefinitivo),
]
