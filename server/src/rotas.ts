import type { Instante } from '@outorga/lei'
import type { FastifyInstance } from 'fastify'
import { rotas as alteracoesDeLinha } from './alteracao-de-linha/rotas.js'
import { rotas as arrecadacao } from './arrecadacao/rotas.js'
import { rotaDaConsulta } from './autorizacoes/consulta-publica.js'
import { rotas as autorizacoes } from './autorizacoes/rotas.js'
import { rotas as cadastro } from './cadastro/rotas.js'
import { rotas as criacoesDeLinha } from './criacao-de-linha/rotas.js'
import { rotas as delegacoes } from './delegacoes/rotas.js'
import { baixarDocumento } from './documentos/baixar-documento.js'
import { rotaDeVerificacao } from './documentos/verificar.js'
import { rotas as fiscalizacao } from './fiscalizacao/rotas.js'
import { rotas as frota } from './frota/rotas.js'
import { rotas as licitacoes } from './licitacoes/rotas.js'
import { rotaDosLimites } from './linhas/limites.js'
import { rotas as linhas } from './linhas/rotas.js'
import { rotaDeCalculos } from './normas/calculos.js'
import { rotas as parametros } from './parametros/rotas.js'
import { verCadeia } from './platform/atos/ver-cadeia.js'
import { type Rota, rota } from './platform/caso-de-uso.js'
import { verCorreio } from './platform/correio/ver-correio.js'
import type { Banco } from './platform/db/conexao.js'
import { rotas as processos } from './processos/rotas.js'
import { rotasDoRegistro } from './registros/rotas-de.js'
import { REGISTROS } from './registros.js'
import { rotas as terminais } from './terminais/rotas.js'

/** Every use case and its address. */
export const ROTAS: readonly Rota[] = [
  ...fiscalizacao,
  ...processos,
  ...arrecadacao,
  ...cadastro,
  ...frota,
  ...linhas,
  ...terminais,
  ...criacoesDeLinha,
  ...alteracoesDeLinha,
  ...licitacoes,
  ...delegacoes,
  ...autorizacoes,
  ...REGISTROS.flatMap(rotasDoRegistro),
  ...parametros,
  rota('GET', '/api/v1/documentos/{codigo}', baixarDocumento),
  rota('GET', '/api/v1/cadeia', verCadeia),
  rota('GET', '/api/v1/correio', verCorreio),
]

/** What answers without a session. */
export function rotasPublicas(app: FastifyInstance, banco: Banco, agora: () => Instante): void {
  rotaDeVerificacao(app, banco, agora)
  rotaDaConsulta(app, banco, agora)
  rotaDeCalculos(app)
  rotaDosLimites(app, banco)
}
