import { open, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { codigoDe, ErroDeInicio } from './erro-de-inicio.js'
import { inicioDoProcesso, lugarDosProcessos } from './processo.js'

const ARQUIVO = 'em-uso.json'
const SINAL_DE_VIDA_MS = 1_000
const SILENCIO_MS = 3_500
const DESPEDIDA_MS = 1_500

interface Ocupante {
  pid: number
  inicio: string
  lugar: string
  /** Inode of the file itself: a folder copied while in use carries a lock that locks nothing. */
  ino: number
}

async function ler(arquivo: string): Promise<Ocupante | undefined> {
  try {
    return JSON.parse(await readFile(arquivo, 'utf8')) as Ocupante
  } catch {
    return undefined
  }
}

/** Seen from another machine or container the pid says nothing: its owner touches the file while it lives. */
async function daSinalDeVida(arquivo: string): Promise<boolean> {
  const antes = await stat(arquivo)
  await esperar(SILENCIO_MS)
  const depois = await stat(arquivo).catch(() => undefined)
  return depois !== undefined && depois.mtimeMs !== antes.mtimeMs
}

async function estaVivo(ocupante: Ocupante, arquivo: string): Promise<boolean> {
  const { ino } = await stat(arquivo)
  if (ino !== ocupante.ino) return false
  if (ocupante.lugar !== lugarDosProcessos()) return daSinalDeVida(arquivo)
  // A server told to stop may still be closing: a start right after it waits a little.
  for (const fim = Date.now() + DESPEDIDA_MS; Date.now() < fim; await esperar(50)) {
    const mesmo = (await inicioDoProcesso(ocupante.pid)) === ocupante.inicio
    if (!mesmo || (await stat(arquivo).catch(() => undefined))?.ino !== ino) return false
  }
  return true
}

async function criar(arquivo: string): Promise<boolean> {
  try {
    const aberto = await open(arquivo, 'wx', 0o644)
    const { ino } = await aberto.stat()
    const inicio = (await inicioDoProcesso(process.pid)) ?? ''
    const ocupante: Ocupante = { pid: process.pid, inicio, lugar: lugarDosProcessos(), ino }
    await aberto.writeFile(JSON.stringify(ocupante))
    await aberto.close()
    return true
  } catch (erro) {
    if (codigoDe(erro) === 'EEXIST') return false
    throw erro
  }
}

/** Sets aside a lock whose owner is gone; puts it back if another start replaced it in the meantime. */
async function removerVelha(arquivo: string, conteudo: string): Promise<void> {
  const fora = `${arquivo}.${process.pid}`
  await rename(arquivo, fora).catch(() => undefined)
  const retirado = await readFile(fora, 'utf8').catch(() => conteudo)
  if (retirado === conteudo) await rm(fora, { force: true })
  else await rename(fora, arquivo)
}

/**
 * Takes the data folder for this process and returns the function that gives it back. A lock left by a process that
 * died is taken over.
 * @throws ErroDeInicio when a living process has the folder
 */
export async function trancar(pasta: string): Promise<() => Promise<void>> {
  const arquivo = join(pasta, ARQUIVO)
  for (let tentativa = 0; !(await criar(arquivo)); tentativa++) {
    const conteudo = await readFile(arquivo, 'utf8').catch(() => '')
    const ocupante = await ler(arquivo)
    // Empty or half written: its owner is writing it now, unless it stays so.
    if (ocupante === undefined && tentativa < 5) {
      await esperar(50)
      continue
    }
    const vivo = ocupante !== undefined && (await estaVivo(ocupante, arquivo).catch(() => false))
    if (vivo || tentativa > 20) {
      const quem = ocupante === undefined ? '' : ` pelo processo ${ocupante.pid}`
      throw new ErroDeInicio(
        `A pasta de dados ${pasta} já está em uso${quem}: encerre o Outorga que está aberto nela ou indique outra pasta em OUTORGA_DADOS.`,
      )
    }
    await removerVelha(arquivo, conteudo)
  }
  const sinal = setInterval(() => {
    const agora = new Date()
    utimes(arquivo, agora, agora).catch(() => undefined)
  }, SINAL_DE_VIDA_MS)
  sinal.unref()
  return async () => {
    clearInterval(sinal)
    await rm(arquivo, { force: true })
  }
}
