import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readlinkSync, realpathSync } from 'node:fs'
import { chown, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { ErroDeInicio } from './erro-de-inicio.js'
import type { Lugar } from './lugar.js'
import { AMBIENTE, inicioDoProcesso, rodar } from './processo.js'

/** The database's superuser. */
export const USUARIO = 'outorga'

// PostgreSQL gets a session of its own, so that the terminal's Ctrl-C does not reach it before the server has closed.
// A guard waits for the end of our pipe, which comes even when this process is killed, and then shuts it down.
const GUARDIAO = `
exec 3<&0
dados=$1; shift
( (
  read -r _ <&3
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    kill -0 $$ 2>/dev/null || exit
    read -r p < "$dados/postmaster.pid" && [ "$p" = $$ ] && kill -INT $$ && exit
    sleep 1
  done
) & ) 2>/dev/null
exec "$@" </dev/null 3<&-
`

const SEMPRE = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  max_connections: '100',
}

const SEM_DURABILIDADE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
}

/** A running PostgreSQL. `parar` ends it in order and waits for it. */
export interface Cluster {
  porta: number
  parar(): Promise<void>
}

/**
 * Creates the cluster where there is none: UTF-8, code-point order, Unicode case mapping that does not depend on the
 * machine, scram password in `senha`.
 * @throws ErroDeInicio when the folder holds data of another PostgreSQL version, or initdb fails
 */
export async function prepararDados(
  lugar: Lugar,
  maior: number,
  duravel: boolean,
  aviso: (texto: string) => void,
): Promise<void> {
  const dados = join(lugar.base, 'dados')
  if (existsSync(join(dados, 'PG_VERSION'))) {
    const versao = (await readFile(join(dados, 'PG_VERSION'), 'utf8')).trim()
    if (versao === String(maior)) return
    const idade = Number.parseInt(versao, 10) > maior ? 'mais nova' : 'mais antiga'
    throw new ErroDeInicio(
      `Os dados em ${dados} são do PostgreSQL ${versao}, versão ${idade} que a deste Outorga (${maior}): abra-os com o Outorga que os gravou ou indique outra pasta em OUTORGA_DADOS.`,
    )
  }
  aviso('Criando o banco de dados')
  const nova = join(lugar.base, 'novo')
  const senha = join(lugar.base, 'senha')
  await rm(nova, { recursive: true, force: true })
  await writeFile(senha, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  if (lugar.dono !== undefined) await chown(senha, lugar.dono.uid, lugar.dono.gid)
  const saida = await initdb(lugar, nova, senha, duravel)
  if (saida !== undefined)
    throw new ErroDeInicio(`Não foi possível criar o banco de dados em ${lugar.base}: ${saida}.`)
  await rename(nova, dados)
}

async function initdb(
  lugar: Lugar,
  pgdata: string,
  senha: string,
  duravel: boolean,
): Promise<string | undefined> {
  let queixa = ''
  // pg_trgm and full text ask the system's LC_CTYPE which characters are letters; an old system may lack C.UTF-8.
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const { codigo, texto } = await rodar(
      join(lugar.binarios, 'bin/initdb'),
      [
        ...['--pgdata', pgdata, '--username', USUARIO, '--pwfile', senha, '--auth', 'scram-sha-256'],
        ...['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
        ...['--locale', 'C', '--lc-ctype', ctype, '--no-instructions', ...(duravel ? [] : ['--no-sync'])],
      ],
      lugar.dono,
    )
    if (codigo === 0) return undefined
    queixa = texto.match(/error: (.*)/)?.[1] ?? texto.trim().split('\n').at(-1) ?? ''
    if (!queixa.includes('invalid locale name')) break
  }
  return queixa
}

function portaLivre(): Promise<number> {
  return new Promise((resolve, reject) => {
    const servidor = createServer()
    servidor.once('error', reject)
    servidor.listen(0, '127.0.0.1', () => {
      const endereco = servidor.address()
      servidor.close(() => resolve(typeof endereco === 'object' && endereco !== null ? endereco.port : 0))
    })
  })
}

async function ePostmasterDe(pid: number, dados: string): Promise<boolean> {
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dados)
    } catch {
      return false
    }
  }
  const { texto } = await rodar('ps', ['-o', 'command=', '-p', String(pid)])
  return texto.includes(dados)
}

/**
 * Ends a PostgreSQL that outlived the process that opened it, so that the data can be opened again.
 * @throws ErroDeInicio when it does not end
 */
