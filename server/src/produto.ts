import type { Instante } from '@outorga/lei'
import type { FastifyInstance } from 'fastify'
import { selador } from './platform/atos/selar.js'
import { carteiro } from './platform/correio/carteiro.js'
import { abrirBanco, type Banco } from './platform/db/conexao.js'
import { montarServidor } from './platform/http/servidor.js'
import { ROTAS, rotasPublicas } from './rotas.js'

export interface OpcoesDoProduto {
  /** A migrated database. */
  url: string
  telas: string | null
  /** Where people reach it from outside; printed in documents. */
  endereco: string
  /** `smtp://…`, or null: messages stay in the outbox. */
  smtp: string | null
  remetente: string
  log: boolean
  agora?: () => Instante
}

export interface Produto {
  app: FastifyInstance
  banco: Banco
  /** Resolves when every act committed so far is sealed. */
  selar(): Promise<void>
  /** Stops taking requests, ends what runs, closes the database, in this order. */
  fechar(): Promise<void>
}

const RELOGIO = () => new Date().toISOString() as Instante

/** The server with everything around it: database, seal, mail. Not yet listening. */
export async function montarProduto(o: OpcoesDoProduto): Promise<Produto> {
  const banco = abrirBanco(o.url)
  const agora = o.agora ?? RELOGIO
  const falhou = (erro: unknown) => app.log.error(erro)
  const selo = selador(banco, falhou)
  const correio = o.smtp === null ? null : carteiro({ banco, smtp: o.smtp, remetente: o.remetente, falhou })
  const app = await montarServidor({
    banco,
    rotas: ROTAS,
    publicas: (instancia) => rotasPublicas(instancia, banco, agora),
    agora,
    depoisDeGravar() {
      selo.pedir()
      correio?.pedir()
    },
    seguro: o.endereco.startsWith('https:'),
    telas: o.telas,
    log: o.log,
  })
  selo.pedir()
  return {
    app,
    banco,
    async selar() {
      selo.pedir()
      await selo.esperar()
    },
    async fechar() {
      await app.close()
      await correio?.fechar()
      await selo.esperar()
      await banco.fechar()
    },
  }
}
