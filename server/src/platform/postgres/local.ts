import { existsSync } from 'node:fs'
import { mkdir, readFile, realpath, stat, truncate } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { acharBinarios } from './binarios.js'
import { type Cluster, encerrarOrfao, ligar, prepararDados, USUARIO } from './cluster.js'
import { codigoDe, ErroDeInicio, erroDaPasta } from './erro-de-inicio.js'
import { apagarLugar, escolherLugar, type Lugar } from './lugar.js'
import { trancar } from './trava.js'

export { ErroDeInicio } from './erro-de-inicio.js'

const BANCO = 'outorga'
const LOG_MAXIMO = 8 << 20

export interface OpcoesDoPostgresLocal {
  /** Data folder, created where missing. */
  pasta: string
  /** Told, in pt-BR, of each step that takes a while. */
  aviso?: (texto: string) => void
  /** For tests: no durability, and the folder is removed on closing. */
  descartavel?: boolean
}

export interface PostgresLocal {
  /** `postgres://…` of the database, as its superuser; changes from one start to the next. */
  url: string
  /** Shuts PostgreSQL down in order, waits for it and gives the folder back. Close the pools first. */
  fechar(): Promise<void>
}

/** The data folder: OUTORGA_DADOS, else `.outorga` in the repository's root. */
export function pastaDeDados(): string {
  const raiz = fileURLToPath(new URL('../../../../', import.meta.url))
  return resolve(process.env.OUTORGA_DADOS || join(raiz, '.outorga'))
}

/**
 * Opens the PostgreSQL that came with the product on its data folder and waits until it takes connections. It listens
 * on a free loopback port with a password that only the owner of the folder can read, and ends when this process ends,
 * however it ends.
 * @throws ErroDeInicio when the folder is in use, cannot be written, is of another version, or PostgreSQL cannot run
 */
export async function abrirPostgresLocal(opcoes: OpcoesDoPostgresLocal): Promise<PostgresLocal> {
  const { aviso = () => undefined, descartavel = false } = opcoes
  const binarios = acharBinarios()
  const pedida = resolve(opcoes.pasta)
  try {
    await criarPasta(pedida)
    const pasta = await realpath(pedida)
    const destrancar = await trancar(pasta)
    try {
      const lugar = await escolherLugar(pasta, binarios, aviso)
      await encerrarOrfao(lugar.base)
      await prepararDados(lugar, binarios.maior, !descartavel, aviso)
      const log = join(pasta, 'postgres.log')
      await encurtar(log)
      const cluster = await ligar(lugar, log, !descartavel)
      return await entregar(pasta, lugar, cluster, destrancar, descartavel)
    } catch (erro) {
      await destrancar()
      throw erro
    }
  } catch (erro) {
    throw erroDaPasta(erro, pedida)
  }
}

/** Node's own recursive mkdir never returns under /proc or a dangling link. */
async function criarPasta(pasta: string): Promise<void> {
  try {
    await mkdir(pasta)
  } catch (erro) {
    if (codigoDe(erro) === 'EEXIST' && (await stat(pasta)).isDirectory()) return
    if (codigoDe(erro) !== 'ENOENT' || existsSync(dirname(pasta))) throw erro
    await criarPasta(dirname(pasta))
    await mkdir(pasta)
  }
}

async function encurtar(log: string): Promise<void> {
  const tamanho = await stat(log).then(
    (s) => s.size,
    () => 0,
  )
  if (tamanho > LOG_MAXIMO) await truncate(log)
}

async function entregar(
  pasta: string,
  lugar: Lugar,
  cluster: Cluster,
  destrancar: () => Promise<void>,
  descartavel: boolean,
): Promise<PostgresLocal> {
  let fechamento: Promise<void> | undefined
  const fecharTudo = async () => {
    await cluster.parar()
    if (descartavel) await apagarLugar(pasta, lugar)
    await destrancar()
  }
  const fechar = () => {
    fechamento ??= fecharTudo()
    return fechamento
  }
  try {
    const senha = (await lerSenha(lugar.base)).trim()
    const endereco = `postgres://${USUARIO}:${senha}@127.0.0.1:${cluster.porta}`
    await criarBanco(`${endereco}/postgres`)
    return { url: `${endereco}/${BANCO}`, fechar }
  } catch (erro) {
    await fechar()
    throw erro
  }
}

async function lerSenha(base: string): Promise<string> {
  try {
    return await readFile(join(base, 'senha'), 'utf8')
  } catch (erro) {
    throw new ErroDeInicio(
      `Falta a senha do banco de dados em ${join(base, 'senha')}: devolva o arquivo ou indique outra pasta em OUTORGA_DADOS.`,
      { cause: erro },
    )
  }
}

async function criarBanco(url: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: url })
  await cliente.connect()
  try {
    const existe = await cliente.query('select 1 from pg_database where datname = $1', [BANCO])
    if (existe.rowCount === 0) await cliente.query(`create database ${BANCO}`)
  } finally {
    await cliente.end()
  }
}
