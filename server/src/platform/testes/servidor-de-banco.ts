import { access, chmod, constants, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrar } from '../db/migrar.js'
import { abrirPostgresLocal, type PostgresLocal } from '../postgres/local.js'
import { apagarBanco, comBanco, criarVazio, VARIAVEL } from './banco.js'

/**
 * Global setup of the server's tests: one PostgreSQL for the whole run (DATABASE_URL, whose user may create databases,
 * else the local one without durability) and in it the template that `criarBanco` copies, migrated once.
 */
export default async function abrir(): Promise<() => Promise<void>> {
  const externo = process.env.DATABASE_URL
  const local = externo ? undefined : await abrirDescartavel()
  const servidor = externo || local?.url || ''
  try {
    const modelo = await criarVazio(servidor, 'modelo')
    await migrar(comBanco(servidor, modelo))
    process.env[VARIAVEL] = JSON.stringify({ servidor, modelo })
    return async () => {
      if (local === undefined) await apagarBanco(servidor, modelo)
      else await local.fechar()
    }
  } catch (erro) {
    await local?.fechar()
    throw erro
  }
}

const PREFIXO = 'outorga-testes-'
const EM_MEMORIA = '/dev/shm'
const ESPACO_MINIMO = 2 ** 31

async function abrirDescartavel(): Promise<PostgresLocal> {
  const onde = await lugarMaisRapido()
  await limparRestos(onde)
  const pasta = await mkdtemp(join(onde, PREFIXO))
  // As root PostgreSQL runs as another user, who must be able to enter.
  await chmod(pasta, 0o711)
  return abrirPostgresLocal({ pasta, descartavel: true })
}

/** In memory, where there is room for it, a database is made in a quarter of the time. */
export async function lugarMaisRapido(): Promise<string> {
  try {
    await access(EM_MEMORIA, constants.W_OK)
    const { bavail, bsize } = await statfs(EM_MEMORIA)
    return bavail * bsize >= ESPACO_MINIMO ? EM_MEMORIA : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** What a run that was killed left: its lock has long stopped giving signs of life. */
async function limparRestos(onde: string): Promise<void> {
  for (const nome of (await readdir(onde)).filter((n) => n.startsWith(PREFIXO))) {
    const pasta = join(onde, nome)
    const visto = await stat(join(pasta, 'em-uso.json')).catch(() => stat(pasta).catch(() => undefined))
    if (visto !== undefined && Date.now() - visto.mtimeMs < 60_000) continue
    await rm(pasta, { recursive: true, force: true }).catch(() => undefined)
  }
}
