import { execFile } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** The system user a process runs as; undefined means the current one. */
export interface Dono {
  uid: number
  gid: number
}

/** What a finished command left behind. `codigo` is null when it could not even be started. */
export interface Saida {
  codigo: number | null
  texto: string
}

/**
 * Only what PostgreSQL needs: a PGPORT or an LD_LIBRARY_PATH of the caller must not reach it, and its messages are
 * matched in English.
 */
export const AMBIENTE = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Runs a command to its end as `dono` and returns its exit code and its output; never throws. */
export function rodar(comando: string, argumentos: string[], dono?: Dono): Promise<Saida> {
  return new Promise((resolve) => {
    const opcoes = { cwd: '/', env: AMBIENTE, maxBuffer: 1 << 24, ...dono }
    try {
      execFile(comando, argumentos, opcoes, (erro, saida, erros) => {
        const codigo = erro === null ? 0 : typeof erro.code === 'number' ? erro.code : null
        resolve({ codigo, texto: `${saida}${erros}` || (erro?.message ?? '') })
      })
    } catch (erro) {
      resolve({ codigo: null, texto: String(erro) })
    }
  })
}

/** When the process with this pid started, in the system's own words; undefined when there is none. */
export async function inicioDoProcesso(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') {
    const { codigo, texto } = await rodar('ps', ['-o', 'lstart=', '-p', String(pid)])
    return codigo === 0 && texto.trim() !== '' ? texto.trim() : undefined
  }
  try {
    const campos = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name, field 2, may hold spaces and parentheses: count from the last one. A zombie is not running.
    const depoisDoNome = campos.slice(campos.lastIndexOf(')') + 2).split(' ')
    return depoisDoNome[0] === 'Z' ? undefined : depoisDoNome[19]
  } catch {
    return undefined
  }
}

/** Names the machine, its boot and its pid namespace: a pid means nothing outside of them. */
export function lugarDosProcessos(): string {
  const partes = [hostname()]
  try {
    partes.push(
      readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
      readlinkSync('/proc/self/ns/pid'),
    )
  } catch {
    // Not Linux: the host name has to do.
  }
  return partes.join(' ')
}
