import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Where the global setup tells the workers of the server and of its template. */
export const VARIAVEL = 'OUTORGA_BANCO_DE_TESTES'

/** A database of one test file. */
export interface BancoDeTeste {
  /** `postgres://…` of the database, as its owner. */
  url: string
  /** Drops it, cutting whoever is still connected. */
  fechar(): Promise<void>
}

/** Makes a migrated database of its own for a test file, by copying the run's template. */
export async function criarBanco(): Promise<BancoDeTeste> {
  const { servidor, modelo } = JSON.parse(process.env[VARIAVEL] ?? '{}') as Record<string, string>
  if (servidor === undefined || modelo === undefined) {
    throw new Error('criarBanco() needs the global setup servidor-de-banco.ts (vitest project "server")')
  }
  const nome = await criarVazio(servidor, 'teste', modelo)
  return { url: comBanco(servidor, nome), fechar: () => apagarBanco(servidor, nome) }
}

/** The address of another database of the same server. */
export function comBanco(url: string, banco: string): string {
  const endereco = new URL(url)
  endereco.pathname = `/${banco}`
  return endereco.href
}

/** Creates a database with a name of its own, empty or copied from `modelo`, and returns the name. */
export async function criarVazio(servidor: string, prefixo: string, modelo?: string): Promise<string> {
  const nome = `outorga_${prefixo}_${randomBytes(6).toString('hex')}`
  const copia = modelo === undefined ? 'template template0' : `template ${modelo} strategy file_copy`
  await executar(servidor, `create database ${nome} ${copia}`)
  return nome
}

/** Drops a database that `criarVazio` made. */
export function apagarBanco(servidor: string, nome: string): Promise<void> {
  return executar(servidor, `drop database if exists ${nome} with (force)`)
}

async function executar(url: string, sql: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: url })
  await cliente.connect()
  try {
    await cliente.query(sql)
  } finally {
    await cliente.end()
  }
}
