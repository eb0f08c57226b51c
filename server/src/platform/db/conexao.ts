import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Sql } from 'sql-template-tag'

const { Pool, types } = pg

// Dates stay text: a calendar date has no zone, an instant travels as RFC 3339.
const comoTexto = (v: string) => v
const comoInstante = (v: string) => v.replace(' ', 'T').replace(/\+00$/, 'Z')
const TIPOS: Record<number, (v: string) => unknown> = {
  [types.builtins.DATE]: comoTexto,
  [types.builtins.TIMESTAMPTZ]: comoInstante,
}

/** One transaction. Every query of the product goes through it. */
export interface Tx {
  linhas<T>(consulta: Sql): Promise<T[]>
  /** The one row, or null; more than one is a bug and throws. */
  uma<T>(consulta: Sql): Promise<T | null>
  /** How many rows it touched. */
  executar(consulta: Sql): Promise<number>
}

/** Who a transaction acts for; null fields reach nothing that needs them. */
export interface Identidade {
  autoridadeId: string
  usuarioId: string
  operadoraId: string | null
}

export interface Banco {
  /** Runs `f` in one transaction, seeing only what `identidade` may see. */
  comIdentidade<T>(identidade: Identidade, f: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs `f` in one transaction as the owner: sign-in, migration, sealing, public verification. */
  comoSistema<T>(f: (tx: Tx) => Promise<T>): Promise<T>
  fechar(): Promise<void>
}

/**
 * Opens the database. `preparar`: each query is planned once for each connection, which is for whoever asks the same thing
 * thousands of times; a plan made for any values would not suit the lists, whose filters are seldom all there.
 */
export function abrirBanco(url: string, conexoes = 10, { preparar = false } = {}): Banco {
  const pool = new Pool({
    connectionString: url,
    max: conexoes,
    options: '-c timezone=UTC',
    types: { getTypeParser: (oid, formato) => TIPOS[oid as number] ?? types.getTypeParser(oid, formato) },
  })
  // A connection that the server closes, idle or in use, fails its query; it must not end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (cliente) => cliente.on('error', () => undefined))

  const emTransacao = async <T>(
    identificar: (c: pg.PoolClient) => Promise<unknown>,
    f: (tx: Tx) => Promise<T>,
  ) => {
    const cliente = await pool.connect()
    try {
      await cliente.query('begin')
      await identificar(cliente)
      const resultado = await f(transacao(cliente, preparar))
      await cliente.query('commit')
      return resultado
    } catch (erro) {
      await cliente.query('rollback').catch(() => undefined)
      throw erro
    } finally {
      cliente.release()
    }
  }

  return {
    comIdentidade: (id, f) =>
      emTransacao(
        (c) =>
          c.query(
            `select set_config('role', 'outorga_app', true), set_config('outorga.autoridade', $1, true),
                    set_config('outorga.usuario', $2, true), set_config('outorga.operadora', $3, true)`,
            [id.autoridadeId, id.usuarioId, id.operadoraId ?? ''],
          ),
        f,
      ),
    comoSistema: (f) => emTransacao(async () => undefined, f),
    fechar: () => pool.end(),
  }
}

const nomeDe = (texto: string) => createHash('sha1').update(texto).digest('base64')

function transacao(cliente: pg.PoolClient, preparar: boolean): Tx {
  const consultar = (s: Sql) =>
    preparar && s.values.length > 0
      ? cliente.query({ name: nomeDe(s.text), text: s.text, values: s.values })
      : cliente.query(s.text, s.values)
  return {
    async linhas<T>(s: Sql) {
      return (await consultar(s)).rows as T[]
    },
    async uma<T>(s: Sql) {
      const { rows } = await consultar(s)
      if (rows.length > 1) throw new Error('more than one row where one was expected')
      return (rows[0] as T | undefined) ?? null
    },
    async executar(s: Sql) {
      return (await consultar(s)).rowCount ?? 0
    },
  }
}

/** SQLSTATE and constraint of a database error; null for any other. */
export function erroDoBanco(erro: unknown): { codigo: string; restricao: string | null } | null {
  if (!(erro instanceof pg.DatabaseError) || !erro.code) return null
  return { codigo: erro.code, restricao: erro.constraint ?? null }
}
