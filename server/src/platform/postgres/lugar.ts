import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Binarios, binariosPara } from './binarios.js'
import { ErroDeInicio } from './erro-de-inicio.js'
import { type Dono, rodar } from './processo.js'

const FORA_DA_PASTA = '/var/lib/outorga'
const REGISTRO = 'banco.json'

/** Where PostgreSQL keeps its things and as whom it runs. */
export interface Lugar {
  /** Folder only `dono` enters; holds `dados` (PGDATA) and `senha`. */
  base: string
  binarios: string
  dono: Dono | undefined
}

/** Says that the data of the folder `de` is in the folder `em`, because PostgreSQL's user cannot enter `de`. */
interface Registro {
  em: string
  de: string
}

async function lerRegistro(pasta: string): Promise<Registro | undefined> {
  try {
    return JSON.parse(await readFile(join(pasta, REGISTRO), 'utf8')) as Registro
  } catch {
    return undefined
  }
}

/** The base a record leads to; a copied folder gets none, or both copies would open the same data. */
async function baseRegistrada(pasta: string, aviso: (texto: string) => void): Promise<string | undefined> {
  const registro = await lerRegistro(pasta)
  if (registro === undefined) return undefined
  if (registro.de !== pasta) {
    if ((await lerRegistro(registro.de))?.em === registro.em) {
      aviso(`Esta pasta é cópia de ${registro.de}, cujos dados ficam lá: aqui o banco de dados começa vazio.`)
      return undefined
    }
    await gravarRegistro(pasta, registro.em)
  }
  return registro.em
}

function gravarRegistro(pasta: string, em: string): Promise<void> {
  return writeFile(join(pasta, REGISTRO), `${JSON.stringify({ em, de: pasta } satisfies Registro)}\n`)
}

async function usuarioPostgres(): Promise<Dono | undefined> {
  const [uid, gid] = await Promise.all([rodar('id', ['-u', 'postgres']), rodar('id', ['-g', 'postgres'])])
  if (uid.codigo !== 0 || gid.codigo !== 0) return undefined
  return { uid: Number(uid.texto), gid: Number(gid.texto) }
}

async function criarUsuario(): Promise<Dono> {
  const casa = ['--no-create-home', '--shell', '/bin/false']
  const tentativas: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--home-dir', FORA_DA_PASTA, ...casa, 'postgres']],
    ['adduser', ['--system', '--group', '--home', FORA_DA_PASTA, ...casa, 'postgres']],
    ['adduser', ['-S', '-D', '-H', '-h', FORA_DA_PASTA, '-s', '/bin/false', 'postgres']],
  ]
  for (const [comando, argumentos] of tentativas) {
    await rodar(comando, argumentos)
    const criado = await usuarioPostgres()
    if (criado !== undefined) return criado
  }
  throw new ErroDeInicio(
    'O banco de dados não roda como root e não foi possível criar o usuário de sistema "postgres": crie esse usuário ou rode o Outorga com um usuário comum.',
  )
}

/** PostgreSQL refuses root. The owner of data that is already there goes on owning it. */
async function donoPara(base: string): Promise<Dono> {
  const dados = await lstat(join(base, 'dados')).catch(() => undefined)
  if (dados !== undefined && dados.uid !== 0) return { uid: dados.uid, gid: dados.gid }
  return (await usuarioPostgres()) ?? (await criarUsuario())
}

async function alcanca(dono: Dono, base: string): Promise<boolean> {
  const { codigo, texto } = await rodar('/bin/sh', ['-c', 'cd "$0" && test -w .', base], dono)
  if (codigo !== null) return codigo === 0
  throw new ErroDeInicio(
    `O banco de dados não roda como root e aqui não é possível trocar para o usuário de sistema "postgres" (${texto.trim()}): rode o Outorga com um usuário comum.`,
  )
}

async function entregar(base: string, dono: Dono): Promise<void> {
  await mkdir(base, { recursive: true, mode: 0o700 })
  if ((await lstat(base)).uid === dono.uid) return
  const { codigo, texto } = await rodar('chown', ['-R', `${dono.uid}:${dono.gid}`, base])
  if (codigo === 0) return
  throw new ErroDeInicio(
    `O banco de dados não roda como root e não foi possível entregar ${base} ao usuário de sistema dele (${texto.trim()}): rode o Outorga com um usuário comum.`,
  )
}

/** Makes a base outside of the private folder and takes there what the folder already had. */
async function levarParaFora(pasta: string, base: string, dono: Dono): Promise<string> {
  const nova = join(FORA_DA_PASTA, randomBytes(6).toString('hex'))
  await mkdir(nova, { recursive: true, mode: 0o700 })
  await chmod(FORA_DA_PASTA, 0o711)
  if (existsSync(join(base, 'dados'))) await cp(base, nova, { recursive: true, verbatimSymlinks: true })
  await rodar('chown', ['-R', `${dono.uid}:${dono.gid}`, nova])
  await gravarRegistro(pasta, nova)
  await rm(base, { recursive: true, force: true })
  return nova
}

async function lugarDoRoot(pasta: string, base: string, binarios: Binarios): Promise<Lugar> {
  const dono = await donoPara(base)
  await entregar(base, dono)
  const final = (await alcanca(dono, base)) ? base : await levarParaFora(pasta, base, dono)
  return { base: final, binarios: await binariosPara(binarios, join(FORA_DA_PASTA, 'binarios'), dono), dono }
}

/**
 * Decides where the data of `pasta` (a real path) is and who runs PostgreSQL on it. An ordinary user keeps everything
 * inside the folder. Root runs it as the system user `postgres` (or as whoever owns the data already); where that user
 * cannot enter the folder, data and binaries live under /var/lib/outorga and a record in the folder leads there.
 * @throws ErroDeInicio when there is no user to run as
 */
export async function escolherLugar(
  pasta: string,
  binarios: Binarios,
  aviso: (texto: string) => void,
): Promise<Lugar> {
  const base = (await baseRegistrada(pasta, aviso)) ?? join(pasta, 'banco')
  if (process.getuid?.() === 0) return lugarDoRoot(pasta, base, binarios)
  await mkdir(base, { recursive: true, mode: 0o700 })
  return { base, binarios: await binariosPara(binarios, join(pasta, 'binarios')), dono: undefined }
}

/** Removes a throw-away folder together with what of it lives elsewhere. */
export async function apagarLugar(pasta: string, { base }: Lugar): Promise<void> {
  await rm(base, { recursive: true, force: true })
  await rm(pasta, { recursive: true, force: true })
}
