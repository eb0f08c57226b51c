import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { lugarMaisRapido } from '../testes/servidor-de-banco.js'
import { acharBinarios, binariosPara } from './binarios.js'
import { abrirPostgresLocal, ErroDeInicio, type PostgresLocal } from './local.js'

const raiz = fileURLToPath(new URL('../../../../', import.meta.url))
const onde = await lugarMaisRapido()
const souRoot = process.getuid?.() === 0
const pastas: string[] = []
const abertos: PostgresLocal[] = []
const filhos: ChildProcess[] = []

function pastaNova(modo = 0o755): string {
  const pasta = mkdtempSync(join(onde, 'outorga-local-'))
  chmodSync(pasta, modo)
  pastas.push(pasta)
  return pasta
}

/** As root, a folder that PostgreSQL's user cannot enter. */
function pastaPrivada(): string {
  return pastaNova(0o700)
}

async function abrir(pasta: string): Promise<PostgresLocal> {
  const aberto = await abrirPostgresLocal({ pasta, descartavel: true })
  abertos.push(aberto)
  return aberto
}

async function consultar(url: string, sql: string): Promise<unknown[]> {
  const cliente = new pg.Client({ connectionString: url })
  await cliente.connect()
  try {
    return (await cliente.query({ text: sql, rowMode: 'array' })).rows[0] ?? []
  } finally {
    await cliente.end()
  }
}

