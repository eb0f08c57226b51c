import { rotasDaImportacao } from '../importacao/rotas-de.js'
import { type Rota, rota } from '../platform/caso-de-uso.js'
import type { QualquerRegistro } from './definicao.js'
import { exportarRegistroDe } from './exportar.js'
import { alterarDe, cadastrarDe, encerrarDe } from './gravar.js'
import { importavelDe } from './importavel.js'
import { formularioDoRegistroDe, listarRegistroDe } from './listar.js'
import { verRegistroDe } from './ver.js'

/** Every address of one kind of file of the register. */
export function rotasDoRegistro(d: QualquerRegistro): Rota[] {
  return [
    rota('GET', d.caminho, listarRegistroDe(d)),
    rota('POST', d.caminho, cadastrarDe(d)),
    rota('GET', `${d.caminho}/formulario`, formularioDoRegistroDe(d)),
    rota('GET', `${d.caminho}/exportacao`, exportarRegistroDe(d)),
    ...rotasDaImportacao(importavelDe(d)),
    rota('GET', `${d.caminho}/{id}`, verRegistroDe(d)),
    rota('PUT', `${d.caminho}/{id}`, alterarDe(d)),
    rota('POST', `${d.caminho}/{id}/encerramento`, encerrarDe(d)),
  ]
}
