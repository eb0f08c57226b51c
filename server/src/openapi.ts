import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Instante } from '@outorga/lei'
import { abrirBanco } from './platform/db/conexao.js'
import { montarServidor } from './platform/http/servidor.js'
import { ROTAS, rotasPublicas } from './rotas.js'

/** Writes the API document to the file named in the first argument. It opens no connection. */
const banco = abrirBanco('postgres://nobody@localhost/none')
const agora = () => new Date().toISOString() as Instante
const app = await montarServidor({
  banco,
  rotas: ROTAS,
  publicas: (instancia) => rotasPublicas(instancia, banco, agora),
  agora,
  depoisDeGravar: () => undefined,
  seguro: false,
  telas: null,
  log: false,
})
await app.ready()
const arquivo = process.argv[2] ?? 'openapi.json'
await mkdir(dirname(arquivo), { recursive: true })
await writeFile(arquivo, `${JSON.stringify(app.swagger(), null, 2)}\n`)
await app.close()
await banco.fechar()
