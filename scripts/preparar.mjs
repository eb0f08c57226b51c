import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { passo } from './passo.mjs'

export const raiz = fileURLToPath(new URL('..', import.meta.url))

const PARTES = ['lei', 'server', 'web', 'e2e']
const FONTES = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  ...PARTES.flatMap((parte) => [`${parte}/package.json`, `${parte}/tsconfig.json`]),
  'lei/src',
  'server/src',
  'server/migracoes',
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/scripts',
]
const PRODUTOS = ['lei/dist/index.js', 'server/dist/main.js', 'web/dist/index.html']

const naRaiz = (...caminho) => join(raiz, ...caminho)

function lerJson(arquivo) {
  try {
    return JSON.parse(readFileSync(arquivo, 'utf8'))
  } catch {
    return undefined
  }
}

/** How to call npm: the one that runs us, else the one in the PATH. */
export function npm(...argumentos) {
  const atual = process.env.npm_execpath
  if (atual?.endsWith('.js')) return [process.execPath, [atual, ...argumentos]]
  return ['npm', argumentos]
}

let libcDaqui
/** Asked at most once: the report takes long. */
function libc() {
  process.report.excludeNetwork = true
  libcDaqui ??= process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
  return libcDaqui
}

function aceita(lista, valor) {
  return lista === undefined || lista.includes(valor)
}

/** Whether an entry of the lock is for this machine. */
function serveAqui(pacote) {
  if (!aceita(pacote.os, process.platform) || !aceita(pacote.cpu, process.arch)) return false
  return pacote.libc === undefined || process.platform !== 'linux' || pacote.libc.includes(libc())
}

/**
 * Whether node_modules is what package-lock.json asks for on this machine. npm writes what it installed at the very end
 * of an install, so that one cut short does not pass.
 */
export function instalado(pasta = raiz) {
  const pedido = lerJson(join(pasta, 'package-lock.json'))?.packages
  const feito = lerJson(join(pasta, 'node_modules/.package-lock.json'))?.packages
  if (!pedido || !feito) return false
  for (const [onde, { version }] of Object.entries(feito)) {
    if (!pedido[onde] || pedido[onde].version !== version) return false
    if (!serveAqui(pedido[onde]) || !existsSync(join(pasta, onde))) return false
  }
  return Object.entries(pedido).every(([onde, pacote]) => {
    const opcional = pacote.optional || pacote.devOptional || pacote.peer
    if (!onde.includes('node_modules/') || feito[onde]) return true
    return opcional && !(pacote.os && serveAqui(pacote))
  })
}

function* arquivosDe(caminho) {
  const entradas = existsSync(caminho) ? readdirSync(caminho, { withFileTypes: true, recursive: true }) : []
  for (const entrada of entradas) {
    const pasta = entrada.parentPath ?? entrada.path
    // What the build itself writes among the sources is no source.
    const gerada = pasta.split(sep).includes('gerado')
    if (entrada.isFile() && !gerada && !/\.test\.tsx?$/.test(entrada.name)) yield join(pasta, entrada.name)
  }
}

/** A hash of every file that the build reads. Content, not dates: a checkout changes the dates of everything. */
export function impressaoDasFontes(pasta = raiz) {
  const resumo = createHash('sha256').update(process.versions.node.split('.')[0])
  const arquivos = FONTES.flatMap((fonte) => {
    const caminho = join(pasta, fonte)
    return /\.\w+$/.test(fonte) ? [caminho].filter(existsSync) : [...arquivosDe(caminho)]
  })
  for (const arquivo of arquivos.sort()) {
    resumo.update(`\0${relative(pasta, arquivo).split(sep).join('/')}\0`).update(readFileSync(arquivo))
  }
  return resumo.digest('hex')
}

/** Installs what package-lock.json asks for, where it is not there yet. */
export async function instalar() {
  if (instalado()) return
  const [comando, argumentos] = npm('ci', '--include=dev', '--no-audit', '--no-fund')
  await passo('Instalando as dependências', comando, argumentos, { cwd: raiz })
}

async function construir() {
  const carimbo = naRaiz('node_modules/.outorga-build')
  const impressao = impressaoDasFontes()
  const igual = existsSync(carimbo) && readFileSync(carimbo, 'utf8') === impressao
  if (igual && PRODUTOS.every((produto) => existsSync(naRaiz(produto)))) return
  rmSync(carimbo, { force: true })
  const [comando, argumentos] = npm('run', 'build')
  await passo('Construindo o sistema', comando, argumentos, { cwd: raiz })
  writeFileSync(carimbo, impressao)
}

/**
 * Leaves the repository installed and built, doing only what is missing.
 * @throws Parada when npm or the build fails
 */
export async function preparar() {
  await instalar()
  await construir()
}