export async function encerrarOrfao(base: string): Promise<void> {
  const dados = join(base, 'dados')
  const arquivo = join(dados, 'postmaster.pid')
  const pid = Number.parseInt(await readFile(arquivo, 'utf8').catch(() => ''), 10)
  if (!(pid > 0) || (await inicioDoProcesso(pid)) === undefined) return
  if (!(await ePostmasterDe(pid, dados))) {
    // The number now belongs to somebody else, which PostgreSQL would take for a running server.
    await rm(arquivo, { force: true })
    return
  }
  for (const sinal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, sinal)
    if (await ate(10_000, async () => (await inicioDoProcesso(pid)) === undefined)) return
  }
  throw new ErroDeInicio(
    `O banco de dados em ${dados} ainda está aberto pelo processo ${pid}, que não encerra: encerre-o e tente de novo.`,
  )
}

async function ate(prazoMs: number, condicao: () => Promise<boolean> | boolean): Promise<boolean> {
  const fim = Date.now() + prazoMs
  while (!(await condicao())) {
    if (Date.now() > fim) return false
    await esperar(10)
  }
  return true
}

/**
 * Starts PostgreSQL on a free loopback port and waits until it takes connections.
 * @throws ErroDeInicio with PostgreSQL's own reason when it does not start
 */
export async function ligar(lugar: Lugar, log: string, duravel: boolean): Promise<Cluster> {
  for (let tentativa = 1; ; tentativa++) {
    const porta = await portaLivre()
    const inicioDoLog = await stat(log).then(
      (s) => s.size,
      () => 0,
    )
    const filho = await lancar(lugar, log, {
      ...SEMPRE,
      ...(duravel ? {} : SEM_DURABILIDADE),
      port: String(porta),
    })
    if (await ficaPronto(filho, join(lugar.base, 'dados'))) return { porta, parar: () => parar(filho) }
    const escrito = (await readFile(log)).subarray(inicioDoLog).toString('utf8')
    // Another process took the port, or the last PostgreSQL's children are still leaving.
    const passa = /could not bind|Address already in use|pre-existing shared memory/.test(escrito)
    if (passa && tentativa < 20) {
      await esperar(100)
      continue
    }
    const motivo = escrito.match(/(?:FATAL|PANIC): +(.*)/)?.[1] ?? escrito.trim().split('\n').at(-1) ?? ''
    throw new ErroDeInicio(`O banco de dados não abriu (${motivo}); o que ele registrou está em ${log}.`)
  }
}

async function lancar(lugar: Lugar, log: string, opcoes: Record<string, string>): Promise<ChildProcess> {
  const dados = join(lugar.base, 'dados')
  const postgres = join(lugar.binarios, 'bin/postgres')
  const configuracao = Object.entries(opcoes).flatMap(([nome, valor]) => ['-c', `${nome}=${valor}`])
  const saida = await open(log, 'a', 0o600)
  const filho = spawn('/bin/sh', ['-c', GUARDIAO, 'outorga', dados, postgres, '-D', dados, ...configuracao], {
    detached: true,
    cwd: '/',
    env: AMBIENTE,
    stdio: ['pipe', saida.fd, saida.fd],
    ...lugar.dono,
  })
  filho.on('error', () => undefined)
  filho.stdin?.on('error', () => undefined)
  await saida.close()
  return filho
}

function terminou(filho: ChildProcess): boolean {
  return filho.pid === undefined || filho.exitCode !== null || filho.signalCode !== null
}

async function ficaPronto(filho: ChildProcess, dados: string): Promise<boolean> {
  const pronto = async () => {
    if (terminou(filho)) return true
    const linhas = (await readFile(join(dados, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    return Number(linhas[0]) === filho.pid && linhas[7]?.trim() === 'ready'
  }
  // Recovery after a power cut may take minutes.
  const chegou = await ate(600_000, pronto)
  if (chegou && !terminou(filho)) {
    // Nothing of PostgreSQL keeps Node alive: whoever forgets to close it still ends, and the guard closes it.
    filho.unref()
    ;(filho.stdin as unknown as { unref(): void } | null)?.unref()
    return true
  }
  await parar(filho)
  return false
}

async function parar(filho: ChildProcess): Promise<void> {
  if (terminou(filho)) return
  filho.ref()
  filho.stdin?.end()
  if (await ate(15_000, () => terminou(filho))) return
  filho.kill('SIGQUIT')
  await ate(5_000, () => terminou(filho))
}