/** Opens the folder in another process and resolves with the address once it is open. */
async function abrirEmOutroProcesso(pasta: string): Promise<{ filho: ChildProcess; url: string }> {
  const modulo = join(raiz, 'server/src/platform/postgres/local.ts')
  const programa = `
    const { runnerImport } = await import('vite')
    const { module } = await runnerImport(${JSON.stringify(modulo)}, { configFile: false, logLevel: 'silent' })
    console.log((await module.abrirPostgresLocal({ pasta: ${JSON.stringify(pasta)}, descartavel: true })).url)
    setInterval(() => undefined, 1000)`
  const filho = spawn(process.execPath, ['--input-type=module', '-e', programa], {
    cwd: raiz,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  filhos.push(filho)
  const [url] = (await once(filho.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { filho, url: url.toString().trim() }
}

function baseDe(pasta: string): string {
  const registro = join(pasta, 'banco.json')
  if (!existsSync(registro)) return join(pasta, 'banco')
  return (JSON.parse(readFileSync(registro, 'utf8')) as { em: string }).em
}

/** PostgreSQL alone on the folder, as after a kill that took our process and the guard. */
async function abrirSemGuarda(pasta: string): Promise<ChildProcess> {
  const dados = join(baseDe(pasta), 'dados')
  const { uid, gid } = statSync(dados)
  const dono = souRoot ? { uid, gid } : undefined
  const postgres = join(
    await binariosPara(acharBinarios(), '/var/lib/outorga/binarios', dono),
    'bin/postgres',
  )
  const filho = spawn(
    postgres,
    ['-D', dados, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${dados}`],
    {
      detached: true,
      stdio: 'ignore',
      ...dono,
    },
  )
  filhos.push(filho)
  const pidFile = join(dados, 'postmaster.pid')
  while (filho.exitCode === null && !(existsSync(pidFile) && readFileSync(pidFile, 'utf8').includes('ready')))
    await esperar(10)
  return filho
}

async function matar(filho: ChildProcess): Promise<void> {
  if (filho.exitCode !== null || filho.signalCode !== null) return
  filho.kill('SIGKILL')
  await once(filho, 'exit')
}

afterEach(async () => {
  for (const aberto of abertos.splice(0)) await aberto.fechar()
  for (const filho of filhos.splice(0)) await matar(filho)
  for (const pasta of pastas.splice(0)) {
    if (existsSync(pasta)) chmodSync(pasta, 0o700)
    rmSync(pasta, { recursive: true, force: true })
  }
})

describe('abrirPostgresLocal', () => {
  it('gives a UTF-8 database in UTC, whose letters do not depend on the machine, behind a password', async () => {
    const pasta = pastaNova()
    const { url } = await abrir(pasta)
    const linha = await consultar(
      url,
      `select current_database(), current_setting('TimeZone'), current_setting('server_encoding'),
              lower('ÁGUA DE SÃO JOÃO'), 'CARACARAÍ' ilike 'caracaraí'`,
    )
    expect(linha).toEqual(['outorga', 'UTC', 'UTF8', 'água de são joão', true])

    const semSenha = new URL(url)
    semSenha.password = 'errada'
    await expect(consultar(semSenha.href, 'select 1')).rejects.toThrow('password authentication failed')
    expect(statSync(baseDe(pasta)).mode & 0o077).toBe(0)
    expect(statSync(join(baseDe(pasta), 'senha')).mode & 0o077).toBe(0)
  })

  it('opens two folders at once, each with its own data', async () => {
    const aberta = pastaNova()
    const [uma, outra] = await Promise.all([abrir(aberta), abrir(pastaPrivada())])
    await consultar(uma.url, 'create table so_na_primeira ()')
    const tabela = `select to_regclass('so_na_primeira')::text`
    expect(await consultar(uma.url, tabela)).toEqual(['so_na_primeira'])
    expect(await consultar(outra.url, tabela)).toEqual([null])
    expect(baseDe(aberta)).toBe(join(aberta, 'banco'))
  })

  it('refuses a folder in use; a kill -9 leaves no PostgreSQL behind and the folder opens again', async () => {
    const pasta = pastaNova()
    const { filho, url } = await abrirEmOutroProcesso(pasta)
    await consultar(url, 'create table fica ()')
    const erro = await abrir(pasta).catch((e: unknown) => e)
    expect(erro).toBeInstanceOf(ErroDeInicio)
    expect(String(erro)).toMatch(/já está em uso pelo processo \d+: encerre/)

    const pidFile = join(baseDe(pasta), 'dados/postmaster.pid')
    await matar(filho)
    for (let i = 0; i < 500 && existsSync(pidFile); i++) await esperar(10)
    expect(existsSync(pidFile)).toBe(false)
    const { url: deNovo } = await abrir(pasta)
    expect(await consultar(deNovo, `select to_regclass('fica')::text`)).toEqual(['fica'])
  })

  it('ends a PostgreSQL that was left open, and ignores a postmaster.pid that names somebody else', async () => {
    const pasta = pastaNova()
    await (await abrirPostgresLocal({ pasta })).fechar()
    const orfao = await abrirSemGuarda(pasta)
    await (await abrirPostgresLocal({ pasta })).fechar()
    expect(orfao.exitCode).toBe(0)

    writeFileSync(join(baseDe(pasta), 'dados/postmaster.pid'), `${process.ppid}\n`)
    expect(await consultar((await abrir(pasta)).url, 'select 1')).toEqual([1])
  })

  it('refuses data of a newer PostgreSQL and leaves it as it is', async () => {
    const pasta = pastaNova()
    mkdirSync(join(pasta, 'banco/dados'), { recursive: true })
    writeFileSync(join(pasta, 'banco/dados/PG_VERSION'), '99\n')
    const erro = await abrir(pasta).catch((e: unknown) => e)
    expect(erro).toBeInstanceOf(ErroDeInicio)
    expect(String(erro)).toMatch(/PostgreSQL 99, versão mais nova/)
    expect(readFileSync(join(pasta, 'banco/dados/PG_VERSION'), 'utf8')).toBe('99\n')
    expect(existsSync(join(pasta, 'em-uso.json'))).toBe(false)
  })

  it('refuses a folder that cannot be made or written', async () => {
    const pasta = pastaNova()
    writeFileSync(join(pasta, 'arquivo'), '')
    symlinkSync(join(pasta, 'sumiu'), join(pasta, 'atalho'))
    const impossiveis = ['arquivo', 'arquivo/dentro', 'atalho', 'atalho/dentro'].map((nome) =>
      join(pasta, nome),
    )
    if (souRoot) impossiveis.push('/proc/outorga')
    else {
      chmodSync(pasta, 0o500)
      impossiveis.push(pasta, join(pasta, 'nova'))
    }
    for (const impossivel of impossiveis) {
      const erro = await abrirPostgresLocal({ pasta: impossivel, descartavel: true }).catch((e: unknown) => e)
      expect(erro).toBeInstanceOf(ErroDeInicio)
      expect(String(erro)).toMatch(/^ErroDeInicio: Não é possível gravar na pasta de dados .*: .+\. Corrija/)
    }
  })
})

describe.runIf(souRoot)('as root', () => {
  it('keeps the data of a private folder where PostgreSQL can enter, and finds it again', async () => {
    const pasta = pastaPrivada()
    const primeira = await abrirPostgresLocal({ pasta })
    await consultar(primeira.url, 'create table fica ()')
    await primeira.fechar()
    const base = baseDe(pasta)
    expect(base).toMatch(/^\/var\/lib\/outorga\//)
    expect(statSync(base).uid).not.toBe(0)

    const { url } = await abrir(pasta)
    expect(await consultar(url, `select to_regclass('fica')::text`)).toEqual(['fica'])
    await abertos.pop()?.fechar()
    expect(existsSync(base)).toBe(false)
  })

  it('gives a copied folder a database of its own', async () => {
    const pasta = pastaPrivada()
    const original = await abrir(pasta)
    await consultar(original.url, 'create table do_original ()')
    const copia = pastaPrivada()
    cpSync(pasta, copia, { recursive: true })
    const { url } = await abrir(copia)
    expect(await consultar(url, `select to_regclass('do_original')::text`)).toEqual([null])
    expect(await consultar(original.url, `select to_regclass('do_original')::text`)).toEqual(['do_original'])
  })

  it('copies the binaries of a private folder to where PostgreSQL can run them', async () => {
    const privada = pastaPrivada()
    const copias = pastaNova()
    const binarios = acharBinarios()
    const raizPrivada = join(privada, 'native')
    cpSync(binarios.raiz, raizPrivada, { recursive: true, verbatimSymlinks: true })
    const copia = await binariosPara({ ...binarios, raiz: raizPrivada }, copias, { uid: 65534, gid: 65534 })
    expect(copia).toBe(join(copias, binarios.versao, 'native'))
  })
})
