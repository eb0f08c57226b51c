import { type Rota, rota } from '../platform/caso-de-uso.js'
import { abrirDe } from './abrir.js'
import type { QualquerDefinicao } from './definicao.js'
import { exportarDe } from './exportar.js'
import { formularioDe } from './formulario.js'
import { listarDe } from './listar.js'
import { praticarDe } from './praticar.js'
import { verDe } from './ver.js'

/** Every address of one kind of procedure. */
export function rotasDe(d: QualquerDefinicao): Rota[] {
  return [
    rota('GET', d.caminho, listarDe(d)),
    rota('POST', d.caminho, abrirDe(d)),
    rota('GET', `${d.caminho}/formulario`, formularioDe(d)),
    rota('GET', `${d.caminho}/exportacao`, exportarDe(d)),
    rota('GET', `${d.caminho}/{numero}`, verDe(d)),
    ...Object.keys(d.atos).map((ato) => rota('POST', `${d.caminho}/{numero}/${ato}`, praticarDe(d, ato))),
  ]
}
