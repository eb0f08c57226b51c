import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

const ARQUIVO = new URL('RESULTADOS.md', import.meta.url)
const ORDEM = ['Multas', 'Comando', 'Páginas']

const maquina = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB de memória, ${process.platform} ${process.arch}, Node ${process.version}`

/** Writes sections of RESULTADOS.md, by title; those that this run did not measure stay as they were. */
export function guardar(secoes) {
  const antes = existsSync(ARQUIVO) ? readFileSync(ARQUIVO, 'utf8') : ''
  const guardadas = Object.fromEntries(
    antes
      .split(/^## /m)
      .slice(1)
      .map((s) => [s.slice(0, s.indexOf('\n')), s.slice(s.indexOf('\n')).trim()]),
  )
  const todas = { ...guardadas, ...secoes }
  const corpo = ORDEM.filter((t) => todas[t]).map((t) => `## ${t}\n\n${todas[t]}\n`)
  writeFileSync(
    ARQUIVO,
    `# Resultados\n\nEscrito pelas medições do [README](README.md), que dizem o que se mede. Máquina: ${maquina}.\n\n${corpo.join('\n')}`,
  )
}
